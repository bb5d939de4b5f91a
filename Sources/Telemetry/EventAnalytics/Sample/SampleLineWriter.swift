/// Writes events of the sample as lines of JSON, into bytes that the caller takes away.
struct SampleLineWriter {
    private(set) var bytes: [UInt8] = []

    mutating func takeBytes() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    /// Our own format; keys in the order of `docs/telemetry.md`.
    mutating func write(_ event: SampleEvent, of user: SampleUser) {
        text("{\"id\":\"")
        hex(event.id, digits: 16)
        hex(event.id &* 0x9E37_79B9_7F4A_7C15, digits: 16)
        text("\",\"ts\":\"")
        time(event.time)
        text("\",\"received\":\"")
        time(event.received)
        text("\",\"type\":\"")
        text(event.type == .other ? "app_opened" : event.type.name)
        text("\",\"user\":\"")
        for part in user.digest { hex(part, digits: 16) }
        text("\",\"session\":\"")
        hex(user.session, digits: 16)
        field("environment", user.environment, closing: true)
        text(user.isTest ? ",\"test\":true" : ",\"test\":false")
        if let purchase = event.purchase { write(purchase, currency: user.place.currency, tax: user.place.tax) }
        if let attempt = event.attempt { hexField("attempt", attempt) }
        if let stratum = event.stratum, event.namesPaywall {
            field("paywall", stratum.paywall)
            field("placement", stratum.placement)
            if let variant = stratum.variant { field("variant", variant) }
        }
        field("store", "app_store")
        field("storefront", user.place.storefront)
        field("locale", user.place.locale)
        field("platform", "iOS")
        field("app", "com.example.fieldnotes")
        field("app_version", user.appVersion)
        field("os", user.system)
        field("source", "app")
        text("}\n")
    }

    private mutating func write(_ purchase: SamplePurchase, currency: String, tax: Int) {
        field("product", purchase.product.id)
        field("kind", purchase.product.kind)
        if let transaction = purchase.transaction { numberField("transaction", transaction, quoted: true) }
        if let original = purchase.original { numberField("original_transaction", original, quoted: true) }
        if let purchasedAt = purchase.purchasedAt { numberField("purchased_at", UInt64(purchasedAt), quoted: false) }
        if let expires = purchase.expires { numberField("expires", UInt64(expires), quoted: false) }
        guard purchase.hasPrice else { return }
        numberField("price", UInt64(purchase.product.prices[currency] ?? 0), quoted: false)
        field("currency", currency)
        numberField("tax", UInt64(tax), quoted: false)
        numberField("fee", 1500, quoted: false)
    }
}

extension SampleLineWriter {
    private mutating func text(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// `,"name":"value"`; with `closing`, the quote of the value before is closed first.
    private mutating func field(_ name: String, _ value: String, closing: Bool = false) {
        text(closing ? "\",\"" : ",\"")
        text(name)
        text("\":\"")
        text(value)
        text("\"")
    }

    private mutating func hexField(_ name: String, _ value: UInt64) {
        text(",\"")
        text(name)
        text("\":\"")
        hex(value, digits: 16)
        text("\"")
    }

    private mutating func numberField(_ name: String, _ value: UInt64, quoted: Bool) {
        text(",\"")
        text(name)
        text(quoted ? "\":\"" : "\":")
        text(String(value))
        if quoted { text("\"") }
    }

    private mutating func hex(_ value: UInt64, digits: Int) {
        for digit in (0..<digits).reversed() {
            let nibble = UInt8(truncatingIfNeeded: value >> UInt64(digit * 4)) & 15
            bytes.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
        }
    }

    /// RFC 3339 with milliseconds.
    private mutating func time(_ time: Int64) {
        let day = CivilDay(daysSince1970: Int(time / EventTime.millisecondsPerDay))
        let rest = Int(time % EventTime.millisecondsPerDay)
        decimal(day.year, 4)
        text("-")
        decimal(day.month, 2)
        text("-")
        decimal(day.day, 2)
        text("T")
        decimal(rest / 3_600_000, 2)
        text(":")
        decimal(rest / 60_000 % 60, 2)
        text(":")
        decimal(rest / 1000 % 60, 2)
        text(".")
        decimal(rest % 1000, 3)
        text("Z")
    }

    private mutating func decimal(_ number: Int, _ digits: Int) {
        var scale = 1
        for _ in 1..<digits { scale *= 10 }
        var rest = number
        while scale > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / scale))
            rest %= scale
            scale /= 10
        }
    }
}
