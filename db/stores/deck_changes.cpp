#include "db/stores/deck_changes.h"

#include <cstdlib>
#include <optional>
#include <tuple>

namespace dossier {

namespace {

struct Difference
{
    std::optional<CardIndex> card; // nothing: several
    int more = 0;                  // copies; negative: fewer
};

// Cards that only came, or only went; nothing where there are none, or some did both.
std::optional<Difference> difference(const Deck& before, const Deck& after)
{
    std::optional<Difference> found;
    bool bothWays = false;
    const auto compare = [&](Zone zone, CardIndex card) {
        const int more = after.count(zone, card) - before.count(zone, card);
        if (more == 0)
            return;
        if (!found) {
            found = {card, more};
            return;
        }
        bothWays = bothWays || (more > 0) != (found->more > 0);
        found = {std::nullopt, found->more + more};
    };
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck}) {
        for (const DeckEntry& entry : after.zone(zone))
            compare(zone, entry.card);
        for (const DeckEntry& entry : before.zone(zone))
            if (after.count(zone, entry.card) == 0)
                compare(zone, entry.card);
    }
    return bothWays ? std::nullopt : found;
}

// Whether the decks are the same once the fields `copy` names are those of `after`.
template <typename Copy>
bool differOnlyIn(Deck before, const Deck& after, Copy copy)
{
    copy(before, after);
    return before == after;
}

HistoryKind kindOfChange(const Deck& before, const Deck& after)
{
    if (differOnlyIn(before, after, [](Deck& a, const Deck& b) { a.name = b.name; }))
        return HistoryKind::RenameDeck;
    if (differOnlyIn(before, after, [](Deck& a, const Deck& b) { a.notes = b.notes; }))
        return HistoryKind::EditDeckNotes;
    if (differOnlyIn(before, after, [](Deck& a, const Deck& b) { a.state = b.state; }))
        return after.state == DeckState::Built ? HistoryKind::BuildDeck : HistoryKind::TakeDeckApart;
    if (differOnlyIn(before, after,
                     [](Deck& a, const Deck& b) { std::tie(a.folder, a.tags) = std::tie(b.folder, b.tags); }))
        return HistoryKind::FileDeck;
    return HistoryKind::EditDeck;
}

bool differOnlyInCards(const Deck& before, const Deck& after)
{
    return differOnlyIn(before, after, [](Deck& a, const Deck& b) {
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
            a.zone(zone) = b.zone(zone);
    });
}

} // namespace

HistoryFacts factsOfChange(std::int64_t id, const Deck& before, const Deck& after, const CardPool& pool)
{
    HistoryFacts facts{kindOfChange(before, after), QString::fromStdString(after.name), {}, 0, id};
    if (!differOnlyInCards(before, after))
        return facts;
    if (const auto found = difference(before, after); found && (!found->card || *found->card < pool.size())) {
        facts.kind = found->more > 0 ? HistoryKind::AddToDeck : HistoryKind::TakeFromDeck;
        if (found->card)
            facts.card = pool[*found->card].id;
        facts.count = std::abs(found->more);
    }
    return facts;
}

} // namespace dossier
