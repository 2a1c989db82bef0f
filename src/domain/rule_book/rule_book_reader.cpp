#include "domain/rule_book/rule_book_reader.h"

#include "text/trimmed.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace dossier {

namespace {

constexpr std::string_view kBlanksInLine = " \t\r";

// What stands before and after the first `mark`; nothing where it does not occur.
std::optional<std::pair<std::string_view, std::string_view>> splitAt(std::string_view text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos)
        return {};
    return std::pair(trimmed(text.substr(0, at)), trimmed(text.substr(at + mark.size())));
}

// "0162v1 / 0170v1", "0089, 0092", "0001v1 to 0041v1" within a label: the card numbers, ascending.
std::vector<int> cardsIn(std::string_view label)
{
    std::vector<int> cards;
    std::size_t end = 0;
    for (RuleMention mention = nextMention(label); mention.length > 0; mention = nextMention(label, end)) {
        const bool range = !cards.empty() && trimmed(label.substr(end, mention.at - end)) == "to";
        for (int card = range ? cards.back() + 1 : mention.card; card <= mention.card; ++card)
            if (card > 0)
                cards.push_back(card);
        end = mention.at + mention.length;
    }
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cards;
}

// One file, line by line. What it read lies in the public members.
class RuleTextReader
{
public:
    RuleTextReader(std::string_view text, bool translation, std::vector<RuleBookProblem>& problems)
        : m_translation(translation)
        , m_problems(problems)
    {
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            ++m_line;
            readLine(text.substr(at, end - at));
            at = end + 1;
        }
        finishEntry();
    }

    std::vector<RuleSection> sections;
    std::vector<RuleEntry> entries;
    std::vector<std::vector<std::string>> subheadings; // by section
    std::vector<int> sectionLines;
    std::vector<int> entryLines;

private:
    void readLine(std::string_view line)
    {
        const bool indented = line.starts_with("  ");
        line = trimmed(line);
        if (line.empty())
            return;
        if (indented && m_inEntry) {
            m_body += '\n';
            m_body += line;
            return;
        }
        finishEntry();
        if (line.starts_with("### "))
            startPart(trimmed(line.substr(4)));
        else if (line.starts_with("## "))
            startSection(line.substr(3));
        else if (line.starts_with("# "))
            m_group = trimmed(line.substr(2));
        else if (line.starts_with("- "))
            startEntry(trimmed(line.substr(2)));
        else
            addIntroduction(line);
    }

    void startSection(std::string_view line)
    {
        const auto parts = splitAt(line, ":");
        if (!parts || parts->first.empty() || parts->second.empty())
            return report(RuleBookProblem::Kind::NotUnderstood, line);
        const std::string key(parts->first);
        if (std::any_of(sections.begin(), sections.end(), [&](const auto& s) { return s.key == key; }))
            report(RuleBookProblem::Kind::Duplicate, key);
        sections.push_back({key, std::string(parts->second), m_group, {}, 0, 0});
        subheadings.emplace_back();
        sectionLines.push_back(m_line);
        m_subheading.clear();
    }

    void startPart(std::string_view line)
    {
        if (sections.empty())
            return report(RuleBookProblem::Kind::OutsideSection, line);
        m_subheading = line;
        subheadings.back().emplace_back(line);
    }

    void addIntroduction(std::string_view line)
    {
        if (sections.empty())
            return; // the preface is for those who read the file
        RuleSection& section = sections.back();
        if (section.count > 0)
            return report(RuleBookProblem::Kind::NotUnderstood, line);
        if (!section.introduction.empty())
            section.introduction += ' ';
        section.introduction += line;
    }

    void startEntry(std::string_view line)
    {
        if (sections.empty())
            return report(RuleBookProblem::Kind::OutsideSection, line);
        m_entry = {};
        m_entry.subheading = m_subheading;
        if (line.starts_with("**")) {
            const std::size_t end = line.find("**", 2);
            if (end == std::string_view::npos)
                return report(RuleBookProblem::Kind::NotUnderstood, line);
            m_entry.label = line.substr(2, end - 2);
            line = trimmed(line.substr(end + 2));
            readLabel();
        }
        m_body = line;
        m_inEntry = true;
        m_entryLine = m_line;
    }

    void readLabel()
    {
        const std::string& key = sections.back().key;
        if (key == "GLOSSARY" || key == "SOURCES")
            return;
        const RuleMention first = nextMention(m_entry.label);
        const bool isRuling = key == "CARDS";
        const bool fits = first.length > 0 && first.at == 0 && (first.card > 0) == isRuling &&
                          (isRuling || m_entry.label.starts_with(key + '-'));
        if (!fits)
            return report(RuleBookProblem::Kind::ForeignNumber, m_entry.label);
        m_entry.number = RuleNumber(std::string_view(m_entry.label).substr(0, first.length));
        if (isRuling)
            m_entry.cards = cardsIn(m_entry.label);
    }

    void finishEntry()
    {
        if (!m_inEntry)
            return;
        m_inEntry = false;
        readBody(m_body);
        if (m_entry.statements.empty())
            report(RuleBookProblem::Kind::NoText, m_entry.label, m_entryLine);
        const std::string_view name = m_entry.number.empty() ? m_entry.label : m_entry.number.text();
        if (!name.empty() && !m_seen.emplace(name).second)
            report(RuleBookProblem::Kind::Duplicate, m_entry.label, m_entryLine);
        entries.push_back(m_entry);
        entryLines.push_back(m_entryLine);
        ++sections.back().count;
    }

    void readBody(std::string_view body)
    {
        if (sections.back().key == "GLOSSARY" && body.starts_with("= ")) {
            const auto parts = splitAt(body.substr(2), " = ");
            if (!parts)
                return report(RuleBookProblem::Kind::NotUnderstood, body, m_entryLine);
            m_entry.french = parts->first;
            body = parts->second;
        }
        while (!body.empty()) {
            const std::size_t open = body.find('[');
            const std::size_t close = std::min(body.find(']', open), body.size());
            if (open != std::string_view::npos && close == body.size())
                report(RuleBookProblem::Kind::UnclosedSources, m_entry.label, m_entryLine);
            const std::string_view text = trimmed(body.substr(0, open), kBlanksInLine);
            const std::string_view sources = open < body.size() ? body.substr(open + 1, close - open - 1) : "";
            if (!text.empty())
                m_entry.statements.push_back({std::string(text), std::string(trimmed(sources))});
            else
                report(RuleBookProblem::Kind::NoText, m_entry.label, m_entryLine);
            body = close < body.size() ? body.substr(close + 1) : "";
            body = trimmed(body, kBlanksInLine); // a line break stays: a step follows
        }
    }

    void report(RuleBookProblem::Kind kind, std::string_view text, int line = 0)
    {
        m_problems.push_back({kind, line > 0 ? line : m_line, m_translation, std::string(text)});
    }

    bool m_translation;
    std::vector<RuleBookProblem>& m_problems;
    int m_line = 0;
    std::string m_group;
    std::string m_subheading;
    bool m_inEntry = false;
    int m_entryLine = 0;
    RuleEntry m_entry;
    std::string m_body;
    std::set<std::string> m_seen;
};

// The English words of an entry that is shown translated, so that they are still found.
std::string wordsOf(const RuleEntry& entry)
{
    std::string words;
    for (const RuleStatement& statement : entry.statements)
        words += statement.text + ' ';
    return words;
}

// A translation need not repeat the sources.
std::vector<RuleStatement> withSources(std::vector<RuleStatement> translated, const std::vector<RuleStatement>& from)
{
    for (std::size_t i = 0; i < std::min(translated.size(), from.size()); ++i)
        if (translated[i].sources.empty())
            translated[i].sources = from[i].sources;
    return translated;
}

// Both books, as far as they were read, and where what is wrong with the translation is told.
struct Translation
{
    const RuleTextReader& original;
    const RuleTextReader& other;
    std::vector<RuleBookProblem>& problems;

    void report(int line, std::string_view text) const
    {
        problems.push_back({RuleBookProblem::Kind::NotInBook, line, true, std::string(text)});
    }
};

std::vector<RuleSection> translatedSections(const Translation& translation)
{
    std::vector<RuleSection> sections = translation.original.sections;
    for (std::size_t i = 0; i < translation.other.sections.size(); ++i) {
        const RuleSection& from = translation.other.sections[i];
        const auto to =
            std::find_if(sections.begin(), sections.end(), [&](const auto& s) { return s.key == from.key; });
        if (to == sections.end()) {
            translation.report(translation.other.sectionLines[i], from.key);
            continue;
        }
        to->heading = from.heading;
        to->group = from.group;
        if (!from.introduction.empty())
            to->introduction = from.introduction;
    }
    return sections;
}

// "DECK 0", "DECK 1": parts and notes of a section have no labels and are told by their order.
std::string ordinal(const std::string& section, std::size_t place)
{
    return section + ' ' + std::to_string(place);
}

// The parts of the other book's sections: what stands at the same place.
std::map<std::string, std::string> translatedParts(const Translation& translation)
{
    std::map<std::string, std::string> byPlace;
    for (std::size_t i = 0; i < translation.other.sections.size(); ++i)
        for (std::size_t part = 0; part < translation.other.subheadings[i].size(); ++part)
            byPlace.emplace(ordinal(translation.other.sections[i].key, part), translation.other.subheadings[i][part]);
    std::map<std::string, std::string> names; // by section and English name
    for (std::size_t i = 0; i < translation.original.sections.size(); ++i)
        for (std::size_t part = 0; part < translation.original.subheadings[i].size(); ++part) {
            const std::string& key = translation.original.sections[i].key;
            const auto found = byPlace.find(ordinal(key, part));
            if (found == byPlace.end())
                continue;
            names.emplace(key + ' ' + translation.original.subheadings[i][part], found->second);
            byPlace.erase(found);
        }
    for (const auto& [place, name] : byPlace)
        translation.report(0, name);
    return names;
}

// The entries of a book with the key of their section and what tells them there: the label, of a note its place.
std::vector<std::pair<std::string, std::string>> namesOf(const RuleTextReader& reader)
{
    std::vector<std::pair<std::string, std::string>> names;
    std::size_t entry = 0;
    for (const RuleSection& section : reader.sections)
        for (std::size_t i = 0, notes = 0; i < section.count; ++i, ++entry) {
            const std::string& label = reader.entries[entry].label;
            names.emplace_back(section.key, label.empty() ? ordinal(section.key, notes++) : label);
        }
    return names;
}

struct TranslatedEntries
{
    std::vector<RuleEntry> entries;
    std::vector<std::string> words; // by which they are found as well: those of the original
};

TranslatedEntries translatedEntries(const Translation& translation)
{
    TranslatedEntries result{translation.original.entries, {}};
    result.words.resize(result.entries.size());
    const auto names = namesOf(translation.original);
    std::map<std::string_view, std::size_t> byName;
    for (std::size_t i = 0; i < names.size(); ++i)
        byName.emplace(names[i].second, i);
    const auto otherNames = namesOf(translation.other);
    for (std::size_t i = 0; i < otherNames.size(); ++i) {
        const auto to = byName.find(otherNames[i].second);
        if (to == byName.end()) {
            translation.report(translation.other.entryLines[i], otherNames[i].second);
            continue;
        }
        RuleEntry& entry = result.entries[to->second];
        result.words[to->second] = wordsOf(entry);
        entry.statements = withSources(translation.other.entries[i].statements, entry.statements);
    }
    const auto parts = translatedParts(translation);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const auto part = parts.find(names[i].first + ' ' + result.entries[i].subheading); part != parts.end())
            result.entries[i].subheading = part->second;
    return result;
}

// Every rule that the texts name is there, and every source begins with a short name or names a rule.
void checkNames(const RuleTextReader& reader, const RuleBook& book, const std::vector<std::string>& shortNames,
                bool translation, std::vector<RuleBookProblem>& problems)
{
    const auto checkText = [&](std::string_view text, int line) {
        for (RuleMention mention = nextMention(text); mention.length > 0;
             mention = nextMention(text, mention.at + mention.length))
            if (mention.card == 0 && !book.find(mention.rule))
                problems.push_back(
                    {RuleBookProblem::Kind::UnknownReference, line, translation, std::string(mention.rule.text())});
    };
    const auto checkSource = [&](std::string_view source, int line) {
        const RuleMention mention = nextMention(source);
        const bool isRule = mention.length > 0 && mention.at == 0 && mention.card == 0;
        const bool isNamed = std::any_of(shortNames.begin(), shortNames.end(),
                                         [&](const std::string& name) { return source.starts_with(name); });
        if (!isRule && !isNamed)
            problems.push_back({RuleBookProblem::Kind::UnknownSource, line, translation, std::string(source)});
    };
    for (std::size_t i = 0; i < reader.entries.size(); ++i)
        for (const RuleStatement& statement : reader.entries[i].statements) {
            checkText(statement.text, reader.entryLines[i]);
            checkText(statement.sources, reader.entryLines[i]);
            std::string_view rest = statement.sources;
            while (!rest.empty()) {
                const auto parts = splitAt(rest, ";");
                checkSource(parts ? parts->first : trimmed(rest), reader.entryLines[i]);
                rest = parts ? parts->second : std::string_view();
            }
        }
}

std::vector<std::string> shortNamesIn(const RuleTextReader& reader)
{
    std::vector<std::string> names;
    std::size_t entry = 0;
    for (const RuleSection& section : reader.sections)
        for (std::size_t i = 0; i < section.count; ++i, ++entry)
            if (section.key == "SOURCES")
                names.push_back(reader.entries[entry].label);
    return names;
}

} // namespace

RuleBookReading readRuleBook(std::string_view text, std::string_view translation)
{
    RuleBookReading reading;
    const RuleTextReader original(text, false, reading.problems);
    const RuleTextReader other(translation, true, reading.problems);

    const Translation both{original, other, reading.problems};
    std::vector<RuleSection> sections = translatedSections(both);
    TranslatedEntries translated = translatedEntries(both);
    reading.book = RuleBook(std::move(sections), std::move(translated.entries), translated.words);

    const std::vector<std::string> shortNames = shortNamesIn(original);
    checkNames(original, reading.book, shortNames, false, reading.problems);
    checkNames(other, reading.book, shortNames, true, reading.problems);
    return reading;
}

} // namespace dossier
