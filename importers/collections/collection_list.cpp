#include "importers/collections/collection_list.h"

#include "importers/collections/collection_assembly.h"
#include "importers/collections/collection_csv.h"
#include "importers/decks/list_headings.h"
#include "importers/reading/card_line.h"
#include "importers/reading/text_encoding.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>

namespace dossier {

namespace {

bool isRemark(std::string_view content, const CardPool& pool)
{
    if (content.starts_with("//"))
        return true;
    if (content.front() != '#')
        return false;
    const bool mayBeNumber = content.size() > 1 && isDigits(content.substr(1, 1));
    return !mayBeNumber || !readCardLine(content, pool, false).card; // "#63 x2" is a card
}

// "Sites:", "Witnesses (6)", by which people sort a list.
bool isHeading(std::string_view content, const CardPool& pool)
{
    const Heading heading = readHeading(content);
    return namesACardType(heading.name) && !pool.findTitle(heading.name);
}

bool isPassedOver(std::string_view content, const CardPool& pool)
{
    return content.empty() || isRemark(content, pool) || isHeading(content, pool);
}

bool hasHeadOfTable(std::string_view text)
{
    const std::vector<std::string> fields = guessColumns(text).fields;
    const auto has = [&](std::string_view field) { return std::ranges::find(fields, field) != fields.end(); };
    return has("quantity") && (has("card id") || has("name"));
}

bool beginsWithACount(std::string_view content)
{
    return content.front() >= '0' && content.front() <= '9' && countedNames(content).size() > 1;
}

// "2 Kick", "3x Hide": a count and a blank, which no row of a table begins with.
bool isCountedCard(std::string_view content, const CardPool& pool)
{
    auto end = content.find_first_not_of(kDigits);
    if (end == 0 || end == std::string_view::npos)
        return false;
    end += content[end] == 'x' || content[end] == 'X' ? 1 : 0;
    if (end >= content.size() || content[end] != ' ')
        return false;
    const CardLine read = readCardLine(content, pool, false);
    return read.card || read.ofTitle;
}

// Where the list begins: with a card or a count, or below a few lines of words with a counted card. What divides the
// columns of a table stands above no list.
bool hasListIn(const std::vector<TextLine>& lines, const CardPool& pool)
{
    constexpr int kMostAbove = 10;
    int above = 0;
    for (const TextLine& line : lines) {
        const std::string_view content = withoutBullet(trimmed(line.text));
        if (isPassedOver(content, pool))
            continue;
        if (above == 0) {
            const CardLine read = readCardLine(content, pool, false);
            if (read.card || read.ofTitle || beginsWithACount(content))
                return true;
        }
        if (isCountedCard(content, pool))
            return true;
        if (++above > kMostAbove || content.find_first_of(";\t|\"{<") != std::string_view::npos)
            return false;
    }
    return false;
}

class ListRows
{
public:
    ListRows(const CardPool& pool, CollectionAssembly& assembly)
        : m_pool(pool)
        , m_assembly(assembly)
    {}

    void setFiguresOf(const std::vector<TextLine>& lines)
    {
        m_order = figureOrderIn(lines);
        m_areFiguresUnclear = m_areFiguresUnclear || namesByTitle(lines, m_pool);
    }

    // Returns whether the line is understood, or nothing is to be understood in it.
    bool take(TextLine line)
    {
        const std::string_view content = withoutBullet(trimmed(line.text));
        if (isPassedOver(content, m_pool))
            return true;
        const std::size_t before = m_assembly.rejected();
        CardLine read = readCardLine(content, m_pool, m_assembly.wantsHints(), m_order);
        if ((read.isOfTwoFigures && m_order == FigureOrder::Unsaid) ||
            (read.card && m_areFiguresUnclear && isFigureAlone(content)))
            m_assembly.reject(line.number, line.text, LineTrouble::NotACardLine, {});
        else if (read.card && !read.against.empty())
            m_assembly.reject(line.number, line.text, LineTrouble::AnotherCard, titleAndNumber(m_pool[*read.card]));
        else if (read.card || read.ofTitle || read.trouble == LineTrouble::UnknownCard)
            takeRow(read, line);
        else
            m_assembly.reject(line.number, line.text, read.trouble, std::move(read.hint));
        return m_assembly.rejected() == before;
    }

private:
    void takeRow(const CardLine& read, TextLine line)
    {
        CollectionRow row;
        row[HeapColumn::Count] = std::to_string(read.count);
        if (read.card)
            row[HeapColumn::Card] = m_pool[*read.card].id;
        else
            row.cells[CollectionRow::kTitle] = read.ofTitle ? m_pool[*read.ofTitle].title : read.name;
        m_assembly.take(row, line.number, line.text);
    }

    const CardPool& m_pool;
    CollectionAssembly& m_assembly;
    FigureOrder m_order = FigureOrder::Unsaid;
    bool m_areFiguresUnclear = false;
};

} // namespace

bool isCollectionList(std::string_view text, const CardPool& pool)
{
    constexpr std::size_t kLookedAt = std::size_t{64} * 1024; // bytes
    text = text.substr(0, kLookedAt);
    if (trimmed(text).empty())
        return false;
    const std::string first = decodeText(text);
    const std::vector<TextLine> lines = linesOf(first);
    return hasListIn(lines, pool) && !hasHeadOfTable(first) && partHeadings(lines, partNamed, pool).empty();
}

std::optional<CollectionReading> readCollectionList(TextBlocks& blocks, const CardPool& pool,
                                                    const CollectionWish& wish, const KeepsOn& goOn,
                                                    const LeftOver& leftOver)
{
    CollectionReading reading;
    CollectionAssembly assembly(pool, reading, wish.limits);
    assembly.setPicks(wish.picks);
    ListRows rows(pool, assembly);
    LeftOverFile left(leftOver, "", "", "");
    int before = 0; // lines of the blocks that are done
    for (std::string text; blocks.next(text); text.clear()) {
        if (goOn && !goOn(blocks.bytesRead()))
            return std::nullopt;
        const std::vector<TextLine> lines = linesOf(text);
        rows.setFiguresOf(lines);
        for (TextLine line : lines) {
            line.number += before;
            if (!rows.take(line) && leftOver)
                left.add(std::string(line.text) + "\n");
        }
        before += static_cast<int>(std::ranges::count(text, '\n'));
    }
    if (assembly.taken() + assembly.rejected() == 0)
        throw ReadError(ReadError::Kind::Empty, 0, "no line that could be a card");
    left.finish();
    assembly.refuseNone();
    return reading;
}

} // namespace dossier
