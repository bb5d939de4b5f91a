/// Malay, as Malaysia writes it. Nouns have no plural forms; one unit is said with se-: sebulan, setahun.
///
/// For the reader who checks it: `Akaun Apple`, `seting` and `Tebus kod` are the words of the App Store in Malay; Singapore
/// and Brunei read the same text. The short units (`bln`, `thn`) are CLDR's.
extension WordingTable {
    static let malay = WordingTable(
        words: SimpleWords(
            restore: "Pulihkan pembelian",
            redeem: "Tebus kod",
            manage: "Urus langganan",
            close: "Tutup",
            getApp: "Dapatkan app",
            openInAppStore: "Teruskan di App Store",
            skipToContent: "Langkau ke kandungan",
            terms: "Terma penggunaan",
            privacy: "Dasar privasi",
            choosePlan: "Pilih pelan",
            chooseLanguage: "Pilih bahasa",
            plansAndPrices: "Pelan dan harga",
            free: "percuma",
            selected: "Dipilih",
            purchased: "Telah dibeli",
            oneTime: "Pembelian sekali sahaja",
            consumableNote: "Boleh dibeli lebih daripada sekali. Tidak dikembalikan apabila pembelian dipulihkan.",
            billedOnce: "Dibayar sekali sahaja",
            included: "Termasuk",
            notIncluded: "Tidak termasuk",
            taxIncluded: "Termasuk cukai",
            taxAdded: "Tidak termasuk cukai",
            // For legal reading.
            commitmentCancel:
                "Anda boleh membatalkan pada bila-bila masa. Bayaran bulanan diteruskan sehingga tempoh komitmen tamat, dan selepas "
                + "itu langganan tidak diperbaharui.",
            // For legal reading.
            legalNote: "Bayaran dicaj pada Akaun Apple anda apabila anda mengesahkan pembelian.",
            // For legal reading.
            refundNote: "Anda boleh meminta bayaran balik daripada Apple di reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Beli {name} pada harga {price}",
            subscribeLabel: "Langgan {name} pada harga {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Lihat {name}",
            billed: "Dibilkan {adverb}",
            offerFree: "Percuma {span}, kemudian {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, kemudian {price_line}",
            offerPayUpFront: "{offer_price} dibayar terlebih dahulu untuk {period}, kemudian {price_line}",
            offerForNewSubscribers: "Pelanggan baharu: {offer}",
            offerForReturningSubscribers: "Pelanggan yang kembali: {offer}",
            offerForSelectedSubscribers: "Tawaran istimewa: {offer}",
            offerWithCode: "Dengan kod tawaran: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Jumlah komitmen: {price}",
            commitmentPayments: PluralPattern(other: "{count} bayaran sebanyak {price}, jumlah {total}"),
            // For legal reading.
            renewal:
                "Diperbaharui secara automatik pada harga {price_line} melainkan anda membatalkannya sekurang-kurangnya 24 jam "
                + "sebelum tempoh semasa tamat. Anda boleh mengurus atau membatalkan langganan dalam seting akaun App Store.",
            priceForStorefront: "Harga untuk App Store ({region}). Harga di App Store lain mungkin berbeza."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "hari", abbreviation: "hari", countedAbbreviation: PluralPattern(other: "{count}\u{A0}hari"),
                adverb: "setiap hari", per: "sehari",
                every: PluralPattern(other: "setiap {count} hari"),
                span: PluralPattern(other: "selama {count} hari"),
                price: "{price} sehari",
                priceEvery: PluralPattern(other: "{price} setiap {count} hari"),
                equivalent: "{price} sehari"),
            week: UnitWords(
                name: "minggu", abbreviation: "mgu", countedAbbreviation: PluralPattern(other: "{count}\u{A0}mgu"),
                adverb: "setiap minggu", per: "seminggu",
                every: PluralPattern(other: "setiap {count} minggu"),
                span: PluralPattern(other: "selama {count} minggu"),
                price: "{price} seminggu",
                priceEvery: PluralPattern(other: "{price} setiap {count} minggu"),
                equivalent: "{price} seminggu"),
            month: UnitWords(
                name: "bulan", abbreviation: "bln", countedAbbreviation: PluralPattern(other: "{count}\u{A0}bln"),
                adverb: "setiap bulan", per: "sebulan",
                every: PluralPattern(other: "setiap {count} bulan"),
                span: PluralPattern(other: "selama {count} bulan"),
                price: "{price} sebulan",
                priceEvery: PluralPattern(other: "{price} setiap {count} bulan"),
                equivalent: "{price} sebulan"),
            year: UnitWords(
                name: "tahun", abbreviation: "thn", countedAbbreviation: PluralPattern(other: "{count}\u{A0}thn"),
                adverb: "setiap tahun", per: "setahun",
                every: PluralPattern(other: "setiap {count} tahun"),
                span: PluralPattern(other: "selama {count} tahun"),
                price: "{price} setahun",
                priceEvery: PluralPattern(other: "{price} setiap {count} tahun"),
                equivalent: "{price} setahun")))
}
