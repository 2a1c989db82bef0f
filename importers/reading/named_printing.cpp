#include "importers/reading/named_printing.h"

#include "domain/cards/published_set.h"
#include "importers/reading/card_line.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kPrintedDigits = 4; // of a number as printed

// Under whatever longer name.
bool isOfSet(const Card& card, std::string_view folded)
{
    if (folded == fold(card.set) || folded == fold(card.setName))
        return true;
    const PublishedSet* const set = setOf(card.id);
    return set && (folded == fold(set->code) || (!set->mark.empty() && folded == fold(set->mark)) ||
                   folded == fold(set->brief) || folded.find(fold(set->name)) != std::string::npos);
}

// "0063v1" of "63v1".
std::string withZeros(std::string_view number)
{
    const auto digits = std::min(number.find_first_not_of("0123456789"), number.size());
    return std::string(kPrintedDigits - std::min(digits, kPrintedDigits), '0') + std::string(number);
}

} // namespace

std::string fullNumber(const PrintingWords& words)
{
    const std::string_view number = trimmed(words.number);
    if (number.empty() || looksLikeNumber(number) || trimmed(words.set).empty())
        return std::string(number);
    return std::string(trimmed(words.set)) + "-" + withZeros(number);
}

NamedPrinting printingNamed(CardIndex card, const PrintingWords& words, const CardPool& pool)
{
    const std::string set = fold(words.set);
    const std::string_view number = trimmed(words.number);
    if (set.empty() && number.empty())
        return {card, true};
    const auto whole = pool.findNumber(fullNumber(words));
    const auto alone = wholeNumber(number, 1, 9999);
    const std::string printed = fold(withZeros(number));
    const auto isMeant = [&](CardIndex one) {
        const Card& each = pool[one];
        return whole == one || ((set.empty() || isOfSet(each, set)) &&
                                (number.empty() || alone == each.number || printed == fold(printedNumber(each)) ||
                                 printed == fold(each.id.substr(std::min(each.id.size(), each.set.size() + 1)))));
    };
    if (isMeant(card))
        return {card, true};
    for (const CardIndex one : pool.printings(pool.titleOf(card)))
        if (isMeant(one))
            return {one, true};
    return {card, false};
}

std::string inWords(const PrintingWords& words)
{
    const std::string_view set = trimmed(words.set);
    const std::string_view number = trimmed(words.number);
    if (number.starts_with(set)) // in full
        return std::string(number);
    return std::string(set) + (set.empty() || number.empty() ? "" : " ") + std::string(number);
}

} // namespace dossier
