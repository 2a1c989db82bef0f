// Which cards of a deck can never be played? And what does an Activator look for? (PLAY-11 to PLAY-19)
#pragma once

#include "domain/cards/rule_number.h"
#include "domain/decks/deck.h"

#include <functional>
#include <optional>
#include <vector>

namespace dossier {

// The Keywords an Activator looks for, all on one card (PLAY-15, PLAY-18): Motive Site wants MOTIVE and SITE. Empty for
// words that name a role, a phase, a Section or a number of players.
KeywordSet keywordsWanted(Activator activator);
// Does the card carry what a Keyword Activator looks for? False for Activators that look for no Keyword.
bool satisfies(const Card& card, Activator activator);

// Can this card, by its effect, bring about for its player what a Keyword asks for: change or add the Keyword, fetch or
// borrow a card with it, give an Agent the skill, or (COMBAT) start a Combat? Effects are no facts of this room, so the
// caller who knows them answers.
using EffectSupplies = std::function<bool(CardIndex, Keyword)>;

struct PlayConditions
{
    int players = 2;
    // Without it no effect is taken to supply anything, and the answer means "unless an effect helps".
    EffectSupplies supplies;
};

struct DeadCard
{
    CardIndex card = 0;
    int copies = 1;
    std::optional<Activator> missing; // nothing where a Combat card's Keyword wants what no Activator names
    RuleNumber rule;

    bool operator==(const DeadCard&) const = default;
};

// The cards of the Bureau Deck that cannot be played in any game whatever the opponents bring: only what is certain.
// Opponents' Sites, Witnesses, Events and the like are unknown, so what looks for those is never reported (PLAY-15,
// PLAY-16, PLAY-22). In deck order, each with the first thing it lacks.
std::vector<DeadCard> deadCards(const Deck& deck, const CardPool& pool, const PlayConditions& conditions = {});

} // namespace dossier
