/// Portuguese of Portugal, and of Angola, Mozambique and the other countries outside Brazil. It is formal without a pronoun
/// ("Pode gerir"); buttons are infinitives, as Apple's are.
///
/// For the reader who checks it:
/// * "Subscrever {name}: {price_line}" has a colon, since "por" would come twice ("por 9 € por mês").
/// * How often one pays is said by adjectives that go with "pagamento": "Pagamento mensal", "Pagamento a cada 3 meses".
/// * Apple's terms: Restaurar compras, Gerir subscrição, conta Apple, a App Store, definições.
/// * Doubtful: "Resgatar código" for redeeming, "compromisso" for the commitment.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let europeanPortuguese = WordingTable(
        words: SimpleWords(
            restore: "Restaurar compras",
            redeem: "Resgatar código",
            manage: "Gerir subscrição",
            close: "Fechar",
            getApp: "Obter a app",
            openInAppStore: "Continuar na App Store",
            skipToContent: "Ir para o conteúdo",
            terms: "Termos de utilização",
            privacy: "Política de privacidade",
            choosePlan: "Escolha um plano",
            chooseLanguage: "Escolha um idioma",
            plansAndPrices: "Planos e preços",
            free: "grátis",
            selected: "Selecionado",
            purchased: "Comprado",
            oneTime: "Compra única",
            consumableNote: "Pode ser comprado mais do que uma vez. Não é recuperado ao restaurar as compras.",
            billedOnce: "Pagamento único",
            included: "Incluído",
            notIncluded: "Não incluído",
            taxIncluded: "Impostos incluídos",
            taxAdded: "Impostos não incluídos",
            // For legal reading.
            commitmentCancel:
                "Pode cancelar em qualquer altura. Os pagamentos mensais continuam até ao fim do compromisso e, "
                + "depois disso, a subscrição não é renovada.",
            // For legal reading.
            legalNote: "O valor é cobrado na sua conta Apple ao confirmar a compra.",
            // For legal reading.
            refundNote: "Pode pedir um reembolso à Apple em reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Comprar {name} por {price}",
            subscribeLabel: "Subscrever {name}: {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Ver {name}",
            billed: "Pagamento {adverb}",
            offerFree: "{period} grátis, depois {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, depois {price_line}",
            offerPayUpFront: "{period} por {offer_price} num único pagamento, depois {price_line}",
            offerForNewSubscribers: "Novos subscritores: {offer}",
            offerForReturningSubscribers: "Para quem volta a subscrever: {offer}",
            offerForSelectedSubscribers: "Oferta especial: {offer}",
            offerWithCode: "Com um código de oferta: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Compromisso total: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} pagamento de {price}, {total} no total",
                other: "{count} pagamentos de {price}, {total} no total"),
            // For legal reading.
            renewal:
                "A subscrição é renovada automaticamente pelo valor de {price_line}, a menos que a cancele pelo "
                + "menos 24 horas antes do fim do período atual. Pode gerir ou cancelar a subscrição nas "
                + "definições da sua conta da App Store.",
            priceForStorefront: "Preço para a App Store ({region}). Noutra App Store, o preço pode ser diferente."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "dia", abbreviation: "dia",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dia", other: "{count}\u{A0}dias"),
                adverb: "diário", per: "por dia",
                every: PluralPattern(one: "todos os dias", other: "a cada {count} dias"),
                span: PluralPattern(one: "durante {count} dia", other: "durante {count} dias"),
                price: "{price} por dia",
                priceEvery: PluralPattern(other: "{price} a cada {count} dias"),
                equivalent: "{price} por dia"),
            week: UnitWords(
                name: "semana", abbreviation: "sem.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}sem."),
                adverb: "semanal", per: "por semana",
                every: PluralPattern(one: "todas as semanas", other: "a cada {count} semanas"),
                span: PluralPattern(one: "durante {count} semana", other: "durante {count} semanas"),
                price: "{price} por semana",
                priceEvery: PluralPattern(other: "{price} a cada {count} semanas"),
                equivalent: "{price} por semana"),
            month: UnitWords(
                name: "mês", abbreviation: "mês",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}mês", other: "{count}\u{A0}meses"),
                adverb: "mensal", per: "por mês",
                every: PluralPattern(one: "todos os meses", other: "a cada {count} meses"),
                span: PluralPattern(one: "durante {count} mês", other: "durante {count} meses"),
                price: "{price} por mês",
                priceEvery: PluralPattern(other: "{price} a cada {count} meses"),
                equivalent: "{price} por mês"),
            year: UnitWords(
                name: "ano", abbreviation: "ano",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}ano", other: "{count}\u{A0}anos"),
                adverb: "anual", per: "por ano",
                every: PluralPattern(one: "todos os anos", other: "a cada {count} anos"),
                span: PluralPattern(one: "durante {count} ano", other: "durante {count} anos"),
                price: "{price} por ano",
                priceEvery: PluralPattern(other: "{price} a cada {count} anos"),
                equivalent: "{price} por ano")))
}
