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

// Nothing for a heading that nobody here knows.
std::optional<ListSection> sectionOf(const std::string& word)
{
    if (word == "main" || word == "deck" || word == "metadata")
        return ListSection::Unsorted;
    return partNamed(word);
}

// "Name=Night shift", and what a file says of its deck besides.
void takeMetadata(DeckAssembly& assembly, std::string_view content, Source source)
{
    const auto mark = content.find('=');
    const std::string key = fold(trimmed(content.substr(0, mark)));
    const std::string_view value = mark == content.npos ? std::string_view() : trimmed(content.substr(mark + 1));
    if (mark != content.npos && key == "name")
        assembly.takeText(assembly.deck().name, value, source, content.substr(0, mark));
    else if (mark != content.npos && (key == "description" || key == "comment"))
        assembly.takeText(assembly.deck().notes, value, source, content.substr(0, mark));
    else if (mark == content.npos || !value.empty())
        assembly.reject(source, LineTrouble::NotACardLine, {});
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
            const auto known = sectionOf(*word);
            section = known.value_or(ListSection::Side);
            if (!known)
                assembly.reject(source, LineTrouble::UnknownHeading, {});
            else if (metadata ? assembly.hasCards() : assembly.startsOver(section))
                assembly.endBefore(source);
        } else if (!metadata) {
            takeCardLine(assembly, section, source, content.substr(0, content.find('|')));
        } else {
            takeMetadata(assembly, content, source);
        }
    }
    return assembly.finish();
}

} // namespace dossier
