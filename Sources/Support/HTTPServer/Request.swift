/// One HTTP request, received whole and checked: the handler sees nothing that is malformed or too large.
package struct Request: Sendable {
    package let method: Method
    /// Percent-decoded, valid UTF-8, begins with `/`; has no control character, no backslash, no `.` or `..` segment.
    package let path: String
    /// In the order of the address; names may repeat.
    package let query: [QueryItem]
    package let headers: HeaderFields
    /// At most `ServerSettings.bodyLimit` bytes.
    package let body: [UInt8]

    package init(
        _ method: Method = .get, path: String, query: [QueryItem] = [], headers: HeaderFields = HeaderFields(),
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// The first value of a query name, or nil.
    package func query(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }
}

/// A name and value of an address's query, decoded.
package struct QueryItem: Sendable, Hashable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// An HTTP method by its name; methods are case-sensitive.
package struct Method: Sendable, Hashable {
    package let name: String

    package init(_ name: String) { self.name = name }

    package static let get = Method("GET")
    package static let head = Method("HEAD")
    package static let post = Method("POST")
    package static let put = Method("PUT")
    package static let delete = Method("DELETE")
    package static let options = Method("OPTIONS")
}
