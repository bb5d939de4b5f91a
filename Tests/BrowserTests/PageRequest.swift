/// Something that a page has asked for.
struct PageRequest: Sendable, CustomStringConvertible {
    /// As the DevTools protocol names it: `Document`, `Image`, `Stylesheet`, …
    let type: String
    let address: String

    var description: String { "\(type) \(address)" }
}

extension PageRequest {
    /// An event of the DevTools protocol as chromedriver logs it.
    struct Event: Decodable {
        struct Message: Decodable {
            let method: String
            let params: Parameters
        }
        struct Parameters: Decodable {
            let type: String?
            let request: Request?
        }
        struct Request: Decodable {
            let url: String
        }
        let message: Message
    }

    /// `nil` when the event is no request.
    init?(_ event: Event) {
        guard event.message.method == "Network.requestWillBeSent", let type = event.message.params.type,
            let request = event.message.params.request
        else { return nil }
        self.init(type: type, address: request.url)
    }
}
