#include "importers/decks/format_list.h"
#include "importers/decks/list_headings.h"

namespace dossier {

namespace {

void writeLackeyZone(std::string& out, std::string_view heading, const std::vector<DeckEntry>& entries,
                     const CardPool& pool)
{
    if (entries.empty())
        return;
    out += heading;
    for (const DeckEntry& entry : entries)
        out += std::to_string(entry.count) + "\t" + pool[entry.card].title + "\n";
}

// "2<TAB>Title"
bool isCounted(std::string_view line)
{
    const auto tab = line.find('\t');
    return tab != std::string_view::npos && isDigits(line.substr(0, tab));
}

// The X-File comes last: behind it a card of another type is the first of the next deck.
bool goesOn(const DeckAssembly& assembly, ListSection section, std::string_view line)
{
    if (section != ListSection::XFile || assembly.deck().xFile.empty())
        return true;
    const CardLine card = readCardLine(line, assembly.pool(), false);
    return !card.card || assembly.pool()[*card.card].type == CardType::XFile;
}

} // namespace

bool isLackeyList(std::string_view text)
{
    bool zones = false;
    bool cards = false;
    for (const TextLine& line : linesOf(text)) {
        const std::string_view content = trimmed(line.text);
        if (content.empty())
            continue;
        const Heading heading = readHeading(content);
        const bool card = isCounted(content);
        const bool zone = !card && content.back() == ':' && sectionNamed(heading.name);
        if (!card && !zone && heading.name != "deck")
            return false;
        cards = cards || card;
        zones = zones || zone;
    }
    return cards && zones;
}

DeckReading readLackeyList(std::string_view text, const CardPool& pool)
{
    DeckAssembly assembly(pool);
    ListSection section = ListSection::BureauDeck;
    assembly.startsOver(section); // which has no heading of its own
    for (const TextLine& line : linesOf(text)) {
        const std::string_view content = trimmed(line.text);
        const Source source{line.number, line.text};
        if (content.empty() || assembly.isOfAnother(source))
            continue;
        const Heading heading = readHeading(content);
        if (!heading.marked || content.back() != ':') {
            if (goesOn(assembly, section, content))
                takeCardLine(assembly, section, source, content);
            else
                assembly.endBefore(source);
        } else if (const auto named = sectionNamed(heading.name)) {
            section = *named;
            if (assembly.startsOver(section))
                assembly.endBefore(source);
            else
                assembly.expect(section, heading.cards, source);
            assembly.noteUnderstood();
        } else if (heading.name == "deck") {
            section = ListSection::BureauDeck;
            assembly.expect(section, heading.cards, source);
        } else {
            section = ListSection::Unsorted;
            assembly.expect(section, std::nullopt, source);
            assembly.reject(source, LineTrouble::UnknownHeading, {});
        }
    }
    return assembly.finish();
}

std::string writeLackeyList(const Deck& deck, const CardPool& pool)
{
    std::string out;
    writeLackeyZone(out, {}, deck.bureauDeck, pool);
    writeLackeyZone(out, "Team:\n", deck.team, pool);
    writeLackeyZone(out, "X-File:\n", deck.xFile, pool);
    return out;
}

} // namespace dossier
