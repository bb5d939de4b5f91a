/// Indonesian. Nouns have no plural forms. The reader is Anda, as in Apple's own texts, and an app is an app.
///
/// For the reader who checks it: `Akun Apple`, `Tukarkan kode` and `Kelola langganan` are the words of the App Store in
/// Indonesian. The short units (`bln`, `thn`) are CLDR's.
extension WordingTable {
    static let indonesian = WordingTable(
        words: SimpleWords(
            restore: "Pulihkan pembelian",
            redeem: "Tukarkan kode",
            manage: "Kelola langganan",
            close: "Tutup",
            getApp: "Dapatkan app",
            openInAppStore: "Lanjutkan di App Store",
            skipToContent: "Langsung ke konten",
            terms: "Ketentuan penggunaan",
            privacy: "Kebijakan privasi",
            choosePlan: "Pilih paket",
            chooseLanguage: "Pilih bahasa",
            plansAndPrices: "Paket dan harga",
            free: "gratis",
            selected: "Dipilih",
            purchased: "Sudah dibeli",
            oneTime: "Pembelian satu kali",
            consumableNote: "Dapat dibeli lebih dari sekali. Tidak ikut kembali saat pembelian dipulihkan.",
            billedOnce: "Dibayar satu kali",
            included: "Termasuk",
            notIncluded: "Tidak termasuk",
            taxIncluded: "Termasuk pajak",
            taxAdded: "Belum termasuk pajak",
            // For legal reading.
            commitmentCancel:
                "Anda dapat membatalkan kapan saja. Pembayaran bulanan tetap berjalan hingga masa komitmen berakhir, dan setelah "
                + "itu langganan tidak diperpanjang.",
            // For legal reading.
            legalNote: "Pembayaran ditagihkan ke Akun Apple Anda saat Anda mengonfirmasi pembelian.",
            // For legal reading.
            refundNote: "Anda dapat meminta pengembalian dana kepada Apple di reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Beli {name} seharga {price}",
            subscribeLabel: "Berlangganan {name} seharga {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Lihat {name}",
            billed: "Ditagih {adverb}",
            offerFree: "Gratis {span}, lalu {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, lalu {price_line}",
            offerPayUpFront: "{offer_price} dibayar di muka untuk {period}, lalu {price_line}",
            offerForNewSubscribers: "Pelanggan baru: {offer}",
            offerForReturningSubscribers: "Pelanggan yang kembali: {offer}",
            offerForSelectedSubscribers: "Penawaran khusus: {offer}",
            offerWithCode: "Dengan kode penawaran: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Total komitmen: {price}",
            commitmentPayments: PluralPattern(other: "{count} pembayaran sebesar {price}, total {total}"),
            // For legal reading.
            renewal:
                "Diperpanjang otomatis seharga {price_line} kecuali Anda membatalkannya setidaknya 24 jam sebelum periode saat ini "
                + "berakhir. Anda dapat mengelola atau membatalkan langganan di pengaturan akun App Store.",
            priceForStorefront: "Harga untuk App Store ({region}). Harga di App Store lain mungkin berbeda."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "hari", abbreviation: "hr", countedAbbreviation: PluralPattern(other: "{count}\u{A0}hr"),
                adverb: "setiap hari", per: "per hari",
                every: PluralPattern(other: "setiap {count} hari"),
                span: PluralPattern(other: "selama {count} hari"),
                price: "{price} per hari",
                priceEvery: PluralPattern(other: "{price} setiap {count} hari"),
                equivalent: "{price} per hari"),
            week: UnitWords(
                name: "minggu", abbreviation: "mgg", countedAbbreviation: PluralPattern(other: "{count}\u{A0}mgg"),
                adverb: "setiap minggu", per: "per minggu",
                every: PluralPattern(other: "setiap {count} minggu"),
                span: PluralPattern(other: "selama {count} minggu"),
                price: "{price} per minggu",
                priceEvery: PluralPattern(other: "{price} setiap {count} minggu"),
                equivalent: "{price} per minggu"),
            month: UnitWords(
                name: "bulan", abbreviation: "bln", countedAbbreviation: PluralPattern(other: "{count}\u{A0}bln"),
                adverb: "setiap bulan", per: "per bulan",
                every: PluralPattern(other: "setiap {count} bulan"),
                span: PluralPattern(other: "selama {count} bulan"),
                price: "{price} per bulan",
                priceEvery: PluralPattern(other: "{price} setiap {count} bulan"),
                equivalent: "{price} per bulan"),
            year: UnitWords(
                name: "tahun", abbreviation: "thn", countedAbbreviation: PluralPattern(other: "{count}\u{A0}thn"),
                adverb: "setiap tahun", per: "per tahun",
                every: PluralPattern(other: "setiap {count} tahun"),
                span: PluralPattern(other: "selama {count} tahun"),
                price: "{price} per tahun",
                priceEvery: PluralPattern(other: "{price} setiap {count} tahun"),
                equivalent: "{price} per tahun")))
}
