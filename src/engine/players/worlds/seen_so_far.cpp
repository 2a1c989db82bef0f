#include "engine/players/worlds/seen_so_far.h"

#include <algorithm>

namespace dossier {

namespace {

using Now = std::array<SeenSoFar::Copies, kMostSeats>;

void count(const SeenCard& card, Now& now)
{
    if (card.ref)
        ++now[card.ref.owner()][card.card];
}

void countPlayer(const SeenPlayer& player, Seat seat, Now& now)
{
    for (const CardIndex card : player.discard)
        ++now[seat][card];
    for (const SeenAgent& agent : player.agents) {
        count({agent.ref, agent.card, 0}, now);
        for (const SeenCard& card : agent.equipment)
            count(card, now);
    }
    for (const SeenSite& site : player.sites) {
        count({site.ref, site.card, 0}, now);
        for (const auto* cards : {&site.open, &site.known})
            for (const SeenCard& card : *cards)
                count(card, now);
    }
    for (const SeenAbsent& agent : player.absent)
        count({agent.ref, agent.card, 0}, now);
    for (const SeenCard& card : player.table)
        count(card, now);
    for (const SeenBeside& beside : player.beside)
        count(beside.card, now);
    for (const SeenStore& store : player.stores)
        for (const SeenCard& card : store.known)
            ++now[seat][card.card];
    for (const CardIndex card : player.knownHand)
        ++now[seat][card];
    for (const SeenInDeck& card : player.knownDeck)
        ++now[seat][card.card];
}

} // namespace

void SeenSoFar::look(const Observation& seen)
{
    Now now;
    for (std::size_t seat = 0; seat < seen.players.size(); ++seat)
        countPlayer(seen.players[seat], static_cast<Seat>(seat), now);
    for (const SeenWaiting& waiting : seen.stack)
        count(waiting.card, now);
    for (const SeenFighter& foe : seen.foes)
        count(foe.card, now);
    for (std::size_t seat = 0; seat < now.size(); ++seat)
        for (const auto& [card, copies] : now[seat]) {
            int& most = m_copies[seat][card];
            most = std::max(most, copies);
        }
}

} // namespace dossier
