import CICU

/// The owner of one `UNumberFormatter`, made from a number skeleton.
@safe struct UnitFormatter: ~Copyable {
    private let formatter: OpaquePointer

    /// Opens a formatter for an ICU number skeleton such as `measure-unit/duration-month unit-width-full-name`.
    init(skeleton: String, locale: String) {
        let units = Array(skeleton.utf16)
        var status: CICUStatus = 0
        // Skeletons are constants of this module and locales fall back to root, so this fails only without ICU's data.
        guard let formatter = unsafe cicu_number_formatter_open(units, Int32(units.count), locale, &status),
            status <= 0
        else {
            preconditionFailure("ICU cannot format \(skeleton) (status \(status)); is its data installed?")
        }
        unsafe self.formatter = formatter
    }

    deinit { unsafe cicu_number_formatter_close(formatter) }

    /// The number with its unit: `3 months`.
    borrowing func string(_ number: Int) -> String {
        let result = FormattedNumber()
        unsafe result.format(number, with: formatter)
        return result.string
    }
}

/// The owner of one `UFormattedNumber`, the place where ICU puts a result.
@safe private struct FormattedNumber: ~Copyable {
    private let result: OpaquePointer

    init() {
        var status: CICUStatus = 0
        // Fails only when memory is out, which Swift does not survive either.
        guard let result = unsafe cicu_formatted_number_open(&status) else {
            preconditionFailure("out of memory in ICU")
        }
        unsafe self.result = result
    }

    deinit { unsafe cicu_formatted_number_close(result) }

    borrowing func format(_ number: Int, with formatter: OpaquePointer) {
        var status: CICUStatus = 0
        unsafe cicu_format_int(formatter, Int64(number), result, &status)
        precondition(status <= 0, "ICU cannot format \(number): \(status)")
    }

    var string: String {
        unsafe ICUText.read { buffer, capacity, status in
            unsafe cicu_formatted_number_to_string(result, buffer, capacity, status)
        } ?? ""
    }
}
