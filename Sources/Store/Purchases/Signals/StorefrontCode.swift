/// The code of a storefront's country or region as reports write it.
enum StorefrontCode {
    /// `GB` for StoreKit's `GBR`; `nil` for a code that is no storefront. Codes of two letters come back as they are.
    static func alpha2(_ code: String) -> String? {
        if code.utf8.count == 2 { return code.uppercased() }
        return alpha2Codes[code.uppercased()]
    }

    /// Every storefront's alpha-3 code, and after it its alpha-2 code (ISO 3166-1; Kosovo as the App Store has it).
    private static let table = """
        AFGAF AGOAO AIAAI ALBAL AREAE ARGAR ARMAM ATGAG AUSAU AUTAT AZEAZ BELBE BENBJ BFABF BGRBG BHRBH BHSBS BIHBA BLRBY
        BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BWABW CANCA CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COLCO CPVCV CRICR
        CYMKY CYPCY CZECZ DEUDE DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ESPES ESTEE FINFI FJIFJ FRAFR FSMFM GABGA GBRGB GEOGE
        GHAGH GMBGM GNBGW GRCGR GRDGD GTMGT GUYGY HKGHK HNDHN HRVHR HUNHU IDNID INDIN IRLIE IRQIQ ISLIS ISRIL ITAIT JAMJM
        JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LKALK LTULT LUXLU LVALV MACMO
        MARMA MDAMD MDGMG MDVMV MEXMX MKDMK MLIML MLTMT MMRMM MNEME MNGMN MOZMZ MRTMR MSRMS MUSMU MWIMW MYSMY NAMNA NERNE
        NGANG NICNI NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PERPE PHLPH PLWPW PNGPG POLPL PRTPT PRYPY QATQA ROURO
        RUSRU RWARW SAUSA SENSN SGPSG SLBSB SLESL SLVSV SRBRS STPST SURSR SVKSK SVNSI SWESE SWZSZ SYCSC TCATC TCDTD THATH
        TJKTJ TKMTM TONTO TTOTT TUNTN TURTR TWNTW TZATZ UGAUG UKRUA URYUY USAUS UZBUZ VCTVC VENVE VGBVG VNMVN VUTVU XKSXK
        YEMYE ZAFZA ZMBZM ZWEZW
        """

    private static let alpha2Codes: [String: String] = {
        var codes: [String: String] = [:]
        for pair in table.split(whereSeparator: \.isWhitespace) {
            codes[String(pair.prefix(3))] = String(pair.suffix(2))
        }
        return codes
    }()
}
