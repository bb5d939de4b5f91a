import Diagnostics

/// A copy of the bytes in which values that begin with `{{` are covered once reported, so that reading can go on.
struct YAMLMask {
    private(set) var bytes: [UInt8]
    private var covered: [YAMLUnquotedValue] = []
    private static let limit = 100

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Covers the value that a fault most likely comes from; `false` when there is none.
    mutating func coverBraces(behind fault: YAMLFault, in source: SourceText) -> Bool {
        guard case .stream = fault.problem, covered.count < Self.limit else { return false }
        let first = YAMLLine(at: fault.context ?? fault.offsets.lowerBound, in: bytes)
        var line = YAMLLine(at: fault.offsets.lowerBound, in: bytes)
        while true {
            if let offset = line.valueStarts(in: bytes).first(where: { YAMLUnquotedValue.isBraces(at: $0, in: bytes) })
            {
                cover(YAMLUnquotedValue(at: offset, in: bytes))
                return true
            }
            guard line.start > first.start, let above = line.above(in: bytes) else { return false }
            line = above
        }
    }

    func diagnostics(in source: SourceText) -> [Diagnostic] {
        covered.map { $0.bracesDiagnostic(in: source) }
    }

    /// Bytes become as many bytes, and a character may become several: places are worked out from what is read.
    private mutating func cover(_ value: YAMLUnquotedValue) {
        covered.append(value)
        for offset in value.offsets { bytes[offset] = .space }
        bytes[value.offsets.lowerBound] = UInt8(ascii: "x")
    }
}
