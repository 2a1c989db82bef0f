#include "domain/cards/published_set.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kNumberDigits = 4;
constexpr std::size_t kPromotional = 3; // among kPublishedSets
static_assert(kPublishedSets[kPromotional].mark.empty() && kPromotional + 1 == kPublishedSets.size());

// In the order of their numbers across sets: a new one is added at the end.
constexpr std::array<std::string_view, 23> kPromotionalCards{
    "PR96-0001-SCR", "PR96-0002-INQ", "PR96-0003-GAM", "PR96-0004-GCON", "PR96-0005-GMR", "PR96-0006-DUE",
    "PR96-0007-SUR", "PR97-0001-BBB", "PR97-0002-BBB", "PR97-0003-BBB",  "PR97-0004-BOX", "PR97-0005-INQ",
    "PR97-0006-SC1", "PR97-0006-SC2", "PR97-0006-SC3", "PR97-0006-SC4",  "PR97-0006-SC5", "PR97-0007-BOX",
    "PR97-0009-GMR", "PR97-0010-FRN", "PR97-0011-DEU", "PR97-0012-COM",  "PR97-0999-DNY"};
static_assert(kPromotionalCards.size() == kPublishedSets[kPromotional].last);

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

// "PR97-0006-SC1", or without the mark where no other has these digits.
NumberAhead promotionalAhead(std::string_view text)
{
    constexpr std::size_t kBare = 9; // "PR97-0006"
    NumberAhead unmarked;
    for (std::size_t at = 0; at < kPromotionalCards.size(); ++at) {
        const std::string_view printed = kPromotionalCards[at];
        const int card = static_cast<int>(kPromotional) * kPlaceOfSet + static_cast<int>(at) + 1;
        if (sameLetters(text.substr(0, printed.size()), printed))
            return {printed.size(), card};
        if (sameLetters(text.substr(0, kBare), printed.substr(0, kBare)))
            unmarked = unmarked.length == 0 ? NumberAhead{kBare, card} : NumberAhead{kBare, 0};
    }
    return unmarked.card == 0 ? NumberAhead{} : unmarked;
}

} // namespace

// Asked at every word of the rules: what has no hyphen there is done with at once.
NumberAhead numberAhead(std::string_view text)
{
    constexpr std::size_t kHyphen = 4; // behind every set's code
    static_assert(std::all_of(kPublishedSets.begin(), kPublishedSets.begin() + kPromotional,
                              [](const PublishedSet& set) { return set.code.size() == kHyphen; }));
    static_assert(
        std::ranges::all_of(kPromotionalCards, [](std::string_view printed) { return printed.find('-') == kHyphen; }));
    if (text.size() <= kHyphen || text[kHyphen] != '-')
        return {};
    if (const NumberAhead promotional = promotionalAhead(text); promotional.length > 0)
        return promotional;
    NumberAhead unmarked;
    for (std::size_t place = 0; place < kPromotional; ++place) {
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
        if (unmarked.length == 0 && number >= set.first && number <= set.last)
            unmarked = {digits + kNumberDigits, card};
    }
    return unmarked;
}

std::optional<int> numberAcrossSets(std::string_view printed)
{
    const NumberAhead ahead = numberAhead(printed);
    return ahead.length > 0 && ahead.length == printed.size() ? std::optional(ahead.card) : std::nullopt;
}

std::string printedNumberAlone(int number)
{
    for (std::size_t place = 0; place < kPromotional; ++place)
        if (number >= kPublishedSets[place].first && number <= kPublishedSets[place].last)
            return printedNumberOf(static_cast<int>(place) * kPlaceOfSet + number);
    return {};
}

const PublishedSet* setOf(std::string_view printed)
{
    const auto number = numberAcrossSets(printed);
    return number ? &kPublishedSets[static_cast<std::size_t>(*number / kPlaceOfSet)] : nullptr;
}

std::optional<int> publishedSetNamed(std::string_view said, int count)
{
    for (int place = 0; place < count; ++place) {
        const PublishedSet& set = kPublishedSets[static_cast<std::size_t>(place)];
        if (sameLetters(said, set.brief) || sameLetters(said, set.name))
            return place;
    }
    return std::nullopt;
}

std::string printedNumberOf(int acrossSets)
{
    const auto place = static_cast<std::size_t>(acrossSets / kPlaceOfSet);
    if (place == kPromotional) {
        const auto at = static_cast<std::size_t>(acrossSets % kPlaceOfSet);
        return std::string(at >= 1 && at <= kPromotionalCards.size() ? kPromotionalCards[at - 1] : std::string_view());
    }
    if (acrossSets < 1 || place >= kPublishedSets.size() || acrossSets % kPlaceOfSet == 0)
        return {};
    const std::string digits = std::to_string(acrossSets % kPlaceOfSet);
    const PublishedSet& set = kPublishedSets[place];
    return std::string(set.code) + "-" + std::string(kNumberDigits - digits.size(), '0') + digits +
           std::string(set.mark);
}

} // namespace dossier
