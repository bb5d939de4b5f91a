#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A TCP socket that listens on a loopback address, closed when it is dropped unless it was given away.
struct ListeningSocket: ~Copyable {
    private let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { _ = close(descriptor) }

    /// Gives the socket to someone who closes it.
    consuming func release() -> Int32 {
        let released = descriptor
        discard self
        return released
    }
}

extension ListeningSocket {
    /// A socket on 127.0.0.1; port 0 is any free one.
    static func onIPv4(port: Int) throws(ListenError) -> ListeningSocket {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return try open(family: AF_INET, address: &address, port: port)
    }

    /// A socket on ::1, or nil where the machine has no IPv6.
    static func onIPv6(port: Int) throws(ListenError) -> ListeningSocket? {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = in_port_t(port).bigEndian
        address.sin6_addr = in6addr_loopback
        do {
            return try open(family: AF_INET6, address: &address, port: port)
        } catch {
            if case .system = error.reason { return nil }
            throw error
        }
    }

    /// The port it listens on, never 0.
    borrowing func port() throws(ListenError) -> Int {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let descriptor = descriptor
        let result = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &length)
            }
        }
        guard result == 0 else { throw Self.error(errno, port: 0) }
        // The port stands at the same place in both kinds of address.
        let bigEndian = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { unsafe $0.pointee.sin_port }
        }
        return Int(in_port_t(bigEndian: bigEndian))
    }
}

extension ListeningSocket {
    private static func open<Address>(
        family: Int32, address: inout Address, port: Int
    ) throws(ListenError) -> ListeningSocket {
        let descriptor = makeDescriptor(family: family)
        guard descriptor >= 0 else { throw error(errno, port: port) }
        let opened = ListeningSocket(descriptor: descriptor)
        // A port whose connections of an earlier run are still closing may be opened anew; one that is listened on
        // may not.
        try setOption(descriptor, level: SOL_SOCKET, SO_REUSEADDR, port: port)
        if family == AF_INET6 {
            try setOption(descriptor, level: Int32(IPPROTO_IPV6), Int32(IPV6_V6ONLY), port: port)
        }
        let length = socklen_t(MemoryLayout<Address>.size)
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, length) }
        }
        guard result == 0, listen(descriptor, 128) == 0 else { throw error(errno, port: port) }
        return opened
    }

    private static func makeDescriptor(family: Int32) -> Int32 {
        #if canImport(Glibc)
        return socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        #elseif canImport(Musl)
        return socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0)
        #else
        let descriptor = socket(family, SOCK_STREAM, 0)
        if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return descriptor
        #endif
    }

    private static func setOption(
        _ descriptor: Int32, level: Int32, _ option: Int32, port: Int
    ) throws(ListenError) {
        var yes: Int32 = 1
        guard unsafe setsockopt(descriptor, level, option, &yes, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
            throw error(errno, port: port)
        }
    }

    private static func error(_ code: Int32, port: Int) -> ListenError {
        switch code {
        case EADDRINUSE: ListenError(port: port, reason: .taken(by: PortHolder.find(port: port)))
        case EACCES, EPERM: ListenError(port: port, reason: .notPermitted)
        default: ListenError(port: port, reason: .system(unsafe String(cString: strerror(code))))
        }
    }
}
