#pragma once

// ICU's C names carry its version (`uplrules_open_72`), so Swift cannot spell them. These wrappers can.
// Only stable C API is used: plural rules, and number formatting by skeleton.

#include <stdint.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

typedef UPluralRules CICUPluralRules;
typedef UNumberFormatter CICUNumberFormatter;
typedef UFormattedNumber CICUFormattedNumber;

static inline CICUPluralRules *_Nullable cicu_plural_rules_open(const char *_Nonnull locale, UErrorCode *_Nonnull status) {
    return uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, status);
}
static inline void cicu_plural_rules_close(CICUPluralRules *_Nonnull rules) { uplrules_close(rules); }
static inline int32_t cicu_plural_rules_select(
    const CICUPluralRules *_Nonnull rules, double number, UChar *_Nonnull keyword, int32_t capacity,
    UErrorCode *_Nonnull status) {
    return uplrules_select(rules, number, keyword, capacity, status);
}

static inline CICUNumberFormatter *_Nullable cicu_number_formatter_open(
    const UChar *_Nonnull skeleton, int32_t length, const char *_Nonnull locale, UErrorCode *_Nonnull status) {
    return unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
}
static inline void cicu_number_formatter_close(CICUNumberFormatter *_Nonnull formatter) { unumf_close(formatter); }
static inline CICUFormattedNumber *_Nullable cicu_formatted_number_open(UErrorCode *_Nonnull status) {
    return unumf_openResult(status);
}
static inline void cicu_formatted_number_close(CICUFormattedNumber *_Nonnull result) { unumf_closeResult(result); }
static inline void cicu_format_int(
    const CICUNumberFormatter *_Nonnull formatter, int64_t value, CICUFormattedNumber *_Nonnull result,
    UErrorCode *_Nonnull status) {
    unumf_formatInt(formatter, value, result, status);
}
static inline int32_t cicu_formatted_number_to_string(
    const CICUFormattedNumber *_Nonnull result, UChar *_Nullable buffer, int32_t capacity,
    UErrorCode *_Nonnull status) {
    return unumf_resultToString(result, buffer, capacity, status);
}
