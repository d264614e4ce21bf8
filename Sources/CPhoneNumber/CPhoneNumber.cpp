#include "CPhoneNumber.h"

#include <algorithm>
#include <cstring>
#include <string>

#include <phonenumbers/phonenumbermatch.h>
#include <phonenumbers/phonenumbermatcher.h>
#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberMatch;
using i18n::phonenumbers::PhoneNumberMatcher;
using i18n::phonenumbers::PhoneNumberUtil;

static_assert(PhoneNumberUtil::FIXED_LINE == CPhoneNumberFixedLine && PhoneNumberUtil::VOICEMAIL == CPhoneNumberVoicemail);

namespace {

// A candidate that fails is retried on its parts; hostile digit runs would otherwise retry without end.
constexpr int retries = 64;

template <size_t capacity>
void copy(const std::string &source, char (&target)[capacity]) {
    const size_t length = std::min(source.size(), capacity - 1);
    std::memcpy(target, source.data(), length);
    target[length] = '\0';
}

bool describe(const PhoneNumberUtil &util, const PhoneNumber &number, const char *region, CPhoneNumberMatch &match) {
    // A number is valid if it has a type: asking for both would match it with all patterns of its country twice.
    PhoneNumberUtil::PhoneNumberType kind = PhoneNumberUtil::UNKNOWN;
    switch (util.IsPossibleNumberWithReason(number)) {
    case PhoneNumberUtil::IS_POSSIBLE:
        kind = util.GetNumberType(number);
        match.validity = kind != PhoneNumberUtil::UNKNOWN ? CPhoneNumberValid : CPhoneNumberPossible;
        break;
    case PhoneNumberUtil::IS_POSSIBLE_LOCAL_ONLY:
        // A number that names another country is dialled from here, so it is not local.
        match.validity = number.country_code() == util.GetCountryCodeForRegion(region) ? CPhoneNumberLocalOnly
                                                                                       : CPhoneNumberPossible;
        break;
    default:
        return false;
    }
    match.kind = kind <= PhoneNumberUtil::VOICEMAIL ? static_cast<CPhoneNumberKind>(kind) : CPhoneNumberUnknownKind;
    std::string e164;
    util.Format(number, PhoneNumberUtil::E164, &e164);
    copy(e164, match.e164);
    copy(number.extension(), match.extension);
    return true;
}

} // namespace

size_t cphonenumber_find(const char *text, size_t length, const char *region, CPhoneNumberMatch *matches,
                         size_t capacity) {
    size_t count = 0;
    try {
        const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
        PhoneNumberMatcher matcher(util, std::string(text, length), region, PhoneNumberMatcher::POSSIBLE, retries);
        PhoneNumberMatch found;
        while (count < capacity && matcher.HasNext() && matcher.Next(&found)) {
            CPhoneNumberMatch &match = matches[count];
            if (!describe(util, found.number(), region, match)) continue;
            match.start = static_cast<size_t>(found.start());
            match.end = static_cast<size_t>(found.end());
            ++count;
        }
    } catch (...) {
    }
    return count;
}

bool cphonenumber_parse(const char *text, size_t length, const char *region, CPhoneNumberMatch *match) {
    try {
        const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
        PhoneNumber number;
        if (util.Parse(std::string(text, length), region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return false;
        match->start = 0;
        match->end = length;
        return describe(util, number, region, *match);
    } catch (...) {
        return false;
    }
}
