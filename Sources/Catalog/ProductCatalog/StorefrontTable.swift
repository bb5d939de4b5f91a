import Localization

/// The storefronts of the App Store, with their currencies and English names.
///
/// Sources, read in autumn 2026: the codes are the `TerritoryCode` values of the App Store Connect API that have a
/// price; the names are those of App Store Connect Help, "App Store pricing and availability start times by country or
/// region"; the currencies are those of App Store Connect Help, "Financial report regions and currencies" (the
/// euro zone of Apple's reports includes Bosnia and Herzegovina, Kosovo, Montenegro and Serbia; Bulgaria since 2026).
struct StorefrontTable {
    let storefronts: [Storefront]
    /// By alpha-2 and alpha-3 code.
    let byCode: [String: Storefront]
    /// By `key(ofName:)` of the English name and of its other spellings.
    let byName: [String: Storefront]

    static let shared = StorefrontTable()
}

extension StorefrontTable {
    private init() {
        var storefronts: [Storefront] = []
        var byCode: [String: Storefront] = [:]
        var byName: [String: Storefront] = [:]
        for row in Self.rows.split(separator: "\n") {
            let fields = row.split(separator: " ", maxSplits: 3).map(String.init)
            guard fields.count == 4, let currency = Currency(fields[2]) else {
                preconditionFailure("a row of the table below has four columns, the third a currency: \(row)")
            }
            let storefront = Storefront(alpha2: fields[1], alpha3: fields[0], currency: currency, name: fields[3])
            storefronts.append(storefront)
            byCode[storefront.alpha2] = storefront
            byCode[storefront.alpha3] = storefront
            byName[Self.key(ofName: storefront.name)] = storefront
        }
        for (name, code) in Self.otherNames { byName[Self.key(ofName: name)] = byCode[code] }
        self.storefronts = storefronts
        self.byCode = byCode
        self.byName = byName
    }

    /// A name in lower case with only its letters, so that accents, apostrophes and commas do not matter.
    static func key(ofName name: String) -> String {
        String(name.lowercased().compactMap { plainLetters[$0] ?? ($0.isASCII && $0.isLetter ? $0 : nil) })
    }

    /// The accented letters that occur in the names below.
    private static let plainLetters: [Character: Character] = [
        "ã": "a", "ç": "c", "é": "e", "í": "i", "ô": "o", "ü": "u",
    ]
}

extension StorefrontTable {
    /// Codes that people write and no store has, and what they mean.
    static let commonMistakes = [
        "EL": "GR", "ENG": "GBR", "GER": "DEU", "JAP": "JPN", "KSA": "SAU", "UAE": "ARE", "UK": "GB",
    ]

    /// Other spellings of English names: ISO 3166-1's, and those of the App Store before 2023.
    private static let otherNames = [
        "Bolivia, Plurinational State of": "BOL", "Brunei Darussalam": "BRN", "Cabo Verde": "CPV", "China": "CHN",
        "Congo": "COG", "Czechia": "CZE", "Democratic Republic of the Congo": "COD", "Great Britain": "GBR",
        "Holland": "NLD", "Ivory Coast": "CIV", "Lao People's Democratic Republic": "LAO", "Macao": "MAC",
        "Macedonia": "MKD", "Micronesia, Federated States of": "FSM", "Moldova, Republic of": "MDA",
        "Republic of Korea": "KOR", "Republic of the Congo": "COG", "Russian Federation": "RUS",
        "Saint Kitts and Nevis": "KNA", "Saint Lucia": "LCA", "Saint Vincent and the Grenadines": "VCT",
        "South Korea": "KOR", "Swaziland": "SWZ", "The Bahamas": "BHS", "The Gambia": "GMB", "Turkey": "TUR",
        "Turkiye": "TUR", "United States of America": "USA", "Viet Nam": "VNM", "Virgin Islands, British": "VGB",
    ]

    /// Alpha-3, alpha-2, currency, name.
    private static let rows = """
        AFG AF USD Afghanistan
        AGO AO USD Angola
        AIA AI USD Anguilla
        ALB AL USD Albania
        ARE AE AED United Arab Emirates
        ARG AR USD Argentina
        ARM AM USD Armenia
        ATG AG USD Antigua and Barbuda
        AUS AU AUD Australia
        AUT AT EUR Austria
        AZE AZ USD Azerbaijan
        BEL BE EUR Belgium
        BEN BJ USD Benin
        BFA BF USD Burkina Faso
        BGR BG EUR Bulgaria
        BHR BH USD Bahrain
        BHS BS USD Bahamas
        BIH BA EUR Bosnia and Herzegovina
        BLR BY USD Belarus
        BLZ BZ USD Belize
        BMU BM USD Bermuda
        BOL BO USD Bolivia
        BRA BR BRL Brazil
        BRB BB USD Barbados
        BRN BN USD Brunei
        BTN BT USD Bhutan
        BWA BW USD Botswana
        CAN CA CAD Canada
        CHE CH CHF Switzerland
        CHL CL CLP Chile
        CHN CN CNY China mainland
        CIV CI USD Côte d’Ivoire
        CMR CM USD Cameroon
        COD CD USD Congo, Democratic Republic of the
        COG CG USD Congo, Republic of the
        COL CO COP Colombia
        CPV CV USD Cape Verde
        CRI CR USD Costa Rica
        CYM KY USD Cayman Islands
        CYP CY EUR Cyprus
        CZE CZ CZK Czech Republic
        DEU DE EUR Germany
        DMA DM USD Dominica
        DNK DK DKK Denmark
        DOM DO USD Dominican Republic
        DZA DZ USD Algeria
        ECU EC USD Ecuador
        EGY EG EGP Egypt
        ESP ES EUR Spain
        EST EE EUR Estonia
        FIN FI EUR Finland
        FJI FJ USD Fiji
        FRA FR EUR France
        FSM FM USD Micronesia
        GAB GA USD Gabon
        GBR GB GBP United Kingdom
        GEO GE USD Georgia
        GHA GH USD Ghana
        GMB GM USD Gambia
        GNB GW USD Guinea-Bissau
        GRC GR EUR Greece
        GRD GD USD Grenada
        GTM GT USD Guatemala
        GUY GY USD Guyana
        HKG HK HKD Hong Kong
        HND HN USD Honduras
        HRV HR EUR Croatia
        HUN HU HUF Hungary
        IDN ID IDR Indonesia
        IND IN INR India
        IRL IE EUR Ireland
        IRQ IQ USD Iraq
        ISL IS USD Iceland
        ISR IL ILS Israel
        ITA IT EUR Italy
        JAM JM USD Jamaica
        JOR JO USD Jordan
        JPN JP JPY Japan
        KAZ KZ KZT Kazakhstan
        KEN KE USD Kenya
        KGZ KG USD Kyrgyzstan
        KHM KH USD Cambodia
        KNA KN USD St. Kitts and Nevis
        KOR KR KRW Korea, Republic of
        KWT KW USD Kuwait
        LAO LA USD Laos
        LBN LB USD Lebanon
        LBR LR USD Liberia
        LBY LY USD Libya
        LCA LC USD St. Lucia
        LKA LK USD Sri Lanka
        LTU LT EUR Lithuania
        LUX LU EUR Luxembourg
        LVA LV EUR Latvia
        MAC MO USD Macau
        MAR MA USD Morocco
        MDA MD USD Moldova
        MDG MG USD Madagascar
        MDV MV USD Maldives
        MEX MX MXN Mexico
        MKD MK USD North Macedonia
        MLI ML USD Mali
        MLT MT EUR Malta
        MMR MM USD Myanmar
        MNE ME EUR Montenegro
        MNG MN USD Mongolia
        MOZ MZ USD Mozambique
        MRT MR USD Mauritania
        MSR MS USD Montserrat
        MUS MU USD Mauritius
        MWI MW USD Malawi
        MYS MY MYR Malaysia
        NAM NA USD Namibia
        NER NE USD Niger
        NGA NG NGN Nigeria
        NIC NI USD Nicaragua
        NLD NL EUR Netherlands
        NOR NO NOK Norway
        NPL NP USD Nepal
        NRU NR USD Nauru
        NZL NZ NZD New Zealand
        OMN OM USD Oman
        PAK PK PKR Pakistan
        PAN PA USD Panama
        PER PE PEN Peru
        PHL PH PHP Philippines
        PLW PW USD Palau
        PNG PG USD Papua New Guinea
        POL PL PLN Poland
        PRT PT EUR Portugal
        PRY PY USD Paraguay
        QAT QA QAR Qatar
        ROU RO RON Romania
        RUS RU RUB Russia
        RWA RW USD Rwanda
        SAU SA SAR Saudi Arabia
        SEN SN USD Senegal
        SGP SG SGD Singapore
        SLB SB USD Solomon Islands
        SLE SL USD Sierra Leone
        SLV SV USD El Salvador
        SRB RS EUR Serbia
        STP ST USD São Tomé and Príncipe
        SUR SR USD Suriname
        SVK SK EUR Slovakia
        SVN SI EUR Slovenia
        SWE SE SEK Sweden
        SWZ SZ USD Eswatini
        SYC SC USD Seychelles
        TCA TC USD Turks and Caicos Islands
        TCD TD USD Chad
        THA TH THB Thailand
        TJK TJ USD Tajikistan
        TKM TM USD Turkmenistan
        TON TO USD Tonga
        TTO TT USD Trinidad and Tobago
        TUN TN USD Tunisia
        TUR TR TRY Türkiye
        TWN TW TWD Taiwan
        TZA TZ TZS Tanzania
        UGA UG USD Uganda
        UKR UA USD Ukraine
        URY UY USD Uruguay
        USA US USD United States
        UZB UZ USD Uzbekistan
        VCT VC USD St. Vincent and the Grenadines
        VEN VE USD Venezuela
        VGB VG USD British Virgin Islands
        VNM VN VND Vietnam
        VUT VU USD Vanuatu
        XKS XK EUR Kosovo
        YEM YE USD Yemen
        ZAF ZA ZAR South Africa
        ZMB ZM USD Zambia
        ZWE ZW USD Zimbabwe
        """
}
