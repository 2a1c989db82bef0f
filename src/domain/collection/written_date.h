// Days of the calendar as people and other programs write them: "2026-01-31", "31.01.2026", "1/31/2026", "31 janv. 26".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace dossier {

// Which stands first where a day is written in figures with its year behind: what "03/04/2026" means.
enum class DateOrder : std::uint8_t { Unknown, DayFirst, MonthFirst };

struct WrittenDate
{
    std::string date{};   // as isDate wants it; empty where `text` is no day
    bool twoWays = false; // it is one in two ways, and nothing says which; `date` is empty then

    bool operator==(const WrittenDate&) const = default;
};

// Takes the year first, or the day and the month with the year behind, in figures or with the month's name (English or
// French), and the time of day behind it. What the figures say themselves counts whatever `order` is: "31/01/2026";
// with points the day is first. Years are 1900 to 2199; of two figures, 1970 to 2069.
WrittenDate writtenDate(std::string_view text, DateOrder order);

// What such a day says of the others beside it: which stands first. Unknown where its figures leave that open.
DateOrder orderShown(std::string_view text);

} // namespace dossier
