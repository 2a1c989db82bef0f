#include "domain/collection/owned_card.h"

#include "domain/collection/collection.h"

namespace dossier {

HeapFields viewOf(const OwnedCard& heap)
{
    HeapFields view;
    eachColumn([](auto, auto& to, const auto& from) { to = from; }, view, heap);
    return view;
}

OwnedCard heapOf(const HeapFields& heap)
{
    OwnedCard owned;
    eachColumn([](auto, auto& to, const auto& from) { to = from; }, owned, heap);
    return owned;
}

bool isAmong(std::string_view note, std::string_view notes)
{
    for (std::size_t at = notes.find(note); at != std::string_view::npos; at = notes.find(note, at + 1)) {
        const std::string_view behind = notes.substr(at + note.size());
        if ((at == 0 || notes.substr(0, at).ends_with(kBetweenNotes)) &&
            (behind.empty() || behind.starts_with(kBetweenNotes)))
            return true;
    }
    return false;
}

std::string joinedNotes(std::string_view note, std::string_view later)
{
    if (later.empty() || isAmong(later, note))
        return std::string(note);
    if (note.empty() || isAmong(note, later))
        return std::string(later);
    return std::string(note).append(kBetweenNotes).append(later);
}

std::string lotText(const HeapFields& heap, const OtherFacts& facts)
{
    std::string text;
    const auto say = [&](std::string_view fact) { text.append(text.empty() ? "" : ", ").append(fact); };
    eachColumn(
        [&](auto column, const auto& value) {
            if (!facts[placeOf(column)])
                return;
            if constexpr (column.kind == ColumnKind::Price)
                say(priceText(value) + (heap.currency.empty() ? "" : " ") + std::string(heap.currency));
            else if constexpr (isOfOneLot(column))
                say((column == HeapColumn::LentOn ? "\u2192 " : "") + std::string(value));
        },
        heap);
    if (text.empty() || heap.count == 0)
        return text;
    return std::to_string(heap.count) + " \u00D7 " + text;
}

void putTogether(OwnedCard& heap, const OwnedCard& later, HeapMeeting meeting)
{
    const std::string lot = lotText(viewOf(later), otherFacts(heap, later, meeting));
    putColumnsTogether(heap, later, meeting);
    heap.note = joinedNotes(heap.note, later.note);
    // Of copies that are added it is said each time, for each time they are others.
    if (!lot.empty() && !(meeting == HeapMeeting::KeptLarger && isAmong(lot, heap.note)))
        heap.note.append(heap.note.empty() ? "" : kBetweenNotes).append(lot);
}

} // namespace dossier
