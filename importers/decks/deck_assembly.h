// Puts a deck together from the lines a reader understood, keeps what it did not, and deals the cards of lists that do
// not say who is in the Team.
#pragma once

#include "importers/reading/card_line.h"
#include "importers/reading/named_printing.h"
#include "importers/reading/reading.h"

#include <array>
#include <map>

namespace dossier {

// A file with more lines that name no card is no deck; they would all be kept with it, and with each of its steps.
inline constexpr std::size_t kMostAside = 20'000;

// Where a card was found in the source, for reports.
struct Source
{
    int line = 0; // from 1; 0 where the format has no lines
    std::string_view text;
};

// The heading of a part of a deck, in a list that people write.
struct PartHeading
{
    int line = 0; // from 1
    ListSection section = ListSection::Unsorted;
    bool titled = false; // above it stands, behind a blank line, what looks like the name of a deck
};

class DeckAssembly
{
public:
    // `pool` must outlive this.
    explicit DeckAssembly(const CardPool& pool)
        : m_pool(pool)
    {}
    // Goes on with what was read before.
    DeckAssembly(const CardPool& pool, DeckReading before);

    const CardPool& pool() const { return m_pool; }
    // Name, notes and game are the reader's to fill; the zones and `aside` are not.
    Deck& deck() { return m_reading.deck; }
    const Deck& deck() const { return m_reading.deck; }

    // Adds to a zone the source names. An X-File's place takes only X-Files, the Team only Agents; the Bureau Deck
    // takes all, for checkDeck to judge (DECK-7).
    void take(Zone zone, CardIndex card, int count, Source source);
    // Adds where a section of a list says: unsorted cards wait for finish(), the side holds the X-File and the Team.
    void take(ListSection section, CardIndex card, int count, Source source);
    // The same of what a line names; what names no card is rejected. False where it is, or cannot stand there.
    bool take(ListSection section, CardLine line, Source source);
    // The same of a card whose printing the source names besides: where the title has none that is called so, the card
    // is taken all the same, and it is told. Of a title that several cards have the words say which.
    bool takePrinting(ListSection section, CardLine line, const PrintingWords& words, int count, Source source);
    // Keeps a card of no named zone until finish() deals it.
    void takeUnsorted(CardIndex card, int count, Source source);
    // Keeps a line whose card is known and cannot stand there, so that the user can say where it goes.
    void rejectPlace(Source source, CardIndex card, int count, LineTrouble trouble);
    // Keeps a line that is not understood: in the report, and aside with the deck. Throws ReadError (TooManyUnknown).
    void reject(Source source, LineTrouble trouble, std::string hint);
    // The same for a line of which only the card is unknown, so that the user can name it. `line` has no card.
    void rejectCard(Source source, ListSection section, CardLine line);
    // Fills a text of the deck, its name or its notes. One that the source has said already stays; what is said besides
    // is kept like a line that is not understood, as the `field` that the source calls it.
    void takeText(std::string& text, std::string_view words, Source source, std::string_view field);
    // Something besides that the user should hear of.
    void tell(Remark remark) { m_reading.remarks.push_back(std::move(remark)); }
    // Something other than a card was understood; an empty deck is then no failure.
    void noteUnderstood() { m_understood = true; }

    // Decks one after the other: whether a heading or field of this section begins another deck, because the section
    // had its heading and cards, and other cards came since. The side is put beside any section.
    bool startsOver(ListSection section, int line = 0);
    // People go on with a part behind another one: where all headings are known, a part that comes again begins another
    // deck only where all parts come again, where there is a title, or where it is the X-File, of which a deck has one.
    // `headings` by line.
    void setHeadings(std::vector<PartHeading> headings);
    // Whether in its lines of two figures the count comes first or the card's number.
    void setFigureOrder(FigureOrder order) { m_figures = order; }
    FigureOrder figureOrder() const { return m_figures; }
    // A figure alone is no card's number there (namesByTitle).
    void setFiguresUnclear(bool unclear) { m_areFiguresUnclear = unclear; }
    bool areFiguresUnclear() const { return m_areFiguresUnclear; }
    // A heading begins a part, and perhaps says how many cards are in it: where others are read, that is told.
    void expect(ListSection section, std::optional<int> cards, Source heading);
    // The same of a type of cards within a part: people also say how many lines there are.
    void expectOfType(std::optional<int> cards, Source heading);
    // Whether there were cards, known or not.
    bool hasCards() const { return m_last.has_value(); }
    // The deck ends before this line; what comes is told by isOfAnother.
    void endBefore(Source source);
    // Keeps a line behind the end of the deck aside; false before there is an end.
    bool isOfAnother(Source source);

    // After many unknown lines nobody reads the hints, and searching for them takes time.
    bool wantsHints() const { return m_reading.unknown.size() < 500; }

    // Deals the unsorted cards (CLI contract): the first X-File to its slot; single Agents to the Team in the order
    // given, while it has no doubles (DECK-14) and costs at most 20 (DECK-15); the others to the Bureau Deck. Where the
    // source named somebody for the Team, unsorted Agents go to the Bureau Deck.
    // Throws NoneUnderstood<DeckReading> where no line gave anything.
    DeckReading finish();
    // The same, whether or not a line gave anything.
    DeckReading finishAny();

private:
    struct Unsorted
    {
        CardIndex card;
        int count;
        int line;
        std::string text;
    };

    // What a heading says that is in its part, and what was met there.
    struct Expected
    {
        std::optional<ListSection> section; // nothing: in any
        int said = 0;
        int line = 0;
        std::string words;
        int read = 0;
        int lines = 0;
    };

    void count(ListSection section, int copies);
    void compare(std::optional<Expected>& expected);
    // Whether a part that is headed once more in this line belongs to another deck.
    bool isAnother(ListSection section, int line) const;
    // A card, known or not, was met in a section.
    void note(ListSection section);
    bool add(Zone zone, CardIndex card, int count, Source source);
    void deal(const Unsorted& entry, bool teamStated);
    bool fitsTheTeam(CardIndex card) const;
    void remark(ReadRemark what, CardIndex card, int line);
    // The first such line is told, with how many there are.
    void tellTwoFigures(CardIndex card, int count, Source source);

    const CardPool& m_pool;
    FigureOrder m_figures = FigureOrder::Unsaid;
    bool m_areFiguresUnclear = false;
    DeckReading m_reading;
    std::vector<Unsorted> m_unsorted;
    bool m_understood = false;
    bool m_teamDealt = false; // by a reading before
    // Which sections had their heading, and cards since; where the last card was met.
    std::array<bool, kListSections> m_headed{};
    std::array<bool, kListSections> m_filled{};
    std::array<bool, kListSections> m_had{}; // the heading, and cards ever
    std::optional<std::vector<PartHeading>> m_headings;
    std::array<int, kListSections> m_lastHeaded{}; // the line
    std::optional<ListSection> m_last;
    std::optional<Expected> m_expected;
    std::optional<Expected> m_expectedOfType;
    int m_end = 0; // the line where another deck begins
};

// Puts what is one line into one, and cuts the texts of the deck that are longer than they may be; the whole of each is
// reported and stands aside.
void makeTextsFit(DeckReading& reading);

// What the user says an unknown line is: a card, and perhaps where it goes.
struct CardPick
{
    CardPick(CardIndex which, std::optional<Zone> where = std::nullopt) // NOLINT(google-explicit-constructor)
        : card(which)
        , zone(where)
    {}

    CardIndex card;
    std::optional<Zone> zone; // nothing: where the line would have put it

    bool operator==(const CardPick&) const = default;
};

// Puts in the cards the user picked for lines that asked for one: `picks` by place in reading.unknown. They are dealt
// as they would have been by the reader, and by their type where they cannot stand there; lines without a pick stay as
// they are.
DeckReading withPicks(const DeckReading& reading, const std::map<std::size_t, CardPick>& picks, const CardPool& pool);

// Moves what lines put somewhere to where the user wants it: `zones` by place in reading.taken. A place that cannot
// take the card, or no more of it, leaves the line where it was.
DeckReading withZones(DeckReading reading, const std::map<std::size_t, Zone>& zones, const CardPool& pool);

// Where a card may stand, the usual place first: Agents in the Team and the Bureau Deck, X-Files in their place and in
// the Bureau Deck, all others there alone.
std::vector<Zone> zonesFor(CardType type);

// Guessing takes time, and nobody looks through more names.
inline constexpr std::size_t kMostGuessed = 2000;
// The cards that the unknown lines most likely mean, each without doubt (likelyCard); of the first kMostGuessed names.
std::map<std::size_t, CardPick> likelyPicks(const std::vector<AskedCard>& asked, const CardPool& pool);
// Whether there are more names than these.
bool isMoreThanGuessed(const std::vector<AskedCard>& asked);

} // namespace dossier
