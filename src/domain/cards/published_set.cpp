#include "domain/cards/published_set.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kNumberDigits = 4;

bool sameLetters(std::string_view a, std::string_view b)
{
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return small(x) == small(y); });
}

// The four digits at the beginning of the text; 0 where there are none.
int digitsAhead(std::string_view text)
{
    int number = 0;
    for (std::size_t i = 0; i < kNumberDigits; ++i) {
        if (i >= text.size() || text[i] < '0' || text[i] > '9')
            return 0;
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

} // namespace

NumberAhead numberAhead(std::string_view text)
{
    NumberAhead unmarked;
    for (std::size_t place = 0; place < kPublishedSets.size(); ++place) {
        const PublishedSet& set = kPublishedSets[place];
        const std::size_t digits = set.code.size() + 1;
        if (text.size() < digits || text[set.code.size()] != '-' ||
            !sameLetters(text.substr(0, set.code.size()), set.code))
            continue;
        const int number = digitsAhead(text.substr(digits));
        if (number == 0)
            return {};
        const int card = static_cast<int>(place) * kPlaceOfSet + number;
        const std::string_view rest = text.substr(digits + kNumberDigits);
        if (sameLetters(rest.substr(0, set.mark.size()), set.mark))
            return {digits + kNumberDigits + set.mark.size(), card};
        if (unmarked.length == 0)
            unmarked = {digits + kNumberDigits, card};
    }
    return unmarked;
}

std::optional<int> numberAcrossSets(std::string_view printed)
{
    const NumberAhead ahead = numberAhead(printed);
    return ahead.length > 0 && ahead.length == printed.size() ? std::optional(ahead.card) : std::nullopt;
}

const PublishedSet* setOf(std::string_view printed)
{
    const auto number = numberAcrossSets(printed);
    return number ? &kPublishedSets[static_cast<std::size_t>(*number / kPlaceOfSet)] : nullptr;
}

std::string printedNumberOf(int acrossSets)
{
    const auto place = static_cast<std::size_t>(acrossSets / kPlaceOfSet);
    if (acrossSets < 1 || place >= kPublishedSets.size() || acrossSets % kPlaceOfSet == 0)
        return {};
    const std::string digits = std::to_string(acrossSets % kPlaceOfSet);
    const PublishedSet& set = kPublishedSets[place];
    return std::string(set.code) + "-" + std::string(kNumberDigits - digits.size(), '0') + digits +
           std::string(set.mark);
}

} // namespace dossier
