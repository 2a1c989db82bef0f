// The rows of the table in REASONS: each adds what forbids an attempt of its kind.
#pragma once

#include "engine/queries/reasons/tried.h"

namespace dossier {

struct EffectForm;
struct Text;

// Briefing
void againstFreeDraw(const Tried& tried, Reasons& reasons);
void againstProducing(const Tried& tried, Reasons& reasons);
void againstBuyingCards(const Tried& tried, Reasons& reasons);
void againstSelling(const Tried& tried, Reasons& reasons);
// Requisition
void againstRequisition(const Tried& tried, Reasons& reasons);
void againstHandingOver(const Tried& tried, Reasons& reasons);
// Deployment, and Teams
void againstDeploying(const Tried& tried, Reasons& reasons);
void againstRegrouping(const Tried& tried, Reasons& reasons);
void againstBuyingAgent(const Tried& tried, Reasons& reasons);
// Case assignment, and the assignment of Teams
void againstPlacing(const Tried& tried, Reasons& reasons);
void againstPuttingUnder(const Tried& tried, Reasons& reasons);
void againstAssigning(const Tried& tried, Reasons& reasons);
void againstInvestigating(const Tried& tried, Reasons& reasons);
void againstAnnouncingSkill(const Tried& tried, Reasons& reasons);
// Cards played, Bluffs used
void againstPlaying(const Tried& tried, Reasons& reasons);
void againstUsingBluff(const Tried& tried, Reasons& reasons);
// Cards, Agents, Equipment used
void againstUsing(const Tried& tried, Reasons& reasons);
// X-File Powers
void againstTelling(const Tried& tried, Reasons& reasons);
void againstUsingPower(const Tried& tried, Reasons& reasons);
// Payment and Combat
void againstPayingWith(const Tried& tried, Reasons& reasons);
void againstAllotting(const Tried& tried, Reasons& reasons);
// Questions and guesses
void againstAsking(const Tried& tried, Reasons& reasons);
void againstGuessing(const Tried& tried, Reasons& reasons);
// Choices that come up; anything while another one is open
void againstChoosing(const Tried& tried, Reasons& reasons);
void againstPassing(const Tried& tried, Reasons& reasons);
void againstDiscarding(const Tried& tried, Reasons& reasons);
void againstFollowing(const Tried& tried, Reasons& reasons);
void citeOpenChoice(const Tried& tried, ReasonKind kind, Reasons& reasons);

// --- Parts of the rows about cards ----------------------------------------------------------------------------------

// The moment; what a rule that only permits says comes into `last` (REASON-3).
void againstMoment(const Tried& tried, CardRef card, const EffectForm& form, Reasons& reasons, Reasons& last);
void againstRole(const Tried& tried, CardRef card, Reasons& reasons);
void againstActivators(const Tried& tried, CardRef card, const EffectForm& form, Reasons& reasons);
// The target and what else the text asks for; `last` takes what is said of the card itself.
void againstTargets(const Tried& tried, const Action& action, const EffectForm& form, Reasons& reasons);
// The rule that bars a thing which fits `form` otherwise; `named`: whether it fits otherwise or not.
void againstThing(const Text& text, const EffectForm& form, Thing thing, bool named, Reasons& reasons);

} // namespace dossier
