#include "importers/decks/format_list.h"
#include "importers/decks/list_headings.h"
#include "text/fold.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

struct SectionWord
{
    std::string_view word; // folded
    ListSection section;
};

constexpr std::array<SectionWord, 9> kOtherSections{{
    {"deck", ListSection::Unsorted},
    {"decklist", ListSection::Unsorted},
    {"main", ListSection::Unsorted},
    {"maindeck", ListSection::Unsorted},
    {"main deck", ListSection::Unsorted},
    {"mainboard", ListSection::Unsorted},
    {"side", ListSection::Side},
    {"sideboard", ListSection::Side},
    {"bureau", ListSection::BureauDeck},
}};

std::optional<ListSection> listSectionNamed(std::string_view folded)
{
    for (const SectionWord& known : kOtherSections)
        if (folded == known.word)
            return known.section;
    return sectionNamed(folded);
}

class PlainListReader
{
public:
    PlainListReader(const CardPool& pool, const std::vector<TextLine>& lines)
        : m_assembly(pool)
    {
        m_assembly.setHeadings(partHeadings(lines, listSectionNamed, pool));
        m_assembly.setFigureOrder(figureOrderIn(lines));
        m_assembly.setFiguresUnclear(namesByTitle(lines, m_assembly.pool()));
    }

    void read(TextLine line)
    {
        std::string_view content = trimmed(line.text);
        if (content.empty()) {
            m_place.mayEnd = true;
            return;
        }
        const Source source{line.number, line.text};
        if ((content.front() == '#' && !isNumbered(content)) || content.substr(0, 2) == "//")
            return readComment(content.substr(content.front() == '#' ? 1 : 2), source);
        if (m_assembly.isOfAnother(source) || m_fields.take(m_assembly, {line.number, content}) ||
            readSection(readHeading(content), source) || takeBesideHeading(m_assembly, m_place, {line.number, content}))
            return;
        if (content.back() == ':') {
            m_place.begin(ListSection::Unsorted);
            m_assembly.expect(ListSection::Unsorted, std::nullopt, source);
            return m_assembly.reject(source, LineTrouble::UnknownHeading, {});
        }
        m_preamble = false;
        if (fold(content.substr(0, 3)) == "sb:")
            takeCardLine(m_assembly, ListSection::Side, source, trimmed(content.substr(3)));
        else
            takeCardLine(m_assembly, m_place, source, content);
    }

    DeckReading finish() { return m_assembly.finish(); }

private:
    // "#63 x2" is a card by its number, no remark.
    bool isNumbered(std::string_view content) const
    {
        return content.size() > 1 && isDigits(content.substr(1, 1)) &&
               readCardLine(content, m_assembly.pool(), false).card.has_value();
    }

    bool readSection(const Heading& heading, Source source)
    {
        const auto section = listSectionNamed(heading.name);
        if (!section)
            return m_place.passType(heading, m_assembly, source);
        m_preamble = false;
        if (m_assembly.startsOver(*section, source.line)) {
            m_assembly.endBefore(source);
            return true;
        }
        m_place.begin(*section);
        m_assembly.expect(*section, heading.cards, source);
        m_assembly.noteUnderstood();
        return true;
    }

    void readComment(std::string_view comment, Source source)
    {
        if (const Heading heading = readHeading(comment); listSectionNamed(heading.name)) {
            if (!m_assembly.isOfAnother(source))
                readSection(heading, source);
            return;
        }
        if (!m_preamble)
            return;
        if (comment.substr(0, 1) == " ")
            comment.remove_prefix(1);
        if (!m_named) {
            m_named = true;
            m_assembly.deck().name = trimmed(comment);
        } else {
            std::string& notes = m_assembly.deck().notes;
            if (m_noted)
                notes += '\n';
            m_noted = true;
            notes += comment;
        }
    }

    DeckAssembly m_assembly;
    ListFields m_fields;
    ListPlace m_place;
    bool m_preamble = true;
    bool m_named = false;
    bool m_noted = false;
};

void writeComments(std::string& out, std::string_view text)
{
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        out += "// " + std::string(text.substr(begin, end - begin)) + "\n";
        begin = end + 1;
    }
}

void writePlainZone(std::string& out, std::string_view heading, const std::vector<DeckEntry>& entries,
                    const CardPool& pool)
{
    out += "\n// " + std::string(heading) + " (" + std::to_string(sizeOf(entries)) + ")\n";
    for (const DeckEntry& entry : entries) {
        const Card& card = pool[entry.card];
        out += std::to_string(entry.count) + " " + card.title + numberInBrackets(card) + "\n";
    }
}

} // namespace

DeckReading readPlainList(std::string_view text, const CardPool& pool)
{
    const std::vector<TextLine> lines = linesOf(text);
    PlainListReader reader(pool, lines);
    for (const TextLine& line : lines)
        reader.read(line);
    return reader.finish();
}

std::string writePlainList(const Deck& deck, const CardPool& pool)
{
    std::string name = deck.name;
    std::replace(name.begin(), name.end(), '\n', ' ');
    std::string out = "// " + name + "\n";
    if (!deck.notes.empty()) {
        out += "\n";
        writeComments(out, deck.notes);
    }
    writePlainZone(out, "X-File", deck.xFile, pool);
    writePlainZone(out, "Team", deck.team, pool);
    writePlainZone(out, "Bureau deck", deck.bureauDeck, pool);
    return out;
}

} // namespace dossier
