#include "domain/collection/collection.h"
#include "domain/collection/lots.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace dossier {

namespace {

void append(std::string& notes, std::string_view note)
{
    notes.append(notes.empty() ? "" : kBetweenNotes).append(note);
}

void append(std::string& notes, const Lot& lot)
{
    if (lot.copies > 0)
        append(notes, std::to_string(lot.copies).append(kTimes).append(lot.facts));
}

// The heap with what is known of this lot in its columns; nothing where somebody else wrote it.
std::optional<OwnedCard> ofThisLot(OwnedCard heap, const Lot& lot)
{
    heap.pricePaid = 0;
    heap.currency.clear();
    heap.acquired.clear();
    bool isRead = true;
    eachBetween(lot.facts, kBetweenFacts, [&](std::string_view fact) {
        if (fact.starts_with(kLentOn) && isDate(fact.substr(kLentOn.size())))
            heap.lentOn = fact.substr(kLentOn.size());
        else if (isDate(fact))
            heap.acquired = fact;
        else if (const auto price = priceWithCurrency(fact)) {
            heap.pricePaid = price->hundredths;
            heap.currency = price->currency;
        } else
            isRead = false;
    });
    return isRead ? std::optional(std::move(heap)) : std::nullopt;
}

// Which copies go nobody said: first those of which the columns tell, then lot by lot. What stays tells of no copies
// that went, and the other way about.
void divideLots(DividedHeap& two, std::string_view note)
{
    std::string notes;
    std::vector<Lot> lots;
    int own = two.rest.count + two.part.count;
    eachNote(note, [&](std::string_view one) {
        const Lot lot = lotOf(one);
        if (lot.copies == 0 || !ofThisLot(two.rest, lot))
            return append(notes, one);
        own -= lot.copies;
        lots.push_back(lot);
    });
    if (lots.empty() || own < 1) // more than there are: somebody changed the number of copies since
        return;
    const bool stay = two.part.count < own;
    if (!stay && std::ranges::any_of(lots, &Lot::isOnlyLent))
        return; // whose price would go with the copies of which the columns tell
    std::string gone = notes;
    std::string left = notes;
    int more = std::max(0, two.part.count - own);
    std::optional<OwnedCard> rest;
    if (stay)
        rest = two.rest;
    for (Lot& lot : lots) {
        const int goes = std::min(more, lot.copies);
        more -= goes;
        append(gone, {goes, lot.facts});
        lot.copies -= goes;
        if (lot.copies > 0 && !rest) {
            rest = ofThisLot(two.rest, lot);
            lot.copies = 0; // the columns tell of them now
        }
        append(left, lot);
    }
    two.rest = *std::move(rest);
    two.rest.note = std::move(left);
    two.part.note = std::move(gone);
}

} // namespace

DividedHeap divided(const OwnedCard& heap, int copies)
{
    DividedHeap two{heap, heap};
    two.part.count = std::clamp(copies, 0, heap.count);
    two.part.forTrade = std::max(0, two.part.count - (heap.count - heap.forTrade));
    two.part.wanted = 0;
    two.rest.count -= two.part.count;
    two.rest.forTrade -= two.part.forTrade;
    if (two.part.count > 0 && two.rest.count > 0)
        divideLots(two, heap.note);
    return two;
}

} // namespace dossier
