#include "importers/decks/deck_by_type.h"
#include "importers/decks/format_list.h"
#include "importers/decks/list_headings.h"
#include "importers/reading/card_line.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 11> kTags{"[b]",    "[/b]",    "[i]", "[/i]",       "[u]",    "[/u]",
                                                 "[list]", "[/list]", "[*]", "[size=150]", "[/size]"};

// Stands behind each bracket of a name, a title or the notes, so that it begins no tag: what a deck of somebody's is
// called must not make a link or a picture of the post. It cannot be seen and has no width (WORD JOINER).
constexpr std::string_view kNoTag = "\u2060";

std::string withoutTagsOfItsOwn(std::string_view text)
{
    std::string plain;
    for (const char letter : text) {
        plain += letter;
        if (letter == '[')
            plain += kNoTag;
    }
    return plain;
}

std::string asItWas(std::string_view plain)
{
    std::string text;
    for (std::size_t at = 0; at < plain.size(); ++at) {
        text += plain[at];
        if (plain[at] == '[' && plain.substr(at + 1).starts_with(kNoTag))
            at += kNoTag.size();
    }
    return text;
}

// In one go: a line may consist of nothing but tags.
std::string withoutTags(std::string_view line)
{
    std::string plain;
    while (!line.empty()) {
        const auto tag = std::ranges::find_if(kTags, [&](std::string_view each) { return line.starts_with(each); });
        if (tag == kTags.end())
            plain += line.front();
        line.remove_prefix(tag == kTags.end() ? 1 : tag->size());
    }
    return plain;
}

// A line that is all in bold.
bool isBold(std::string_view line)
{
    return line.substr(0, 3) == "[b]" && line.size() > 7 && line.substr(line.size() - 4) == "[/b]";
}

// Turns the post into a plain list of as many lines, so that a report names the right ones.
class PostReader
{
public:
    void read(std::string_view line)
    {
        line = trimmed(line);
        if (!m_quoting && line.substr(0, 7) == "[quote]") {
            m_quoting = true;
            line.remove_prefix(7);
        }
        m_quoting ? readQuote(line) : readPlain(line);
        m_list += '\n';
    }

    const std::string& list() const { return m_list; }
    std::string name() const { return asItWas(m_name); }
    std::string notes() const { return asItWas(m_notes); }
    bool isBasic() const { return m_basic; }

private:
    void readQuote(std::string_view line)
    {
        const auto end = line.find("[/quote]");
        if (m_noted)
            m_notes += '\n';
        m_noted = true;
        m_notes += line.substr(0, end);
        m_quoting = end == std::string_view::npos;
        if (!m_quoting)
            readPlain(trimmed(line.substr(end + std::string_view("[/quote]").size())));
    }

    void readPlain(std::string_view line)
    {
        const std::string plain = withoutTags(line);
        if (!m_named && isBold(line)) {
            m_named = true;
            if (!sectionNamed(readHeading(plain).name)) {
                m_name = trimmed(plain);
                return;
            }
        }
        if (const auto rest = behindTheGame(line)) // the line under the name
            m_list += asItWas(withoutTags(*rest));
        else
            m_list += asItWas(plain);
    }

    // "[i]X-Files CCG, Basic Game[/i]": what stands behind it; nothing where this is another line.
    std::optional<std::string> behindTheGame(std::string_view line)
    {
        constexpr std::string_view kEnd = "[/i]";
        if (!line.starts_with("[i]"))
            return std::nullopt;
        const auto end = std::min(line.find(kEnd), line.size());
        std::string game = fold(withoutTags(line.substr(0, end)));
        for (const std::string_view named : {"the ", "x-files ccg", ","}) {
            const std::string_view begin = trimmed(game);
            game = begin.starts_with(named) ? begin.substr(named.size()) : begin;
        }
        const std::string_view said = trimmed(game, " .");
        if (said != "basic game" && said != "advanced game")
            return std::nullopt;
        m_basic = m_basic || said == "basic game";
        return std::string(trimmed(line.substr(std::min(end + kEnd.size(), line.size()))));
    }

    std::string m_list;
    std::string m_name;
    std::string m_notes;
    bool m_quoting = false;
    bool m_noted = false;
    bool m_named = false;
    bool m_basic = false;
};

void writeEntries(std::string& out, const std::vector<DeckEntry>& entries, const CardPool& pool)
{
    for (const DeckEntry& entry : entries) {
        const Card& card = pool[entry.card];
        out += std::to_string(entry.count) + " " + withoutTagsOfItsOwn(card.title);
        if (pool.needsNumber(entry.card) || pool.defaultPrinting(pool.titleOf(entry.card)) != entry.card)
            out += numberInBrackets(card);
        out += '\n';
    }
}

void writeHeading(std::string& out, std::string_view name, const std::vector<DeckEntry>& entries)
{
    out += "\n[b]" + std::string(name) + " (" + std::to_string(sizeOf(entries)) + ")[/b]\n";
}

} // namespace

bool isForumText(std::string_view text)
{
    if (text.find("[/b]") == std::string_view::npos)
        return false;
    const std::vector<TextLine> lines = linesOf(text);
    return std::ranges::any_of(lines, [](const TextLine& line) { return isBold(trimmed(line.text)); });
}

// The post's own; another one that the list gives is kept beside it.
static void takeName(DeckReading& reading, const std::string& name, std::string_view list)
{
    const std::string other = std::exchange(reading.deck.name, name);
    if (other.empty() || other == name)
        return;
    LineProblem problem{0, excerpt(other), LineTrouble::SaidBefore, "Name"};
    for (const TextLine& line : linesOf(list))
        if (problem.line == 0 && line.text.ends_with(other)) {
            problem.line = line.number;
            problem.text = excerpt(line.text);
        }
    reading.deck.aside.push_back({problem.line, problem.text});
    reading.unknown.push_back(std::move(problem));
}

DeckReading readForumText(std::string_view text, const CardPool& pool)
{
    PostReader post;
    for (const TextLine& line : linesOf(text))
        post.read(line.text);
    DeckReading reading = readPlainList(post.list(), pool);
    if (!post.name().empty())
        takeName(reading, post.name(), post.list());
    if (!post.notes().empty())
        reading.deck.notes = reading.deck.notes.empty() ? post.notes() : post.notes() + "\n" + reading.deck.notes;
    if (post.isBasic())
        reading.deck.game = Game::Basic;
    return reading;
}

std::string writeForumText(const Deck& deck, const CardPool& pool)
{
    std::string out;
    if (!deck.name.empty())
        out += "[b]" + withoutTagsOfItsOwn(deck.name) + "[/b]\n";
    out += deck.game == Game::Basic ? "[i]X-Files CCG, Basic Game[/i]\n" : "[i]X-Files CCG, Advanced Game[/i]\n";
    if (!deck.notes.empty())
        out += "\n[quote]" + withoutTagsOfItsOwn(deck.notes) + "[/quote]\n";
    if (!deck.xFile.empty()) {
        writeHeading(out, "X-File", deck.xFile);
        writeEntries(out, deck.xFile, pool);
    }
    writeHeading(out, "Team", deck.team);
    writeEntries(out, deck.team, pool);
    writeHeading(out, "Bureau Deck", deck.bureauDeck);
    for (const TypeGroup& group : byType(deck.bureauDeck, pool)) {
        out += "\n[u]" + std::string(pluralOf(group.type)) + " (" + std::to_string(sizeOf(group.entries)) + ")[/u]\n";
        writeEntries(out, group.entries, pool);
    }
    return out;
}

} // namespace dossier
