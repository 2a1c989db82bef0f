#include "db/stores/deck_changes.h"

#include <cstdlib>
#include <optional>
#include <tuple>

namespace dossier {

namespace {

struct Difference
{
    CardIndex card = 0;
    int more = 0; // copies; negative: fewer
};

// The one printing of one zone whose number differs; nothing where there is none, or several.
std::optional<Difference> onlyDifference(const Deck& before, const Deck& after)
{
    std::optional<Difference> found;
    bool several = false;
    const auto compare = [&](Zone zone, CardIndex card) {
        const int more = after.count(zone, card) - before.count(zone, card);
        if (more == 0)
            return;
        several = several || found;
        found = {card, more};
    };
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck}) {
        for (const DeckEntry& entry : after.zone(zone))
            compare(zone, entry.card);
        for (const DeckEntry& entry : before.zone(zone))
            if (after.count(zone, entry.card) == 0)
                compare(zone, entry.card);
    }
    return several ? std::nullopt : found;
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
    if (const auto difference = onlyDifference(before, after); difference && difference->card < pool.size()) {
        facts.kind = difference->more > 0 ? HistoryKind::AddToDeck : HistoryKind::TakeFromDeck;
        facts.card = pool[difference->card].id;
        facts.count = std::abs(difference->more);
    }
    return facts;
}

} // namespace dossier
