import Diagnostics

/// A program while it is being compiled. Loops may be compiled twice, so it can be taken back to an earlier state.
struct ProgramBuilder {
    private(set) var instructions: [TemplateInstruction] = []
    private(set) var text: [UInt8] = []
    private(set) var fields: [Int] = []
    private(set) var tags: [TemplateProgram.Tag] = []
    /// No jump leads to an instruction at or after this index, so text may be added to the one before.
    private var mergeLimit = 0
}

extension ProgramBuilder {
    var count: Int { instructions.count }

    mutating func addText(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        let start = text.count
        text += bytes
        if case .text(let range) = instructions.last, instructions.count > mergeLimit, range.upperBound == start {
            instructions[instructions.count - 1] = .text(range.lowerBound..<text.count)
        } else {
            instructions.append(.text(start..<text.count))
        }
    }

    mutating func add(_ instruction: TemplateInstruction) {
        instructions.append(instruction)
    }

    /// A branch that is taken when a text is not the word; returns its index, for its target.
    mutating func addComparison(_ slot: TemplateSlot, with word: String) -> Int {
        let start = text.count
        text += word.utf8
        instructions.append(.compare(slot, word: start..<text.count, otherwise: 0))
        return instructions.count - 1
    }

    mutating func addValue(_ slot: TemplateSlot, _ writer: ValueWriter, _ tag: TemplateProgram.Tag) {
        instructions.append(.value(slot, writer, tag: tags.count))
        tags.append(tag)
    }

    /// The index of the next instruction, as a target of jumps.
    mutating func makeTarget() -> Int {
        mergeLimit = instructions.count
        return instructions.count
    }

    /// Gives an instruction that leads forward its target.
    mutating func setTarget(of index: Int, to target: Int) {
        switch instructions[index] {
        case .enter(let slot, _): instructions[index] = .enter(slot, otherwise: target)
        case .iterate(let slot, _): instructions[index] = .iterate(slot, otherwise: target)
        case .skip(let slot, _): instructions[index] = .skip(slot, target: target)
        case .compare(let slot, let word, _):
            instructions[index] = .compare(slot, word: word, otherwise: target)
        case .jump: instructions[index] = .jump(target)
        case .text, .value, .leave, .next: preconditionFailure("only branches have targets")
        }
    }

    mutating func makeSlot(_ location: TemplateScope.Location) -> TemplateSlot {
        let start = fields.count
        fields += location.fields
        return TemplateSlot(frame: location.frame, fields: start..<fields.count)
    }
}

extension ProgramBuilder {
    /// A state to come back to. Nothing before it may be changed until then.
    struct Mark {
        fileprivate let instructions: Int
        fileprivate let text: Int
        fileprivate let fields: Int
        fileprivate let tags: Int
    }

    var mark: Mark {
        Mark(instructions: instructions.count, text: text.count, fields: fields.count, tags: tags.count)
    }

    mutating func goBack(to mark: Mark) {
        instructions.removeSubrange(mark.instructions...)
        text.removeSubrange(mark.text...)
        fields.removeSubrange(mark.fields...)
        tags.removeSubrange(mark.tags...)
        mergeLimit = min(mergeLimit, mark.instructions)
    }
}
