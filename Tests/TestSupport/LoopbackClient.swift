#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A TCP client that sends exactly the bytes it is told to, for testing servers; it knows as much HTTP as it needs.
///
/// Reads block. A read that gets nothing for a minute fails, so that a broken server fails its test instead of
/// hanging it.
package final class LoopbackClient {
    private let descriptor: Int32
    private var received = ReadBuffer()
    /// What came of an event stream, taken out of its chunks.
    private var events = ReadBuffer()

    package enum Family: Sendable { case ipv4, ipv6 }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package init(port: Int, _ family: Family = .ipv4) throws {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        descriptor = socket(family == .ipv4 ? AF_INET : AF_INET6, kind, 0)
        guard descriptor >= 0 else { throw Failure(description: "no socket: \(errno)") }
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        _ = unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let result: Int32
        switch family {
        case .ipv4:
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            result = Self.connect(descriptor, &address)
        case .ipv6:
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = in_port_t(port).bigEndian
            address.sin6_addr = in6addr_loopback
            result = Self.connect(descriptor, &address)
        }
        guard result == 0 else { throw Failure(description: "cannot connect to port \(port): \(errno)") }
    }

    deinit { _ = close(descriptor) }

    private static func connect<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
        let size = socklen_t(MemoryLayout<Address>.size)
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                #if canImport(Glibc)
                unsafe Glibc.connect(descriptor, pointer, size)
                #elseif canImport(Musl)
                unsafe Musl.connect(descriptor, pointer, size)
                #else
                unsafe Darwin.connect(descriptor, pointer, size)
                #endif
            }
        }
    }
}

// MARK: Bytes

extension LoopbackClient {
    /// Sends all bytes, or fails when the other side has closed.
    package func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe platformSend(buffer.baseAddress.map { unsafe $0 + sent }, buffer.count - sent)
            }
            guard count > 0 else { throw Failure(description: "cannot send: \(errno)") }
            sent += count
        }
    }

    package func send(_ text: String) throws { try send(Array(text.utf8)) }

    private func platformSend(_ start: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
        unsafe Glibc.send(descriptor, start, count, Int32(MSG_NOSIGNAL))
        #elseif canImport(Musl)
        unsafe Musl.send(descriptor, start, count, MSG_NOSIGNAL)
        #else
        unsafe Darwin.send(descriptor, start, count, 0)
        #endif
    }

    /// Says that nothing more will be sent, and goes on reading.
    package func finishSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// Everything until the other side closes.
    package func readToEnd() throws -> [UInt8] {
        while try readMore() {}
        return received.take(received.count)
    }

    /// Everything up to and including a mark.
    package func read(through mark: String) throws -> String {
        while true {
            if let bytes = received.take(through: mark) { return String(decoding: bytes, as: UTF8.self) }
            guard try readMore() else {
                let text = String(decoding: received.take(received.count), as: UTF8.self)
                throw Failure(description: "closed after \(text.debugDescription)")
            }
        }
    }

    package func read(count: Int) throws -> [UInt8] {
        while received.count < count {
            guard try readMore() else {
                throw Failure(description: "closed after \(received.count) of \(count) bytes")
            }
        }
        return received.take(count)
    }

    /// False at the end. A reset counts as the end.
    private func readMore() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
        if count < 0, errno == ECONNRESET { return false }
        guard count >= 0 else { throw Failure(description: "nothing to read: \(errno)") }
        received.append(buffer[..<count])
        return count > 0
    }
}

// MARK: HTTP

extension LoopbackClient {
    /// An answer as it came.
    package struct Answer: Sendable {
        package let status: Int
        package let headers: [(name: String, value: String)]
        package var body: [UInt8]

        package var text: String { String(decoding: body, as: UTF8.self) }

        package subscript(name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    /// Sends a request without a body and reads the whole answer; the connection stays open.
    package func request(_ target: String, method: String = "GET", host: String) throws -> Answer {
        try send("\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        return try readAnswer(withoutBody: method == "HEAD")
    }

    /// Reads an answer whose length is given.
    package func readAnswer(withoutBody: Bool = false) throws -> Answer {
        var answer = try readHead()
        if !withoutBody, let length = answer["Content-Length"].flatMap({ Int($0) }) {
            answer.body = try read(count: length)
        }
        return answer
    }

    /// Reads status and headers only.
    package func readHead() throws -> Answer {
        let head = try read(through: "\r\n\r\n")
        let lines = head.split(separator: "\r\n")
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        guard let status else { throw Failure(description: "no status in \(head.debugDescription)") }
        let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return (String(line[..<colon]), String(value))
        }
        return Answer(status: status, headers: headers, body: [])
    }

    /// Opens an event stream and reads its headers.
    package func openEvents(_ target: String, host: String) throws -> Answer {
        try send("GET \(target) HTTP/1.1\r\nHost: \(host)\r\nAccept: text/event-stream\r\n\r\n")
        return try readHead()
    }

    /// The next event of a stream in chunked encoding, its lines joined; comments are passed over. Nil at the end.
    package func nextEvent() throws -> String? {
        while true {
            if let bytes = events.take(through: "\n\n") {
                let event = String(decoding: bytes.dropLast(2), as: UTF8.self)
                if !event.hasPrefix(":") { return event }
                continue
            }
            let line = try read(through: "\r\n")
            guard let size = Int(line.dropLast(), radix: 16) else {
                throw Failure(description: "no chunk in \(line.debugDescription)")
            }
            let chunk = try read(count: size)
            _ = try read(through: "\r\n")
            if size == 0 { return nil }
            events.append(chunk[...])
        }
    }
}

/// Bytes that came and are not read yet.
private struct ReadBuffer {
    private var bytes: [UInt8] = []
    private var start = 0
    /// No mark ends before here.
    private var searched = 0

    var count: Int { bytes.count - start }

    mutating func append(_ more: ArraySlice<UInt8>) { bytes += more }

    mutating func take(_ count: Int) -> [UInt8] {
        let taken = Array(bytes[start..<(start + count)])
        start += count
        if start == bytes.count || start > 1 << 20 {
            bytes.removeFirst(start)
            start = 0
        }
        searched = start
        return taken
    }

    /// Everything up to and including a mark, if it has come.
    mutating func take(through mark: String) -> [UInt8]? {
        let mark = Array(mark.utf8)
        searched = max(searched, start)
        while let first = bytes[searched...].firstIndex(of: mark[0]), first + mark.count <= bytes.count {
            if bytes[first..<(first + mark.count)].elementsEqual(mark) { return take(first + mark.count - start) }
            searched = first + 1
        }
        searched = max(start, bytes.count - mark.count + 1)
        return nil
    }
}
