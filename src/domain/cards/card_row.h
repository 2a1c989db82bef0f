// The facts of a card as words, under headings: how tables, the user's database and archives have them. Lists within a
// field are separated by "; ".
#pragma once

#include "domain/cards/card.h"

#include <array>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace dossier {

// In the order of db/seed/cards.csv; the last ones are those of further sets.
enum class CardField : std::uint8_t {
    Number,
    Title,
    Type,
    Rarity,
    Episode,
    AdvancedOnly,
    Pool,
    Cost,
    Keywords,
    Activators,
    Skills,
    LongRange,
    CloseRange,
    Health,
    Resources,
    Prerequisites,
    Asks,
    Reduced,
    Affiliation,
    Motive,
    Method,
    Result,
    FoundIn,
    Text
};
inline constexpr int kCardFields = 24;
inline constexpr int kBaseSetFields = 22;
static_assert(static_cast<int>(CardField::Text) + 1 == kCardFields);

// The heading: "Advanced only".
std::string_view nameOf(CardField);

class CardRow
{
public:
    std::string& operator[](CardField field) { return m_words[static_cast<std::size_t>(field)]; }
    const std::string& operator[](CardField field) const { return m_words[static_cast<std::size_t>(field)]; }
    bool operator==(const CardRow&) const = default;

private:
    std::array<std::string, kCardFields> m_words;
};

CardRow rowOf(const Card& card);

// "a; b; c" as its parts.
std::vector<std::string_view> listedIn(std::string_view field);

// Whether words the game's vocabulary has not are a fault, or Keywords, Activators and rarities of the card's own.
enum class OwnWords : std::uint8_t { Refused, Kept };

// A field that says what no card can say.
class CardRowError : public std::runtime_error
{
public:
    enum class Kind : std::uint8_t {
        Missing,     // the field is empty where this type of card needs it
        UnknownWord, // `word` is none of the game's
        NotANumber,  // `word` is no whole number from 0 to 99
        BadNumber    // the printed number does not look like XF96-0063v1
    };
    CardRowError(Kind kind, CardField field, std::string word);

    Kind kind() const { return m_kind; }
    CardField field() const { return m_field; }
    const std::string& word() const { return m_word; }

private:
    Kind m_kind;
    CardField m_field;
    std::string m_word;
};

// The card; its set's name and whether it is a further one are for the caller to say. Throws CardRowError.
Card cardOf(const CardRow& row, OwnWords own);

} // namespace dossier
