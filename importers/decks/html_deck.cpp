#include "importers/decks/deck_by_type.h"
#include "importers/decks/format_list.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::string_view kTextBegin = "<pre id=\"dossier-deck\">";
constexpr std::string_view kTextEnd = "</pre>";

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --paper: #faf7f0; --raised: #f0e8d6; --ink: #20242a; --quiet: #5d5f60; --line: #dcd2bc;
  --agent: #2458a6; --x-file: #7a3fb0; --site: #a06c00; --witness: #0f7f83; --event: #b8203f; --bluff: #5f6f80;
  --equipment: #687016; --combat: #c8560a; --adversary: #1c6a43; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181d; --raised: #1d232a; --ink: #e7e3d9; --quiet: #a3a9b0;
  --line: #303842; --agent: #7fabee; --x-file: #bb97ea; --site: #e0ae4c; --witness: #55c3c0; --event: #f07a8e;
  --bluff: #a9b8c8; --equipment: #b9c25f; --combat: #f79a5f; --adversary: #63bf90; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem;
  padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.73rem; line-height: 1.2; margin: 0; }
h2 { border-bottom: 2px solid var(--ink); display: flex; font-size: 1.2rem; justify-content: space-between;
  margin: 2rem 0 .75rem; }
h3 { background: var(--raised); border-left: 4px solid var(--type); display: flex; font-size: 1rem;
  justify-content: space-between; margin: 0; padding: .25rem .75rem; }
.quiet, code { color: var(--quiet); }
.notes { max-width: 70ch; white-space: pre-wrap; }
.types { columns: 2 24rem; column-gap: 2rem; }
section { break-inside: avoid; margin-bottom: 1.25rem; }
table { border-collapse: collapse; width: 100%; }
td { border-bottom: 1px solid var(--line); padding: .2rem .75rem .2rem 0; vertical-align: baseline; }
td:first-child { font-variant-numeric: tabular-nums; padding-left: 1rem; text-align: right; width: 2rem; }
td:nth-child(n + 3) { text-align: right; white-space: nowrap; width: 1rem; }
code { font: .85em/1 "Courier Prime Code", "Courier Prime", monospace; }
summary { cursor: pointer; }
pre { background: var(--raised); overflow-x: auto; padding: 1rem; }
@media print { pre, summary { display: none; } body { font-size: 11px; max-width: none; } }
)";

std::string escaped(std::string_view text)
{
    std::string html;
    for (const char letter : text) {
        switch (letter) {
        case '&':
            html += "&amp;";
            break;
        case '<':
            html += "&lt;";
            break;
        case '>':
            html += "&gt;";
            break;
        case '"':
            html += "&quot;";
            break;
        default:
            html += letter;
        }
    }
    return html;
}

std::string unescaped(std::string_view html)
{
    static constexpr std::array<std::pair<std::string_view, char>, 4> kMarks{
        {{"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&amp;", '&'}}};
    std::string text;
    while (!html.empty()) {
        const auto mark = std::ranges::find_if(
            kMarks, [&](const auto& each) { return html.substr(0, each.first.size()) == each.first; });
        text += mark == kMarks.end() ? html.front() : mark->second;
        html.remove_prefix(mark == kMarks.end() ? 1 : mark->first.size());
    }
    return text;
}

std::string costOf(const Card& card)
{
    if (!card.cost)
        return {};
    return costWord(*card.cost) + " " + std::string(nameOf(card.cost->pool));
}

std::string styleName(CardType type)
{
    std::string name(nameOf(type));
    std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return name;
}

class HtmlWriter
{
public:
    HtmlWriter(const Deck& deck, const CardPool& pool)
        : m_deck(deck)
        , m_pool(pool)
    {}

    std::string write()
    {
        const std::string name = escaped(m_deck.name.empty() ? "Deck" : withoutTurns(m_deck.name));
        m_out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<meta name=\"generator\" content=\"Dossier\">\n<title>" +
                name + "</title>\n<style>" + std::string(kStyle) + "</style>\n</head>\n<body>\n<h1>" + name + "</h1>\n";
        m_out += std::string("<div class=\"quiet\">X-Files CCG, ") +
                 (m_deck.game == Game::Basic ? "Basic Game" : "Advanced Game") + "</div>\n";
        if (!m_deck.notes.empty())
            m_out += "<p class=\"notes\">" + escaped(withoutTurns(m_deck.notes)) + "</p>\n";
        writeXFile();
        heading("Team",
                std::to_string(sizeOf(m_deck.team)) + " Agents, " + std::to_string(teamCost(m_deck, m_pool)) + " RP");
        table(m_deck.team);
        heading("Bureau Deck", std::to_string(bureauDeckSize(m_deck)) + " cards");
        writeTypes();
        writeText();
        return m_out + "</body>\n</html>\n";
    }

private:
    // Secret until somebody asks.
    void writeXFile()
    {
        heading("X-File", {});
        m_out += "<details><summary>Show it</summary>\n";
        table(m_deck.xFile);
        m_out += "</details>\n";
    }

    void writeTypes()
    {
        m_out += "<div class=\"types\">\n";
        for (const TypeGroup& group : byType(m_deck.bureauDeck, m_pool)) {
            m_out += "<section style=\"--type: var(--" + styleName(group.type) + ")\">\n<h3><span>" +
                     std::string(pluralOf(group.type)) + "</span><span>" + std::to_string(sizeOf(group.entries)) +
                     "</span></h3>\n";
            table(group.entries);
            m_out += "</section>\n";
        }
        m_out += "</div>\n";
    }

    void writeText()
    {
        m_out += "<details><summary class=\"quiet\">As text, to import</summary>\n" + std::string(kTextBegin) + "\n" +
                 escaped(writeDossierText(m_deck, m_pool)) + std::string(kTextEnd) + "\n</details>\n";
    }

    void heading(std::string_view left, std::string_view right)
    {
        m_out += "<h2><span>" + escaped(left) + "</span><span class=\"quiet\">" + escaped(right) + "</span></h2>\n";
    }

    void table(const std::vector<DeckEntry>& entries)
    {
        m_out += "<table>\n";
        for (const DeckEntry& entry : entries) {
            const Card& card = m_pool[entry.card];
            m_out += "<tr><td>" + std::to_string(entry.count) + "</td><td>" + escaped(withoutTurns(card.title)) +
                     "</td><td><code>" + escaped(card.id) + "</code></td><td>" + escaped(costOf(card)) + "</td></tr>\n";
        }
        m_out += "</table>\n";
    }

    const Deck& m_deck;
    const CardPool& m_pool;
    std::string m_out;
};

} // namespace

namespace {

int linesBefore(std::string_view text, std::size_t place)
{
    return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
}

// The lines of the list are those of the page it stands in.
void countFrom(int first, DeckReading& reading)
{
    for (TakenLine& taken : reading.taken)
        taken.line += first;
    for (LineProblem& problem : reading.unknown)
        problem.line += first;
    for (Remark& remark : reading.remarks)
        remark.line += remark.what == ReadRemark::CutOff ? 0 : first;
}

} // namespace

bool isHtmlDeck(std::string_view text)
{
    return text.find(kTextBegin) != std::string_view::npos;
}

DeckReading readHtmlDeck(std::string_view text, const CardPool& pool)
{
    const auto begin = text.find(kTextBegin);
    if (begin == std::string_view::npos)
        throw ReadError(ReadError::Kind::NotADeck, 0, {});
    const std::string_view whole = text;
    text.remove_prefix(begin + kTextBegin.size());
    const bool isWhole = text.find(kTextEnd) != std::string_view::npos;
    DeckReading reading = readDossierText(unescaped(text.substr(0, text.find(kTextEnd))), pool);
    if (!isWhole)
        reading.remarks.push_back({ReadRemark::CutOff});
    countFrom(linesBefore(whole, whole.size() - text.size()), reading);
    if (const auto next = text.find(kTextBegin); next != std::string_view::npos) { // another page behind this one
        const int line = linesBefore(whole, whole.size() - text.size() + next) + 1;
        reading.unknown.push_back({line, std::string(kTextBegin), LineTrouble::AnotherDeck, {}});
        reading.deck.aside.push_back({line, std::string(text.substr(next))});
    }
    return reading;
}

std::string writeHtmlDeck(const Deck& deck, const CardPool& pool)
{
    return HtmlWriter(deck, pool).write();
}

} // namespace dossier
