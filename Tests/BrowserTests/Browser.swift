import Diagnostics
import Foundation
import TestSupport

/// A headless Chromium with one window.
struct Browser: Sendable {
    private let driver: WebDriver

    /// How a page is looked at.
    struct View: Sendable {
        /// CSS pixels.
        var width = 390
        /// CSS pixels.
        var height = 844
        var scheme = Scheme.light
        /// What a person has set as the size of text, in CSS pixels; 16 is usual.
        var textSize = 16
        var runsScripts = true
    }

    enum Scheme: String, Sendable, CaseIterable { case light, dark }

    /// A key, with its code of the WebDriver protocol.
    enum Key: String, Sendable {
        case tab = "\u{E004}"
        case arrowDown = "\u{E015}"
    }

    /// Runs `body` with a browser, and ends the browser, whatever happens.
    static func with<Result>(_ body: (Browser) async throws -> Result) async throws -> Result {
        try await TemporaryFolder.with { try await with(scratch: $0, body) }
    }

    private static func with<Result>(
        scratch: TemporaryFolder, _ body: (Browser) async throws -> Result
    ) async throws -> Result {
        let chromedriver = try await Chromedriver.start(scratch: scratch)
        let result: Swift.Result<Result, any Error>
        do {
            let browser = try await open(WebDriver(port: chromedriver.port))
            do {
                result = .success(try await body(browser))
            } catch {
                result = .failure(error)
            }
            let _: WebDriver.Nothing = try await browser.driver.send("", method: "DELETE")
        } catch {
            try await chromedriver.end()
            throw error
        }
        try await chromedriver.end()
        return try result.get()
    }

    private static func open(_ driver: WebDriver) async throws -> Browser {
        // The pipe takes the browser down with its driver; the sandbox cannot be had as root nor in most containers.
        var options: [(key: String, value: JSONText)] = [
            ("perfLoggingPrefs", .object([("enableNetwork", .bool(true)), ("enablePage", .bool(false))])),
            (
                "args",
                .array(
                    [
                        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                        "--hide-scrollbars", "--remote-debugging-pipe",
                    ].map { .string($0) })
            ),
        ]
        if let chromium = Chromedriver.executable(named: "chromium") {
            options.append(("binary", .string(chromium.path)))
        }
        let capabilities = JSONText.object([
            ("browserName", .string("chrome")),
            ("goog:chromeOptions", .object(options)),
            ("goog:loggingPrefs", .object([("browser", .string("ALL")), ("performance", .string("ALL"))])),
        ])
        struct Session: Decodable {
            let sessionId: String
        }
        do {
            let session: Session = try await driver.send(
                "session", .object([("capabilities", .object([("alwaysMatch", capabilities)]))]))
            return Browser(
                driver: WebDriver(port: driver.port, path: "/session/\(session.sessionId)"))
        } catch {
            throw Chromedriver.Failure("Chromium did not start (\(error))")
        }
    }
}

// MARK: Looking

extension Browser {
    /// Opens a page and waits until it has loaded with all its pictures.
    func open(_ file: URL, _ view: View = View()) async throws {
        try await show(view)
        let _: WebDriver.Nothing? = try await driver.send("url", .object([("url", .string(file.absoluteString))]))
    }

    /// Looks at the open page in another way.
    func show(_ view: View) async throws {
        try await set(
            "Emulation.setDeviceMetricsOverride",
            [
                ("width", .integer(view.width)), ("height", .integer(view.height)), ("deviceScaleFactor", .integer(1)),
                ("mobile", .bool(false)),
            ])
        let feature = JSONText.object([
            ("name", .string("prefers-color-scheme")), ("value", .string(view.scheme.rawValue)),
        ])
        try await set("Emulation.setEmulatedMedia", [("features", .array([feature]))])
        try await set("Page.setFontSizes", [("fontSizes", .object([("standard", .integer(view.textSize))]))])
        try await set("Emulation.setScriptExecutionDisabled", [("value", .bool(!view.runsScripts))])
    }

    private func set(_ command: String, _ parameters: [(key: String, value: JSONText)]) async throws {
        let _: WebDriver.Nothing = try await driver.sendToDevTools(command, parameters)
    }

    /// What the page has written to the console since this was last asked: refusals by the Content-Security-Policy and
    /// failed requests among it.
    func consoleMessages() async throws -> [String] {
        try await log("browser").map { "\($0.level): \($0.message)" }
    }

    /// What pages have asked for since this was last asked, themselves included.
    func requests() async throws -> [PageRequest] {
        try await log("performance").compactMap { entry in
            let event = try JSONDecoder().decode(PageRequest.Event.self, from: Data(entry.message.utf8))
            return PageRequest(event)
        }
    }

    private struct LogEntry: Decodable {
        let level: String
        let message: String
    }

    private func log(_ type: String) async throws -> [LogEntry] {
        try await driver.send("se/log", .object([("type", .string(type))]))
    }

    /// A picture of the whole page, once nothing on it moves: a PNG.
    func picture(_ view: View) async throws -> Data {
        try await show(view)
        let _: WebDriver.Nothing? = try await value(of: .settled)
        struct Picture: Decodable {
            let data: Data
        }
        let height: Int = try await value(of: PageScript(text: "return document.documentElement.scrollHeight"))
        let clip = JSONText.object([
            ("x", .integer(0)), ("y", .integer(0)), ("width", .integer(view.width)), ("height", .integer(height)),
            ("scale", .integer(1)),
        ])
        let picture: Picture = try await driver.sendToDevTools(
            "Page.captureScreenshot", [("captureBeyondViewport", .bool(true)), ("clip", clip)])
        return picture.data
    }
}

// MARK: Acting

extension Browser {
    /// Presses and releases a key, as a keyboard does.
    func press(_ key: Key) async throws {
        let strokes = ["keyDown", "keyUp"].map {
            JSONText.object([("type", .string($0)), ("value", .string(key.rawValue))])
        }
        let keyboard = JSONText.object([
            ("type", .string("key")), ("id", .string("keyboard")), ("actions", .array(strokes)),
        ])
        let _: WebDriver.Nothing? = try await driver.send("actions", .object([("actions", .array([keyboard]))]))
    }

    /// Runs a script on the page, unseen by its Content-Security-Policy, and returns what it returns.
    func value<Value: Decodable & Sendable>(
        of script: PageScript, _ arguments: [JSONText] = []
    ) async throws -> Value {
        try await driver.send(
            script.isAsynchronous ? "execute/async" : "execute/sync",
            .object([("script", .string(script.text)), ("args", .array(arguments))]))
    }

    /// Puts the open page into a host (`data-host`), and returns the actions that it then offers.
    func enter(host: String) async throws -> [String] { try await value(of: .host, [.string(host)]) }

    /// What a check finds on the open page.
    func findings(_ script: PageScript) async throws -> [String] { try await value(of: script) }
}
