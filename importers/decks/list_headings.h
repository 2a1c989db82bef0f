// The lines of a text list that are no cards: "Name: Night shift", "Team: (3)", "Bureau Deck:".
#pragma once

#include "importers/decks/deck_assembly.h"
#include "importers/reading/text_lines.h"

#include <map>
#include <string>

namespace dossier {

// A line with the colon and the count in parentheses taken off: "Team: (3)", "Team (3):" and "Team" are all "team".
struct Heading
{
    std::string name;           // folded
    bool marked = false;        // a colon or a count stood there, so the line wants to be a heading
    std::optional<int> cards{}; // the count
};
Heading readHeading(std::string_view line);

// "team", "bureau deck", "x-file", and what a French player calls them: the sections of the program's own text form.
std::optional<ListSection> sectionNamed(std::string_view folded);

// The same, and what the parts are called in decks of other programs: "bureau", "x-files", "sideboard".
std::optional<ListSection> partNamed(std::string_view folded);

// "site", "adversaries", "témoins", folded: a type of cards.
bool namesACardType(std::string_view folded);

// All headings of parts in a list, those in comments, too; `named` says what a folded name means.
using PartNames = std::optional<ListSection> (*)(std::string_view folded);
std::vector<PartHeading> partHeadings(const std::vector<TextLine>& lines, PartNames named, const CardPool& pool);

// Whether the lines of two figures in a list have the count first or the card's number.
FigureOrder figureOrderIn(const std::vector<TextLine>& lines);
// Whether one of the first lines names a card by its title: a figure alone ("12") is then a sum or a page as likely as
// a card's number.
bool namesByTitle(const std::vector<TextLine>& lines, const CardPool& pool);
// "12"; not "0012", as it is printed on the card.
bool isFigureAlone(std::string_view words);

// Where a list has come to. Behind a blank line the Team ends with the first card that is no Agent, and the place of
// the X-File with the first that is none: people leave a line and go on, without a heading.
struct ListPlace
{
    ListSection section = ListSection::Unsorted;
    bool mayEnd = false; // a blank line stood there

    void begin(ListSection next) { *this = {next, false}; }
    // "Sites", "Witnesses (6)", "Adversaries:", by which people sort a list: they begin no section, and may end one.
    bool passType(const Heading& heading, DeckAssembly& assembly, Source source);
};

// Puts the card that `words`, the line or the better part of it, tell of where the section says; what is no card is
// rejected.
void takeCardLine(DeckAssembly& assembly, ListSection section, Source source, std::string_view words);
// The same where a blank line may end the section.
void takeCardLine(DeckAssembly& assembly, ListPlace& place, Source source, std::string_view words);

// A part's heading and something behind it on the same line: a card is taken, a mere count passed over, all else kept
// aside. False for other lines.
bool takeBesideHeading(DeckAssembly& assembly, ListPlace& place, TextLine line);

// Takes "Name:", "Game:", "Notes:", "X-File:", "Killer cards:", "State:", "Folder:" and "Tag:" with something behind
// the colon; false for other lines. A second name behind cards is where another deck begins; else what is said twice,
// and differently, is kept as it was said first.
class ListFields
{
public:
    bool take(DeckAssembly& assembly, TextLine line);

private:
    void takeNotes(Deck& deck, std::string_view words);
    bool isSaidBefore(const std::string& key, std::string_view value) const;

    std::map<std::string, std::string> m_said; // of what a deck has once, as it was said first
    bool m_noted = false;
};

} // namespace dossier
