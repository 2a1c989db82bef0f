#include "importers/decks/list_headings.h"

#include "importers/reading/card_line.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>
#include <functional>
#include <set>
#include <span>

namespace dossier {

namespace {

constexpr int kMostSaid = 1'000'000; // cards, by a heading

// Takes "(12)" off the end; whether it was there.
bool takeCountOff(std::string_view& text, std::optional<int>& cards)
{
    text = trimmed(text);
    const auto open = text.rfind('(');
    if (open == std::string_view::npos || text.back() != ')')
        return false;
    const std::string_view digits = text.substr(open + 1, text.size() - open - 2);
    if (!isDigits(digits))
        return false;
    cards = wholeNumber(digits, 0, kMostSaid);
    text = trimmed(text.substr(0, open));
    return true;
}

// What stands in a line behind the marks of a comment.
std::string_view withoutMarks(std::string_view line)
{
    line = trimmed(line);
    while (line.starts_with('#') || line.starts_with("//"))
        line = trimmed(line.substr(line.front() == '#' ? 1 : 2));
    return line;
}

std::optional<ListSection> headedBy(std::string_view line, PartNames named)
{
    if (const auto section = named(readHeading(line).name))
        return section;
    const auto colon = line.find(':');
    return colon == line.npos ? std::nullopt : named(readHeading(line.substr(0, colon)).name);
}

// Neither a card, nor a count of one that is not known.
bool looksLikeTitle(std::string_view line, const CardPool& pool)
{
    return !line.empty() && !(line.front() >= '0' && line.front() <= '9') && line.front() != '-' &&
           !readCardLine(line, pool, false).card && !pool.findTitle(line);
}

// A deck has one of these, and each has few values.
bool isOneOfFew(std::string_view key)
{
    return key == "game" || key == "killer cards" || key == "sets" || key == "state";
}

// What is said of a deck besides its cards and notes; false for other keys, and for values there are not.
bool takeFact(Deck& deck, const std::string& key, std::string_view value)
{
    const std::string word = fold(value);
    if (key == "name") {
        if (!value.empty())
            deck.name = value;
        return true;
    }
    if (word.empty())
        return false;
    if (key == "game" && (word == "advanced" || word == "basic"))
        deck.game = word == "basic" ? Game::Basic : Game::Advanced;
    else if (key == "killer cards" && (word == "agreed" || word == "not agreed"))
        deck.killersAgreed = word == "agreed";
    else if (key == "sets" && deckSetsNamed(word))
        deck.sets = *deckSetsNamed(word);
    else if (key == "state" && (word == "built" || word == "idea"))
        deck.state = word == "built" ? DeckState::Built : DeckState::Idea;
    else if (key == "folder")
        deck.folder = value;
    else if (key == "tag")
        deck.tags.emplace_back(value);
    else
        return false;
    return true;
}

// "X-File: Eve", and no heading.
bool isXFile(std::string_view key, TextLine line)
{
    return key == "x-file" && !trimmed(line.text.substr(line.text.find(':') + 1)).empty() &&
           !readHeading(line.text).marked;
}

} // namespace

// Asked of each line of a list.
bool namesACardType(std::string_view folded)
{
    static const std::set<std::string, std::less<>> names = [] {
        // the French words that no English one is written like
        std::set<std::string, std::less<>> all{"temoin",     "temoins",     "evenement",  "evenements",
                                               "equipement", "equipements", "adversaire", "adversaires"};
        for (int t = 0; t < kCardTypes; ++t) {
            const std::string type = fold(nameOf(static_cast<CardType>(t)));
            all.insert({type, type + "s", type + "es"});
            if (type.back() == 'y')
                all.insert(type.substr(0, type.size() - 1) + "ies");
        }
        return all;
    }();
    return names.contains(folded);
}

Heading readHeading(std::string_view line)
{
    Heading heading;
    std::string_view name = trimmed(line);
    heading.marked = takeCountOff(name, heading.cards);
    if (!name.empty() && name.back() == ':') {
        heading.marked = true;
        name.remove_suffix(1);
        takeCountOff(name, heading.cards);
    }
    heading.name = fold(name);
    return heading;
}

std::optional<ListSection> sectionNamed(std::string_view folded)
{
    if (folded == "team" || folded == "equipe")
        return ListSection::Team;
    if (folded == "bureau deck" || folded == "pile de bureau")
        return ListSection::BureauDeck;
    if (folded == "x-file")
        return ListSection::XFile;
    return std::nullopt;
}

std::vector<PartHeading> partHeadings(const std::vector<TextLine>& lines, PartNames named, const CardPool& pool)
{
    std::vector<PartHeading> headings;
    std::size_t above = 0; // how many lines with something in them stand between the last blank line and this one
    std::string_view last;
    for (const TextLine& line : lines) {
        const std::string_view content = withoutMarks(line.text);
        if (content.empty()) {
            above = 0;
            continue;
        }
        const auto section = headedBy(content, named);
        if (section)
            headings.push_back({line.number, *section, above == 1 && !last.empty() && looksLikeTitle(last, pool)});
        ++above;
        last = section ? std::string_view() : content;
    }
    return headings;
}

FigureOrder figureOrderIn(const std::vector<TextLine>& lines)
{
    FigureOrder order = FigureOrder::Unsaid;
    for (const TextLine& line : lines)
        order = figureOrder(order, withoutBullet(trimmed(line.text)));
    return order;
}

bool namesByTitle(const std::vector<TextLine>& lines, const CardPool& pool)
{
    constexpr std::size_t kLookedAt = 200; // a list that begins with so many numbers is one of numbers
    return std::ranges::any_of(std::span(lines).first(std::min(lines.size(), kLookedAt)), [&](const TextLine& line) {
        const CardLine read = readCardLine(withoutBullet(trimmed(line.text)), pool, false);
        return read.card && fold(line.text).find(fold(pool[*read.card].title)) != std::string::npos;
    });
}

bool isFigureAlone(std::string_view words)
{
    constexpr std::size_t kPrintedDigits = 4;
    return !words.empty() && words.size() < kPrintedDigits && isDigits(words);
}

std::optional<ListSection> partNamed(std::string_view folded)
{
    if (folded == "bureau")
        return ListSection::BureauDeck;
    if (folded == "x-files" || folded == "xfile" || folded == "xfiles")
        return ListSection::XFile;
    if (folded == "agents" || folded == "starting team" || folded == "equipe de depart")
        return ListSection::Team;
    if (folded == "side" || folded == "sideboard")
        return ListSection::Side;
    return sectionNamed(folded);
}

bool ListPlace::passType(const Heading& heading, DeckAssembly& assembly, Source source)
{
    const bool passed = namesACardType(heading.name) && !assembly.pool().findTitle(heading.name);
    mayEnd = mayEnd || passed;
    if (passed)
        assembly.expectOfType(heading.cards, source);
    return passed;
}

namespace {

// A figure alone that is a card's number is none where the others are named by title: its line is kept.
bool isUnclear(const DeckAssembly& assembly, const CardLine& line, std::string_view words)
{
    return line.card && assembly.areFiguresUnclear() && isFigureAlone(words);
}

} // namespace

void takeCardLine(DeckAssembly& assembly, ListSection section, Source source, std::string_view words)
{
    CardLine line = readCardLine(words, assembly.pool(), assembly.wantsHints(), assembly.figureOrder());
    if (isUnclear(assembly, line, words))
        return assembly.reject(source, LineTrouble::NotACardLine, {});
    assembly.take(section, std::move(line), source);
}

void takeCardLine(DeckAssembly& assembly, ListPlace& place, Source source, std::string_view words)
{
    CardLine line = readCardLine(words, assembly.pool(), assembly.wantsHints(), assembly.figureOrder());
    if (!line.card)
        return assembly.rejectCard(source, place.section, std::move(line));
    if (isUnclear(assembly, line, words))
        return assembly.reject(source, LineTrouble::NotACardLine, {});
    const CardType type = assembly.pool()[*line.card].type;
    const bool ends = (place.section == ListSection::Team && type != CardType::Agent) ||
                      (place.section == ListSection::XFile && type != CardType::XFile);
    if (place.mayEnd && ends)
        place.begin(ListSection::Unsorted);
    assembly.take(place.section, std::move(line), source);
}

bool takeBesideHeading(DeckAssembly& assembly, ListPlace& place, TextLine line)
{
    const auto colon = line.text.find(':');
    if (colon == std::string_view::npos)
        return false;
    const auto section = sectionNamed(readHeading(line.text.substr(0, colon)).name);
    const std::string_view rest = trimmed(line.text.substr(colon + 1));
    if (!section || rest.empty())
        return false;
    const Source source{line.number, line.text};
    if (assembly.startsOver(*section, line.number)) {
        assembly.endBefore(source);
        return true;
    }
    place.begin(*section);
    assembly.expect(*section, isDigits(rest) ? wholeNumber(rest, 0, kMostSaid) : readHeading(line.text).cards, source);
    if (isDigits(rest))
        assembly.noteUnderstood();
    else if (CardLine card = readCardLine(rest, assembly.pool(), false); card.card)
        assembly.take(*section, std::move(card), source);
    else
        assembly.reject(source, LineTrouble::BesideHeading, {});
    return true;
}

void ListFields::takeNotes(Deck& deck, std::string_view words)
{
    // Kept letter by letter, but for the blank after the colon.
    if (words.starts_with(' '))
        words.remove_prefix(1);
    if (m_noted)
        deck.notes += '\n';
    m_noted = true;
    deck.notes += words;
}

bool ListFields::isSaidBefore(const std::string& key, std::string_view value) const
{
    const auto said = m_said.find(key);
    return said != m_said.end() && !said->second.empty() && !value.empty() && said->second != value;
}

bool ListFields::take(DeckAssembly& assembly, TextLine line)
{
    const auto colon = line.text.find(':');
    if (colon == std::string_view::npos || colon > 20)
        return false;
    std::string key = fold(line.text.substr(0, colon));
    if (key == "nom") // in French
        key = "name";
    const std::string name(line.text.substr(0, colon));
    const std::string_view words = line.text.substr(colon + 1);
    const std::string_view value = trimmed(words);
    const Source source{line.number, line.text};
    const bool begins = (key == "name" && m_said.contains(key) && assembly.hasCards()) ||
                        (isXFile(key, line) && assembly.startsOver(ListSection::XFile, line.number));
    if (begins) {
        assembly.endBefore(source);
        return true;
    }
    if (isSaidBefore(key, value)) {
        assembly.reject(source, LineTrouble::SaidBefore, name);
        return true;
    }
    if (key == "notes")
        takeNotes(assembly.deck(), words);
    else if (isXFile(key, line))
        takeCardLine(assembly, ListSection::XFile, source, value);
    else if (takeFact(assembly.deck(), key, value)) {
        if (std::string& said = m_said[key]; key != "tag" && said.empty())
            said = value;
    } else if (key == "game" || (isOneOfFew(key) && !value.empty()))
        assembly.reject(source, LineTrouble::BadValue, name);
    else
        return false;
    assembly.noteUnderstood();
    return true;
}

} // namespace dossier
