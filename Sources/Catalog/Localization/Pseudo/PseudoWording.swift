// The product's own words in a pseudo-locale: the English ones, disguised.

extension WordingTable {
    static func pseudo(_ locale: PseudoLocale) -> WordingTable {
        switch locale {
        case .accented: accented
        case .mirrored: mirrored
        }
    }

    private static let accented = english.disguised(in: .accented)
    private static let mirrored = english.disguised(in: .mirrored)

    private func disguised(in locale: PseudoLocale) -> WordingTable {
        WordingTable(
            words: words.mapped { PseudoText.text($0, in: locale) },
            sentences: sentences.mapped { Pattern(PseudoText.text($0.text, in: locale)) },
            periods: periods.mapped { PseudoText.phrase($0, in: locale) })
    }
}

extension SimpleWords {
    /// The same texts, each changed.
    fileprivate func mapped(_ change: (String) -> String) -> SimpleWords {
        SimpleWords(
            restore: change(restore), redeem: change(redeem), manage: change(manage), close: change(close),
            getApp: change(getApp), openInAppStore: change(openInAppStore), skipToContent: change(skipToContent),
            terms: change(terms), privacy: change(privacy), choosePlan: change(choosePlan),
            chooseLanguage: change(chooseLanguage), plansAndPrices: change(plansAndPrices), free: change(free),
            selected: change(selected), purchased: change(purchased), oneTime: change(oneTime),
            consumableNote: change(consumableNote), billedOnce: change(billedOnce), included: change(included),
            notIncluded: change(notIncluded), taxIncluded: change(taxIncluded), taxAdded: change(taxAdded),
            commitmentCancel: change(commitmentCancel), legalNote: change(legalNote), refundNote: change(refundNote))
    }
}

extension Sentences {
    /// The same sentences, each changed.
    fileprivate func mapped(_ change: (Pattern) -> Pattern) -> Sentences {
        Sentences(
            buyLabel: change(buyLabel), subscribeLabel: change(subscribeLabel), planSummary: change(planSummary),
            seePlan: change(seePlan), billed: change(billed), offerFree: change(offerFree),
            offerPayAsYouGo: change(offerPayAsYouGo), offerPayUpFront: change(offerPayUpFront),
            offerForNewSubscribers: change(offerForNewSubscribers),
            offerForReturningSubscribers: change(offerForReturningSubscribers),
            offerForSelectedSubscribers: change(offerForSelectedSubscribers), offerWithCode: change(offerWithCode),
            commitmentBill: change(commitmentBill), commitmentTotal: change(commitmentTotal),
            commitmentPayments: commitmentPayments.mapped(change), renewal: change(renewal),
            priceForStorefront: change(priceForStorefront))
    }
}

extension PluralPattern {
    fileprivate func mapped(_ change: (Pattern) -> Pattern) -> PluralPattern {
        PluralPattern(
            zero: forms[.zero].map(change), one: forms[.one].map(change), two: forms[.two].map(change),
            few: forms[.few].map(change), many: forms[.many].map(change), other: change(other))
    }
}

extension PeriodTable {
    fileprivate func mapped(_ change: (String) -> String) -> PeriodTable {
        PeriodTable(
            day: day.mapped(change), week: week.mapped(change), month: month.mapped(change), year: year.mapped(change))
    }
}

extension UnitWords {
    fileprivate func mapped(_ change: (String) -> String) -> UnitWords {
        func pattern(_ pattern: Pattern) -> Pattern { Pattern(change(pattern.text)) }
        return UnitWords(
            counted: counted?.mapped(pattern), name: change(name), abbreviation: change(abbreviation),
            abbreviationAfterSlash: abbreviationAfterSlash.map(change),
            countedAbbreviation: countedAbbreviation.mapped(pattern), adverb: change(adverb), per: change(per),
            every: every.mapped(pattern), span: span.mapped(pattern), price: pattern(price),
            priceEvery: priceEvery.mapped(pattern), equivalent: pattern(equivalent))
    }
}
