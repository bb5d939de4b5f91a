/// Greek. It says "εσείς"; buttons are nouns, as Apple's are ("Επαναφορά αγορών").
///
/// For the reader who checks it:
/// * Names stand behind a colon, or without an article, since nobody knows their gender.
/// * How often one pays is "κάθε μήνα", "κάθε 3 μήνες", which stands alone as well as in "Χρέωση κάθε μήνα". Behind a slash
///   the month is in the accusative ("9 €/μήνα").
/// * Apple's terms: Επαναφορά αγορών, Εξαργύρωση κωδικού, Διαχείριση συνδρομής, λογαριασμός Apple.
/// * Doubtful: "με {price}" and "έναντι {price_line}" for a price; "πρόγραμμα" for what one chooses.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let greek = WordingTable(
        words: SimpleWords(
            restore: "Επαναφορά αγορών",
            redeem: "Εξαργύρωση κωδικού",
            manage: "Διαχείριση συνδρομής",
            close: "Κλείσιμο",
            getApp: "Λήψη της εφαρμογής",
            openInAppStore: "Συνέχεια στο App Store",
            skipToContent: "Μετάβαση στο περιεχόμενο",
            terms: "Όροι χρήσης",
            privacy: "Πολιτική απορρήτου",
            choosePlan: "Επιλέξτε πρόγραμμα",
            chooseLanguage: "Επιλέξτε γλώσσα",
            plansAndPrices: "Προγράμματα και τιμές",
            free: "δωρεάν",
            selected: "Επιλεγμένο",
            purchased: "Αγοράστηκε",
            oneTime: "Εφάπαξ αγορά",
            consumableNote:
                "Μπορείτε να το αγοράσετε περισσότερες από μία φορές. Δεν επιστρέφει με την επαναφορά αγορών.",
            billedOnce: "Εφάπαξ πληρωμή",
            included: "Περιλαμβάνεται",
            notIncluded: "Δεν περιλαμβάνεται",
            taxIncluded: "Συμπεριλαμβάνονται φόροι",
            taxAdded: "Δεν συμπεριλαμβάνονται φόροι",
            // For legal reading.
            commitmentCancel:
                "Μπορείτε να ακυρώσετε ανά πάσα στιγμή. Οι μηνιαίες πληρωμές συνεχίζονται έως τη λήξη της "
                + "δέσμευσης και, στη συνέχεια, η συνδρομή δεν ανανεώνεται.",
            // For legal reading.
            legalNote: "Το ποσό χρεώνεται στον λογαριασμό Apple σας κατά την επιβεβαίωση της αγοράς.",
            // For legal reading.
            refundNote:
                "Μπορείτε να ζητήσετε επιστροφή χρημάτων από την Apple στη διεύθυνση reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Αγορά: {name} με {price}",
            subscribeLabel: "Συνδρομή: {name} με {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Προβολή: {name}",
            billed: "Χρέωση {adverb}",
            offerFree: "{period} δωρεάν, έπειτα {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, έπειτα {price_line}",
            offerPayUpFront: "{period} με {offer_price} σε μία πληρωμή, έπειτα {price_line}",
            offerForNewSubscribers: "Για νέους συνδρομητές: {offer}",
            offerForReturningSubscribers: "Για συνδρομητές που επιστρέφουν: {offer}",
            offerForSelectedSubscribers: "Ειδική προσφορά: {offer}",
            offerWithCode: "Με κωδικό προσφοράς: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Συνολική δέσμευση: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} πληρωμή των {price}, {total} συνολικά",
                other: "{count} πληρωμές των {price}, {total} συνολικά"),
            // For legal reading.
            renewal:
                "Η συνδρομή ανανεώνεται αυτόματα έναντι {price_line}, εκτός αν την ακυρώσετε τουλάχιστον 24 ώρες "
                + "πριν από τη λήξη της τρέχουσας περιόδου. Μπορείτε να τη διαχειριστείτε ή να την ακυρώσετε στις "
                + "ρυθμίσεις του λογαριασμού σας στο App Store.",
            priceForStorefront: "Τιμή για το App Store ({region}). Σε άλλο App Store η τιμή μπορεί να διαφέρει."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "ημέρα", abbreviation: "ημ.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}ημ."),
                adverb: "κάθε ημέρα", per: "ανά ημέρα",
                every: PluralPattern(one: "κάθε ημέρα", other: "κάθε {count} ημέρες"),
                span: PluralPattern(one: "για {count} ημέρα", other: "για {count} ημέρες"),
                price: "{price} ανά ημέρα",
                priceEvery: PluralPattern(other: "{price} κάθε {count} ημέρες"),
                equivalent: "{price} ανά ημέρα"),
            week: UnitWords(
                name: "εβδομάδα", abbreviation: "εβδ.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}εβδ."),
                adverb: "κάθε εβδομάδα", per: "ανά εβδομάδα",
                every: PluralPattern(one: "κάθε εβδομάδα", other: "κάθε {count} εβδομάδες"),
                span: PluralPattern(one: "για {count} εβδομάδα", other: "για {count} εβδομάδες"),
                price: "{price} ανά εβδομάδα",
                priceEvery: PluralPattern(other: "{price} κάθε {count} εβδομάδες"),
                equivalent: "{price} ανά εβδομάδα"),
            month: UnitWords(
                name: "μήνας", nameAfterSlash: "μήνα", abbreviation: "μήν.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}μήν."),
                adverb: "κάθε μήνα", per: "ανά μήνα",
                every: PluralPattern(one: "κάθε μήνα", other: "κάθε {count} μήνες"),
                span: PluralPattern(one: "για {count} μήνα", other: "για {count} μήνες"),
                price: "{price} ανά μήνα",
                priceEvery: PluralPattern(other: "{price} κάθε {count} μήνες"),
                equivalent: "{price} ανά μήνα"),
            year: UnitWords(
                name: "έτος", abbreviation: "έτος",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}έτος", other: "{count}\u{A0}έτη"),
                adverb: "κάθε χρόνο", per: "ανά έτος",
                every: PluralPattern(one: "κάθε χρόνο", other: "κάθε {count} έτη"),
                span: PluralPattern(one: "για {count} έτος", other: "για {count} έτη"),
                price: "{price} ανά έτος",
                priceEvery: PluralPattern(other: "{price} κάθε {count} έτη"),
                equivalent: "{price} ανά έτος")))
}
