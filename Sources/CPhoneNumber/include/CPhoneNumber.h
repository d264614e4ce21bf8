#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How far a number agrees with the numbering plan of its country.
typedef enum CPhoneNumberValidity : uint8_t {
    CPhoneNumberLocalOnly = 1,
    CPhoneNumberPossible = 2,
    CPhoneNumberValid = 3
} CPhoneNumberValidity;

/// What is reached by a number, as its country's numbering plan says; the order is libphonenumber's.
typedef enum CPhoneNumberKind : uint8_t {
    CPhoneNumberFixedLine = 0,
    CPhoneNumberMobile = 1,
    CPhoneNumberFixedLineOrMobile = 2,
    CPhoneNumberTollFree = 3,
    CPhoneNumberPremiumRate = 4,
    CPhoneNumberSharedCost = 5,
    CPhoneNumberVoIP = 6,
    CPhoneNumberPersonal = 7,
    CPhoneNumberPager = 8,
    CPhoneNumberCompany = 9,
    CPhoneNumberVoicemail = 10,
    CPhoneNumberUnknownKind = 11
} CPhoneNumberKind;

/// A phone number in text; `start` and `end` are byte offsets.
typedef struct CPhoneNumberMatch {
    size_t start;
    size_t end;
    CPhoneNumberValidity validity;
    CPhoneNumberKind kind;
    /// Null-terminated.
    char e164[24];
    /// Null-terminated, empty when there is none.
    char extension[24];
} CPhoneNumberMatch;

/// Writes the phone numbers in `length` bytes of UTF-8 to `matches`, in order, at most `capacity`, and returns how many.
/// `region` is an ISO 3166 code. Never throws; an error inside the library ends the search.
size_t cphonenumber_find(const char *text, size_t length, const char *region, CPhoneNumberMatch *matches,
                         size_t capacity);

/// Reads the whole of `length` bytes of UTF-8 as one number; false if it cannot be one.
bool cphonenumber_parse(const char *text, size_t length, const char *region, CPhoneNumberMatch *match);

#ifdef __cplusplus
}
#endif
