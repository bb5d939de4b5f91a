import Foundation

/// The process that listens on a port, as far as this user may know.
package struct PortHolder: Sendable, Equatable {
    package let processID: Int
    /// The program's short name.
    package let name: String

    package init(processID: Int, name: String) {
        self.processID = processID
        self.name = name
    }
}

extension PortHolder {
    /// Looks the listener of a TCP port up in `/proc`; nil where there is none, and for other users' processes.
    package static func find(port: Int) -> PortHolder? {
        let inodes = Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap { listeners(in: text(of: $0), port: port) })
        guard !inodes.isEmpty else { return nil }
        let wanted = Set(inodes.map { "socket:[\($0)]" })
        for processID in processes() where holds(wanted, processID) {
            let name = text(of: "/proc/\(processID)/comm").trimmingCharacters(in: .whitespacesAndNewlines)
            return PortHolder(processID: processID, name: name.isEmpty ? "a program" : name)
        }
        return nil
    }

    /// The inodes of the sockets that listen on a port, from the text of `/proc/net/tcp` or `tcp6` (proc(5)).
    static func listeners(in table: String, port: Int) -> [String] {
        let listening = "0A"
        return table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            guard fields.count > 9, fields[3] == listening,
                let colon = fields[1].lastIndex(of: ":"),
                Int(fields[1][fields[1].index(after: colon)...], radix: 16) == port
            else { return nil }
            return String(fields[9])
        }
    }

    /// Sorted, so that the answer does not depend on the folder's order.
    private static func processes() -> [Int] {
        // Without /proc (macOS) nobody is named; that is the documented answer.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int($0) }.sorted()
    }

    private static func holds(_ links: Set<String>, _ processID: Int) -> Bool {
        let folder = "/proc/\(processID)/fd"
        // Another user's folder cannot be read: that process stays unnamed.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)") else {
                return false
            }
            return links.contains(target)
        }
    }

    private static func text(of path: String) -> String {
        guard let data = FileManager.default.contents(atPath: path) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
