#include "domain/collection/heap_batch.h"

#include "text/utf8.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <tuple>

namespace dossier {

namespace {

constexpr std::uint32_t kFree = 0xFFFFFFFF;
constexpr std::size_t kFirstPlaces = 1024; // a power of two, as all sizes of the tables

std::size_t mixed(std::size_t hash, std::size_t value)
{
    return (hash ^ value) * 0x9E3779B97F4A7C15ULL ^ (hash >> 29);
}

} // namespace

HeapFields viewOf(const OwnedCard& heap)
{
    return {heap.card,   heap.count,    heap.condition, heap.language, heap.location, heap.note,   heap.forTrade,
            heap.wanted, heap.isSigned, heap.pricePaid, heap.currency, heap.acquired, heap.lentTo, heap.lentOn};
}

OwnedCard heapOf(const HeapFields& heap)
{
    return {std::string(heap.card),
            heap.count,
            heap.condition,
            std::string(heap.language),
            std::string(heap.location),
            std::string(heap.note),
            heap.forTrade,
            heap.wanted,
            heap.isSigned,
            heap.pricePaid,
            std::string(heap.currency),
            std::string(heap.acquired),
            std::string(heap.lentTo),
            std::string(heap.lentOn)};
}

HeapBatch::Words::Words()
    : m_ends{0}
    , m_places(kFirstPlaces, kFree)
{}

std::uint32_t HeapBatch::Words::numberOf(std::string_view text)
{
    if (text.empty())
        return 0;
    const std::size_t mask = m_places.size() - 1;
    std::size_t place = std::hash<std::string_view>()(text) & mask;
    for (; m_places[place] != kFree; place = (place + 1) & mask)
        if ((*this)[m_places[place]] == text)
            return m_places[place];
    const auto number = static_cast<std::uint32_t>(m_ends.size());
    m_places[place] = number;
    m_letters += text;
    m_ends.push_back(m_letters.size());
    if (m_ends.size() * 2 > m_places.size())
        grow();
    return number;
}

std::string_view HeapBatch::Words::operator[](std::uint32_t number) const
{
    if (number == 0)
        return {};
    return std::string_view(m_letters).substr(m_ends[number - 1], m_ends[number] - m_ends[number - 1]);
}

void HeapBatch::Words::grow()
{
    m_places.assign(m_places.size() * 2, kFree);
    const std::size_t mask = m_places.size() - 1;
    for (std::uint32_t number = 1; number < m_ends.size(); ++number) {
        std::size_t place = std::hash<std::string_view>()((*this)[number]) & mask;
        while (m_places[place] != kFree)
            place = (place + 1) & mask;
        m_places[place] = number;
    }
}

bool HeapBatch::Row::agrees(const Row& other) const
{
    const auto key = [](const Row& row) {
        return std::tie(row.card, row.location, row.language, row.condition, row.isSigned, row.lentTo);
    };
    return key(*this) == key(other);
}

std::size_t HeapBatch::hashOf(const Row& row)
{
    std::size_t hash = mixed(row.card, row.location);
    hash = mixed(hash, (std::size_t{row.language} << 32) | row.lentTo);
    return mixed(hash, static_cast<std::size_t>(row.condition) * 2 + (row.isSigned ? 1 : 0));
}

void HeapBatch::growPlaces()
{
    m_places.assign(std::max(kFirstPlaces, m_places.size() * 2), kFree);
    const std::size_t mask = m_places.size() - 1;
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        std::size_t place = hashOf(m_rows[row]) & mask;
        while (m_places[place] != kFree)
            place = (place + 1) & mask;
        m_places[place] = row;
    }
}

HeapAdded HeapBatch::add(const HeapFields& heap, Lengths lengths)
{
    Row row;
    row.pricePaid = heap.pricePaid;
    row.count = heap.count;
    row.forTrade = heap.forTrade;
    row.wanted = heap.wanted;
    row.card = m_words.numberOf(heap.card);
    row.location = m_words.numberOf(heap.location);
    row.language = m_words.numberOf(heap.language);
    row.lentTo = m_words.numberOf(heap.lentTo);
    row.currency = m_words.numberOf(heap.currency);
    row.acquired = m_words.numberOf(heap.acquired);
    row.lentOn = m_words.numberOf(heap.lentOn);
    row.condition = heap.condition;
    row.isSigned = heap.isSigned;

    if ((m_rows.size() + 1) * 2 > m_places.size())
        growPlaces();
    const std::size_t mask = m_places.size() - 1;
    std::size_t place = hashOf(row) & mask;
    for (; m_places[place] != kFree; place = (place + 1) & mask)
        if (m_rows[m_places[place]].agrees(row))
            break;
    HeapAdded added{HeapAdded::Why::Fits, m_places[place]};
    if (m_places[place] == kFree) {
        row.note = m_words.numberOf(heap.note);
        added.place = m_rows.size();
        m_places[place] = static_cast<std::uint32_t>(m_rows.size());
        m_rows.push_back(row);
    } else {
        added.why = join(m_rows[m_places[place]], row, heap.note, lengths);
    }
    if (added) {
        m_copies += heap.count;
        m_onlyWishes = m_onlyWishes && heap.count == 0 && heap.wanted > 0;
    }
    return added;
}

HeapAdded::Why HeapBatch::join(Row& row, const Row& later, std::string_view note, Lengths lengths)
{
    if (later.count > kMostOwned - row.count || later.wanted > kMostOwned - row.wanted)
        return HeapAdded::Why::TooMany;
    if (!joinNote(row, note, lengths))
        return HeapAdded::Why::NoteTooLong;
    row.count += later.count;
    row.forTrade += later.forTrade;
    row.wanted += later.wanted;
    if (later.pricePaid != 0) {
        row.pricePaid = later.pricePaid;
        row.currency = later.currency;
    }
    if (later.acquired != 0)
        row.acquired = later.acquired;
    if (later.lentOn != 0)
        row.lentOn = later.lentOn;
    return HeapAdded::Why::Fits;
}

bool HeapBatch::joinNote(Row& row, std::string_view note, Lengths lengths)
{
    constexpr std::string_view kBetween = "; ";
    const std::string_view before = noteOf(row);
    if (note.empty() || note == before)
        return true;
    if (before.empty()) {
        row.note = m_words.numberOf(note);
        return true;
    }
    const bool joined = (row.note & kJoined) != 0;
    const std::size_t letters =
        (joined ? m_notes[row.note & ~kJoined].letters : lettersIn(before)) + kBetween.size() + lettersIn(note);
    if (lengths == Lengths::Checked && letters > longest(TextOf::Note))
        return false;
    if (!joined) {
        m_notes.push_back({std::string(before), 0});
        row.note = static_cast<std::uint32_t>(m_notes.size() - 1) | kJoined;
    }
    Notes& notes = m_notes[row.note & ~kJoined];
    notes.text.append(kBetween).append(note);
    notes.letters = letters;
    return true;
}

std::string_view HeapBatch::noteOf(const Row& row) const
{
    return (row.note & kJoined) != 0 ? std::string_view(m_notes[row.note & ~kJoined].text) : m_words[row.note];
}

HeapFields HeapBatch::operator[](std::size_t place) const
{
    const Row& row = m_rows[place];
    return {m_words[row.card],     row.count,          row.condition,         m_words[row.language],
            m_words[row.location], noteOf(row),        row.forTrade,          row.wanted,
            row.isSigned,          row.pricePaid,      m_words[row.currency], m_words[row.acquired],
            m_words[row.lentTo],   m_words[row.lentOn]};
}

std::vector<std::uint32_t> HeapBatch::listed() const
{
    // Texts are compared once for each pair of texts, not of heaps.
    std::vector<std::uint32_t> byText(m_words.size());
    std::iota(byText.begin(), byText.end(), 0U);
    std::ranges::sort(byText, {}, [this](std::uint32_t word) { return m_words[word]; });
    std::vector<std::uint32_t> rank(byText.size());
    for (std::uint32_t place = 0; place < byText.size(); ++place)
        rank[byText[place]] = place;

    std::vector<std::uint32_t> rows(m_rows.size());
    std::iota(rows.begin(), rows.end(), 0U);
    std::ranges::sort(rows, {}, [&](std::uint32_t place) {
        const Row& row = m_rows[place];
        return std::tuple(rank[row.card], rank[row.location], rank[row.language], row.condition, row.isSigned,
                          rank[row.lentTo]);
    });
    return rows;
}

} // namespace dossier
