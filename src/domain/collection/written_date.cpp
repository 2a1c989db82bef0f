#include "domain/collection/written_date.h"

#include "domain/collection/collection.h"
#include "text/fold.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <optional>
#include <vector>

namespace dossier {

namespace {

constexpr std::size_t kLongest = 60; // "mercredi 30 septembre 2026 à 23:59:59" and some room
constexpr std::array kMonths{"january", "february", "march",     "april",   "may",      "june",
                             "july",    "august",   "september", "october", "november", "december"};
constexpr std::array kFrenchMonths{"janvier", "fevrier", "mars",      "avril",   "mai",      "juin",
                                   "juillet", "aout",    "septembre", "octobre", "novembre", "decembre"};

struct Figures
{
    int value = 0;
    std::size_t length = 0;
};

// What a day is written with: its figures in their order, the month where it has a name.
struct Parts
{
    std::vector<Figures> figures;
    unsigned month = 0;
    bool points = false;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

// Without the time of day behind it: "2026-01-31T10:00:00Z", "1/31/2026 2:05 PM".
std::string_view dayOf(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == text.npos)
        return text;
    std::size_t end = colon;
    while (end > 0 && isDigit(text[end - 1]))
        --end;
    while (end > 0 && (text[end - 1] == ' ' || text[end - 1] == 't' || text[end - 1] == ','))
        --end;
    return text.substr(0, end);
}

// The whole name or its first letters, three or more: "jan", "sept", "juil".
std::optional<unsigned> monthNamed(std::string_view word)
{
    std::optional<unsigned> named;
    for (unsigned month = 0; month < kMonths.size(); ++month)
        for (const std::string_view name : {std::string_view(kMonths[month]), std::string_view(kFrenchMonths[month])})
            if (word.size() >= 3 && name.starts_with(word)) {
                if (named && *named != month + 1)
                    return std::nullopt; // "jui" is June or July
                named = month + 1;
            }
    return named;
}

bool isDayOfWeek(std::string_view word)
{
    constexpr std::array<std::string_view, 14> kDays{"monday",   "tuesday",  "wednesday", "thursday", "friday",
                                                     "saturday", "sunday",   "lundi",     "mardi",    "mercredi",
                                                     "jeudi",    "vendredi", "samedi",    "dimanche"};
    return word.size() >= 3 && std::ranges::any_of(kDays, [&](auto day) { return day.starts_with(word); });
}

// What may stand beside figures and says nothing: "the 1st of", "le 1er".
bool saysNothing(std::string_view word)
{
    constexpr std::array<std::string_view, 10> kWords{"st", "nd", "rd", "th", "er", "le", "the", "of", "a", "at"};
    return std::ranges::find(kWords, word) != kWords.end();
}

std::optional<Parts> partsOf(std::string_view day)
{
    Parts parts;
    for (std::size_t i = 0; i < day.size();) {
        const std::size_t begin = i;
        if (isDigit(day[i])) {
            int value = 0;
            for (; i < day.size() && isDigit(day[i]) && i - begin < 9; ++i)
                value = value * 10 + (day[i] - '0');
            parts.figures.push_back({value, i - begin});
        } else if (isLetter(day[i])) {
            while (i < day.size() && isLetter(day[i]))
                ++i;
            const std::string_view word = day.substr(begin, i - begin);
            if (const auto month = monthNamed(word); month && parts.month == 0)
                parts.month = *month;
            else if (!isDayOfWeek(word) && !saysNothing(word))
                return std::nullopt;
        } else {
            constexpr std::string_view kBetween = " .,/-";
            if (begin == 0 || kBetween.find(day[i]) == kBetween.npos)
                return std::nullopt;
            parts.points = parts.points || day[i] == '.';
            ++i;
        }
    }
    return parts;
}

std::string dateOf(int day, int month, const Figures& written)
{
    int year = written.value;
    if (written.length == 2)
        year += year < 70 ? 2000 : 1900;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if ((written.length != 2 && written.length != 4) || year < kFirstYear || year > kLastYear || !date.ok())
        return {};
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", year, month, day);
    return text.data();
}

// What the figures may mean, by what stands first.
struct Meanings
{
    std::string yearFirst{};
    std::string dayFirst{};
    std::string monthFirst{};
    bool points = false;
};

Meanings meaningsOf(std::string_view text)
{
    if (text.size() > kLongest)
        return {};
    const std::string folded = fold(text);
    const auto parts = partsOf(dayOf(folded));
    if (!parts)
        return {};
    const std::vector<Figures>& figures = parts->figures;
    if (parts->month != 0 && figures.size() == 2) {
        const bool yearLast = figures[0].length <= 2;
        const Figures& year = figures[yearLast ? 1 : 0];
        const Figures& day = figures[yearLast ? 0 : 1];
        return {day.length > 2 ? std::string() : dateOf(day.value, static_cast<int>(parts->month), year), {}, {}};
    }
    if (parts->month == 0 && figures.size() == 1 && figures[0].length == 8) {
        const int all = figures[0].value;
        return {dateOf(all % 100, all / 100 % 100, {all / 10'000, 4}), {}, {}};
    }
    if (parts->month != 0 || figures.size() != 3 || figures[1].length > 2)
        return {};
    const Figures& first = figures[0];
    const Figures& second = figures[1];
    const Figures& third = figures[2];
    Meanings meanings;
    meanings.points = parts->points;
    if (third.length <= 2)
        meanings.yearFirst = dateOf(third.value, second.value, first);
    if (first.length <= 2) {
        meanings.dayFirst = dateOf(first.value, second.value, third);
        meanings.monthFirst = dateOf(second.value, first.value, third);
    }
    return meanings;
}

} // namespace

WrittenDate writtenDate(std::string_view text, DateOrder order)
{
    const Meanings meanings = meaningsOf(text);
    // With points, and a year that is one, nobody writes the month first.
    if (meanings.points && meanings.yearFirst.empty() && !meanings.dayFirst.empty())
        return {meanings.dayFirst};
    if (order == DateOrder::DayFirst && !meanings.dayFirst.empty())
        return {meanings.dayFirst};
    if (order == DateOrder::MonthFirst && !meanings.monthFirst.empty())
        return {meanings.monthFirst};
    std::string only;
    for (const std::string* date : {&meanings.yearFirst, &meanings.dayFirst, &meanings.monthFirst}) {
        if (date->empty() || *date == only)
            continue;
        if (!only.empty())
            return {{}, true};
        only = *date;
    }
    return {only};
}

DateOrder orderShown(std::string_view text)
{
    const Meanings meanings = meaningsOf(text);
    if (!meanings.yearFirst.empty() || meanings.dayFirst.empty() == meanings.monthFirst.empty())
        return DateOrder::Unknown;
    return meanings.dayFirst.empty() ? DateOrder::MonthFirst : DateOrder::DayFirst;
}

} // namespace dossier
