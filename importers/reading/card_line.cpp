#include "importers/reading/card_line.h"

#include "domain/cards/near_titles.h"
#include "domain/cards/published_set.h"
#include "importers/reading/text_lines.h"
#include "importers/reading/title_beside.h"

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

// Longer lines are prose or worse; the longest title has some fifty letters.
constexpr std::size_t kLongestCardLine = 1000;
// Title, number and printing before a remark. Bounds the marks that are tried, and so the work a line can make.
constexpr std::size_t kLongestName = 150;
constexpr int kLargestNumber = 999'999; // of a card across sets

// Whether figures alone may be a card's name: behind its count they may, before a remark or a mark they are the count
// themselves ("2 # Kick", "2 *F*").
enum class Figures : std::uint8_t { AreACount, MayBeAName };

// "*F*" and the like, by which other games mark foil.
std::string_view withoutFoilMark(std::string_view name, Figures figures)
{
    if (name.size() <= 4 || !name.ends_with("*F*"))
        return name;
    const std::string_view rest = trimmed(name.substr(0, name.size() - 3));
    return isDigits(rest) && figures == Figures::AreACount ? name : rest;
}

std::string hintForNumber(const std::string& number, std::string_view title, const CardPool& pool)
{
    // The second printing of the base set numbers its cards alike: XF97-0063v2 stands for XF96-0063v1.
    const auto dash = number.find('-');
    const bool secondPrinting =
        number.size() == dash + 7 && (number[dash + 5] == 'v' || number[dash + 5] == 'V') && number[dash + 6] == '2';
    if (secondPrinting)
        if (const auto like = pool.findNumber("XF96-" + number.substr(dash + 1, 4) + "v1"))
            return titleAndNumber(pool[*like]);
    if (const auto titled = title.empty() ? std::nullopt : pool.findTitle(title))
        return titleAndNumber(pool[*titled]);
    return {};
}

// The card of a title; of one that several cards have, only its title.
CardLine ofTitle(std::string_view title, const CardPool& pool)
{
    CardLine line;
    line.card = pool.findTitle(title);
    if (!line.card || !pool.needsNumber(*line.card))
        return line;
    line.ofTitle = std::exchange(line.card, std::nullopt);
    line.trouble = LineTrouble::SeveralPrintings;
    line.hint = numbersOf(pool.printings(pool.titleOf(*line.ofTitle)), pool);
    return line;
}

// "64" is what stands on the card's corner, and the program's own way of naming a card.
std::optional<CardIndex> cardNumbered(std::string_view digits, const CardPool& pool)
{
    const auto number = wholeNumber(digits, 1, kLargestNumber);
    return number ? pool.findNumber(printedNumberAlone(*number)) : std::nullopt;
}

// "#63", "#63 Aubrey, MO": the title, where there is one, has to be that of the number.
CardLine readMarkedNumber(std::string_view name, const CardPool& pool)
{
    CardLine line;
    const auto end = std::min(name.find_first_not_of(kDigits, 1), name.size());
    const bool isOne = name.front() == '#' && end > 1 && (end == name.size() || name[end] == ' ');
    if (!isOne)
        return line;
    const auto numbered = cardNumbered(name.substr(1, end - 1), pool);
    const std::string_view title = trimmed(name.substr(end));
    const auto titled = title.empty() ? std::nullopt : pool.findTitle(title);
    if (title.empty())
        line.trouble = LineTrouble::UnknownCard;
    if (numbered && titled && !pool.sameCard(*numbered, *titled))
        return {std::nullopt, 1, LineTrouble::AnotherCard, titleAndNumber(pool[*numbered]), {}};
    if (title.empty() || titled)
        line.card = numbered;
    return line;
}

bool isSettled(const CardLine& line)
{
    return line.card || line.trouble != LineTrouble::NotACardLine;
}

// All of `name`, which is not empty, as a number or a title; nothing of it is a remark.
CardLine readWholeName(std::string_view name, const CardPool& pool, Figures figures)
{
    CardLine line = ofTitle(name, pool);
    if (isSettled(line))
        return line;
    name = withoutFoilMark(name, figures);
    if (isDigits(name)) {
        line.card = cardNumbered(name, pool);
        return line;
    }
    line = readMarkedNumber(name, pool);
    if (isSettled(line))
        return line;
    const Numbered numbered = numberBeside(name);
    if (numbered.number.empty())
        return ofTitle(name, pool);
    line.card = pool.findNumber(numbered.number);
    line.beside = numbered.rest;
    line.trouble = LineTrouble::UnknownCard;
    if (!line.card)
        line.hint = hintForNumber(numbered.number, numbered.rest, pool);
    else if (isBesideAnother(line.beside, *line.card, pool))
        line.against = line.beside;
    return line;
}

// "64" of "#64 and more"; empty where no figure stands there.
std::string_view numberIn(std::string_view remark)
{
    remark = remark.substr(std::min(remark.find_first_not_of("# "), remark.size()));
    const auto end = std::min(remark.find_first_not_of(kDigits), remark.size());
    return end == remark.size() || remark[end] == ' ' ? remark.substr(0, end) : std::string_view();
}

// A figure behind the title is a number of one of its printings, or is told.
CardLine withNumberBehind(CardLine line, std::string_view remark, const CardPool& pool)
{
    const std::string_view figures = numberIn(remark);
    const auto number = wholeNumber(figures, 1, kLargestNumber);
    if (!number || !line.card || !line.beside.empty() || pool[*line.card].number == *number)
        return line;
    const auto printings = pool.printings(pool.titleOf(*line.card));
    const auto meant = std::ranges::find(printings, *number, [&](CardIndex card) { return pool[card].number; });
    if (meant != printings.end())
        line.card = *meant;
    else
        line.against = "#" + std::string(figures);
    return line;
}

// Some programs append " # remark". A title may hold '#', so the remark is one only where the rest is a card. Figures,
// or an X, before a number are how many of it ("2 #63", "2 X #63").
CardLine readBeforeRemark(std::string_view name, const CardPool& pool, Figures figures)
{
    for (auto at = name.rfind(" #", kLongestName); at != std::string_view::npos && at > 0;
         at = name.rfind(" #", at - 1)) {
        const std::string_view before = trimmed(name.substr(0, at));
        const std::string_view remark = name.substr(at + 1);
        const bool isNumber = !numberIn(remark).empty();
        if (isDigits(before) ? isNumber || figures == Figures::AreACount
                             : isNumber && before.size() == 1 && isX(before.front()))
            continue;
        if (CardLine found = readWholeName(before, pool, figures);
            found.card || found.trouble == LineTrouble::SeveralPrintings)
            return withNumberBehind(std::move(found), remark, pool);
    }
    return {};
}

std::string nearestTitle(std::string_view name, const CardPool& pool)
{
    const auto near = pool.nearTitles(name, 1);
    return near.empty() ? std::string() : pool[near.front()].title;
}

bool holdsALetter(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
    });
}

// The blank that does not break and the sign for "times" as people type them; no title has either.
std::string withPlainSigns(std::string_view line)
{
    std::string plain(trimmed(line));
    for (const auto& [sign, letter] : {std::pair("\u00A0", " "), std::pair("\u00D7", "x")})
        for (auto at = plain.find(sign); at != std::string::npos; at = plain.find(sign, at))
            plain.replace(at, 2, letter);
    std::replace(plain.begin(), plain.end(), '\t', ' ');
    return plain;
}

// Whether what stands beside a card's number holds a figure that may be a count: in no title, not the set, nor of the
// card's own title or number.
bool holdsACount(std::string_view beside, CardIndex index, const CardPool& pool)
{
    if (beside.find_first_of(kDigits) == std::string_view::npos || pool.findTitle(beside))
        return false;
    const Card& card = pool[index];
    std::string rest(beside);
    if (const auto at = rest.find(card.set); at != std::string::npos && !card.set.empty())
        rest.erase(at, card.set.size());
    std::vector<std::string_view> figures = figuresIn(rest);
    std::vector<std::string_view> known = figuresIn(card.title);
    const std::string printed = printedNumber(card);
    known.push_back(printed);
    for (const std::string_view figure : known)
        if (const auto same = std::find(figures.begin(), figures.end(), figure); same != figures.end())
            figures.erase(same);
    return !figures.empty();
}

// "Title x3 [XF96-0042v1]": the count is read where nothing else may be one.
CardLine withInnerCount(CardLine line, bool isCounted, const CardPool& pool)
{
    if (!holdsACount(line.beside, *line.card, pool))
        return line;
    const auto split = isCounted ? std::nullopt : countBehind(line.beside);
    if (!split || split->count == kBadCount || holdsACount(split->name, *line.card, pool))
        return {std::nullopt, line.count, LineTrouble::NotACardLine, {}, {}};
    line.count = split->count;
    return line;
}

} // namespace

std::string_view withoutQuoteMarks(std::string_view line)
{
    while (line.starts_with('>'))
        line = trimmed(line.substr(1));
    return line;
}

std::string_view withoutBullet(std::string_view line)
{
    line = withoutQuoteMarks(line);
    for (const std::string_view bullet : {"- ", "* ", "\u2022", "\u00B7", "\u2013 ", "\u2014 "})
        if (line.starts_with(bullet))
            return trimmed(line.substr(bullet.size()));
    return line;
}

bool isTitleOfAnother(std::string_view title, CardIndex card, const CardPool& pool)
{
    const auto titled = pool.findTitle(title);
    return titled && pool.titleOf(*titled) != pool.titleOf(card);
}

std::string numbersOf(std::span<const CardIndex> printings, const CardPool& pool)
{
    std::string numbers;
    for (const CardIndex printing : printings)
        numbers += (numbers.empty() ? "" : ", ") + pool[printing].id;
    return numbers;
}

std::string titleAndNumber(const Card& card)
{
    return card.title + " [" + card.id + "]";
}

std::string_view setName(const Card& card)
{
    return card.setName.empty() ? std::string_view(card.set) : std::string_view(card.setName);
}

std::string numberInBrackets(const Card& card)
{
    return isOfBaseSet(card) ? " (" + card.set + ") " + printedNumber(card) : " [" + card.id + "]";
}

std::string printedNumber(const Card& card)
{
    if (!isOfBaseSet(card)) // with its mark: the base set may have the number, too
        return card.id.substr(std::min(card.id.size(), card.set.size() + 1));
    std::string digits = std::to_string(card.number);
    digits.insert(0, 4 - std::min<std::size_t>(digits.size(), 4), '0');
    return digits;
}

static CardLine readName(std::string_view name, const CardPool& pool, bool hints, Figures figures)
{
    name = trimmed(name);
    if (name.empty() || name.size() > kLongestCardLine)
        return {};
    CardLine line = readWholeName(name, pool, figures);
    if (isSettled(line))
        return line;
    name = withoutFoilMark(name, figures);
    line = readBeforeRemark(name, pool, figures);
    if (!isSettled(line) && (holdsALetter(name) || isDigits(name))) {
        line.trouble = LineTrouble::UnknownCard;
        line.hint = hints ? nearestTitle(name, pool) : std::string();
    }
    return line;
}

CardLine readCardName(std::string_view name, const CardPool& pool, bool hints)
{
    return readName(name, pool, hints, Figures::AreACount);
}

CardLine readCardLine(std::string_view text, const CardPool& pool, bool hints, FigureOrder order)
{
    if (text.size() > kLongestCardLine)
        return {};
    const std::string whole = withPlainSigns(text);
    // A title is a title even where it looks like a count and a name.
    if (const auto titled = pool.findTitle(whole); titled && !pool.needsNumber(*titled))
        return {titled, 1, {}, {}, {}};
    const std::string_view plain = withoutBullet(whole);
    const std::vector<CountedName> splits = countedNames(plain, order);
    const auto figuresIn = [&](const CountedName& split) {
        return split.name.data() > plain.data() ? Figures::MayBeAName : Figures::AreACount;
    };
    for (const CountedName& split : splits) {
        CardLine line = readName(split.name, pool, false, figuresIn(split));
        if (!line.card && !line.ofTitle)
            continue;
        if (split.isBare && line.card && pool[*line.card].number == split.count)
            continue; // it is as likely its number
        if (split.count == kBadCount)
            return {std::nullopt, 1, LineTrouble::BadCount, std::to_string(kMostCopies), {}};
        line.count = split.count;
        line.isOfTwoFigures = split.isOfTwoFigures;
        if (line.card)
            line = withInnerCount(std::move(line), split.name.size() < plain.size(), pool);
        if (!line.card)
            line.name = line.ofTitle ? pool[*line.ofTitle].title : std::string(split.name);
        return line;
    }
    if (splits.empty())
        return {};
    const CountedName& first = splits.front();
    CardLine line = readName(first.name, pool, hints, figuresIn(first));
    if (line.card) { // it was passed over: its number and the count are the same figure
        line.hint = titleAndNumber(pool[*line.card]);
        line.card.reset();
        line.trouble = LineTrouble::UnknownCard;
        line.name = plain;
        return line;
    }
    line.name = first.count == kBadCount ? plain : first.name; // with its figure, so that nobody guesses one of them
    if (first.count != kBadCount)
        line.count = first.count;
    return line;
}

namespace {

// Of a title that several cards have, none is likelier than the others.
std::optional<CardIndex> withoutOthers(std::optional<CardIndex> card, const CardPool& pool)
{
    return card && pool.needsNumber(*card) ? std::nullopt : card;
}

} // namespace

std::optional<CardIndex> likelyCard(std::string_view name, const CardPool& pool)
{
    name = trimmed(name);
    if (name.empty() || name.size() > kLongestCardLine)
        return std::nullopt;
    name = withoutFoilMark(name, Figures::AreACount);
    const Numbered numbered = name.empty() ? Numbered() : numberBeside(name);
    if (!numbered.number.empty())
        if (const std::string hint = hintForNumber(numbered.number, numbered.rest, pool); !hint.empty())
            return withoutOthers(readCardName(hint, pool, false).card, pool);
    // Of a whole title it is not known which printing is meant: no card is likelier than the other. Where the number is
    // known it is how many that is not; so it is where a figure stands there that is none of the title's.
    if (pool.findTitle(numbered.rest) || pool.findNumber(numbered.number))
        return std::nullopt;
    const auto likely = withoutOthers(likelyTitle(pool, numbered.rest), pool);
    return likely && holdsACount(numbered.rest, *likely, pool) ? std::nullopt : likely;
}

std::vector<CardIndex> candidatesFor(std::string_view name, const CardPool& pool, std::size_t most)
{
    std::vector<CardIndex> found;
    const auto add = [&](CardIndex card) {
        if (found.size() < most && std::find(found.begin(), found.end(), card) == found.end())
            found.push_back(card);
    };
    const auto addTitle = [&](CardIndex card) {
        for (const CardIndex printing : pool.printings(pool.titleOf(card)))
            add(printing);
    };
    if (name.size() > kLongestCardLine)
        return found;
    if (const auto titled = pool.findTitle(name))
        addTitle(*titled);
    const CardLine line = readCardName(name, pool);
    if (line.card)
        add(*line.card);
    if (!line.hint.empty())
        if (const auto meant = readCardName(line.hint, pool, false).card)
            add(*meant);
    for (const CardIndex near : pool.nearTitles(name, most))
        addTitle(near);
    return found;
}

} // namespace dossier
