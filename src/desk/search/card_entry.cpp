#include "desk/search/card_entry.h"

#include "domain/cards/published_set.h"
#include "text/fold.h"
#include "text/trimmed.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace dossier {

namespace {

constexpr int kMostAtOnce = 999;
constexpr std::size_t kMostNear = 5;

std::optional<int> wholeNumber(std::string_view digits)
{
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = error == std::errc() && end == digits.data() + digits.size();
    // Numbers too long for an int are still numbers: a wrong count, not a title.
    const bool tooLong = error == std::errc::result_out_of_range && end == digits.data() + digits.size();
    if (tooLong)
        return kMostAtOnce + 1;
    return whole && !digits.empty() ? std::optional(value) : std::nullopt;
}

std::optional<CardIndex> findNumber(std::string_view word, const CardPool& pool)
{
    const auto number = wholeNumber(word);
    return pool.findNumber(number ? printedNumberOf(*number) : std::string(word));
}

// Titles for which `fits` holds, each by its default printing.
template <typename Fits>
std::vector<CardIndex> titlesThat(const CardPool& pool, Fits fits)
{
    std::vector<CardIndex> found;
    for (std::size_t title = 0; title < pool.titleCount(); ++title) {
        const CardIndex card = pool.defaultPrinting(static_cast<TitleIndex>(title));
        if (fits(pool.foldedTitle(card)))
            found.push_back(card);
    }
    return found;
}

std::variant<CardIndex, EntryTrouble> findCard(std::string_view text, const CardPool& pool)
{
    using Trouble = EntryTrouble::Kind;
    if (const auto number = findNumber(text, pool))
        return *number;
    if (const auto title = pool.findTitle(text))
        return *title;
    const std::string folded = fold(text);
    auto found = titlesThat(pool, [&](std::string_view title) { return title.starts_with(folded); });
    if (found.empty())
        found = titlesThat(pool, [&](std::string_view title) { return title.find(folded) != std::string_view::npos; });
    if (found.size() == 1)
        return found.front();
    if (found.empty())
        return EntryTrouble{Trouble::Unknown, pool.nearTitles(text)};
    found.resize(std::min(found.size(), kMostNear));
    return EntryTrouble{Trouble::Ambiguous, found};
}

struct Split
{
    std::string_view card;
    int count = 1;
};

// "2x title", "x2 title"; nothing where no count stands in front.
std::optional<Split> countInFront(std::string_view text)
{
    const auto blank = text.find(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    std::string_view word = text.substr(0, blank);
    if (word.size() < 2)
        return std::nullopt;
    if (word.back() == 'x' || word.back() == 'X')
        word.remove_suffix(1);
    else if (word.front() == 'x' || word.front() == 'X')
        word.remove_prefix(1);
    else
        return std::nullopt;
    const auto count = wholeNumber(word);
    return count ? std::optional(Split{trimmed(text.substr(blank)), *count}) : std::nullopt;
}

// "title 2", "63 x2"; nothing where no count stands behind.
std::optional<Split> countBehind(std::string_view text)
{
    const auto blank = text.find_last_of(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    std::string_view word = text.substr(blank + 1);
    if (word.size() > 1 && (word.front() == 'x' || word.front() == 'X'))
        word.remove_prefix(1);
    const auto count = wholeNumber(word);
    return count ? std::optional(Split{trimmed(text.substr(0, blank)), *count}) : std::nullopt;
}

} // namespace

std::variant<CardEntry, EntryTrouble> readCardEntry(std::string_view text, const CardPool& pool)
{
    text = trimmed(text);
    if (text.empty())
        return EntryTrouble{EntryTrouble::Kind::Empty, {}};
    // A title may end in a figure ("Eve 7"): all of the text is tried before a count is split off.
    const auto whole = findCard(text, pool);
    if (const auto* card = std::get_if<CardIndex>(&whole))
        return CardEntry{*card, 1};
    auto split = countInFront(text);
    if (!split)
        split = countBehind(text);
    if (!split)
        return std::get<EntryTrouble>(whole);
    const auto part = findCard(split->card, pool);
    if (const auto* trouble = std::get_if<EntryTrouble>(&part))
        return *trouble;
    if (split->count < 1 || split->count > kMostAtOnce)
        return EntryTrouble{EntryTrouble::Kind::BadCount, {}};
    return CardEntry{std::get<CardIndex>(part), split->count};
}

} // namespace dossier
