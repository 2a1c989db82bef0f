#include "importers/decks/format_list.h"
#include "importers/decks/list_headings.h"

#include <algorithm>

namespace dossier {

namespace {

bool isComment(std::string_view line)
{
    return line.substr(0, 1) == "#";
}

// Line ends would start a new field, so they become blanks.
std::string onOneLine(std::string_view text)
{
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line;
}

void writeZone(std::string& out, std::string_view heading, const std::vector<DeckEntry>& entries, const CardPool& pool)
{
    out += "\n" + std::string(heading) + ": (" + std::to_string(sizeOf(entries)) + ")\n";
    for (const DeckEntry& entry : entries)
        out += std::to_string(entry.count) + " " + titleAndNumber(pool[entry.card]) + "\n";
}

void writeHead(std::string& out, const Deck& deck, const CardPool& pool)
{
    if (!deck.name.empty())
        out += "Name: " + onOneLine(deck.name) + "\n";
    out += deck.game == Game::Basic ? "Game: basic\n" : "Game: advanced\n";
    for (const DeckEntry& entry : deck.xFile) {
        const std::string count = entry.count > 1 ? std::to_string(entry.count) + " " : "";
        out += "X-File: " + count + titleAndNumber(pool[entry.card]) + "\n";
    }
    if (deck.killersAgreed)
        out += "Killer cards: agreed\n";
    if (deck.sets != DeckSets::All)
        out += "Sets: " + std::string(nameOf(deck.sets)) + "\n";
    if (deck.state == DeckState::Built)
        out += "State: built\n";
    if (!deck.folder.empty())
        out += "Folder: " + onOneLine(deck.folder) + "\n";
    for (const std::string& tag : deck.tags)
        out += "Tag: " + onOneLine(tag) + "\n";
    if (deck.notes.empty())
        return;
    for (std::size_t begin = 0; begin <= deck.notes.size();) {
        const std::size_t end = std::min(deck.notes.find('\n', begin), deck.notes.size());
        out += "Notes: " + onOneLine(std::string_view(deck.notes).substr(begin, end - begin)) + "\n";
        begin = end + 1;
    }
}

} // namespace

DeckReading readDossierText(std::string_view text, const CardPool& pool)
{
    DeckAssembly assembly(pool);
    ListFields fields;
    ListPlace place;
    const std::vector<TextLine> lines = linesOf(text);
    assembly.setHeadings(partHeadings(lines, sectionNamed, pool));
    assembly.setFigureOrder(figureOrderIn(lines));
    for (const TextLine& line : lines) {
        const std::string_view content = trimmed(line.text);
        place.mayEnd = place.mayEnd || content.empty();
        const Source source{line.number, line.text};
        if (content.empty() || isComment(content) || assembly.isOfAnother(source) || fields.take(assembly, line))
            continue;
        const Heading heading = readHeading(content);
        if (const auto named = sectionNamed(heading.name)) {
            if (assembly.startsOver(*named, line.number)) {
                assembly.endBefore(source);
                continue;
            }
            place.begin(*named);
            assembly.expect(*named, heading.cards, source);
            assembly.noteUnderstood();
        } else if (place.passType(heading, assembly, source) || takeBesideHeading(assembly, place, line)) {
            continue;
        } else if (content.back() == ':') {
            place.begin(ListSection::Unsorted);
            assembly.expect(ListSection::Unsorted, std::nullopt, source);
            assembly.reject(source, LineTrouble::UnknownHeading, {});
        } else {
            takeCardLine(assembly, place, source, content);
        }
    }
    return assembly.finish();
}

std::string writeDossierText(const Deck& deck, const CardPool& pool)
{
    std::string out;
    writeHead(out, deck, pool);
    writeZone(out, "Team", deck.team, pool);
    writeZone(out, "Bureau Deck", deck.bureauDeck, pool);
    if (!deck.aside.empty())
        out += "\n";
    for (const UnresolvedLine& aside : deck.aside)
        out += "# not recognised: " + onOneLine(aside.text) + "\n";
    return out;
}

} // namespace dossier
