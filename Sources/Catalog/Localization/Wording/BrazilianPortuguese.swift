/// Portuguese of Brazil, and of whoever asks for plain `pt`. It says "você"; buttons are infinitives, as Apple's are.
///
/// For the reader who checks it:
/// * "Assinar {name}: {price_line}" has a colon, since "por" would come twice ("por R$ 9 por mês").
/// * How often one pays is said by adjectives that go with "pagamento": "Pagamento mensal", "Pagamento a cada 3 meses".
/// * Apple's terms: Restaurar compras, Resgatar código, Gerenciar assinatura, Conta Apple, a App Store, ajustes.
/// * Doubtful: "compromisso" for the commitment.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let brazilianPortuguese = WordingTable(
        words: SimpleWords(
            restore: "Restaurar compras",
            redeem: "Resgatar código",
            manage: "Gerenciar assinatura",
            close: "Fechar",
            getApp: "Obter o app",
            openInAppStore: "Continuar na App Store",
            skipToContent: "Ir para o conteúdo",
            terms: "Termos de uso",
            privacy: "Política de privacidade",
            choosePlan: "Escolha um plano",
            chooseLanguage: "Escolha um idioma",
            plansAndPrices: "Planos e preços",
            free: "grátis",
            selected: "Selecionado",
            purchased: "Comprado",
            oneTime: "Compra única",
            consumableNote: "Pode ser comprado mais de uma vez. Não é recuperado ao restaurar compras.",
            billedOnce: "Pagamento único",
            included: "Incluído",
            notIncluded: "Não incluído",
            taxIncluded: "Impostos incluídos",
            taxAdded: "Impostos não incluídos",
            // For legal reading.
            commitmentCancel:
                "Você pode cancelar a qualquer momento. Os pagamentos mensais continuam até o fim do compromisso "
                + "e, depois disso, a assinatura não é renovada.",
            // For legal reading.
            legalNote: "O valor é cobrado na sua Conta Apple quando você confirma a compra.",
            // For legal reading.
            refundNote: "Você pode pedir um reembolso à Apple em reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Comprar {name} por {price}",
            subscribeLabel: "Assinar {name}: {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Ver {name}",
            billed: "Pagamento {adverb}",
            offerFree: "{period} grátis, depois {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, depois {price_line}",
            offerPayUpFront: "{period} por {offer_price} em um único pagamento, depois {price_line}",
            offerForNewSubscribers: "Novos assinantes: {offer}",
            offerForReturningSubscribers: "Para quem volta a assinar: {offer}",
            offerForSelectedSubscribers: "Oferta especial: {offer}",
            offerWithCode: "Com um código de oferta: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Compromisso total: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} pagamento de {price}, {total} no total",
                other: "{count} pagamentos de {price}, {total} no total"),
            // For legal reading.
            renewal:
                "A assinatura é renovada automaticamente pelo valor de {price_line}, a menos que você a cancele "
                + "pelo menos 24 horas antes do fim do período atual. Você pode gerenciar ou cancelar a assinatura "
                + "nos ajustes da sua conta da App Store.",
            priceForStorefront: "Preço para a App Store ({region}). Em outra App Store, o preço pode ser diferente."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "dia", abbreviation: "dia",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dia", other: "{count}\u{A0}dias"),
                adverb: "diário", per: "por dia",
                every: PluralPattern(one: "todo dia", other: "a cada {count} dias"),
                span: PluralPattern(one: "durante {count} dia", other: "durante {count} dias"),
                price: "{price} por dia",
                priceEvery: PluralPattern(other: "{price} a cada {count} dias"),
                equivalent: "{price} por dia"),
            week: UnitWords(
                name: "semana", abbreviation: "sem.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}sem."),
                adverb: "semanal", per: "por semana",
                every: PluralPattern(one: "toda semana", other: "a cada {count} semanas"),
                span: PluralPattern(one: "durante {count} semana", other: "durante {count} semanas"),
                price: "{price} por semana",
                priceEvery: PluralPattern(other: "{price} a cada {count} semanas"),
                equivalent: "{price} por semana"),
            month: UnitWords(
                name: "mês", abbreviation: "mês",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}mês", other: "{count}\u{A0}meses"),
                adverb: "mensal", per: "por mês",
                every: PluralPattern(one: "todo mês", other: "a cada {count} meses"),
                span: PluralPattern(one: "durante {count} mês", other: "durante {count} meses"),
                price: "{price} por mês",
                priceEvery: PluralPattern(other: "{price} a cada {count} meses"),
                equivalent: "{price} por mês"),
            year: UnitWords(
                name: "ano", abbreviation: "ano",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}ano", other: "{count}\u{A0}anos"),
                adverb: "anual", per: "por ano",
                every: PluralPattern(one: "todo ano", other: "a cada {count} anos"),
                span: PluralPattern(one: "durante {count} ano", other: "durante {count} anos"),
                price: "{price} por ano",
                priceEvery: PluralPattern(other: "{price} a cada {count} anos"),
                equivalent: "{price} por ano")))
}
