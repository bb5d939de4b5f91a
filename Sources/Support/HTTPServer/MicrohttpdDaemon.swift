import CMicrohttpd

/// The one owner of a libmicrohttpd daemon; its pointers stay in this file.
///
/// `stop()` must be called before the last reference goes; `WebServer` does so.
///
/// Its sending is unchecked: the daemon is only ever stopped, once, and the library allows that from any thread but its own.
@safe struct MicrohttpdDaemon: @unchecked Sendable {
    private let daemon: OpaquePointer
    private let context: Unmanaged<Gateway>

    init(
        socket: consuming ListeningSocket, settings: ServerSettings, gateway: Gateway
    ) throws(ListenError) {
        let port = gateway.checks.port
        unsafe context = Unmanaged.passRetained(gateway)
        let started = unsafe paywallgen_http_start(
            socket.release(), UInt32(settings.connectionLimit), UInt32(settings.idleSeconds), settings.headerLimit,
            answerRequest, beginRequest, finishRequest, context.toOpaque())
        guard let started = unsafe started else {
            unsafe context.release()
            throw ListenError(port: port, reason: .system("no thread could be started"))
        }
        unsafe daemon = started
    }

    /// Closes the socket and all connections. Every event stream must have been finished before.
    func stop() {
        unsafe MHD_stop_daemon(daemon)
        unsafe context.release()
    }
}

// MARK: One request

/// What is known of a request between the library's calls for it; used by the daemon's own thread only.
private final class Exchange {
    let target: [UInt8]
    var head: RequestHead?
    var body = BodyBuffer()

    init(target: [UInt8]) { self.target = target }
}

/// The request line was read: keeps the target as it came, before the library cuts the query off.
private func beginRequest(
    context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    let bytes = unsafe target.map { unsafe Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
    return unsafe Unmanaged.passRetained(Exchange(target: bytes)).toOpaque()
}

/// Called when the headers are there, then for each part of the body, then when the request is whole.
private func answerRequest(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
    uploadSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context = unsafe context, let connection = unsafe connection, let method = unsafe method,
        let uploadSize = unsafe uploadSize, let opaque = unsafe state?.pointee
    else { return .NO }
    let gateway = unsafe Unmanaged<Gateway>.fromOpaque(context).takeUnretainedValue()
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(opaque).takeUnretainedValue()
    guard let head = exchange.head else {
        let head = unsafe RequestHead(
            method: Method(String(cString: method)), target: exchange.target, headers: headers(of: connection))
        exchange.head = head
        guard let refusal = gateway.checks.refusal(of: head) else { return .YES }
        return unsafe queue(gateway.finished(refusal), on: connection, gateway, isHead: head.method == .head)
    }
    if unsafe uploadSize.pointee > 0 {
        let part = unsafe UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
        unsafe uploadSize.pointee = 0
        let goesOn = unsafe exchange.body.append(Array(part), limit: gateway.checks.settings.bodyLimit)
        return goesOn ? .YES : .NO
    }
    let response = gateway.respond(to: head, body: exchange.body)
    return unsafe queue(response, on: connection, gateway, isHead: head.method == .head)
}

/// The request is answered, or its connection broke.
private func finishRequest(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
    guard let state = unsafe state, let opaque = unsafe state.pointee else { return }
    unsafe state.pointee = nil
    unsafe Unmanaged<Exchange>.fromOpaque(opaque).release()
}

private func headers(of connection: OpaquePointer) -> HeaderFields {
    var fields = HeaderFields()
    _ = unsafe withUnsafeMutablePointer(to: &fields) { pointer in
        unsafe MHD_get_connection_values(
            connection, .HEADER_KIND,
            { context, _, name, value in
                guard let context = unsafe context, let name = unsafe name else { return .YES }
                let fields = unsafe context.assumingMemoryBound(to: HeaderFields.self)
                unsafe fields.pointee.append(String(cString: name), value.map { unsafe String(cString: $0) } ?? "")
                return .YES
            }, pointer)
    }
    return fields
}

// MARK: The answer

private func queue(
    _ response: Response, on connection: OpaquePointer, _ gateway: Gateway, isHead: Bool
) -> MHD_Result {
    guard let made = unsafe makeResponse(response.content, connection, gateway, isHead: isHead) else { return .NO }
    defer { unsafe MHD_destroy_response(made) }
    for (name, value) in response.headers.all {
        let result = unsafe MHD_add_response_header(made, name, value)
        precondition(result == .YES, "a header field that HTTP allows: \(name)")
    }
    return unsafe MHD_queue_response(connection, UInt32(response.status), made)
}

private func makeResponse(
    _ content: Response.Content, _ connection: OpaquePointer, _ gateway: Gateway, isHead: Bool
) -> OpaquePointer? {
    switch content {
    case .bytes(var bytes):
        return unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe MHD_create_response_from_buffer(buffer.count, buffer.baseAddress, .RESPMEM_MUST_COPY)
        }
    case .events(let stream):
        guard !isHead else { return unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT) }
        guard let client = gateway.subscribe(to: stream) else { return nil }
        let reader = unsafe EventReader(connection: connection, client: client, gateway: gateway)
        return unsafe MHD_create_response_from_callback(
            UInt64.max, 4096, readEvents, Unmanaged.passRetained(reader).toOpaque(), freeEvents)
    }
}

/// Joins a client of an event stream with its connection.
///
/// The connection is only woken through the client, which is cancelled before the library frees the connection.
@safe private final class EventReader: Sendable {
    nonisolated(unsafe) let connection: OpaquePointer
    let client: EventSubscription
    let gateway: Gateway

    init(connection: OpaquePointer, client: EventSubscription, gateway: Gateway) {
        unsafe self.connection = unsafe connection
        self.client = client
        self.gateway = gateway
    }

    func take(upTo limit: Int) -> [UInt8]? {
        client.take(
            upTo: limit, sleep: { unsafe MHD_suspend_connection(connection) },
            wake: { [self] in unsafe MHD_resume_connection(connection) })
    }
}

private func readEvents(
    context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, limit: Int
) -> Int {
    let endOfStream = -1
    guard let context = unsafe context, let buffer = unsafe buffer else { return endOfStream }
    let reader = unsafe Unmanaged<EventReader>.fromOpaque(context).takeUnretainedValue()
    guard let bytes = reader.take(upTo: limit) else { return endOfStream }
    unsafe UnsafeMutableRawBufferPointer(start: buffer, count: limit).copyBytes(from: bytes)
    return bytes.count
}

private func freeEvents(context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    let reader = unsafe Unmanaged<EventReader>.fromOpaque(context).takeRetainedValue()
    reader.gateway.unsubscribe(reader.client)
}
