#include "table/covered.h"

#include <algorithm>

namespace dossier {

namespace {

bool isAmong(const std::vector<SeenCard>& cards, CardRef ref)
{
    return std::any_of(cards.begin(), cards.end(), [&](const SeenCard& card) { return card.ref == ref; });
}

bool liesOpenWith(const SeenPlayer& player, CardRef ref)
{
    return isAmong(player.table, ref) ||
           std::any_of(player.beside.begin(), player.beside.end(),
                       [&](const SeenBeside& beside) { return beside.card.ref == ref; }) ||
           std::any_of(player.agents.begin(), player.agents.end(),
                       [&](const SeenAgent& agent) { return agent.ref == ref || isAmong(agent.equipment, ref); }) ||
           std::any_of(player.absent.begin(), player.absent.end(),
                       [&](const SeenAbsent& agent) { return agent.ref == ref; }) ||
           std::any_of(player.sites.begin(), player.sites.end(),
                       [&](const SeenSite& site) { return site.ref == ref || isAmong(site.open, ref); });
}

// Everybody sees which card it is.
bool liesOpen(const Observation& seen, CardRef ref)
{
    return std::any_of(seen.players.begin(), seen.players.end(),
                       [&](const SeenPlayer& player) { return liesOpenWith(player, ref); }) ||
           std::any_of(seen.stack.begin(), seen.stack.end(),
                       [&](const SeenWaiting& waiting) { return waiting.card.ref == ref; });
}

} // namespace

bool isCovered(const Observation& seen)
{
    return seen.xFile == kCoveredXFile;
}

void cover(Observation& seen)
{
    seen.hand.clear();
    seen.xFile = kCoveredXFile;
    std::fill(seen.notebooks.begin(), seen.notebooks.end(), Notebook());
    seen.opposing.clear();
    for (SeenPlayer& player : seen.players) {
        player.held.clear();
        player.knownHand.clear();
        player.knownDeck.clear();
        for (SeenStore& store : player.stores)
            store.known.clear();
        for (SeenSite& site : player.sites) {
            site.own.clear();
            site.known.clear();
        }
    }
    for (SeenPlayer& player : seen.players)
        for (SeenBeside& beside : player.beside)
            if (!liesOpen(seen, beside.host))
                beside.host = {};
    for (SeenWaiting& waiting : seen.stack)
        if (!liesOpen(seen, waiting.target))
            waiting.target = {};
    if (!liesOpen(seen, seen.about.card))
        seen.about.card = {};
}

} // namespace dossier
