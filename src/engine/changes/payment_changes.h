// A Cost is taken (PLAY-4 to PLAY-10, OQ-74, OQ-75). Neither way needs the stack (OQ-98).
#pragma once

#include "engine/changes/play.h"
#include "engine/queries/meaning/payment.h"

namespace dossier {

// Takes the Cost. Where the payer has a choice this is done in a Payment frame on top of the stack: whoever calls puts
// its own frames first.
void payFor(Play& play, Seat seat, CardRef card, const Price& price);

// Points are paid for a card or a use; those of the Investigating Player are counted at the Site under investigation.
void spend(Play& play, Seat seat, bool rp, int number, CardRef forCard);
// Such points that come from no pool: dedicated RP.
void countSpent(Play& play, Seat seat, int number);

// BRIEF-8, BRIEF-27: in the Briefing Phase of `seat`, and at set-up; not of Agents in training or abducted (OQ-118).
void replacePurses(Play& play, Seat seat);
// That of one Agent, where his text gives him any.
void replacePurse(Play& play, Seat seat, int slot);

} // namespace dossier
