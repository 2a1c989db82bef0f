// A deck as a guest sends it: what it is at his table, or why it may not be played there. The host judges by it; a
// guest who was refused says it in his own language, whatever the host's is.
#pragma once

#include "box/game_data.h"
#include "domain/decks/deck_rules.h"
#include "engine/state/match_setup.h"
#include "net/protocol/from_host.h"

#include <optional>

namespace dossier {

struct BroughtDeck
{
    Deck deck{}; // with what the table agreed on, and without notes
    std::optional<Rejection> why{};
    QString detail{}; // of the rejection
};

// `players`: how many sit there. `sealed`: decks are made of what was opened there (VAR-8); the sources name no rule
// for them but 60 cards or more, so those of the game hold, and it needs no X-File, which not every set has packs with:
// the one that is played with is drawn by lot (SETUP-1).
BroughtDeck readBroughtDeck(const QString& text, const GameData& box, const GameOptions& options, std::size_t players,
                            bool sealed);
// The deck as that table deals it: in the Basic Game without what belongs to the Advanced one, as playtests play it
// (BASIC-3, BASIC-4, BASIC-8).
Deck asDealtAt(const GameOptions& options, Deck deck, const CardPool& pool);
// What the rules think of it at a sealed table.
std::vector<Problem> problemsOfSealed(const Deck& deck, const CardPool& pool, const Format& format);

// What a guest says of a rejection: why the host refused the deck that he sent, in the program's language; in the
// host's words where this program finds nothing of that kind wrong with it. Nothing where it is not about the deck.
std::optional<QString> refusedDeck(const RejectedByHost& rejected, const QString& text, const GameData& box,
                                   const Welcomed& welcome);

} // namespace dossier
