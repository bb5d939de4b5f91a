import Diagnostics

/// What stands below the table: attempts, what was left out, and what a reader should know.
extension ReportText {
    var narrowRemarks: [String] {
        let outcomes = report.total.outcomes
        var sentences: [String] = []
        if outcomes.attempts > 0 {
            let parts = outcomeParts(outcomes).map { "\($0.name)\u{A0}\(FigureText.count($0.count))" }
            sentences.append("Tries \(FigureText.count(outcomes.attempts)): \(parts.joined(separator: ", ")).")
        }
        sentences += incompleteSentence
        let leftOut = leftOutParts(unreadable: "unreadable")
        return sentences.isEmpty
            ? wrappedSentences([leftOut].compactMap { $0 }) + notes
            : wrappedSentences(sentences) + wrappedSentences([leftOut].compactMap { $0 }) + notes
    }

    var wideRemarks: [String] {
        let outcomes = report.total.outcomes
        var lines: [String] = []
        if outcomes.attempts > 0 {
            let parts = outcomeParts(outcomes).map { "\($0.name)\u{A0}\(FigureText.count($0.count))" }
            lines += wrappedSentences([
                "tries \(FigureText.count(outcomes.attempts)) = \(parts.joined(separator: " + "))"
            ])
        }
        var sentences = incompleteSentence
        if let leftOut = leftOutParts(unreadable: "unreadable lines") { sentences.append("\(leftOut).") }
        sentences.append("Formulas: telemetry report --explain")
        return lines + wrappedSentences(sentences, indent: 0) + notes
    }

    /// Sentences one after the other, two spaces between them.
    private func wrappedSentences(_ sentences: [String], indent: Int = 2) -> [String] {
        // A no-break space keeps the gap, and a number with its noun, through the wrapping, which splits at plain spaces.
        let text = sentences.joined(separator: "\u{A0} ")
        return text.isEmpty
            ? []
            : wrapped(text, indent: indent).map { line in
                let plain = line.replacing("\u{A0}", with: " ")
                return String(plain.reversed().drop { $0 == " " }.reversed())
            }
    }

    private func outcomeParts(_ outcomes: Outcomes) -> [(name: String, count: Int)] {
        [
            ("bought", outcomes.purchased), ("cancelled", outcomes.cancelled), ("pending", outcomes.pending),
            ("failed", outcomes.failed), ("no answer", outcomes.none),
        ]
    }

    private var incompleteSentence: [String] {
        guard let days = report.incompleteDays else { return [] }
        return ["\(FigureText.days(days, withYear: false)) not complete yet."]
    }

    /// "Left out: 412 repeats, 1,903 test, …"; `nil` when nothing was.
    private func leftOutParts(unreadable noun: String, withUnattributed: Bool = true) -> String? {
        let quality = report.quality
        var parts: [String] = []
        func add(_ count: Int, _ singular: String, _ plural: String) {
            if count > 0 { parts.append("\(FigureText.count(count))\u{A0}\(count == 1 ? singular : plural)") }
        }
        add(quality.duplicates + quality.tally.repeatedViews, "repeat", "repeats")
        add(quality.tally.test, "test", "test")
        add(quality.tally.sandbox, "sandbox", "sandbox")
        if withUnattributed { add(quality.unattributed, "bought without a view", "bought without a view") }
        add(quality.tally.restored, "restored", "restored")
        let lines = quality.reading.unreadable
        if lines > 0, let first = quality.reading.firstUnreadable.first {
            let noun = lines == 1 && noun.hasSuffix("s") ? String(noun.dropLast()) : noun
            let more = lines > 1 ? " and \(FigureText.count(lines - 1)) more" : ""
            parts.append("\(FigureText.count(lines))\u{A0}\(noun) (\(first.file.safeForTerminal):\(first.line)\(more))")
        }
        return parts.isEmpty ? nil : "Left out: \(parts.joined(separator: ", "))"
    }

    /// What is unusual about the data, each a sentence of its own.
    private var notes: [String] {
        let tally = report.quality.tally
        var notes: [String] = []
        if tally.multipleVariants > 0 {
            notes.append("\(people(tally.multipleVariants)) saw several variants of one paywall: in no comparison.")
        }
        if tally.openWebViews > 0 {
            notes.append(
                "\(FigureText.count(tally.openWebViews)) views on the open web can report no outcome: in no rate of buying."
            )
        }
        if tally.undated > 0 {
            notes.append("\(FigureText.count(tally.undated)) signals have no time: counted as tries only.")
        }
        if tally.late > 0 { notes.append("\(FigureText.count(tally.late)) events came more than a day late.") }
        if tally.withoutUser > 0 {
            notes.append("\(FigureText.count(tally.withoutUser)) events name no user: nobody converts.")
        }
        if report.quality.repeats.conflicts > 0 {
            notes.append(
                "\(FigureText.count(report.quality.repeats.conflicts)) ids stand for different events: the first counts."
            )
        }
        if report.quality.repeats.decidedByDigest > 0 {
            notes.append("Which of them is first cannot be told in a pipe: give the files by name.")
        }
        if report.quality.hasDominantUser {
            let share = FigureText.percent(Rate(tally.largestUser, of: tally.counted), decimals: 1)
            notes.append("One user has \(share) of the events: likely an id that many people share.")
        }
        if report.quality.hasDailyIDs { notes.append("No user was seen on two days: ids seem to change daily.") }
        if !report.numeratorFields.isEmpty {
            notes.append(
                "Views have no \(report.numeratorFields.joined(separator: " or ")): viewers are those of the whole row."
            )
        }
        return notes.flatMap { wrapped($0, indent: 2) }
    }

    private func people(_ count: Int) -> String { count == 1 ? "1 user" : "\(FigureText.count(count)) users" }
}

extension ReportText {
    /// Events are there, but none of them counts.
    var nothingCounted: [String] {
        let quality = report.quality
        let left = quality.tally.test + quality.tally.sandbox
        if left > 0 {
            let all =
                left == 1
                ? "the only event is a test or sandbox event"
                : "all \(FigureText.count(left)) events are test or sandbox events"
            return wrapped("Nothing to count: \(all).") + wrapped("--include-test counts \(left == 1 ? "it" : "them").")
        }
        if quality.reading.unreadable > 0 {
            return wrappedSentences(["No event could be read.", leftOutParts(unreadable: "unreadable lines") ?? ""])
        }
        return ["No events."]
    }

    /// Views were recorded, but the period and the conditions leave none of them.
    var withoutSelectedViews: [String] {
        let views = report.quality.tally.recordedViews
        let all = views == 1 ? "the only view" : "none of \(FigureText.count(views)) views"
        let verb = views == 1 ? "does not lie" : "lies"
        let settings = report.settings
        let isLimited = settings.since != nil || settings.until != nil
        let period = isLimited ? " \(verb) in the period" : ""
        let conditions = settings.conditions.isEmpty ? "" : " \(views == 1 ? "does not meet" : "meets") --where"
        return wrapped(
            "Nothing to count: \(all)\([period, conditions].filter { !$0.isEmpty }.joined(separator: " or")).")
    }

    /// No view was recorded: all that outcomes alone can say, and which signal to add.
    var withoutViews: [String] {
        let outcomes = report.total.outcomes
        let ended = outcomes.attempts - outcomes.none
        var lines: [String] = []
        if ended > 0 {
            var parts = [
                "bought \(FigureText.count(outcomes.purchased))", "cancelled \(FigureText.count(outcomes.cancelled))",
            ]
            if outcomes.pending > 0 { parts.append("pending \(FigureText.count(outcomes.pending))") }
            if outcomes.failed > 0 { parts.append("failed \(FigureText.count(outcomes.failed))") }
            lines += wrapped(
                "\(FigureText.count(ended)) payment \(ended == 1 ? "sheet" : "sheets") ended: \(parts.joined(separator: ", "))"
            )
            lines += completedLines
        } else {
            lines += wrapped(
                "\(FigureText.count(report.quality.tally.counted)) events, but no view and no outcome among them.")
        }
        lines.append(contentsOf: wrapped("Conversion per viewer: unknown, no view was recorded.", indent: 2))
        let signal =
            report.quality.reading.telemetryDeckBodies > 0 ? "TelemetryDeck.Revenue.paywallShown" : "paywall_viewed"
        lines += wrapped("Send \(signal) when the paywall appears, then run again.", indent: 2, firstIndent: 2)
        if outcomes.cancelled > 0 {
            lines += wrapped("\"cancelled\" is the sheet closed, not a subscription ended.", indent: 2)
        }
        let leftOut = leftOutParts(unreadable: "unreadable", withUnattributed: false)
        return lines + wrappedSentences([leftOut].compactMap { $0 }) + notesWithoutViews
    }

    private var completedLines: [String] {
        let rate = report.total.completed
        guard rate.denominator > 0, let interval = FigureText.interval(rate, decimals: 1) else { return [] }
        let counts = "\(FigureText.count(rate.numerator))/\(FigureText.count(rate.denominator))"
        let text =
            "completed \(counts) = \(FigureText.percent(rate, decimals: 1))  (\(interval.low)–\(interval.high), 95 % Wilson)"
        return TextWidth.of(text) <= width ? [text] : wrapped(text, indent: 2)
    }

    private var notesWithoutViews: [String] {
        let undated = report.quality.tally.undated
        return undated == 0 || undated == report.total.outcomes.attempts
            ? [] : wrapped("\(FigureText.count(undated)) signals have no time.", indent: 2)
    }
}
