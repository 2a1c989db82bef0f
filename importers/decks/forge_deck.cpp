#include "importers/decks/format_list.h"
#include "importers/decks/list_headings.h"
#include "text/fold.h"

namespace dossier {

namespace {

// The word in brackets, folded; nothing for any other line.
std::optional<std::string> bracketed(std::string_view line)
{
    if (line.size() < 3 || line.front() != '[' || line.back() != ']')
        return std::nullopt;
    return fold(line.substr(1, line.size() - 2));
}

ListSection sectionOf(const std::string& word)
{
    if (word == "main" || word == "deck")
        return ListSection::Unsorted;
    return partNamed(word).value_or(ListSection::Side);
}

} // namespace

bool isForgeDeck(std::string_view text)
{
    for (const TextLine& line : linesOf(text))
        if (const auto word = bracketed(trimmed(line.text)))
            return *word == "metadata" || *word == "main";
        else if (!trimmed(line.text).empty())
            return false;
    return false;
}

DeckReading readForgeDeck(std::string_view text, const CardPool& pool)
{
    DeckAssembly assembly(pool);
    ListSection section = ListSection::Unsorted;
    bool metadata = false;
    for (const TextLine& line : linesOf(text)) {
        const std::string_view content = trimmed(line.text);
        const Source source{line.number, line.text};
        if (content.empty() || content.front() == '#' || assembly.isOfAnother(source))
            continue;
        if (const auto word = bracketed(content)) {
            metadata = *word == "metadata";
            section = sectionOf(*word);
            if (metadata ? assembly.hasCards() : assembly.startsOver(section))
                assembly.endBefore(source);
        } else if (!metadata) {
            takeCardLine(assembly, section, source, content.substr(0, content.find('|')));
        } else if (fold(content.substr(0, 5)) == "name=") {
            assembly.deck().name = trimmed(content.substr(5));
            assembly.noteUnderstood();
        }
    }
    return assembly.finish();
}

} // namespace dossier
