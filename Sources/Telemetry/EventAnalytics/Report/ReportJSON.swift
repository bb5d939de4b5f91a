package import Diagnostics

/// The report as JSON, in the shape of `docs/telemetry.md`: versioned, stable, `null` for what is not known.
extension ConversionReport {
    package var json: JSONText {
        .object([
            ("version", .integer(1)), ("window", .string(settings.windowText)),
            ("timezone", .string(settings.zone.identifier)), ("since", .optional(settings.since?.iso8601)),
            ("until", .optional(settings.until?.iso8601)), ("by", .array(settings.by.map { .string($0) })),
            ("quality", qualityJSON), ("total", .object(total.json)),
            (
                "rows",
                .array(
                    rows.map { row in
                        let key = zip(settings.by, row.key).map { (key: $0, value: JSONText.optional($1)) }
                        return .object([("key", .object(key))] + row.measures.json)
                    })
            ),
            ("experiments", .array(experiments.map { .object([("paywall", .optional($0.name))] + $0.json) })),
        ])
    }

    private var qualityJSON: JSONText {
        let reading = quality.reading
        let tally = quality.tally
        return .object([
            ("lines", .integer(reading.lines)), ("events", .integer(reading.events)),
            ("counted", .integer(tally.counted)), ("duplicates", .integer(quality.duplicates)),
            ("conflicts", .integer(quality.repeats.conflicts)),
            ("tiesDecidedByDigest", .integer(quality.repeats.decidedByDigest)),
            ("repeatedViews", .integer(tally.repeatedViews)), ("test", .integer(tally.test)),
            ("sandbox", .integer(tally.sandbox)), ("unparsable", .integer(reading.unreadable)),
            (
                "unparsableLines",
                .array(
                    reading.firstUnreadable.map { line in
                        .object([
                            ("file", .string(line.file)), ("line", .integer(line.line)),
                            ("reason", .string(line.fault.reason)),
                        ])
                    })
            ),
            ("late", .integer(tally.late)), ("undated", .integer(tally.undated)),
            ("withoutUser", .integer(tally.withoutUser)), ("restored", .integer(tally.restored)),
            ("unattributed", .integer(quality.unattributed)), ("multipleVariants", .integer(tally.multipleVariants)),
            ("openWebViews", .integer(tally.openWebViews)), ("users", .integer(tally.users)),
            ("largestUserShare", .optional(quality.largestUserShare)), ("idsChangeDaily", .bool(quality.hasDailyIDs)),
            ("firstDay", .optional(days?.lowerBound.iso8601)), ("lastDay", .optional(days?.upperBound.iso8601)),
            (
                "incomplete",
                incompleteDays.map { days in
                    .object([
                        ("viewers", .integer(tally.incompleteViewers)), ("from", .string(days.lowerBound.iso8601)),
                        ("to", .string(days.upperBound.iso8601)),
                    ])
                } ?? .null
            ),
            ("unseenFields", .array(unseenFields.map { .string($0) })),
            ("numeratorFields", .array(numeratorFields.map { .string($0) })),
        ])
    }
}

extension Measures {
    /// The members of a row or of the total.
    package var json: [(key: String, value: JSONText)] {
        [
            ("viewers", .integer(viewers)), ("views", .integer(views)),
            ("paywallConversion", paywallConversion.json), ("viewConversion", viewConversion.json),
            ("checkoutRate", checkoutRate.json), ("checkoutCompletion", checkoutCompletion.json),
            (
                "outcomes",
                .object([
                    ("purchased", .integer(outcomes.purchased)), ("cancelled", .integer(outcomes.cancelled)),
                    ("pending", .integer(outcomes.pending)), ("failed", .integer(outcomes.failed)),
                    ("none", .integer(outcomes.none)),
                ])
            ),
            ("bounce", bounce.json), ("trialStart", trialStart.json), ("trialConversion", trialConversion.json),
            ("refundRate", refundRate.json),
            ("proceeds", .object(proceeds.map { ($0.currency, .string(AmountText.exact($0.amount))) })),
            (
                "revenuePerViewer",
                .object(proceeds.map { ($0.currency, .optional(AmountText.perViewer($0.amount, viewers))) })
            ),
            ("completed", completed.json), ("unattributed", .optional(unattributed)),
        ]
    }
}

extension Rate {
    /// Numerator and denominator, and what follows from them.
    package var json: JSONText {
        .object([
            ("numerator", .integer(numerator)), ("denominator", .integer(denominator)), ("rate", .optional(value)),
            ("low", .optional(interval?.lowerBound)), ("high", .optional(interval?.upperBound)),
        ])
    }
}

extension Experiment {
    /// The members that `telemetry compare` and the report's experiments share.
    package var json: [(key: String, value: JSONText)] {
        [
            ("arms", .array(zip(arms, probabilitiesToBeBest).map(Self.armJSON))),
            ("comparisons", .array(comparisons.map { comparisonJSON($0.comparison, arm: $0.arm) })),
            (
                "sampleRatio",
                sampleRatio.map { ratio in
                    .object([
                        ("chiSquare", .number(ratio.chiSquare)), ("p", .number(ratio.p)),
                        ("weights", .array(ratio.weights.map { .number($0) })),
                    ])
                } ?? .null
            ),
            ("neededPerArm", .optional(neededPerArm)),
        ]
    }

    private static func armJSON(_ arm: (name: String, rate: Rate), _ probability: Double) -> JSONText {
        .object([
            ("name", .string(arm.name)), ("successes", .integer(arm.rate.numerator)),
            ("trials", .integer(arm.rate.denominator)), ("rate", arm.rate.json),
            ("probabilityBest", .optional(probability)),
        ])
    }

    private func comparisonJSON(_ comparison: ProportionComparison, arm: Int) -> JSONText {
        let baseline = BetaPosterior(comparison.baseline)
        let other = BetaPosterior(comparison.arm)
        return .object([
            ("baseline", .string(arms[0].name)), ("arm", .string(arms[arm].name)),
            ("pooledZ", Self.json(comparison.pooledZ)), ("unpooledZ", Self.json(comparison.unpooledZ)),
            (
                "difference",
                .object([
                    ("value", .number(comparison.difference)), ("low", .optional(comparison.interval?.lowerBound)),
                    ("high", .optional(comparison.interval?.upperBound)),
                ])
            ),
            ("lift", .optional(comparison.lift)),
            ("probabilityToBeat", .number(other.probability(greaterThan: baseline))),
            (
                "expectedLoss",
                .object([
                    ("chooseArm", .number(other.expectedLoss(against: baseline))),
                    ("chooseBaseline", .number(baseline.expectedLoss(against: other))),
                ])
            ),
        ])
    }

    private static func json(_ test: ZTest?) -> JSONText {
        guard let test else { return .null }
        return .object([("z", .number(test.z)), ("p", .number(test.p))])
    }
}
