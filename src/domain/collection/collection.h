// What a collector knows of the copies he owns: so many of one printing, in one condition, in one place.
#pragma once

#include "domain/collection/owned_card.h"
#include "domain/limits/text_limits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dossier {

// "", "Mint", "Near Mint", "Good", "Played", "Heavily Played", "Poor".
std::string_view nameOf(Condition);
// Also understands what other programs write: "near_mint", "NearMint", "NM", "Good (Lightly Played)".
std::optional<Condition> conditionNamed(std::string_view word);

// A heap of which some copies are taken out, at most all of them. Those that are not for trade go first; what is wanted
// stays with the rest.
struct DividedHeap
{
    OwnedCard rest;
    OwnedCard part;
};
DividedHeap divided(const OwnedCard& heap, int copies);

// More copies than this in one heap are a slip of the keyboard, and more than that in all heaps together are one, too.
inline constexpr int kMostOwned = 999'999;
inline constexpr int kMostInAll = 999'999'999;
// A sum over heaps, made in 64 bits, as a number of copies: it stops at kMostInAll, which only a file that some other
// program wrote can exceed.
int copiesFrom(std::int64_t sum);
inline constexpr std::int64_t kHighestPrice = 99'999'999'999;

// "0.25" for 25 hundredths; empty for 0.
std::string priceText(std::int64_t hundredths);
// Reads what priceText writes, also "0,25", "12" and "1.5"; nothing for what is no price within the limits. Empty is 0.
std::optional<std::int64_t> priceNamed(std::string_view text);

struct PaidPrice
{
    std::int64_t hundredths = 0;
    std::string currency{}; // three capital letters, or empty where none stands there

    bool operator==(const PaidPrice&) const = default;
};

// The same with a currency before or behind it, by its sign ($, £, ¥, €) or its three letters: "1,50 €", "$1.50".
std::optional<PaidPrice> priceWithCurrency(std::string_view text);

// Years in which copies can have been bought or lent; another one was mistyped, or stands for a day nobody knows.
inline constexpr int kFirstYear = 1900;
inline constexpr int kLastYear = 2199;

// A day of the calendar as YYYY-MM-DD (ISO 8601), in one of these years. As it was stored once: of any from 1 to 9999,
// and no month need have that day.
bool isDate(std::string_view text, Limits limits = Limits::Checked);

} // namespace dossier
