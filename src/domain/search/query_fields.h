// The fields of the search language: what they are called, what they take and what they search. One table serves the
// parser, the help and the facets.
#pragma once

#include "domain/collection/collection.h"
#include "domain/decks/deck.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

enum class QueryField : std::uint8_t {
    // Of a card
    Name,
    Id,
    Number,
    Type,
    Keyword,
    Activator,
    Text,
    Question,
    Prerequisite,
    Skill,
    LongRange,
    CloseRange,
    Health,
    Resources,
    Cost,
    Pool,
    Affiliation,
    Motive,
    Method,
    Result,
    Rarity,
    Set,
    Printing,
    Episode,
    Mode,
    Is,
    // Of a card, known to the collection and the decks
    Own,
    Want,
    Trade,
    Spare,
    Location,
    Condition,
    Language,
    Note,
    Deck,
    In,
    // Of a deck
    Size,
    Team,
    Legal,
    Tag,
    Folder,
    State,
    Game,
    // How the result is sorted
    Order,
    Direction
};
inline constexpr int kQueryFields = static_cast<int>(QueryField::Direction) + 1;

// What may follow a field: a number to compare with; a text to find; one word of a list; a word of a list, a number, or
// both (`sk:medical`, `sk>=4`, `sk:medical>=3`).
enum class QueryValueKind : std::uint8_t { Number, Text, Choice, ChoiceOrNumber };

// What a field describes, hence where it can be used. A card's fields serve in every list; the others only in theirs.
enum class QuerySubject : std::uint8_t { Card, Collection, Deck, Sorting };

struct QueryFieldFacts
{
    QueryField field;
    std::array<std::string_view, 3> names; // shortest first; the rest is empty
    QueryValueKind kind;
    QuerySubject subject;
    std::string_view example; // a whole query
};

// In the order of QueryField. A skill's name, or a clear beginning of it, is a field, too: `medical>=3`.
std::span<const QueryFieldFacts> describeFields();
const QueryFieldFacts& factsOf(QueryField field);

// The values of `is:`.
enum class QueryProperty : std::uint8_t { Killer, Mono, Dual, Unique, Double, Error, Promo };
// The values of `printing:`: the first of its title, one of a title that was printed before (SET-1), the only one.
enum class QueryPrinting : std::uint8_t { First, Reprint, Only };
// The values of `order:`; `order:` also takes every skill, see SortOrder.
enum class SortKey : std::uint8_t {
    Title,
    Number,
    Type,
    Cost,
    Pool,
    Rarity,
    Set,
    Episode,
    LongRange,
    CloseRange,
    Health,
    Resources,
    Prerequisite,
    Own,
    Want,
    Trade,
    Spare,
    Deck
};

// The words a Choice takes, in the order of their enumeration; empty for other kinds.
// Their places are the numbers of: CardType, Keyword, Activator, Characteristic (q:), Skill (sk:, pre:), Pool, a
// characteristic's types, Rarity, Game (mode:, game:; Advanced is 0), QueryProperty, QueryPrinting, Condition, no and
// yes (legal:), idea and built (state:), SortKey, ascending and descending.
std::span<const std::string_view> wordsOf(QueryField field);

// What a typed word means among the words of `field`. Written in full, or a clear beginning: case, accents, blanks and
// hyphens do not count. `ur`, `star` and the like are understood as well.
struct WordMatch
{
    std::optional<int> value;
    std::vector<std::string_view> choices; // where the beginning fits several words; empty where it fits none
};
WordMatch matchWord(QueryField field, std::string_view typed);
// The words of these fields in the language that the program speaks, each in the order of wordsOf(): they are
// understood as well, where none of the game's own is meant. For the whole process; whoever sets them sets all of them.
void setSpokenWords(const std::map<QueryField, std::vector<std::string>>& words);
// The same among other words; `value` is a place in `words`.
WordMatch matchAmong(std::span<const std::string_view> words, std::string_view typed);

// The field of this very name, which must be folded.
std::optional<QueryField> fieldNamed(std::string_view folded);
// Names of fields and skills that are spelt nearly like `typed`; at most three.
std::vector<std::string> nearFields(std::string_view typed);

} // namespace dossier
