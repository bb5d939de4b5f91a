import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Spreads work over cores. What is done does not depend on how many there are.
package struct Workers: Sendable {
    /// How many things are done at once; at least one.
    package let count: Int

    package init(_ count: Int? = nil) { self.count = max(count ?? Self.cores, 1) }

    /// The cores of this machine that the process may use.
    package static var cores: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

    /// Does `work` for each of `total` things. Each worker has a state of its own, such as a buffer, which is handed back;
    /// the order of the states says nothing.
    package func each<State: Sendable>(
        _ total: Int, state: @Sendable () -> State, _ work: @Sendable (Int, inout State) -> Void
    ) -> [State] {
        let next = Atomic(0)
        let states = Mutex<[State]>([])
        DispatchQueue.concurrentPerform(iterations: min(count, max(total, 1))) { _ in
            var own = state()
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < total else { break }
                work(index, &own)
            }
            let finished = own
            states.withLock { $0.append(finished) }
        }
        return states.withLock { $0 }
    }
}
