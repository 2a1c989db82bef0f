// What every reader of foreign files gives back: what was understood, what was not, and where it stood.
#pragma once

#include "domain/decks/deck.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// Why a line was not taken. The sentence is made by wording from this and the fields of LineProblem.
enum class LineTrouble : std::uint8_t {
    UnknownCard,      // nothing of that title or number; `hint` holds the nearest title, if any
    UnknownHeading,   // one that names no part of a deck; the cards below it are unsorted, in each format
    BadCount,         // 0, negative, not a whole number, or above the limit; `hint` holds the limit
    NotAnXFile,       // stands in the X-File's place but is none
    NotAnAgent,       // stands in the Team but is none
    NotACardLine,     // no way to read it
    BadValue,         // a field of a table that cannot be read; `hint` names the column
    TooManyTogether,  // the count is right, but with the lines before there are more than `hint`
    AnotherDeck,      // where a second deck begins in the same source, which is not read
    OfAnotherDeck,    // a line behind that; `hint` is the line where that deck begins
    BesideCard,       // of a line whose card was taken: words that say nothing of a deck
    BesideHeading,    // a heading with something behind it on its line that is no card
    BadRow,           // of a table: more or fewer cells than the heading has, or a quotation mark that is not closed
    SeveralPrintings, // a title alone that has more than one; `hint` names their numbers
    NotInThisSet,     // the set that is named has no such card; `hint` is the one that is known
    AnotherCard,      // the number is one card's, the title another's; `hint` is the one of the number
    OtherNumber,      // no card of the title has the number beside it; `hint` is the one of the title
    MoreForTrade,     // than there are copies
    BadDate,          // a cell that is no day of the calendar; `hint` names the column
    DateTwoWays,      // one where the day or the month may stand first; `hint` names the column
    TooLong,          // a text; `hint` is nameOf(TextOf)
    NotesTooLong,     // of a row with those of the rows before that are the same heap
    Shortened,        // a text of a deck that was too long; `hint` is nameOf(TextOf)
    SaidBefore        // a field of a deck that a line before fills with something else; `hint` is its name
};

struct LineProblem
{
    int line = 0;     // from 1; 0 where the format has no lines
    std::string text; // the line as it stood, at most 200 characters
    LineTrouble trouble = LineTrouble::UnknownCard;
    std::string hint;

    bool operator==(const LineProblem&) const = default;
};

// Something the reader decided that the user should hear of, though nothing is wrong.
enum class ReadRemark : std::uint8_t {
    AgentToTeam,       // a list without zones: this Agent became one of the Team
    AgentToBureauDeck, // ... this one went to the Bureau Deck
    SpareXFile,        // ... a second X-File: kept aside
    MergedLines,       // the same card on two lines: counts added
    BrokenLine,        // a line's end within a name, a folder or a tag became a blank; no card is meant
    UnknownKey,        // of JSON, `text`: what it says is passed over; no card is meant
    UnknownAttribute,  // of XML, `text`: the same
    UnknownColumn,     // of a table, `text`: the same
    AboveHeading,      // of a table, a line whose words are `text`: the same
    Western,           // lines with letters that are not in UTF-8, `text` of them; no card is meant
    NoCards,           // a deck of none, which is taken as such; no card is meant
    OtherPrinting,     // of the card taken none is known that is called as the source says, `text`
    OtherTitle,        // the card taken has the number that stands there, and not the title beside it, `text`
    CountDiffers,      // a heading, `text`, says how many cards follow, and fewer were read; no card is meant
    CutOff,            // the source ends before the list in it does; no card is meant
    TwoFigures,        // lines of a card's number and how many of it, and no more, `said` of them; the first is `text`,
                       // of which `read` of the card were taken
    OtherGame          // the source says it is of another game, `text`; no card is meant
};

// Whether the remark is of something that the file says and the deck does not, or perhaps not as it was meant.
constexpr bool isPassedOver(ReadRemark what)
{
    return what == ReadRemark::UnknownKey || what == ReadRemark::UnknownAttribute ||
           what == ReadRemark::UnknownColumn || what == ReadRemark::AboveHeading || what == ReadRemark::Western ||
           what == ReadRemark::NoCards || what == ReadRemark::OtherPrinting || what == ReadRemark::OtherTitle ||
           what == ReadRemark::CountDiffers || what == ReadRemark::CutOff || what == ReadRemark::TwoFigures ||
           what == ReadRemark::OtherGame;
}

struct Remark
{
    ReadRemark what = ReadRemark::AgentToTeam;
    CardIndex card = 0;
    int line = 0;
    std::string text{};
    int said = 0; // cards, by a heading
    int read = 0;

    bool operator==(const Remark&) const = default;
};

// Rows or lines of which one thing is to be told: how many, and where the first is.
struct ChangedRows
{
    std::size_t rows = 0;
    int first = 0; // its line

    void add(int line) { first = rows++ == 0 ? line : first; }
    bool operator==(const ChangedRows&) const = default;
};

// Keys of JSON that nobody here knows, each once: what they say is passed over, which is to be told. A newer version of
// the program may have written them.
struct UnknownKey
{
    std::string key; // at most 60 letters
    int line = 0;    // where it was met first; 0 where there are no lines
    std::string file{};

    bool operator==(const UnknownKey&) const = default;
};
using UnknownKeys = std::vector<UnknownKey>;

// What stands under a key of JSON that is known, and says nothing that is: the usual is taken for it, or nothing.
struct UnknownValue
{
    UnknownKey key;
    std::string value; // at most 60 letters

    bool operator==(const UnknownValue&) const = default;
};
using UnknownValues = std::vector<UnknownValue>;

// Where in a list a line stands.
enum class ListSection : std::uint8_t {
    Unsorted, // no heading yet, or one that names no zone: the reader deals the cards by their type
    XFile,
    Team,
    BureauDeck,
    Side // other games' sideboard: people put the X-File and the Team there
};
inline constexpr int kListSections = 5;

// A line that was understood.
struct TakenLine
{
    int line = 0; // from 1; 0 where the format has no lines
    Zone zone = Zone::BureauDeck;
    CardIndex card = 0;
    int count = 1;

    bool operator==(const TakenLine&) const = default;
};

// What a line asks for of which only the card is unknown, or only its place is wrong, so that somebody can say what is
// meant (withPicks).
struct AskedCard
{
    std::size_t problem = 0; // place in `unknown`
    std::string name;        // as it stood
    int count = 1;
    ListSection section = ListSection::Unsorted;
    std::optional<CardIndex> card{};  // where it is known and cannot stand where the line does
    std::optional<std::string> set{}; // where each printing counts by itself: what is said of its set, perhaps nothing

    bool operator==(const AskedCard&) const = default;
};

struct DeckReading
{
    Deck deck; // lines not understood stand in deck.aside, too
    std::vector<LineProblem> unknown;
    std::vector<Remark> remarks;
    std::vector<TakenLine> taken; // in the order they were dealt
    std::vector<AskedCard> asked; // by `problem`
};

// The whole file cannot be read: empty, binary, damaged, too long, of no known format.
class ReadError : public std::runtime_error
{
public:
    enum class Kind {
        Empty,
        CannotBeRead,      // to its end; `detail` is the system's reason
        OtherEncoding,     // a document that says it is in `detail`, which nobody here reads
        Binary,            // holds NUL bytes and is no UTF-16
        TooLong,           // one of its lines; `detail` is the limit in bytes
        TooMany,           // lines, or entries of a file without lines; `detail` is the limit
        TooManyUnknown,    // lines of a deck that are not understood; `detail` is the limit
        TooManyWords,      // notes and lines kept aside, for an archive; `detail` is the limit in bytes, `of` has most
        TooLarge,          // the file; `detail` is the limit in bytes
        TooMuchPacked,     // an archive that unpacks to more than is taken; `detail` is the limit in bytes
        BadJson,           // `detail` says what the parser met
        BadXml,            // the same
        BadArchive,        // a zip that is damaged or none of ours; `detail` names the file in it, if any
        BadDirectory,      // a zip whose directory does not agree with what is in it
        BadSeal,           // an archive of which a byte was changed
        TooManyParts,      // an archive; `detail` is the limit
        NewerArchive,      // one that holds what only a newer version knows; `detail` names the file in it
        BadSignature,      // an old link whose code is damaged
        NotADeck,          // well-formed, but not what it should be
        ColumnTwice,       // two columns of a table have one name, `detail`: nobody can say which is meant
        SeveralDecks,      // one behind the other, in a format that holds one
        NothingUnderstood, // no line of it, the first of which is `detail`; empty: nothing is there to be understood
        UnknownFormat
    };
    ReadError(Kind kind, int line, std::string detail, std::string of = {});

    Kind kind() const { return m_kind; }
    int line() const { return m_line; } // 0 where no line can be named
    const std::string& detail() const { return m_detail; }
    const std::string& of() const { return m_of; } // the name of the deck or the source it is about

private:
    Kind m_kind;
    int m_line;
    std::string m_detail;
    std::string m_of;
};

// NothingUnderstood, with the lines that were not: somebody may be asked for the cards they mean.
template <typename Reading>
class NoneUnderstood : public ReadError
{
public:
    NoneUnderstood(int line, std::string detail, Reading reading)
        : ReadError(Kind::NothingUnderstood, line, std::move(detail))
        , m_reading(std::make_shared<const Reading>(std::move(reading)))
    {}

    const Reading& reading() const { return *m_reading; }

private:
    std::shared_ptr<const Reading> m_reading; // an exception is copied without throwing
};

} // namespace dossier
