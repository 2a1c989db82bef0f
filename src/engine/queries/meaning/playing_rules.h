// The rules of playing a card, each over a sink (objection.h): asked by those who list the plays (against_playing.cpp)
// and by those who say what stands against one (queries/reasons).
#pragma once

#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/objection.h"
#include "engine/queries/table/used_cards.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

// --- The card, its player -------------------------------------------------------------------------------------------

// What forbids all cards of this game, or what the options leave out, or what nobody told the game (REASON-6).
template <typename Sink>
bool againstCardOfGame(const GameState& state, const CardFacts& facts, Sink& against)
{
    const bool basic = isBasic(state);
    return against.addIf(basic && facts.advancedOnly, ReasonKind::NotInThisGame, "BASIC-3") ||
           against.addIf(!basic && !state.match->options().killerCards && facts.has(Keyword::Killer),
                         ReasonKind::NotInThisGame, "DECK-18") ||
           against.addIf(facts.has(Activator::Multiplayer) && state.match->seats() < 3, ReasonKind::NotInThisGame,
                         "DECK-19") ||
           against.addIf(facts.grasp == SupportLevel::NotPlayed, ReasonKind::TextNotKnown, "REASON-6") ||
           against.addIf(facts.grasp == SupportLevel::Unreadable, ReasonKind::ActivatorNotKnown, "REASON-6");
}

inline constexpr int kMostPlayedBasic = 3; // BASIC-29
template <typename Sink>
bool againstBasicLimit(const GameState& state, Seat seat, Sink& against)
{
    const bool most =
        isBasic(state) && state.phase() == Phase::Investigation && state.player(seat).played >= kMostPlayedBasic;
    return against.explainIf(most, [&](auto& reasons) {
        reasons.add({ReasonKind::SecondCopy, "BASIC-29", {}, kMostPlayedBasic, kMostPlayedBasic});
    });
}

// Its icon.
template <typename Sink>
bool againstIcon(const GameState& state, Seat seat, const CardFacts& facts, const Moment& moment, Sink& against)
{
    const bool investigates = seat == state.activeSeat();
    return against.addIf(facts.pool == Pool::Resource && !investigates && !playsBothRoles(state, seat, moment),
                         ReasonKind::WrongRole, "PLAY-1") ||
           against.addIf(facts.pool == Pool::Conspiracy && investigates, ReasonKind::WrongRole, "PLAY-2");
}

// CHECK-14, CHECK-15: per player, per title, in this check.
template <typename Sink>
bool againstSecondCopy(const GameState& state, Seat seat, const CardFacts& facts, const Moment& moment, bool faceDown,
                       Sink& against)
{
    if (moment.checkDepth == 0)
        return false;
    const Frame& check = state.frames[static_cast<std::size_t>(moment.checkDepth - 1)];
    const bool used = usedTitleIn(state, check, seat, facts.title);
    return against.addIf(used && faceDown, ReasonKind::SecondCopy, "BLUFF-22") ||
           against.addIf(used, ReasonKind::SecondCopy, "CHECK-14") ||
           against.addIf(used && facts.type == CardType::Witness, ReasonKind::SecondCopy, "WIT-2");
}

// A text rules out this title for the Team in question (0110).
template <typename Sink>
bool againstForbiddenTitle(const GameState& state, const CardFacts& facts, Sink& against)
{
    const Thing team = teamInQuestion(state);
    const AgentSet members = membersOf(state, team);
    bool found = false;
    forEachInForce(state, ModifierKind::ForbidSet, [&](const Modifier& ban) {
        if (static_cast<Permission>(ban.what) != Permission::CardTitle || members == 0 ||
            ban.amount != static_cast<std::int8_t>(team.seat()) || (ban.agents() & members) == 0)
            return;
        if (findStep<ForbidStep>(state.match->effect(cardIndex(state, ban.source))->program,
                                 [&](const ForbidStep& step) { return names(step, facts.title); }))
            found = against.cite(state, ReasonKind::Forbidden, ban.source) || found;
    });
    return found;
}

// A text rules out cards with a Keyword, of a player or at a Site (0410x1). Not so a card that is played to negate the
// one whose text it is: `target` is what it negates, if anything.
template <typename Sink>
bool againstForbiddenPlay(const GameState& state, Seat seat, CardRef card, Thing target, Sink& against)
{
    const Frame* site = nearest(state, FrameKind::Site);
    bool found = false;
    for (const Modifier& ban : modifiersOf(state)) {
        const bool ofPlay =
            ban.kind == ModifierKind::Forbid && static_cast<Permission>(ban.what) == Permission::Playing;
        const bool his = ban.subject == Thing::player(seat) || (site && ban.subject == Thing(site->card));
        if (ofPlay && his && target != Thing(ban.source) && bears(state, card, static_cast<Keyword>(ban.extra)))
            found = against.cite(state, ReasonKind::Forbidden, ban.source) || found;
    }
    return found;
}

// Adversaries with GOVERNMENT and a Team behind a smoke screen (0260, OQ-93, OQ-137).
template <typename Sink>
bool againstKeptOff(const GameState& state, CardRef adversary, Thing team, Sink& against)
{
    return against.explainIf(isKeptFrom(state, adversary, team), [&](auto& reasons) {
        forEachInForce(state, ModifierKind::ForbidSet, [&](const Modifier& ban) {
            if (static_cast<Permission>(ban.what) == Permission::GovernmentAdversaries &&
                ban.amount == static_cast<std::int8_t>(team.seat()) && (ban.agents() & membersOf(state, team)) != 0)
                reasons.cite(state, ReasonKind::Forbidden, ban.source);
        });
    });
}

// A text keeps cards of this title off an Agent (0243).
template <typename Sink>
bool againstImmune(const Text& text, Thing target, Sink& against)
{
    if (!target.card())
        return false;
    const TitleIndex title = factsOf(text.state, text.self).title;
    bool found = false;
    forEachInForce(text.state, ModifierKind::Forbid, Concern{target, -1}, [&](const Modifier& ban) {
        if (ban.subject != target || static_cast<Permission>(ban.what) != Permission::CardTitle)
            return;
        if (findStep<ForbidStep>(text.state.match->effect(cardIndex(text.state, ban.source))->whileThere,
                                 [&](const ForbidStep& step) { return names(step, title); }))
            found = against.cite(text.state, ReasonKind::Forbidden, ban.source) || found;
    });
    return found;
}

// Its player has one in play.
template <typename Sink>
bool againstUnique(const GameState& state, Seat seat, CardRef card, Sink& against)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    bool there = false;
    if (effect && effect->said.unique)
        state.player(seat).table.forEach([&](int index) {
            const CardRef other(seat, index);
            there = there || (other != card && placeOf(state, other) != Place::Waiting &&
                              factsOf(state, other).title == factsOf(state, card).title);
        });
    return against.explainIf(there, [&](auto& reasons) { reasons.cite(state, ReasonKind::OwnText, card); });
}

// HOUSE-2: TRAINING that the Agent has had.
template <typename Sink>
bool againstTrainedTwice(const Text& text, Thing target, Sink& against)
{
    const CardFacts& own = factsOf(text.state, text.self);
    const bool trained = own.has(Keyword::Training) && text.state.match->options().houseRule(2) && target.card() &&
                         holdsTitle(text.state, target.card(), own.title);
    return against.addIf(trained, ReasonKind::SecondCopy, "HOUSE-2");
}

// --- The moment -----------------------------------------------------------------------------------------------------

// One card at one moment, played in this form.
struct PlayTiming
{
    PlayTiming(const GameState& at, CardRef played, const EffectForm& way, const Moment& now)
        : state(at)
        , card(played)
        , form(way)
        , moment(now)
        , facts(factsOf(at, played))
        , type(playedAs(at, played))
        , fighting(now.combat != nullptr && now.window != WindowKind::Aftermath)
        , inWindow(now.open && inItsWindow(at, played, way, now, fighting))
    {}

    const GameState& state;
    CardRef card;
    const EffectForm& form;
    const Moment& moment;
    const CardFacts& facts;
    CardType type; // whose windows it has
    bool fighting; // a Combat is under way
    bool inWindow; // this is a window of its own

    bool isAdversary() const { return type == CardType::Adversary; }
    bool isBluff() const { return type == CardType::Bluff; }
    bool needsSite() const { return isAdversary() || isBluff(); }
    bool answersWitness() const { return isAdversary() && form.response; }             // OQ-82
    bool joins() const { return isAdversary() && form.target.where == Where::Combat; } // another's Combat
    bool servesAnyCheck() const { return form.names[0].kind == NameKind::Check; }      // OQ-138
    bool opens() const { return isAdversary() && opensAttack(state, card); }           // OQ-81
    bool answers() const                                                               // what waits
    {
        return facts.has(Keyword::Negate) || form.response || form.target.where == Where::Stack;
    }
    // A check is under way which is neither a Site's nor Combat.
    bool inOtherCheck() const { return moment.check && !moment.siteCheck() && !fighting; }
};

// OQ-54: a Combat card that heals in time needs no Combat.
inline bool stopsCard(const EffectForm& form)
{
    return std::any_of(form.conditions.begin(), form.conditions.end(), [](const TextCondition& condition) {
        return condition.kind == ConditionKind::HealingStopsCard;
    });
}

template <typename Sink>
bool againstBasicPhase(const PlayTiming& timing, Sink& against)
{
    return against.addIf(isBasic(timing.state) && !isForCards(timing.state.phase()) &&
                             !namesThisTime(timing.state, timing.form),
                         ReasonKind::WrongWindow, "BASIC-40");
}

// Combat cards of a round in which one side has the last word.
template <typename Sink>
bool againstLastWord(const PlayTiming& timing, Seat seat, Sink& against)
{
    const bool combat = timing.type == CardType::Combat && timing.moment.window == WindowKind::Combat;
    const Modifier word = combat ? lastWordIn(timing.state) : Modifier();
    const bool his = hasLastWord(timing.state, seat);
    return against.explainIf(word.source && his != isLastCall(timing.state),
                             [&](auto& reasons) { reasons.cite(timing.state, ReasonKind::Forbidden, word.source); });
}

// A purchase is answered by those who oppose it.
template <typename Sink>
bool againstOwnPurchase(const PlayTiming& timing, Seat seat, Sink& against)
{
    const bool purchase = timing.moment.open && timing.moment.window == WindowKind::PaidDraw;
    return against.addIf(purchase && timing.state.turnFrame().who == seat, ReasonKind::WrongRole, "BRIEF-28");
}

// The phase that its text names; `last` hears the rule that only permits (REASON-3).
template <typename Sink>
bool againstPhase(const PlayTiming& timing, Sink& against, Sink& last)
{
    const GameState& state = timing.state;
    const GameOptions& options = state.match->options();
    const int named = timing.form.phase;
    const bool late = named == kBeforeInvestigation && state.phase() >= Phase::Investigation && !isBasic(state) &&
                      options.houseRule(10); // OQ-160
    if (against.addIf(late, ReasonKind::WrongWindow, "HOUSE-10") ||
        last.addIf(late, ReasonKind::WrongWindow, "PLAY-26"))
        return true;
    if (timing.facts.has(Keyword::Training)) {
        const bool outside = state.phase() != Phase::Requisition && options.houseRule(1);
        return against.addIf(outside, ReasonKind::WrongWindow, "REQ-14") ||
               against.addIf(outside, ReasonKind::WrongWindow, "HOUSE-1") ||
               last.addIf(outside, ReasonKind::WrongWindow, "PLAY-26");
    }
    const bool other = named >= 0 && named != kBeforeInvestigation && static_cast<int>(state.phase()) != named;
    const bool briefing = timing.facts.has(Activator::Briefing) && state.phase() != Phase::Briefing;
    return against.explainIf(other || briefing, [&](auto& reasons) {
        reasons.cite(state, ReasonKind::OwnText, timing.card);
    }) || last.addIf(other || briefing, ReasonKind::WrongWindow, "PLAY-26");
}

template <typename Sink>
bool againstWaitingAdversary(const PlayTiming& timing, Sink& against)
{
    return against.addIf(timing.isAdversary() && !timing.answersWitness() && !timing.joins() &&
                             adversaryWaits(timing.state),
                         ReasonKind::WrongWindow, "COMBAT-5");
}

template <typename Sink>
bool againstAnswersOnly(const PlayTiming& timing, Sink& against)
{
    return against.addIf(timing.moment.answersOnly && !(timing.moment.response && timing.answers()),
                         ReasonKind::WrongWindow, "BLUFF-26");
}

// Adversaries and Bluffs are for the check of a Site.
template <typename Sink>
bool againstOtherCheck(const PlayTiming& timing, Sink& against)
{
    const bool outside = timing.needsSite() && !timing.moment.siteCheck() &&
                         timing.moment.window != WindowKind::SiteEnded && !timing.answersWitness() &&
                         !timing.servesAnyCheck() && !timing.opens() && !timing.joins();
    return against.explainIf(outside, [&](auto& reasons) {
        reasons.addIf(timing.inOtherCheck(), ReasonKind::WrongWindow, "CHECK-28");
        reasons.addIf(timing.inWindow && !timing.inOtherCheck(), ReasonKind::WrongWindow, "CHECK-10");
    });
}

template <typename Sink>
bool againstNoSite(const PlayTiming& timing, Sink& against)
{
    const bool nowhere = timing.isBluff() && !siteForBluff(timing.state);
    return against.explainIf(nowhere, [&](auto& reasons) {
        const bool said = !timing.inOtherCheck() || timing.inWindow;
        reasons.addIf(said, ReasonKind::WrongWindow, "BLUFF-16");
    });
}

} // namespace dossier
