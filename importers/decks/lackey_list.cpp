#include "importers/decks/lackey_list.h"

#include "importers/decks/list_headings.h"

namespace dossier {

namespace {

void writeZone(std::string& out, std::string_view heading, const std::vector<DeckEntry>& entries, const CardPool& pool)
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
    for (const TextLine& line : linesOf(text)) {
        const std::string_view content = trimmed(line.text);
        if (content.empty())
            continue;
        const Heading heading = readHeading(content);
        if (!heading.marked || content.back() != ':') {
            takeCardLine(assembly, section, {line.number, line.text}, content);
        } else if (const auto named = sectionNamed(heading.name)) {
            section = *named;
            assembly.noteUnderstood();
        } else if (heading.name == "deck") {
            section = ListSection::BureauDeck;
        } else {
            assembly.reject({line.number, line.text}, LineTrouble::UnknownHeading, {});
        }
    }
    return assembly.finish();
}

std::string writeLackeyList(const Deck& deck, const CardPool& pool)
{
    std::string out;
    writeZone(out, {}, deck.bureauDeck, pool);
    writeZone(out, "Team:\n", deck.team, pool);
    writeZone(out, "X-File:\n", deck.xFile, pool);
    return out;
}

} // namespace dossier
