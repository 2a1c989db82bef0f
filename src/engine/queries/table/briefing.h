// The steps of the Briefing Phase (BRIEF).
#pragma once

#include "engine/state/card_facts.h"

#include <cstdint>

namespace dossier {

// Frame::step of the Turn in a Briefing Phase.
enum BriefingStep : std::uint8_t {
    kBegin,
    kStart,
    kFreeDraw,
    kAfterDraw,
    kProduce,
    kShare, // Agents whose points may go to either pool
    kAfterProduction,
    kSell, // opponents only (BRIEF-25)
    kBuy,
    kPaid,
    kDraw,
    kAfterPurchase,
    kSellAgain, // whom a text allows it
    kNextBuyer
};

// What selling the card brings in CP: X counts 0; an Agent yields his RES number (BRIEF-15 to BRIEF-17).
inline int yieldOf(const CardFacts& facts)
{
    return facts.type == CardType::Agent ? facts.res : facts.cost;
}

} // namespace dossier
