#include "importers/reading/card_line.h"

#include "domain/cards/further_set.h"
#include "domain/cards/near_titles.h"
#include "domain/cards/published_set.h"
#include "importers/reading/text_lines.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::string_view kDigits = "0123456789";
// Longer lines are prose or worse; the longest title has some fifty letters.
constexpr std::size_t kLongestCardLine = 1000;
// Title, number and printing before a remark. Bounds the marks that are tried, and so the work a line can make.
constexpr std::size_t kLongestName = 150;
constexpr int kBadCount = 0;
constexpr int kLargestNumber = 999'999; // of a card across sets

// One way to tell the count from the name. A count that is no whole number from 1 to kMostCopies is kBadCount.
struct Split
{
    int count = 1;
    std::string_view name;
};

int countOf(std::string_view digits)
{
    return wholeNumber(digits, 1, kMostCopies).value_or(kBadCount);
}

bool isX(char c)
{
    return c == 'x' || c == 'X' || c == '*';
}

// "4", "-1", "2.5", "1e9": somebody's idea of a number.
bool isNumeric(std::string_view text)
{
    if (!text.empty() && (text.front() == '-' || text.front() == '+'))
        text.remove_prefix(1);
    return !text.empty() && kDigits.find(text.front()) != std::string_view::npos &&
           text.find_first_not_of("0123456789.,e") == std::string_view::npos;
}

// "[4]", "(4)", "(4x)", "{x4}" at the front of `line`, or the same at its end.
std::optional<std::string_view> bracketedCount(std::string_view bracketed)
{
    if (bracketed.size() < 3)
        return std::nullopt;
    const auto open = std::string_view("[({").find(bracketed.front());
    if (open == std::string_view::npos || bracketed.back() != "])}"[open])
        return std::nullopt;
    std::string_view inside = trimmed(bracketed.substr(1, bracketed.size() - 2));
    if (!inside.empty() && isX(inside.front()))
        inside.remove_prefix(1);
    else if (!inside.empty() && isX(inside.back()))
        inside.remove_suffix(1);
    if (!isDigits(inside))
        return std::nullopt;
    return inside;
}

// The count before or after the name: "4x", "x4", "4*", "[4]".
std::optional<std::string_view> markedCount(std::string_view word)
{
    if (const auto inside = bracketedCount(word))
        return inside;
    if (word.size() >= 2 && isX(word.front()) && isDigits(word.substr(1)))
        return word.substr(1);
    if (word.size() >= 2 && isX(word.back()) && isNumeric(word.substr(0, word.size() - 1)))
        return word.substr(0, word.size() - 1);
    return std::nullopt;
}

// "63 2": of two figures the count is the small one, as wherever a card is entered; no list holds 63 of one card.
bool isNumberAndCount(std::string_view first, std::string_view second)
{
    constexpr int kMostOfOne = 10;
    return isNumeric(second) && countOf(first) > kMostOfOne && countOf(second) != kBadCount &&
           countOf(second) <= kMostOfOne;
}

void addLeadingCounts(std::vector<Split>& splits, std::string_view line)
{
    const auto blank = line.find(' ');
    const std::string_view word = line.substr(0, blank);
    if (blank != std::string_view::npos) {
        std::string_view rest = trimmed(line.substr(blank));
        if (isNumeric(word)) {
            if (isNumberAndCount(word, rest))
                splits.push_back({countOf(rest), word});
            splits.push_back({countOf(word), rest});
            if (rest.size() > 2 && isX(rest.front()) && rest[1] == ' ') // "4 x Title"
                splits.push_back({countOf(word), trimmed(rest.substr(1))});
        } else if (const auto digits = markedCount(word)) {
            splits.push_back({countOf(*digits), rest});
        }
    }
    if (const auto close = line.find_first_of("])}"); close != std::string_view::npos)
        if (const auto digits = bracketedCount(line.substr(0, close + 1))) // "[4]Title"
            splits.push_back({countOf(*digits), trimmed(line.substr(close + 1))});
    const auto letters = line.find_first_not_of(kDigits);
    if (letters == 0 || letters == std::string_view::npos || line[letters] == ' ')
        return;
    const std::string_view behind = isX(line[letters]) ? line.substr(letters + 1) : std::string_view();
    if (isNumberAndCount(line.substr(0, letters), behind)) // "350x2"
        splits.push_back({countOf(behind), line.substr(0, letters)});
    if (isX(line[letters])) // "4xTitle"
        splits.push_back({countOf(line.substr(0, letters)), trimmed(line.substr(letters + 1))});
    if (letters + 1 < line.size()) // "4Title"; but "2x" alone is no two X
        splits.push_back({countOf(line.substr(0, letters)), line.substr(letters)});
}

void addTrailingCount(std::vector<Split>& splits, std::string_view line)
{
    const auto blank = line.rfind(' ');
    if (blank == std::string_view::npos)
        return;
    if (const auto digits = markedCount(line.substr(blank + 1)))
        splits.push_back({countOf(*digits), trimmed(line.substr(0, blank))});
}

std::vector<Split> splitsOf(std::string_view line)
{
    std::vector<Split> splits;
    addLeadingCounts(splits, line);
    addTrailingCount(splits, line);
    // The whole line last: what it means where no count can be told from it.
    splits.push_back({1, line});
    splits.erase(std::remove_if(splits.begin(), splits.end(), [](const Split& s) { return s.name.empty(); }),
                 splits.end());
    return splits;
}

// A card named by set and number: found, or of a set that is not in the pool.
struct Numbered
{
    std::string number;    // empty: the name holds no number
    std::string_view rest; // the name without it
};

// "XF96" and "42", "0042" or "0042v1" make "XF96-0042…".
std::string numberFrom(std::string_view set, std::string_view digits)
{
    const bool isSet = set.size() >= 3 && set.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz"
                                                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos;
    if (!isSet || digits.empty() || kDigits.find(digits.front()) == std::string_view::npos)
        return {};
    const auto end = std::min(digits.find_first_not_of(kDigits), digits.size());
    if (end > 4)
        return {};
    std::string number = std::string(set) + "-" + std::string(4 - end, '0') + std::string(digits);
    const bool isOne = digits.find(' ') == std::string_view::npos || isFurtherNumber(number); // "XF96-0001 GCon"
    return isOne ? number : std::string();
}

// What stands between the brackets: "XF96-0042v1", "XF96#42", "XF96:42".
std::string numberInside(std::string_view inside)
{
    inside = trimmed(inside);
    if (looksLikeNumber(inside))
        return std::string(inside);
    const auto mark = inside.find_first_of("#:");
    return mark == std::string_view::npos ? std::string() : numberFrom(inside.substr(0, mark), inside.substr(mark + 1));
}

// "Title [XF96-0042v1]", "Title (XF96-0042v1)", "Title (XF96) 0042", "[XF96#42] Title".
Numbered numberBeside(std::string_view name)
{
    const char last = name.back();
    if (last == ']' || last == ')') {
        const auto open = name.rfind(last == ']' ? '[' : '(');
        if (open != std::string_view::npos)
            if (std::string number = numberInside(name.substr(open + 1, name.size() - open - 2)); !number.empty())
                return {std::move(number), trimmed(name.substr(0, open))};
    }
    if (const auto blank = name.rfind(' '); blank != std::string_view::npos && blank > 0 && name[blank - 1] == ')') {
        const auto open = name.rfind('(', blank);
        if (open != std::string_view::npos) {
            const std::string_view set = name.substr(open + 1, blank - open - 2);
            const std::string_view digits = name.substr(blank + 1);
            std::string number = looksLikeNumber(digits) ? std::string(digits) : numberFrom(set, digits);
            if (!number.empty())
                return {std::move(number), trimmed(name.substr(0, open))};
        }
    }
    if (name.front() == '[')
        if (const auto close = name.find(']'); close != std::string_view::npos)
            if (std::string number = numberInside(name.substr(1, close - 1)); !number.empty())
                return {std::move(number), trimmed(name.substr(close + 1))};
    if (looksLikeNumber(name))
        return {std::string(name), {}};
    return {{}, name};
}

// "*F*" and the like, by which other games mark foil.
std::string_view withoutFoilMark(std::string_view name)
{
    if (name.size() > 4 && name.substr(name.size() - 3) == "*F*")
        return trimmed(name.substr(0, name.size() - 3));
    return name;
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

// All of `name`, which is not empty, as a number or a title; nothing of it is a remark.
CardLine readWholeName(std::string_view name, const CardPool& pool)
{
    CardLine line;
    line.card = pool.findTitle(name);
    if (line.card)
        return line;
    name = withoutFoilMark(name);
    // "64" is what stands on the card's corner, and the program's own way of naming a card.
    if (const auto number = isDigits(name) ? wholeNumber(name, 1, kLargestNumber) : std::nullopt) {
        line.card = pool.findNumber(printedNumberAlone(*number));
        return line;
    }
    const Numbered numbered = numberBeside(name);
    if (numbered.number.empty()) {
        line.card = pool.findTitle(name);
        return line;
    }
    line.card = pool.findNumber(numbered.number);
    line.beside = numbered.rest;
    line.trouble = LineTrouble::UnknownCard;
    if (!line.card)
        line.hint = hintForNumber(numbered.number, numbered.rest, pool);
    return line;
}

// Some programs append " # remark". A title may hold '#', so the remark is one only where the rest is a card.
CardLine readBeforeRemark(std::string_view name, const CardPool& pool)
{
    for (auto at = name.rfind(" #", kLongestName); at != std::string_view::npos && at > 0;
         at = name.rfind(" #", at - 1))
        if (CardLine found = readWholeName(trimmed(name.substr(0, at)), pool); found.card)
            return found;
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

std::string withPlainBlanks(std::string_view line)
{
    std::string plain(trimmed(line));
    for (auto at = plain.find("\xC2\xA0"); at != std::string::npos; at = plain.find("\xC2\xA0", at))
        plain.replace(at, 2, " ");
    std::replace(plain.begin(), plain.end(), '\t', ' ');
    return plain;
}

// "- 2 Title", as in mails; "-2 Title" is a count.
std::string_view withoutBullet(std::string_view line)
{
    for (const std::string_view bullet : {"- ", "* ", "\u2022", "\u00B7", "\u2013 ", "\u2014 "})
        if (line.starts_with(bullet))
            return trimmed(line.substr(bullet.size()));
    return line;
}

std::vector<std::string_view> figuresIn(std::string_view text)
{
    std::vector<std::string_view> figures;
    for (auto at = text.find_first_of(kDigits); at != std::string_view::npos; at = text.find_first_of(kDigits, at)) {
        const auto end = std::min(text.find_first_not_of(kDigits, at), text.size());
        figures.push_back(text.substr(at, end - at));
        at = end;
    }
    return figures;
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
    std::vector<Split> splits;
    if (!isCounted)
        addTrailingCount(splits, line.beside);
    if (splits.empty() || splits.front().count == kBadCount || holdsACount(splits.front().name, *line.card, pool))
        return {std::nullopt, line.count, LineTrouble::NotACardLine, {}, {}};
    line.count = splits.front().count;
    return line;
}

} // namespace

bool looksLikeNumber(std::string_view text)
{
    const auto dash = text.find('-');
    if (dash == std::string_view::npos || dash < 3 || dash > 6)
        return false;
    const std::string_view set = text.substr(0, dash);
    const std::string_view digits = text.substr(dash + 1, 4);
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return isLetter(set.front()) && isDigits(set.substr(set.size() - 2)) && digits.size() == 4 && isDigits(digits) &&
           text.size() <= dash + 12;
}

bool isTitleOfAnother(std::string_view title, CardIndex card, const CardPool& pool)
{
    const auto titled = pool.findTitle(title);
    return titled && pool.titleOf(*titled) != pool.titleOf(card);
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

CardLine readCardName(std::string_view name, const CardPool& pool, bool hints)
{
    name = trimmed(name);
    if (name.empty() || name.size() > kLongestCardLine)
        return {};
    CardLine line = readWholeName(name, pool);
    if (line.card || line.trouble == LineTrouble::UnknownCard)
        return line;
    name = withoutFoilMark(name);
    line = readBeforeRemark(name, pool);
    if (!line.card && (holdsALetter(name) || isDigits(name))) {
        line.trouble = LineTrouble::UnknownCard;
        line.hint = hints ? nearestTitle(name, pool) : std::string();
    }
    return line;
}

CardLine readCardLine(std::string_view text, const CardPool& pool, bool hints)
{
    if (text.size() > kLongestCardLine)
        return {};
    const std::string whole = withPlainBlanks(text);
    // A title is a title even where it looks like a count and a name.
    if (const auto titled = pool.findTitle(whole))
        return {titled, 1, {}, {}, {}};
    const std::string_view plain = withoutBullet(whole);
    const std::vector<Split> splits = splitsOf(plain);
    for (const Split& split : splits) {
        CardLine line = readCardName(split.name, pool, false);
        if (!line.card)
            continue;
        if (split.count == kBadCount)
            return {std::nullopt, 1, LineTrouble::BadCount, std::to_string(kMostCopies), {}};
        line.count = split.count;
        line = withInnerCount(std::move(line), split.name.size() < plain.size(), pool);
        if (!line.card)
            line.name = split.name;
        return line;
    }
    if (splits.empty())
        return {};
    CardLine line = readCardName(splits.front().name, pool, hints);
    line.name = splits.front().name;
    if (splits.front().count != kBadCount)
        line.count = splits.front().count;
    return line;
}

std::optional<CardIndex> likelyCard(std::string_view name, const CardPool& pool)
{
    name = trimmed(name);
    if (name.empty() || name.size() > kLongestCardLine)
        return std::nullopt;
    name = withoutFoilMark(name);
    const Numbered numbered = name.empty() ? Numbered() : numberBeside(name);
    if (!numbered.number.empty())
        if (const std::string hint = hintForNumber(numbered.number, numbered.rest, pool); !hint.empty())
            return readCardName(hint, pool, false).card;
    // Of a whole title it is not known which printing is meant: no card is likelier than the other. Where the number is
    // known it is how many that is not.
    return pool.findTitle(numbered.rest) || pool.findNumber(numbered.number) ? std::nullopt
                                                                             : likelyTitle(pool, numbered.rest);
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
