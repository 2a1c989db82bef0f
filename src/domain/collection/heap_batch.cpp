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

// Longer ones come out of an archive only, by the hundred thousand from whoever means harm: not searched each time.
bool mayRepeat(std::string_view notes)
{
    return notes.size() <= 4 * longest(TextOf::Note);
}

} // namespace

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

std::size_t HeapBatch::hashOf(const Row& row)
{
    std::size_t hash = 0;
    eachColumn<kHeapKey>([&](auto, const auto& value) { hash = mixed(hash, static_cast<std::size_t>(value)); }, row);
    return hash;
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

HeapAdded HeapBatch::add(const HeapFields& heap)
{
    Row row;
    eachColumn(
        [&](HeapColumn column, auto& to, const auto& from) {
            if constexpr (!std::is_same_v<decltype(from), const std::string_view&>)
                to = from;
            else if (column != HeapColumn::Note) // it may be put to another
                to = m_words.numberOf(from);
        },
        row, heap);

    if ((m_rows.size() + 1) * 2 > m_places.size())
        growPlaces();
    const std::size_t mask = m_places.size() - 1;
    std::size_t place = hashOf(row) & mask;
    for (; m_places[place] != kFree; place = (place + 1) & mask)
        if (keyOf(m_rows[m_places[place]]) == keyOf(row))
            break;
    HeapAdded added{HeapAdded::Why::Fits, m_places[place]};
    if (m_places[place] == kFree) {
        row.note = m_words.numberOf(heap.note);
        added.place = m_rows.size();
        m_places[place] = static_cast<std::uint32_t>(m_rows.size());
        m_rows.push_back(row);
    } else {
        added.why = put(m_rows[m_places[place]], row, heap.note);
    }
    if (added) {
        m_copies += heap.count;
        m_onlyWishes = m_onlyWishes && heap.count == 0 && heap.wanted > 0;
    }
    return added;
}

HeapAdded::Why HeapBatch::put(Row& row, const Row& later, std::string_view note)
{
    if (later.count > kMostOwned - row.count || later.wanted > kMostOwned - row.wanted)
        return HeapAdded::Why::TooMany;
    const bool isOther = isOtherLot(row, later, HeapMeeting::Added);
    HeapFields fields = fieldsOf(later);
    fields.note = note;
    const std::string lot = isOther ? lotText(fieldsOf(row), fields) : std::string();
    const int own = !isOther && mayRepeat(noteOf(row)) ? ownCopies(row.count, noteOf(row)) : row.count;
    if (!lot.empty()) {
        std::string notes = joinedNotes(noteOf(row), note);
        notes.append(notes.empty() ? "" : kBetweenNotes).append(lot);
        if (isTooLong(TextOf::Note, notes))
            return HeapAdded::Why::NoteTooLong;
    }
    if (!joinNote(row, note) || (!lot.empty() && !appendNote(row, lot)))
        return HeapAdded::Why::NoteTooLong;
    if (!isOther)
        putColumnsTogether(row, later, HeapMeeting::Added, own, ownCopies(later.count, note));
    putCopiesTogether(row, later, HeapMeeting::Added);
    return HeapAdded::Why::Fits;
}

bool HeapBatch::joinNote(Row& row, std::string_view note)
{
    const std::string_view before = noteOf(row);
    if (mayRepeat(before) && mayRepeat(note) && tellsOfLots(before) && tellsOfLots(note))
        return appendNote(row, saidAsWell(note, before));
    if (note.empty() || (mayRepeat(before) && isAmong(note, before)))
        return true;
    if (before.empty() || (mayRepeat(before) && isAmong(before, note))) {
        row.note = m_words.numberOf(note);
        return true;
    }
    return appendNote(row, note);
}

bool HeapBatch::appendNote(Row& row, std::string_view note)
{
    const std::string_view before = noteOf(row);
    if (before.empty()) {
        row.note = m_words.numberOf(note);
        return true;
    }
    const bool joined = (row.note & kJoined) != 0;
    const std::size_t letters =
        (joined ? m_notes[row.note & ~kJoined].letters : lettersIn(before)) + kBetweenNotes.size() + lettersIn(note);
    if (letters > longest(TextOf::Note))
        return false;
    if (!joined) {
        m_notes.push_back({std::string(before), 0});
        row.note = static_cast<std::uint32_t>(m_notes.size() - 1) | kJoined;
    }
    Notes& notes = m_notes[row.note & ~kJoined];
    notes.text.append(kBetweenNotes).append(note);
    notes.letters = letters;
    return true;
}

std::string_view HeapBatch::noteOf(const Row& row) const
{
    return (row.note & kJoined) != 0 ? std::string_view(m_notes[row.note & ~kJoined].text) : m_words[row.note];
}

HeapFields HeapBatch::operator[](std::size_t place) const
{
    return fieldsOf(m_rows[place]);
}

HeapFields HeapBatch::fieldsOf(const Row& row) const
{
    HeapFields heap;
    eachColumn(
        [&](HeapColumn column, auto& to, const auto& from) {
            if constexpr (!std::is_same_v<decltype(to), std::string_view&>)
                to = from;
            else
                to = column == HeapColumn::Note ? noteOf(row) : m_words[from];
        },
        heap, row);
    return heap;
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
        const auto ranked = [&rank](const auto& value) {
            if constexpr (std::is_same_v<decltype(value), const std::uint32_t&>)
                return rank[value];
            else
                return value;
        };
        return std::apply([&](const auto&... values) { return std::tuple(ranked(values)...); }, keyOf(m_rows[place]));
    });
    return rows;
}

} // namespace dossier
