/// French. A no-break space stands before the colon; how often one pays is said by adjectives that go with "paiement".
extension WordingTable {
    static let french = WordingTable(
        words: SimpleWords(
            restore: "Restaurer les achats",
            redeem: "Utiliser un code",
            manage: "Gérer l’abonnement",
            close: "Fermer",
            getApp: "Télécharger l’app",
            openInAppStore: "Continuer dans l’App Store",
            skipToContent: "Aller au contenu",
            terms: "Conditions d’utilisation",
            privacy: "Politique de confidentialité",
            choosePlan: "Choisir une formule",
            chooseLanguage: "Choisir la langue",
            plansAndPrices: "Formules et tarifs",
            free: "gratuit",
            selected: "Sélectionné",
            purchased: "Acheté",
            oneTime: "Achat unique",
            consumableNote: "Peut être acheté plusieurs fois. Non concerné par la restauration des achats.",
            billedOnce: "Paiement unique",
            included: "Inclus",
            notIncluded: "Non inclus",
            taxIncluded: "Taxes comprises",
            taxAdded: "Hors taxes",
            // For legal reading.
            commitmentCancel:
                "Vous pouvez résilier à tout moment. Les paiements mensuels se poursuivent jusqu’à la fin de l’engagement, "
                + "puis l’abonnement n’est pas renouvelé.",
            // For legal reading.
            legalNote: "Le montant est débité de votre compte Apple à la confirmation de l’achat.",
            // For legal reading.
            refundNote: "Vous pouvez demander un remboursement à Apple sur reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Acheter {name} pour {price}",
            subscribeLabel: "S’abonner à {name} pour {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Voir {name}",
            billed: "Paiement {adverb}",
            offerFree: "{period} d’essai gratuit, puis {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, puis {price_line}",
            offerPayUpFront: "{period} pour {offer_price} en un seul paiement, puis {price_line}",
            offerForNewSubscribers: "Nouveaux abonnés\u{A0}: {offer}",
            offerForReturningSubscribers: "Pour un réabonnement\u{A0}: {offer}",
            offerForSelectedSubscribers: "Offre spéciale\u{A0}: {offer}",
            offerWithCode: "Avec un code promotionnel\u{A0}: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Engagement total\u{A0}: {price}",
            commitmentPayments: PluralPattern(
                one: "{count}\u{A0}paiement de {price}, soit {total} au total",
                other: "{count}\u{A0}paiements de {price}, soit {total} au total"),
            // For legal reading.
            renewal:
                "Renouvellement automatique à {price_line}, sauf résiliation au moins 24\u{A0}heures avant la fin de la "
                + "période en cours. Vous pouvez gérer ou résilier l’abonnement dans les réglages de votre compte "
                + "App\u{A0}Store.",
            priceForStorefront:
                "Prix pour l’App Store ({region}). Il peut être différent dans un autre App Store."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "jour", abbreviation: "jour", countedAbbreviation: PluralPattern(other: "{count}\u{A0}j"),
                adverb: "quotidien", per: "par jour",
                every: PluralPattern(one: "chaque jour", other: "tous les {count}\u{A0}jours"),
                span: PluralPattern(one: "pendant {count}\u{A0}jour", other: "pendant {count}\u{A0}jours"),
                price: "{price} par jour",
                priceEvery: PluralPattern(other: "{price} tous les {count}\u{A0}jours"),
                equivalent: "{price} par jour"),
            week: UnitWords(
                name: "semaine", abbreviation: "sem.", countedAbbreviation: PluralPattern(other: "{count}\u{A0}sem."),
                adverb: "hebdomadaire", per: "par semaine",
                every: PluralPattern(one: "chaque semaine", other: "toutes les {count}\u{A0}semaines"),
                span: PluralPattern(one: "pendant {count}\u{A0}semaine", other: "pendant {count}\u{A0}semaines"),
                price: "{price} par semaine",
                priceEvery: PluralPattern(other: "{price} toutes les {count}\u{A0}semaines"),
                equivalent: "{price} par semaine"),
            month: UnitWords(
                name: "mois", abbreviation: "mois", countedAbbreviation: PluralPattern(other: "{count}\u{A0}mois"),
                adverb: "mensuel", per: "par mois",
                every: PluralPattern(one: "chaque mois", other: "tous les {count}\u{A0}mois"),
                span: PluralPattern(other: "pendant {count}\u{A0}mois"),
                price: "{price} par mois",
                priceEvery: PluralPattern(other: "{price} tous les {count}\u{A0}mois"),
                equivalent: "{price} par mois"),
            year: UnitWords(
                name: "an", abbreviation: "an",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}an", other: "{count}\u{A0}ans"),
                adverb: "annuel", per: "par an",
                every: PluralPattern(one: "chaque année", other: "tous les {count}\u{A0}ans"),
                span: PluralPattern(one: "pendant {count}\u{A0}an", other: "pendant {count}\u{A0}ans"),
                price: "{price} par an",
                priceEvery: PluralPattern(other: "{price} tous les {count}\u{A0}ans"),
                equivalent: "{price} par an")))
}
