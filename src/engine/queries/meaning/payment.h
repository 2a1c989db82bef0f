// Paying a Cost: from the pool, with the dedicated RP of Agents, with a token that makes a Site free (PLAY-4 to
// PLAY-10, OQ-74, OQ-75). Neither needs the stack (OQ-98).
#pragma once

#include "engine/state/effect.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

struct Price
{
    int cost = 0;
    bool rp = true; // from the Resource Pool
    int tax = 0;    // the part of the Cost that no token takes away (POWER-27, OQ-46)
};

// What a Site, an Equipment or an Agent of the hand costs: nothing in the Basic Game (BASIC-12).
Price fullPriceOf(const GameState& state, CardRef card);

// What a Cost is at the Site under investigation, where texts make it dearer; what is doubled is doubled last.
int costAtSite(const GameState& state, CardRef card, bool rp, int cost);

// Its Cost has been taken already, or taken away; of a card that somebody has stolen: it may still be used (C-20).
bool isPaidFor(const GameState& state, CardRef card);
// The Cost as a text has lowered it for this moment (PlayStep).
int priceNow(const GameState& state, CardRef card, int cost);

// The dedicated RP of this Agent is there, he may use it, and it fits the card (BRIEF-27, PLAY-8).
bool purseFits(const GameState& state, Seat seat, int slot, CardRef card);
// The pool and whatever else may pay are enough.
bool canPay(const GameState& state, Seat seat, CardRef card, const Price& price);
// The text of an Agent's card.
const Effect* effectOfAgent(const GameState& state, Seat seat, int slot);
// Agents whose dedicated RP may pay for this card.
AgentSet pursesFor(const GameState& state, Seat seat, CardRef card);
// AGENT-18: in one's own turn, which a Site is placed in anyway.
AgentSet tokensFor(const GameState& state, Seat seat, CardRef card);
// What may pay the rest of a Cost (PLAY-8, OQ-75), as Action::number of a PayWith names it.
inline constexpr std::uint8_t kPurse = 0;
inline constexpr std::uint8_t kToken = 1;
struct PaymentWays
{
    AgentSet purses = 0;
    AgentSet tokens = 0;
};
PaymentWays paymentWays(const GameState& state, const PaymentFrame& payment);
// What is in his Resource or Conspiracy Pool.
int poolOf(const GameState& state, Seat seat, bool rp);

} // namespace dossier
