#include "importers/reading/number_beside.h"

#include "domain/cards/further_set.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>

namespace dossier {

namespace {

// "XF96" and "42", "0042" or "0042v1" make "XF96-0042…".
std::string numberFrom(std::string_view set, std::string_view digits)
{
    const bool isSet = set.size() >= 3 && set.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz"
                                                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos;
    const auto end = std::min(digits.find_first_not_of(kDigits), digits.size());
    if (!isSet || end == 0 || end > 4)
        return {};
    std::string number = std::string(set) + "-" + std::string(4 - end, '0') + std::string(digits);
    const bool isOne = digits.find(' ') == std::string_view::npos || isFurtherNumber(number); // "XF96-0001 GCon"
    return isOne ? number : std::string();
}

// Behind the figure: nothing, ".0" of a spreadsheet that holds it as a fraction, or "/354" of how many the set has.
bool saysNoMore(std::string_view behind)
{
    constexpr std::size_t kDigitsOfASet = 3; // "1/2" may be a count
    const auto isOf = [](std::string_view text, std::string_view digits) {
        return !text.empty() && text.find_first_not_of(digits) == std::string_view::npos;
    };
    if (behind.empty() || ((behind.front() == '.' || behind.front() == ',') && isOf(behind.substr(1), "0")))
        return true;
    const std::string_view ofSet = trimmed(behind.substr(1));
    return behind.front() == '/' && ofSet.size() == kDigitsOfASet && isOf(ofSet, kDigits);
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

// "XF96-0042v1 Title", "XF96-0042v1, Title", "Title XF96-0042v1", as the program lists its cards.
Numbered bareNumber(std::string_view name)
{
    const auto first = name.find(' ');
    if (first == std::string_view::npos || isFurtherNumber(name)) // "XF96-0001 GCon"
        return {};
    const auto afterMark = std::min(name.find(' ', first + 1), name.size());
    if (isFurtherNumber(name.substr(0, afterMark)))
        return {std::string(name.substr(0, afterMark)), trimmed(name.substr(afterMark))};
    std::string_view word = name.substr(0, first);
    if (word.ends_with(',') || word.ends_with(';') || word.ends_with(':'))
        word.remove_suffix(1);
    if (looksLikeNumber(word))
        return {std::string(word), trimmed(name.substr(first))};
    const auto last = name.rfind(' ');
    if (looksLikeNumber(name.substr(last + 1)))
        return {std::string(name.substr(last + 1)), trimmed(name.substr(0, last))};
    return {};
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

std::string_view numberInCell(std::string_view cell)
{
    std::string_view text = trimmed(cell);
    if (text.empty() || isDigits(text) || looksLikeNumber(text)) // as nearly all of a million rows
        return cell;
    // The longer before the shorter; behind one of them another may stand ("No. #63").
    if (!isDigits(text.substr(0, 1)))
        for (const std::string_view word : {"no.", "nr.", "n\u00B0", "n\u00BA", "\u2116", "no", "nr", "#", ":"})
            if (text.size() > word.size() && fold(text.substr(0, word.size())) == fold(word))
                text = trimmed(text.substr(word.size()));
    if (looksLikeNumber(text))
        return text;
    constexpr std::size_t kMostDigits = 4;
    const auto end = std::min(text.find_first_not_of(kDigits), text.size());
    return end > 0 && end <= kMostDigits && saysNoMore(trimmed(text.substr(end))) ? text.substr(0, end) : cell;
}

Numbered numberBeside(std::string_view name)
{
    if (name.empty())
        return {};
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
    if (Numbered bare = bareNumber(name); !bare.number.empty())
        return bare;
    if (looksLikeNumber(name))
        return {std::string(name), {}};
    return {{}, name};
}

} // namespace dossier
