// The steps of the Briefing Phase (BRIEF).
#pragma once

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
    kNextBuyer
};

} // namespace dossier
