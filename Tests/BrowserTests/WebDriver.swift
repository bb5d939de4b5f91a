import Diagnostics
import Dispatch
import Foundation
import TestSupport

/// A client of the WebDriver protocol (https://www.w3.org/TR/webdriver2/): commands and answers are JSON over HTTP.
///
/// It goes without `URLSession`, which on Linux cannot read what chromedriver answers
/// (https://github.com/swiftlang/swift-corelibs-foundation/issues/4965).
struct WebDriver: Sendable {
    /// Where chromedriver listens.
    let port: Int
    /// The path below which commands go: that of the session, once there is one.
    var path = ""

    /// A command that failed, in the driver's words.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The answer of a command that answers nothing.
    struct Nothing: Decodable, Sendable {
        init(from decoder: any Decoder) {}
    }

    /// Sends a command and returns its value.
    func send<Value: Decodable & Sendable>(
        _ command: String, _ body: JSONText = .object([]), method: String = "POST"
    ) async throws -> Value {
        let target = command.isEmpty ? path : "\(path)/\(command)"
        let data = try await exchange(method, target, method == "POST" ? body.compact() : "")
        do {
            return try JSONDecoder().decode(Answer<Value>.self, from: data).value
        } catch {
            let fault = try? JSONDecoder().decode(Answer<Fault>.self, from: data).value
            throw Failure(
                description: "\(command): \(fault?.message ?? "\(error): \(String(decoding: data, as: UTF8.self))")")
        }
    }

    /// Sends a command of the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/).
    func sendToDevTools<Value: Decodable & Sendable>(
        _ command: String, _ parameters: [(key: String, value: JSONText)]
    ) async throws -> Value {
        try await send("goog/cdp/execute", .object([("cmd", .string(command)), ("params", .object(parameters))]))
    }
}

extension WebDriver {
    /// Sends a request and returns the body of its answer. A queue waits for it, not a thread that tests run on.
    private func exchange(_ method: String, _ target: String, _ body: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result {
                        let client = try LoopbackClient(port: port)
                        try client.send(
                            """
                            \(method) \(target) HTTP/1.1\r
                            Host: 127.0.0.1:\(port)\r
                            Content-Type: application/json; charset=utf-8\r
                            Content-Length: \(body.utf8.count)\r
                            Connection: close\r
                            \r
                            \(body)
                            """)
                        return Data(try client.readAnswer().body)
                    })
            }
        }
    }

    private struct Answer<Value: Decodable>: Decodable {
        let value: Value
    }

    private struct Fault: Decodable {
        let message: String
    }
}
