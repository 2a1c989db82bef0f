#include "importers/reading/named_printing.h"

#include "importers/reading/card_line.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kPrintedDigits = 4; // of a number as printed

// "0063v1" of "63v1".
std::string withZeros(std::string_view number)
{
    const auto digits = std::min(number.find_first_not_of(kDigits), number.size());
    return std::string(kPrintedDigits - std::min(digits, kPrintedDigits), '0') + std::string(number);
}

} // namespace

bool isOfSet(const Card& card, std::string_view folded)
{
    if (folded == fold(card.set) || folded == fold(card.setName))
        return true;
    const PublishedSet* const set = setOf(card.id);
    if (!set || !namesSet(folded, *set))
        return false;
    const bool byCode = isPromotional(card) && folded.find(fold(set->code)) != std::string::npos;
    return !byCode || folded.find(fold(card.set)) != std::string::npos;
}

bool mayBeNumberOf(std::string_view cell, const Card& card)
{
    if (cell.find_first_of(kDigits) == std::string_view::npos)
        return true;
    const std::string folded = fold(cell);
    std::string_view text = trimmed(folded);
    if (text == fold(card.id))
        return true;
    const auto pass = [&text](std::string_view word) {
        if (!word.empty() && text.starts_with(word))
            text = trimmed(text.substr(word.size()));
    };
    pass(fold(card.set));
    for (const std::string_view word : {"-", "no", "nr", "n\u00B0", "n", ".", "#", ":"})
        pass(word);
    const auto end = std::min(text.find_first_not_of(kDigits), text.size());
    const std::string id = fold(card.id);
    const std::string_view own = std::string_view(id).substr(std::min(id.find('-'), id.size() - 1) + 1);
    const auto ownEnd = std::min(own.find_first_not_of(kDigits), own.size());
    constexpr int kMost = 999'999;
    const auto number = wholeNumber(text.substr(0, end), 0, kMost);
    if (!number || number != wholeNumber(own.substr(0, ownEnd), 0, kMost))
        return false;
    const std::string_view mark = trimmed(text.substr(end));
    return mark.empty() || mark.front() == '/' || mark == trimmed(own.substr(ownEnd));
}

std::vector<CardIndex> cardsNumbered(const PrintingWords& words, std::string_view title, const CardPool& pool)
{
    const std::string set = fold(trimmed(words.set));
    std::vector<int> figures;
    for (const std::string_view figure : figuresIn(words.number))
        figures.push_back(wholeNumber(figure, 1, 9999).value_or(0));
    std::vector<CardIndex> found;
    if (set.empty() || figures.empty())
        return found;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (std::ranges::find(figures, pool[card].number) != figures.end() && isOfSet(pool[card], set) &&
            mayBeNumberOf(words.number, pool[card]) &&
            !(isPromotional(pool[card]) && isTitleOfAnother(title, card, pool)))
            found.push_back(card);
    const auto isFurther = [&](CardIndex card) { return pool[card].further; };
    if (!std::ranges::all_of(found, isFurther))
        std::erase_if(found, isFurther);
    return found;
}

std::vector<CardIndex> printingsIn(std::string_view set, CardIndex card, const CardPool& pool)
{
    const auto all = pool.printings(pool.titleOf(card));
    const std::string folded = fold(trimmed(set));
    const bool inBaseSet = isOfBaseSet(pool[all.front()]);
    std::vector<CardIndex> found;
    for (const CardIndex printing : all)
        if (folded.empty() ? isOfBaseSet(pool[printing]) || !inBaseSet : isOfSet(pool[printing], folded))
            found.push_back(printing);
    return found;
}

bool namesSet(std::string_view folded, const PublishedSet& set)
{
    return (!set.mark.empty() && folded == fold(set.mark)) || folded == fold(set.brief) ||
           folded.find(fold(set.code)) != std::string::npos || folded.find(fold(set.name)) != std::string::npos;
}

std::string fullNumber(const PrintingWords& words)
{
    const std::string_view number = trimmed(words.number);
    if (number.empty() || looksLikeNumber(number) || trimmed(words.set).empty())
        return std::string(number);
    return std::string(trimmed(words.set)) + "-" + withZeros(number);
}

bool namesAnotherSet(std::string_view words, CardIndex card, const CardPool& pool)
{
    const std::string folded = fold(trimmed(words));
    if (folded.empty() || isOfSet(pool[card], folded))
        return false;
    return std::ranges::any_of(kPublishedSets, [&](const PublishedSet& set) { return namesSet(folded, set); }) ||
           std::ranges::any_of(pool.cards(), [&](const Card& each) {
               const bool bySet = each.further || !each.set.starts_with("XF"); // promotional: a code a year
               return bySet && (folded == fold(each.set) || folded == fold(each.setName));
           });
}

namespace {

// Whether a printing is called so.
class Meant
{
public:
    Meant(const PrintingWords& words, const CardPool& pool)
        : m_pool(pool)
        , m_set(fold(words.set))
        , m_number(trimmed(words.number))
        , m_whole(pool.findNumber(fullNumber(words)))
        , m_alone(wholeNumber(m_number, 1, 9999))
        , m_printed(fold(withZeros(m_number)))
    {}

    bool isAny() const { return m_set.empty() && m_number.empty(); }
    bool operator()(CardIndex one) const
    {
        const Card& each = m_pool[one];
        if (m_whole == one)
            return !namesAnotherSet(m_set, one, m_pool);
        return (m_set.empty() || isOfSet(each, m_set)) &&
               (m_number.empty() || m_alone == each.number || m_printed == fold(printedNumber(each)) ||
                m_printed == fold(each.id.substr(std::min(each.id.size(), each.set.size() + 1))));
    }

private:
    const CardPool& m_pool;
    std::string m_set;
    std::string m_number;
    std::optional<CardIndex> m_whole;
    std::optional<int> m_alone;
    std::string m_printed;
};

} // namespace

std::optional<CardIndex> onePrinting(CardIndex card, const PrintingWords& words, const CardPool& pool)
{
    const Meant isMeant(words, pool);
    std::optional<CardIndex> found;
    for (const CardIndex one : pool.printings(pool.titleOf(card)))
        if (isMeant(one)) {
            if (found)
                return std::nullopt;
            found = one;
        }
    return found;
}

NamedPrinting printingNamed(CardIndex card, const PrintingWords& words, const CardPool& pool)
{
    const Meant isMeant(words, pool);
    if (isMeant.isAny() || isMeant(card))
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
