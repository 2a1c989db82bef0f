#include "importers/decks/list_headings.h"

#include "text/fold.h"

namespace dossier {

namespace {

// Takes "(12)" off the end; whether it was there.
bool takeCountOff(std::string_view& text)
{
    text = trimmed(text);
    const auto open = text.rfind('(');
    if (open == std::string_view::npos || text.back() != ')' ||
        !isDigits(text.substr(open + 1, text.size() - open - 2)))
        return false;
    text = trimmed(text.substr(0, open));
    return true;
}

void takeGame(DeckAssembly& assembly, std::string_view value, Source source)
{
    const std::string game = fold(value);
    if (game == "advanced")
        assembly.deck().game = Game::Advanced;
    else if (game == "basic")
        assembly.deck().game = Game::Basic;
    else
        assembly.reject(source, LineTrouble::BadValue, "Game");
}

bool namesACardType(std::string_view folded)
{
    for (int t = 0; t < kCardTypes; ++t) {
        std::string type = fold(nameOf(static_cast<CardType>(t)));
        if (folded == type || folded == type + "s" || folded == type + "es")
            return true;
        if (type.back() == 'y' && folded == type.substr(0, type.size() - 1) + "ies")
            return true;
    }
    return false;
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
           !readCardLine(line, pool, false).card;
}

// What only a deck of this program has; false for other keys and words.
bool takeKeeping(Deck& deck, const std::string& key, std::string_view value)
{
    const std::string word = fold(trimmed(value));
    if (word.empty())
        return false;
    if (key == "killer cards" && (word == "agreed" || word == "not agreed"))
        deck.killersAgreed = word == "agreed";
    else if (key == "sets" && deckSetsNamed(word))
        deck.sets = *deckSetsNamed(word);
    else if (key == "state" && (word == "built" || word == "idea"))
        deck.state = word == "built" ? DeckState::Built : DeckState::Idea;
    else if (key == "folder")
        deck.folder = trimmed(value);
    else if (key == "tag")
        deck.tags.emplace_back(trimmed(value));
    else
        return false;
    return true;
}

} // namespace

Heading readHeading(std::string_view line)
{
    Heading heading;
    std::string_view name = trimmed(line);
    heading.marked = takeCountOff(name);
    if (!name.empty() && name.back() == ':') {
        heading.marked = true;
        name.remove_suffix(1);
        takeCountOff(name);
    }
    heading.name = fold(name);
    return heading;
}

std::optional<ListSection> sectionNamed(std::string_view folded)
{
    if (folded == "team")
        return ListSection::Team;
    if (folded == "bureau deck")
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

std::optional<ListSection> partNamed(std::string_view folded)
{
    if (folded == "bureau")
        return ListSection::BureauDeck;
    if (folded == "x-files" || folded == "xfile" || folded == "xfiles")
        return ListSection::XFile;
    if (folded == "agents" || folded == "starting team")
        return ListSection::Team;
    if (folded == "side" || folded == "sideboard")
        return ListSection::Side;
    return sectionNamed(folded);
}

bool ListPlace::passType(const Heading& heading, const CardPool& pool)
{
    const bool passed = namesACardType(heading.name) && !pool.findTitle(heading.name);
    mayEnd = mayEnd || passed;
    return passed;
}

void takeCardLine(DeckAssembly& assembly, ListSection section, Source source, std::string_view words)
{
    CardLine line = readCardLine(words, assembly.pool(), assembly.wantsHints());
    if (!line.card)
        return assembly.rejectCard(source, section, std::move(line));
    assembly.take(section, *line.card, line.count, source);
}

void takeCardLine(DeckAssembly& assembly, ListPlace& place, Source source, std::string_view words)
{
    CardLine line = readCardLine(words, assembly.pool(), assembly.wantsHints());
    if (!line.card)
        return assembly.rejectCard(source, place.section, std::move(line));
    const CardType type = assembly.pool()[*line.card].type;
    const bool ends = (place.section == ListSection::Team && type != CardType::Agent) ||
                      (place.section == ListSection::XFile && type != CardType::XFile);
    if (place.mayEnd && ends)
        place.begin(ListSection::Unsorted);
    assembly.take(place.section, *line.card, line.count, source);
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
    if (isDigits(rest))
        assembly.noteUnderstood();
    else if (const CardLine card = readCardLine(rest, assembly.pool(), false); card.card)
        assembly.take(*section, *card.card, card.count, source);
    else
        assembly.reject(source, LineTrouble::BesideHeading, {});
    return true;
}

bool ListFields::take(DeckAssembly& assembly, TextLine line)
{
    const auto colon = line.text.find(':');
    if (colon == std::string_view::npos || colon > 20)
        return false;
    const std::string key = fold(line.text.substr(0, colon));
    std::string_view value = line.text.substr(colon + 1);
    if (key == "notes") {
        // Notes are kept letter by letter, but for the blank after the colon.
        if (value.substr(0, 1) == " ")
            value.remove_prefix(1);
        std::string& notes = assembly.deck().notes;
        if (m_noted)
            notes += '\n';
        m_noted = true;
        notes += value;
    } else if (key == "name") {
        if (m_named && assembly.hasCards()) {
            assembly.endBefore({line.number, line.text});
            return true;
        }
        m_named = true;
        assembly.deck().name = trimmed(value);
    } else if (key == "game") {
        takeGame(assembly, value, {line.number, line.text});
    } else if (key == "x-file" && !trimmed(value).empty() && !readHeading(line.text).marked) {
        if (assembly.startsOver(ListSection::XFile, line.number)) {
            assembly.endBefore({line.number, line.text});
            return true;
        }
        CardLine card = readCardLine(value, assembly.pool(), assembly.wantsHints());
        if (card.card)
            assembly.take(ListSection::XFile, *card.card, card.count, {line.number, line.text});
        else
            assembly.rejectCard({line.number, line.text}, ListSection::XFile, std::move(card));
    } else if (!takeKeeping(assembly.deck(), key, value)) {
        if ((key != "killer cards" && key != "sets" && key != "state") || trimmed(value).empty())
            return false;
        assembly.reject({line.number, line.text}, LineTrouble::BadValue, std::string(line.text.substr(0, colon)));
    }
    assembly.noteUnderstood();
    return true;
}

} // namespace dossier
