#include "domain/collection/owned_card.h"

#include "domain/collection/collection.h"
#include "domain/collection/lots.h"

namespace dossier {

namespace {

// Whether a note says this of a lot, of however many copies.
bool saysFacts(std::string_view notes, std::string_view facts)
{
    bool says = false;
    eachNote(notes, [&](std::string_view note) { says = says || note == facts || lotOf(note).facts == facts; });
    return says;
}

} // namespace

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

bool isTooLong(HeapColumn column, std::string_view text)
{
    const auto limit = factsOf(column).limit;
    return limit && isTooLong(*limit, text);
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

bool tellsOfLots(std::string_view note)
{
    bool tells = false;
    eachNote(note, [&](std::string_view part) { tells = tells || lotOf(part).copies > 0; });
    return tells;
}

std::string saidAsWell(std::string_view later, std::string_view note)
{
    std::string said;
    eachNote(later, [&](std::string_view part) {
        if (!part.empty() && (lotOf(part).copies > 0 || !isAmong(part, note)))
            said.append(said.empty() ? "" : kBetweenNotes).append(part);
    });
    return said;
}

std::string joinedNotes(std::string_view note, std::string_view later, HeapMeeting meeting)
{
    if (meeting == HeapMeeting::Added && tellsOfLots(note) && tellsOfLots(later))
        return std::string(note).append(kBetweenNotes).append(saidAsWell(later, note));
    if (later.empty() || isAmong(later, note))
        return std::string(note);
    if (note.empty() || isAmong(note, later))
        return std::string(later);
    return std::string(note).append(kBetweenNotes).append(later);
}

std::string lotText(const HeapFields& heap, const HeapFields& later)
{
    const auto differs = [&](auto column) {
        const auto& comes = valueOf<static_cast<HeapColumn>(column)>(later);
        return isKnown(comes) && comes != valueOf<static_cast<HeapColumn>(column)>(heap);
    };
    const bool bought = differs(ColumnTag<HeapColumn::PricePaid>()) || differs(ColumnTag<HeapColumn::Acquired>()) ||
                        (isKnown(later.pricePaid) && differs(ColumnTag<HeapColumn::Currency>()));
    std::string text;
    eachColumn(
        [&](auto column, const auto& value) {
            if constexpr (isOfOneLot(column)) {
                constexpr bool ofBuying = column == HeapColumn::PricePaid || column == HeapColumn::Acquired;
                if (!(ofBuying ? bought && isKnown(value) : differs(column)))
                    return;
                text.append(text.empty() ? "" : kBetweenFacts);
                if constexpr (column.kind == ColumnKind::Price)
                    text.append(priceText(value)).append(later.currency.empty() ? "" : " ").append(later.currency);
                else
                    text.append(column == HeapColumn::LentOn ? kLentOn : "").append(value);
            }
        },
        later);
    const int copies = ownCopies(later.count, later.note);
    return text.empty() || copies == 0 ? text : std::to_string(copies).append(kTimes).append(text);
}

int ownCopies(int count, std::string_view note)
{
    std::int64_t others = 0;
    eachNote(note, [&](std::string_view part) {
        const Lot lot = lotOf(part);
        others += lot.isOnlyLent() ? 0 : lot.copies;
    });
    return count > others ? static_cast<int>(count - others) : count;
}

std::string withoutLendings(std::string_view note)
{
    std::string rest;
    eachNote(note, [&](std::string_view part) {
        const Lot lot = lotOf(part);
        const std::size_t lent = lot.copies > 0 ? part.rfind(kLentOn) : std::string_view::npos;
        if (lent != std::string_view::npos)
            part = part.substr(0, lot.isOnlyLent() ? 0 : lent - kBetweenFacts.size());
        if (!part.empty())
            rest.append(rest.empty() ? "" : kBetweenNotes).append(part);
    });
    return rest;
}

void putTogether(OwnedCard& heap, const OwnedCard& later, HeapMeeting meeting)
{
    std::string lot;
    if (isOtherLot(heap, later, meeting)) {
        HeapFields others = viewOf(later);
        if (meeting == HeapMeeting::KeptLarger) { // the same copies, but for those that are more
            others.count = std::max(0, later.count - heap.count);
            others.note = {};
        }
        lot = lotText(viewOf(heap), others);
    } else {
        putColumnsTogether(heap, later, meeting, ownCopies(heap.count, heap.note), ownCopies(later.count, later.note));
    }
    putCopiesTogether(heap, later, meeting);
    heap.note = joinedNotes(heap.note, later.note, meeting);
    // Of copies that are added it is said each time, for each time they are others.
    if (!lot.empty() && !(meeting == HeapMeeting::KeptLarger && saysFacts(heap.note, lot)))
        heap.note.append(heap.note.empty() ? "" : kBetweenNotes).append(lot);
}

} // namespace dossier
