/// Spanish, for Spain and Latin America alike. How often one pays is said by adjectives that go with "pago".
///
/// The short period forms are the ones that the shared cases record (rows 90 and 188).
extension WordingTable {
    static let spanish = WordingTable(
        words: SimpleWords(
            restore: "Restaurar compras",
            redeem: "Canjear código",
            manage: "Gestionar suscripción",
            close: "Cerrar",
            getApp: "Obtener la app",
            openInAppStore: "Continuar en el App Store",
            skipToContent: "Ir al contenido",
            terms: "Condiciones de uso",
            privacy: "Política de privacidad",
            choosePlan: "Elige un plan",
            chooseLanguage: "Elige un idioma",
            plansAndPrices: "Planes y precios",
            free: "gratis",
            selected: "Seleccionado",
            purchased: "Comprado",
            oneTime: "Compra única",
            consumableNote: "Se puede comprar varias veces. No se recupera al restaurar compras.",
            billedOnce: "Pago único",
            included: "Incluido",
            notIncluded: "No incluido",
            taxIncluded: "Impuestos incluidos",
            taxAdded: "Impuestos no incluidos",
            // For legal reading.
            commitmentCancel:
                "Puedes cancelar en cualquier momento. Los pagos mensuales continúan hasta que termine el compromiso y, "
                + "después, la suscripción no se renueva.",
            // For legal reading.
            legalNote: "El importe se carga en tu cuenta de Apple al confirmar la compra.",
            // For legal reading.
            refundNote: "Puedes solicitar un reembolso a Apple en reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Comprar {name} por {price}",
            subscribeLabel: "Suscribirse a {name} por {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Ver {name}",
            billed: "Pago {adverb}",
            offerFree: "{period} gratis, luego {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, luego {price_line}",
            offerPayUpFront: "{period} por {offer_price} en un solo pago, luego {price_line}",
            offerForNewSubscribers: "Nuevos suscriptores: {offer}",
            offerForReturningSubscribers: "Si vuelves a suscribirte: {offer}",
            offerForSelectedSubscribers: "Oferta especial: {offer}",
            offerWithCode: "Con un código de oferta: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Compromiso total: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} pago de {price}, {total} en total", other: "{count} pagos de {price}, {total} en total"),
            // For legal reading.
            renewal:
                "Se renueva automáticamente por {price_line} salvo que canceles al menos 24 horas antes de que termine el "
                + "periodo en curso. Puedes gestionar o cancelar la suscripción en los ajustes de tu cuenta del App Store.",
            priceForStorefront:
                "Precio para el App Store ({region}). En otro App Store el precio puede ser distinto."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "día", abbreviation: "día",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}día", other: "{count}\u{A0}días"),
                adverb: "diario", per: "al día",
                every: PluralPattern(one: "cada día", other: "cada {count} días"),
                span: PluralPattern(one: "durante {count} día", other: "durante {count} días"),
                price: "{price} al día",
                priceEvery: PluralPattern(other: "{price} cada {count} días"),
                equivalent: "{price} al día"),
            week: UnitWords(
                name: "semana", abbreviation: "sem", countedAbbreviation: PluralPattern(other: "{count}\u{A0}sem"),
                adverb: "semanal", per: "a la semana",
                every: PluralPattern(one: "cada semana", other: "cada {count} semanas"),
                span: PluralPattern(one: "durante {count} semana", other: "durante {count} semanas"),
                price: "{price} a la semana",
                priceEvery: PluralPattern(other: "{price} cada {count} semanas"),
                equivalent: "{price} a la semana"),
            month: UnitWords(
                name: "mes", abbreviation: "m.", countedAbbreviation: PluralPattern(other: "{count}m"),
                adverb: "mensual", per: "al mes",
                every: PluralPattern(one: "cada mes", other: "cada {count} meses"),
                span: PluralPattern(one: "durante {count} mes", other: "durante {count} meses"),
                price: "{price} al mes",
                priceEvery: PluralPattern(other: "{price} cada {count} meses"),
                equivalent: "{price} al mes"),
            year: UnitWords(
                name: "año", abbreviation: "año",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}año", other: "{count}\u{A0}años"),
                adverb: "anual", per: "al año",
                every: PluralPattern(one: "cada año", other: "cada {count} años"),
                span: PluralPattern(one: "durante {count} año", other: "durante {count} años"),
                price: "{price} al año",
                priceEvery: PluralPattern(other: "{price} cada {count} años"),
                equivalent: "{price} al año")))
}
