/// What stops the reading of a YAML file, as a fact; `YAMLMessages` has the words.
struct YAMLFault: Error {
    let problem: Problem
    /// The bytes that are wrong.
    let offsets: Range<Int>
    /// Where that began which could not be finished: a mapping, a quoted text.
    var context: Int?

    init(_ problem: Problem, _ offsets: Range<Int>, context: Int? = nil) {
        self.problem = problem
        self.offsets = offsets
        self.context = context
    }

    enum Problem: Equatable {
        case severalDocuments
        case tooDeep
        case tooLarge
        /// libyaml could not go on; in its own words.
        case stream(problem: String, context: String)
    }
}
