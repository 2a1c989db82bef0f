#include "desk/search/card_entry.h"

#include "domain/cards/published_set.h"
#include "text/fold.h"
#include "text/trimmed.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

namespace dossier {

namespace {

constexpr int kMostAtOnce = EntryOffer::kMostAtOnce;
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

bool hasSet(const CardPool& pool, std::string_view set)
{
    return !set.empty() && std::ranges::any_of(pool.cards(), [&](const Card& card) { return card.setName == set; });
}

// `set`: one that there is, or empty.
std::optional<CardIndex> findNumber(std::string_view word, const CardPool& pool, std::string_view set)
{
    const auto number = wholeNumber(word);
    if (!number || set.empty())
        return pool.findNumber(number ? printedNumberAlone(*number) : std::string(word));
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (pool[card].number == *number && pool[card].setName == set)
            return card;
    return std::nullopt;
}

// "0385x1" of "385x1"; empty where the word is no number within a set.
std::string numberInSet(std::string_view word)
{
    const auto digits = std::min(word.find_first_not_of("0123456789"), word.size());
    if (digits == 0 || digits > 4)
        return {};
    return std::string(4 - digits, '0').append(word);
}

std::string_view briefOf(const Card& card)
{
    const PublishedSet* const published = card.further ? nullptr : setOf(card.id);
    return published ? published->brief : std::string_view();
}

// Several where a set numbers more than one card so (promotional cards).
std::vector<CardIndex> cardsNumbered(std::string_view set, std::string_view word, const CardPool& pool)
{
    const std::string number = numberInSet(word);
    if (number.empty())
        return {};
    if (const auto card = pool.findNumber(std::string(set).append("-").append(number)))
        return {*card};
    const auto figure = wholeNumber(word);
    const std::string folded = fold(set);
    std::vector<CardIndex> found;
    std::string_view last; // the cards of a set lie together
    bool isMeant = false;
    for (CardIndex card = 0; card < pool.size() && figure; ++card) {
        if (const Card& facts = pool[card]; facts.setName != last) {
            last = facts.setName;
            isMeant = fold(last) == folded || briefOf(facts) == folded;
        }
        if (pool[card].number == *figure && (isMeant || fold(pool[card].id).starts_with(folded + '-')))
            found.push_back(card);
    }
    return found;
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

// What a text without a count means: the titles, each by its usual printing, or the card whose number it is.
struct Meaning
{
    using Kind = EntryOffer::Kind;
    Kind kind = Kind::Unknown;
    std::vector<CardIndex> cards;
    bool isNumber = false; // a number alone, without a card of its own

    bool isCertain() const { return kind == Kind::One || kind == Kind::Printings; }
};

Meaning ofTitle(CardIndex card, const CardPool& pool)
{
    const bool several = pool.printings(pool.titleOf(card)).size() > 1;
    return {several ? Meaning::Kind::Printings : Meaning::Kind::One, {card}};
}

// They end its name: "dana scully" that of "agent dana scully"; "aubrey" not that of a police department there.
bool endsNameOf(std::string_view title, std::string_view words)
{
    for (auto at = title.find(words); at != std::string_view::npos; at = title.find(words, at + 1)) {
        const std::size_t behind = at + words.size();
        const bool begins = at == 0 || std::isalnum(static_cast<unsigned char>(title[at - 1])) == 0;
        if (begins && (behind == title.size() || title[behind] == ','))
            return true;
    }
    return false;
}

// Those that begin so come first; none is taken for certain where the same words are the name of another.
std::vector<CardIndex> titlesLike(std::string_view folded, const CardPool& pool)
{
    auto found = titlesThat(pool, [&](std::string_view title) { return title.starts_with(folded); });
    if (found.empty())
        return titlesThat(pool, [&](std::string_view title) { return title.find(folded) != std::string_view::npos; });
    const auto others = titlesThat(
        pool, [&](std::string_view title) { return !title.starts_with(folded) && endsNameOf(title, folded); });
    found.insert(found.end(), others.begin(), others.end());
    return found;
}

Meaning meaningOf(std::string_view text, const CardPool& pool, std::string_view set, std::size_t mostNear)
{
    if (const auto number = findNumber(text, pool, set))
        return {Meaning::Kind::One, {*number}};
    if (const auto title = pool.findTitle(text))
        return ofTitle(*title, pool);
    if (wholeNumber(text) && !set.empty())
        if (const auto other = findNumber(text, pool, {}))
            return {Meaning::Kind::Near, {*other}, true};
    if (auto cards = cardsInSet(text, pool); !cards.empty())
        return {cards.size() == 1 ? Meaning::Kind::One : Meaning::Kind::Several, std::move(cards)};
    auto found = titlesLike(fold(text), pool);
    if (found.size() == 1)
        return ofTitle(found.front(), pool);
    if (!found.empty())
        return {Meaning::Kind::Several, std::move(found)};
    found = pool.nearTitles(text, mostNear);
    const bool isNumber = found.empty() && wholeNumber(text);
    return {found.empty() ? Meaning::Kind::Unknown : Meaning::Kind::Near, std::move(found), isNumber};
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

// "350x2" is two of number 350, and "2x350" as well: of two figures the count is the small one.
std::optional<Split> countBesideNumber(std::string_view text)
{
    constexpr int kFew = 10;
    const auto mark = text.find_first_of("xX");
    if (mark == std::string_view::npos)
        return std::nullopt;
    const std::string_view first = text.substr(0, mark);
    const std::string_view second = text.substr(mark + 1);
    const auto number = wholeNumber(first);
    const auto count = wholeNumber(second);
    if (!number || !count)
        return std::nullopt;
    return *number <= kFew && *count > kFew ? Split{second, *number} : Split{first, *count};
}

// "title 2", "63 x2", "63x2"; nothing where no count stands behind.
std::optional<Split> countBehind(std::string_view text)
{
    const auto blank = text.find_last_of(' ');
    if (blank == std::string_view::npos)
        return countBesideNumber(text);
    std::string_view word = text.substr(blank + 1);
    if (word.size() > 1 && (word.front() == 'x' || word.front() == 'X'))
        word.remove_prefix(1);
    const auto count = wholeNumber(word);
    return count ? std::optional(Split{trimmed(text.substr(0, blank)), *count}) : std::nullopt;
}

struct Reading
{
    Meaning meaning;
    int count = 1;
};

// Of a text that is not empty.
Reading readingOf(std::string_view text, const CardPool& pool, std::string_view set, std::size_t mostNear)
{
    // A title may end in a figure ("Eve 7"): all of the text is tried before a count is split off.
    Meaning whole = meaningOf(text, pool, set, mostNear);
    if (whole.isCertain())
        return {std::move(whole), 1};
    auto split = countInFront(text);
    if (!split)
        split = countBehind(text);
    if (!split)
        return {std::move(whole), 1};
    Meaning part = meaningOf(split->card, pool, set, mostNear);
    // "promo 6" is no count of something, but several cards of one number.
    if (whole.kind == Meaning::Kind::Several &&
        (part.kind == Meaning::Kind::Near || part.kind == Meaning::Kind::Unknown))
        return {std::move(whole), 1};
    return {std::move(part), split->count};
}

} // namespace

std::vector<CardIndex> cardsInSet(std::string_view text, const CardPool& pool)
{
    const auto mark = text.find_last_of(" -#");
    if (mark == std::string_view::npos || mark == 0)
        return {};
    if (auto cards = cardsNumbered(trimmed(text.substr(0, mark)), text.substr(mark + 1), pool); !cards.empty())
        return cards;
    const auto blank = text.find(' ');
    if (blank == std::string_view::npos || !wholeNumber(text.substr(0, blank)))
        return {};
    return cardsNumbered(trimmed(text.substr(blank)), text.substr(0, blank), pool);
}

std::vector<std::pair<int, int>> numbersAlone(const CardPool& pool, std::string_view set)
{
    std::vector<int> numbers;
    const bool ofSet = hasSet(pool, set);
    for (const Card& card : pool.cards())
        if (ofSet ? card.setName == set : pool.findNumber(printedNumberAlone(card.number)).has_value())
            numbers.push_back(card.number);
    std::ranges::sort(numbers);
    std::vector<std::pair<int, int>> runs;
    for (const int number : numbers)
        if (!runs.empty() && number <= runs.back().second + 1)
            runs.back().second = number;
        else
            runs.emplace_back(number, number);
    return runs;
}

EntryOffer offerFor(std::string_view text, const CardPool& pool, std::string_view set, std::size_t most)
{
    text = trimmed(text);
    set = hasSet(pool, set) ? set : std::string_view();
    if (text.empty())
        return {};
    const Reading reading = readingOf(text, pool, set, most);
    EntryOffer offer{reading.meaning.kind, {}, 0, reading.count, reading.meaning.isNumber};
    if (offer.kind == EntryOffer::Kind::One || offer.isNumber)
        offer.cards = reading.meaning.cards;
    else
        for (const CardIndex usual : reading.meaning.cards) {
            const auto offerOnce = [&](CardIndex card) {
                if (std::ranges::find(offer.cards, card) == offer.cards.end())
                    offer.cards.push_back(card);
            };
            offerOnce(usual);
            std::ranges::for_each(pool.printings(pool.titleOf(usual)), offerOnce);
        }
    offer.fitting = static_cast<int>(offer.cards.size());
    offer.cards.resize(std::min(offer.cards.size(), most));
    return offer;
}

std::variant<CardEntry, EntryTrouble> readCardEntry(std::string_view text, const CardPool& pool, std::string_view set)
{
    using Trouble = EntryTrouble::Kind;
    text = trimmed(text);
    set = hasSet(pool, set) ? set : std::string_view();
    if (text.empty())
        return EntryTrouble{Trouble::Empty, {}};
    Reading reading = readingOf(text, pool, set, 3);
    if (!reading.meaning.isCertain()) {
        std::vector<CardIndex> near = std::move(reading.meaning.cards);
        near.resize(std::min(near.size(), kMostNear));
        const bool several = reading.meaning.kind == Meaning::Kind::Several;
        return EntryTrouble{several ? Trouble::Ambiguous : Trouble::Unknown, std::move(near), reading.meaning.isNumber};
    }
    if (reading.count < 1 || reading.count > kMostAtOnce)
        return EntryTrouble{Trouble::BadCount, {}};
    return CardEntry{reading.meaning.cards.front(), reading.count};
}

} // namespace dossier
