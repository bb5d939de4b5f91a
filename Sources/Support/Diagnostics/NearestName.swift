/// Finds what a person most likely meant when a name is unknown.
package enum NearestName {
    /// The candidate with the smallest edit distance, if it is near enough to be a likely slip.
    ///
    /// Near enough: at most a third of the longer name's length, and at least 1; or the beginning of the name, three
    /// letters of it or more (`payw` for `paywall`). A change of case alone always counts.
    /// Among equals the first in sorted order wins, so the answer never depends on the order of the candidates.
    package static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.lowercased().unicodeScalars)
            let limit = max(1, max(wanted.count, other.count) / 3)
            let isBeginning = wanted.count >= 3 && other.starts(with: wanted)
            guard isBeginning || abs(wanted.count - other.count) <= limit else { continue }
            let distance = editDistance(wanted, other)
            guard isBeginning || distance <= limit else { continue }
            if let known = best, (known.distance, known.candidate) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.candidate
    }

    /// The optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours, each 1.
    package static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        if left.isEmpty { return right.count }
        if right.isEmpty { return left.count }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + [Int](repeating: 0, count: right.count)
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                current[column] = min(
                    last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    current[column] = min(current[column], beforeLast[column - 2] + 1)
                }
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
