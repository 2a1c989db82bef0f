// What became of a file of further cards: the sets in it, the cards that were refused and why, the words nobody knew.
#pragma once

#include "domain/cards/card_row.h"
#include "domain/cards/further_set.h"
#include "importers/reading/reading.h"

namespace dossier {

// Why a card was not taken, or what of it was not. The sentence is made by wording.
enum class SetTrouble : std::uint8_t {
    NotACard,    // an item of the list that is no card at all
    BadNumber,   // `word` does not look like XF97-0385x1
    BadTitle,    // a title that lists would read as a number or a heading
    Missing,     // nothing under `field`, and a card of this type needs it
    UnknownWord, // `word` under `field`
    NotANumber,  // `word` under `field`
    TooLong,     // what stands under `field`; `word` is the limit in bytes
    LongSetName, // its set is called so; `word` is the limit in bytes
    KnownNumber, // the card of this number is known already; `word` is its set
    OtherSet,    // its set is called `word`, which names a published set that has no such card
    Twice,       // the number stood in the file before
    LeftOut      // the card was taken without this: `word` says it with what it stands under
};

struct SetProblem
{
    int line = 0;     // from 1
    std::string card; // its number or, where there is none, its title; at most 200 characters
    SetTrouble trouble = SetTrouble::NotACard;
    CardField field = CardField::Number;
    std::string word;

    bool operator==(const SetProblem&) const = default;
};

// A word the game's vocabulary has not: kept as the card's own, and told.
struct OwnWord
{
    CardField field = CardField::Keywords;
    std::string word;
    int cards = 0; // that carry it

    bool operator==(const OwnWord&) const = default;
};

struct CardSetReading
{
    std::vector<FurtherSet> sets;      // in the order of the file; none without a card
    std::vector<SetProblem> refused;   // by line; at most a thousand are told
    std::vector<SetProblem> leftOut{}; // what cards were taken without, by line; at most a thousand are told
    std::vector<OwnWord> ownWords{};   // in the order they were met
    std::size_t met = 0;               // cards, taken or not
    std::vector<Remark> remarks{};     // columns and keys that say nothing of a card, each once
    ChangedRows western{};             // lines with letters that are not in UTF-8 (text_encoding.h)
};

} // namespace dossier
