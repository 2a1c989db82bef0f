#include "importers/reading/counted_name.h"

#include "domain/decks/deck.h"
#include "importers/reading/text_lines.h"

#include <algorithm>
#include <optional>

namespace dossier {

namespace {

constexpr std::string_view kDividers = ",;:=|"; // between a name and a figure

int copiesOf(std::string_view digits)
{
    return wholeNumber(digits, 1, kMostCopies).value_or(kBadCount);
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

// No list holds 63 of one card.
constexpr int kMostOfOne = 10;

// "63 2", "63x2", "63 x2", "63x 2", "63 x 2".
struct TwoFigures
{
    std::string_view first;
    std::string_view second;
    bool isTimesAtSecond = false; // "63 x2"

    // What the line says itself; Unsaid where both are small, or both large.
    FigureOrder order() const
    {
        if (isFew(first) == isFew(second))
            return FigureOrder::Unsaid;
        return isFew(first) ? FigureOrder::CountFirst : FigureOrder::NumberFirst;
    }

private:
    static bool isFew(std::string_view figure) { return wholeNumber(figure, 0, kMostOfOne).has_value(); }
};

std::optional<TwoFigures> twoFigures(std::string_view line)
{
    TwoFigures two;
    const auto end = std::min(line.find_first_not_of(kDigits), line.size());
    two.first = line.substr(0, end);
    std::string_view rest = trimmed(line.substr(end));
    bool isApart = rest.size() < line.size() - end;
    if (!rest.empty() && isX(rest.front())) {
        const std::string_view behind = trimmed(rest.substr(1));
        two.isTimesAtSecond = isApart && behind.size() == rest.size() - 1;
        rest = behind;
        isApart = true;
    }
    two.second = rest;
    return isApart && isDigits(two.first) && isDigits(two.second) ? std::optional(two) : std::nullopt;
}

std::vector<CountedName> countedNumber(const TwoFigures& two, FigureOrder ofList)
{
    FigureOrder order = two.order();
    if (order == FigureOrder::Unsaid)
        order = ofList;
    if (order == FigureOrder::Mixed || (order != FigureOrder::NumberFirst && two.isTimesAtSecond))
        return {};
    if (order == FigureOrder::NumberFirst)
        return {{copiesOf(two.second), two.first, true}};
    return {{copiesOf(two.first), two.second, true}};
}

void addLeadingCounts(std::vector<CountedName>& splits, std::string_view line)
{
    const auto blank = line.find(' ');
    std::string_view word = line.substr(0, blank);
    if (word.size() > 1 && kDividers.find(word.back()) != std::string_view::npos) // "2, Title"
        word.remove_suffix(1);
    if (blank != std::string_view::npos) {
        std::string_view rest = trimmed(line.substr(blank));
        if (rest.size() > 1 && rest.front() == '|') // "2 | Title"
            rest = trimmed(rest.substr(1));
        if (isNumeric(word)) {
            splits.push_back({copiesOf(word), rest});
            if (rest.size() > 2 && isX(rest.front()) && rest[1] == ' ') // "4 x Title"
                splits.push_back({copiesOf(word), trimmed(rest.substr(1))});
        } else if (const auto digits = markedCount(word)) {
            splits.push_back({copiesOf(*digits), rest});
        }
    }
    if (const auto close = line.find_first_of("])}"); close != std::string_view::npos)
        if (const auto digits = bracketedCount(line.substr(0, close + 1))) // "[4]Title"
            splits.push_back({copiesOf(*digits), trimmed(line.substr(close + 1))});
    const auto letters = line.find_first_not_of(kDigits);
    if (letters == 0 || letters == std::string_view::npos || line[letters] == ' ')
        return;
    if (isX(line[letters])) // "4xTitle"
        splits.push_back({copiesOf(line.substr(0, letters)), trimmed(line.substr(letters + 1))});
    if (letters + 1 < line.size()) // "4Title"; but "2x" alone is no two X
        splits.push_back({copiesOf(line.substr(0, letters)), line.substr(letters)});
}

// `"Title"` without its quotation marks.
std::string_view unquoted(std::string_view name)
{
    const bool quoted = name.size() > 2 && name.front() == '"' && name.back() == '"';
    return quoted ? trimmed(name.substr(1, name.size() - 2)) : name;
}

// "Title 2", "Title;2", "Title, 2", "Title = 2", "| Title | 2 |": a figure behind the name, as in a table.
struct BareFigure
{
    std::string_view name;
    std::string_view digits;
    bool divided = false; // by more than a blank
};

std::optional<BareFigure> bareFigure(std::string_view line)
{
    while (!line.empty() && line.back() == '|')
        line = trimmed(line.substr(0, line.size() - 1));
    while (!line.empty() && line.front() == '|')
        line = trimmed(line.substr(1));
    const auto last = line.find_last_not_of(kDigits);
    if (last == std::string_view::npos || last + 1 == line.size())
        return std::nullopt;
    BareFigure found{.name = line.substr(0, last + 1), .digits = line.substr(last + 1)};
    const bool apart = found.name.back() == ' ';
    found.name = trimmed(found.name);
    // A hyphen belongs to a name unless a blank stands before it.
    const bool dashed = found.name.size() > 2 && found.name.ends_with(" -");
    found.divided = dashed || (!found.name.empty() && kDividers.find(found.name.back()) != std::string_view::npos);
    if (found.divided)
        found.name = trimmed(found.name.substr(0, found.name.size() - 1));
    found.name = unquoted(found.name);
    const bool isName = !found.name.empty() && !isDigits(found.name) && (apart || found.divided);
    return isName && copiesOf(found.digits) != kBadCount && copiesOf(found.digits) <= kMostOfOne ? std::optional(found)
                                                                                                 : std::nullopt;
}

// Whether so many behind a name are copies: a large figure there is a card's number rather ("2 (63)", "X *63"), and
// behind another figure nobody can say which of the two is the count ("2 x3").
bool mayCount(std::string_view digits, std::string_view name, bool bracketed)
{
    if (isDigits(name)) // "63 (2)"
        return TwoFigures{name, digits}.order() == FigureOrder::NumberFirst;
    return (!bracketed && name.size() > 1) || copiesOf(digits) <= kMostOfOne;
}

// "#63", of which no list holds 63.
bool isTooManyOfANumber(const CountedName& split)
{
    return split.name.size() > 1 && split.name.front() == '#' && isDigits(split.name.substr(1)) &&
           split.count > kMostOfOne;
}

} // namespace

bool isX(char c)
{
    return c == 'x' || c == 'X' || c == '*';
}

std::optional<CountedName> countBehind(std::string_view line)
{
    const auto blank = line.rfind(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    const std::string_view word = line.substr(blank + 1);
    std::string_view name = trimmed(line.substr(0, blank));
    auto digits = markedCount(word);
    if (isDigits(word) && name.size() > 2 && isX(name.back()) && name[name.size() - 2] == ' ') { // "Title x 3"
        digits = word;
        name = trimmed(name.substr(0, name.size() - 2));
    }
    if (!digits || !mayCount(*digits, name, bracketedCount(word).has_value()))
        return std::nullopt;
    return CountedName{copiesOf(*digits), name};
}

FigureOrder figureOrder(FigureOrder before, std::string_view line)
{
    const auto two = twoFigures(trimmed(line));
    const FigureOrder said = two ? two->order() : FigureOrder::Unsaid;
    if (said == FigureOrder::Unsaid || said == before)
        return before;
    return before == FigureOrder::Unsaid ? said : FigureOrder::Mixed;
}

std::vector<CountedName> countedNames(std::string_view line, FigureOrder order)
{
    if (const auto two = twoFigures(line))
        return countedNumber(*two, order);
    std::vector<CountedName> splits;
    addLeadingCounts(splits, line);
    if (const auto behind = countBehind(line))
        splits.push_back(*behind);
    const auto bare = bareFigure(line);
    const auto addBare = [&] { splits.push_back({copiesOf(bare->digits), bare->name, false, true}); };
    if (bare && bare->divided)
        addBare();
    // The whole line: what it means where no count can be told from it.
    splits.push_back({1, line});
    if (bare && !bare->divided) // what has no such title is rather one with a figure at its end
        addBare();
    for (std::size_t i = 0, all = splits.size(); i < all; ++i) // `2 "Title"`
        if (const std::string_view name = unquoted(splits[i].name); name.size() < splits[i].name.size()) {
            splits.push_back(splits[i]);
            splits.back().name = name;
        }
    std::erase_if(splits, [](const CountedName& split) { return split.name.empty() || isTooManyOfANumber(split); });
    return splits;
}

} // namespace dossier
