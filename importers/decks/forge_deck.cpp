#include "importers/decks/format_list.h"
#include "importers/decks/list_headings.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>

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

// Finishes and the place of a picture, of which a deck has nothing.
bool saysNothingOfADeck(std::string_view field)
{
    const std::string folded = fold(field);
    return folded.empty() || isDigits(folded) || folded == "foil" || folded == "nonfoil" || folded == "etched";
}

// "4 Title|SET|1", "4 Title+|SET|[63]": what stands behind the title names the printing, or is told.
void takeForgeLine(DeckAssembly& assembly, ListSection section, Source source, std::string_view content)
{
    const auto bar = std::min(content.find('|'), content.size());
    std::string_view words = trimmed(content.substr(0, bar));
    if (words.ends_with('+')) // foil
        words = trimmed(words.substr(0, words.size() - 1));
    CardLine line = readCardLine(words, assembly.pool(), assembly.wantsHints());
    if (!line.card && !line.ofTitle) // the whole of it is kept
        return assembly.rejectCard(source, section, std::move(line));
    PrintingWords printing;
    std::vector<std::string_view> others;
    std::string_view rest = content.substr(bar);
    for (int place = 0; !rest.empty(); ++place) {
        rest.remove_prefix(1);
        std::string_view field = trimmed(rest.substr(0, rest.find('|')));
        rest.remove_prefix(std::min(rest.find('|'), rest.size()));
        const bool isNumber = field.size() > 2 && field.front() == '[' && field.back() == ']' &&
                              kDigits.find(field[1]) != std::string_view::npos;
        if (place == 0)
            printing.set = field.substr(0, field.size() - (field.ends_with('+') ? 1 : 0));
        else if (isNumber && printing.number.empty())
            printing.number = field.substr(1, field.size() - 2);
        else if (!saysNothingOfADeck(field))
            others.push_back(field);
    }
    const int count = line.count;
    if (!assembly.takePrinting(section, std::move(line), printing, count, source))
        return;
    for (const std::string_view field : others)
        assembly.reject({source.line, field}, LineTrouble::BesideCard, {});
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
            section = known.value_or(ListSection::Unsorted);
            if (!known)
                assembly.reject(source, LineTrouble::UnknownHeading, {});
            else if (metadata ? assembly.hasCards() : assembly.startsOver(section))
                assembly.endBefore(source);
        } else if (!metadata) {
            takeForgeLine(assembly, section, source, content);
        } else {
            takeMetadata(assembly, content, source);
        }
    }
    return assembly.finish();
}

} // namespace dossier
