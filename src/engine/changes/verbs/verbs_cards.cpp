// Verbs about cards and what is known; those about points stand in verbs.cpp.
#include "engine/changes/agents_changes.h"
#include "engine/changes/announcement.h"
#include "engine/changes/borrowing_changes.h"
#include "engine/changes/chance.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/knowledge_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/question_changes.h"
#include "engine/changes/sites_changes.h"
#include "engine/changes/used_cards_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/standing.h"
#include "engine/queries/table/teams.h"
#include "engine/state/grants.h"

#include <algorithm>

namespace dossier {

namespace {

// --- Away with it ---------------------------------------------------------------------------------------------------

// What waits and is taken away has no effect (WIT-12).
void callOff(GameState& state, CardRef card)
{
    for (int i = 0; i + 1 < state.depth; ++i) {
        Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && frame.card == card && frame.step == 0)
            frame.mark(CardFlag::Negated);
    }
}

void discardThing(Play& play, Thing thing)
{
    const CardRef card = thing.card();
    if (!card || callOffAmbush(play, card))
        return;
    callOff(play.state, card);
    if (const AgentAt agent = agentAt(play.state, thing))
        discardAgent(play, agent.seat, agent.slot);
    else if (factsOf(play.state, card).type == CardType::Site && placeOf(play.state, card) == Place::Field)
        siteLeaves(play, card);
    else
        discard(play, card);
    if (card == play.state.top().card) // spent for what it has just done
        endModifiersFrom(play.state, card, Duration::Stay);
    else
        endModifiersFrom(play.state, card);
}

// So many of these, drawn at random.
void discardRandom(Play& play, const Things& things, int number)
{
    std::array<CardRef, kCardsPerSeat> left{};
    std::size_t count = 0;
    for (Thing thing : things)
        if (thing.card() && count < left.size())
            left[count++] = thing.card();
    for (int i = 0; i < number && count > 0; ++i) {
        const auto pick = static_cast<std::size_t>(drawn(play, std::span(left.data(), count)));
        discardThing(play, left[pick]);
        std::copy(left.begin() + static_cast<std::ptrdiff_t>(pick) + 1,
                  left.begin() + static_cast<std::ptrdiff_t>(count), left.begin() + static_cast<std::ptrdiff_t>(pick));
        --count;
    }
}

// A power aimed at one of his Agents (OQ-117).
void negateAbduction(Play& play, Seat by, Seat at)
{
    if (const Frame* power = waitingAbduction(play.state, by, at))
        const_cast<Frame*>(power)->mark(CardFlag::Negated);
}

// --- From place to place --------------------------------------------------------------------------------------------

// An Adversary who lies in a player's Bureau works by the text of the card that put him there (0032).
void putAside(Play& play, CardRef adversary, const Text& text)
{
    put(play, adversary, Place::Bureau, static_cast<std::uint8_t>(text.self.index()), text.self.owner());
    setController(play.state, adversary, text.me);
    turnFaceUp(play.state, adversary); // nobody plays it from there
}

void putBack(Play& play, Seat seat, int slot, Thing to)
{
    if (!bringBack(play, seat, slot) || !to.isTeam())
        return;
    const AgentSet members = membersOf(play.state, to);
    if (members != 0)
        settle(play, seat, slot, agentOf(play.state, seat, std::countr_zero(members)).where(), to.number());
}

// 0231: still face down, under another Site or into the hands of their owners.
void carry(Play& play, CardRef card, Thing to)
{
    if (!to.card()) {
        put(play, card, Place::Hand);
        return;
    }
    const Seat by = textOf(play.state).me;
    put(play, card, Place::UnderSite, static_cast<std::uint8_t>(to.card().index()), to.card().owner());
    setController(play.state, card, to.card().owner() == card.owner() ? by : card.owner()); // OQ-68
}

// Face down below a card that keeps it: known to its owner alone.
void keepBelow(Play& play, CardRef card, CardRef host)
{
    put(play, card, Place::UnderSite, static_cast<std::uint8_t>(host.index()), host.owner());
    play.tell(
        {.kind = EventKind::PutUnder, .seat = card.owner(), .card = heard(play, card), .other = heard(play, host)});
}

void putOne(Play& play, const PutStep& step, Thing thing)
{
    const Text text = textOf(play.state);
    const CardRef card = thing.card();
    if (!card)
        return;
    if (step.what.ref == Ref::Removed) {
        const int slot = factsOf(play.state, card).slot;
        putBack(play, thing.seat(), slot, resolved(text, step.to.thing).first());
        return;
    }
    if (agentAt(play.state, card)) // who attacked as an Adversary (0396x1, 0455x1) is no card to be put somewhere
        return;
    switch (step.to.goal) {
    case Goal::Hand:
    case Goal::MyHand:
        discardWhatLiesWith(play, card);
        put(play, card, Place::Hand);
        return;
    case Goal::MyBureau:
        if (factsOf(play.state, card).type == CardType::Adversary)
            putAside(play, card, text);
        else
            put(play, card, Place::Bureau);
        return;
    case Goal::DeckShuffled:
        discardWhatLiesWith(play, card);
        putIntoDeck(play, card, 0);
        shuffleDeck(play, card.owner());
        return;
    case Goal::DeckTop:
        discardWhatLiesWith(play, card);
        putIntoDeck(play, card, 0);
        return;
    case Goal::BelowSelf:
        keepBelow(play, card, text.self);
        return;
    case Goal::Thing:
        carry(play, card, resolved(text, step.to.thing).first());
        return;
    default:
        return;
    }
}

// The rest of what has been seen goes back on top, the one picked as `other` first.
void putRestBack(Play& play)
{
    const Text text = textOf(play.state);
    const Things seen = resolved(text, {.ref = Ref::RestOfSeen});
    std::array<CardRef, Things::kMost> cards{};
    std::size_t count = 0;
    if (text.frame.other && seen.contains(text.frame.other))
        cards[count++] = text.frame.other.card();
    for (Thing thing : seen)
        if (thing != text.frame.third && thing != text.frame.other)
            cards[count++] = thing.card();
    putOnDeckTop(play, std::span(cards.data(), count));
}

bool has(const std::vector<Characteristic>& listed, Characteristic one)
{
    return std::find(listed.begin(), listed.end(), one) != listed.end();
}

bool waitsForAnswer(const Effect& effect)
{
    return std::any_of(effect.reactions.begin(), effect.reactions.end(),
                       [](const EffectForm& reaction) { return reaction.moment == MomentKind::OwnerAnswered; });
}

} // namespace

// --- Away with it, from place to place

void run(Play& play, const DiscardStep& step)
{
    const Things things = resolved(textOf(play.state), step.what);
    if (step.what.ref == Ref::RandomFromTheirHand) {
        const int number = step.what.number;
        discardRandom(play, things, number > 0 ? number : inFrame(textOf(play.state)).price);
        return;
    }
    for (Thing thing : things)
        discardThing(play, thing);
}

void run(Play& play, const NegateStep& step)
{
    const Text text = textOf(play.state);
    for (Thing thing : resolved(text, step.what)) {
        if (thing.kind() == Thing::Kind::Player)
            negateAbduction(play, thing.seat(), text.me);
        const Effect* effect = thing.card() ? play.match().effect(cardIndex(play.state, thing.card())) : nullptr;
        if (thing.card() && !(effect && effect->unstoppable))
            negate(play, text.me, thing.card(), step.to ? step.to->goal : Goal::None);
    }
}

// Of several that go into a deck it is shuffled once.
void run(Play& play, const PutStep& step)
{
    if (step.to.goal == Goal::TopOfDeck) {
        putRestBack(play);
        return;
    }
    const Text text = textOf(play.state);
    if (step.what.ref == Ref::MyDiscardOf) {
        const Things pile = resolved(text, step.what);
        for (Thing thing : pile)
            putIntoDeck(play, thing.card(), 0);
        if (!pile.empty())
            shuffleDeck(play, text.me);
        return;
    }
    const Thing named = step.what.ref == Ref::Removed ? text.frame.third : Thing(); // of several one comes back (0308)
    for (Thing thing : resolved(text, step.what))
        if (!named || thing == named)
            putOne(play, step, thing);
}

namespace {

// Shown to all and in the hand for this turn, free of charge: what is not played goes as it ends.
void lendForTurn(Play& play, const Text& text, CardRef card)
{
    put(play, card, Place::Hand);
    showTo(play.state, card, kEverybody);
    play.tell({.kind = EventKind::Took,
               .seat = text.me,
               .card = VisibleCard::open(cardIndex(play.state, card)),
               .number = 1});
    for (const ModifierKind kind : {ModifierKind::FreeCost, ModifierKind::GoHome}) {
        Modifier lent;
        lent.kind = kind;
        lent.until = Duration::Turn;
        lent.subject = lent.source = card;
        addModifier(play, lent);
    }
}

} // namespace

void run(Play& play, const BorrowStep& step)
{
    const Text text = textOf(play.state);
    const Thing thing = resolved(text, step.what).first();
    if (!thing)
        return;
    if (const AgentAt agent = agentAt(play.state, thing)) {
        const Thing team = resolved(text, step.to.value_or(Destination()).thing).first();
        const AgentSet members = membersOf(play.state, team);
        if (members != 0 && mayBorrow(play.state, text.me, agent.seat, agent.slot))
            borrowAgent(play, text.me, agent.seat, agent.slot,
                        agentOf(play.state, team.seat(), std::countr_zero(members)).where(), team.number());
        return;
    }
    const CardRef card = thing.card();
    if (step.what.ref == Ref::TopOfMyDeck) {
        lendForTurn(play, text, card);
        return;
    }
    if (placeOf(play.state, card) == Place::Discard) { // 0291: it is used at once and goes back as the turn ends
        put(play, card, Place::Table);
        if (momentOf(play.state).checkDepth > 0)
            noteUse(play.state, text.me, card);
        return;
    }
    borrowCard(play, text.me, card, step.lasts == Duration::Stay);
    if (step.cost != BorrowPrice::Now)
        return;
    Modifier paid; // C-20: once, now; as long as this lasts it may be used (isPaidFor)
    paid.kind = ModifierKind::FreeCost;
    paid.until = step.lasts;
    paid.depth = static_cast<std::uint8_t>(depthFor(play.state, step.lasts));
    paid.subject = card;
    paid.source = text.self;
    addModifier(play, paid);
    Modifier back; // 0182: wherever it has come to lie
    back.kind = ModifierKind::GoHome;
    back.until = Duration::Turn;
    back.subject = back.source = card;
    addModifier(play, back);
    payFor(play, text.me, card, {costAtSite(play.state, card, true, factsOf(play.state, card).cost), true, 0});
}

// --- Knowledge ------------------------------------------------------------------------------------------------------

void run(Play& play, const LookStep& step)
{
    const Text text = textOf(play.state);
    if (step.what.ref == Ref::TopOfTheirDeck) {
        play.state.top().as<TextFrame>().seen = step.what.number;
        lookAtDeck(play, text.me, opponentIn(text), step.what.number);
        return;
    }
    if (step.what.ref == Ref::TheirHand) {
        lookAtHand(play, text.me, opponentIn(text));
        return;
    }
    if (step.what.ref == Ref::TheirHandWith)
        tellLook(play, text.me, opponentIn(text), 0);
    for (Thing thing : resolved(text, step.what))
        if (thing.card())
            look(play, text.me, thing.card());
}

void run(Play& play, const AskStep& step)
{
    using Kind = AskedQuestion::Kind;
    const Text text = textOf(play.state);
    const Thing about = resolved(text, step.about).first();
    if (step.question.kind == Kind::TheSame) {
        mirrorQuestion(play, text.self);
        return;
    }
    if (about.kind() != Thing::Kind::Player || about.seat() == text.me)
        return; // nobody asks himself: a Team may have fought what its own player controls
    if (step.question.kind == Kind::AffiliationAmongKeywords) {
        KeywordSet words;
        forEachAdversary(play.state, [&](CardRef adversary) {
            const KeywordSet borne = keywordsOf(play.state, adversary);
            for (int k = 0; k < kKeywords; ++k)
                if (borne.contains(static_cast<Keyword>(k)))
                    words.insert(static_cast<Keyword>(k));
        });
        askAffiliation(play, text.me, about.seat(), words, text.self);
        return;
    }
    TypeSet types = 0;
    for (int c = 0; c < kCharacteristics; ++c)
        if (step.question.kind != Kind::Listed || has(step.question.characteristics, static_cast<Characteristic>(c)))
            types |= ((1u << kTypesPerCharacteristic) - 1) << (c * kTypesPerCharacteristic);
    for (const CharacteristicType& one : step.question.types)
        types |= TypeSet{1} << typeBit(one);
    askQuestion(play, text.me, about.seat(), types, text.self);
}

void run(Play& play, const XFileStep& step)
{
    const Text text = textOf(play.state);
    offerXFiles(play, text.me, step.affiliation, text.self);
}

void run(Play& play, const TellStep& step)
{
    const Text text = textOf(play.state);
    const Frame* question = answeredQuestion(play.state);
    if (!question)
        return;
    for (Thing whom : resolved(text, step.whom))
        if (whom.kind() == Thing::Kind::Player && whom.seat() != question->who)
            tellAnswer(play, whom.seat(), question->who, question->as<QuestionFrame>().asked,
                       question->has(Outcome::Passed));
}

void run(Play& play, const CancelStep& step)
{
    const Text text = textOf(play.state);
    Seat whose = play.state.activeSeat();
    if (step.what == Cancelled::Penalty) {
        cancelPenalty(play);
    } else if (step.what == Cancelled::Answer) {
        cancelAnswer(play);
    } else {
        play.state.frames[0].mark(TurnFlag::PurchaseCancelled); // BRIEF-28
        whose = play.state.frames[0].who;
    }
    play.tell({.kind = EventKind::Cancelled,
               .seat = text.me,
               .who = whose,
               .card = heard(play, text.self),
               .number = static_cast<std::int16_t>(step.what)});
}

namespace {

// Nothing can lie with it any more.
bool hasLeft(const GameState& state, CardRef card)
{
    const Place place = placeOf(state, card);
    return !isOnTable(place) && place != Place::Away && place != Place::Abducted;
}

} // namespace

void stayAt(Play& play, CardRef card, Goal goal, Thing at)
{
    GameState& state = play.state;
    const Frame& frame = state.top();
    const Effect* effect = play.match().effect(cardIndex(state, card));
    if (at.card() && factsOf(state, at.card()).type == CardType::Agent && playerOf(state, at.card()) == kNoSeat)
        return; // he has gone meanwhile
    switch (goal) {
    case Goal::Bureau:
        put(play, card, Place::Bureau);
        break;
    case Goal::Hospital:
        put(play, card, Place::Hospital);
        break;
    case Goal::Field:
        if (at.kind() != Thing::Kind::Player)
            return;
        put(play, card, Place::Field, kNoCard, at.seat());
        break;
    case Goal::TheirHospital: // see hospitalOf
        put(play, card, Place::Hospital, 0, opponentIn(textOf(state)));
        break;
    case Goal::XFile:
        put(play, card, Place::BesideXFile);
        break;
    case Goal::NamedField: {
        const AgentAt named = agentAt(state, at);
        if (!named)
            return;
        put(play, card, Place::Field, static_cast<std::uint8_t>(named.slot), named.seat);
        break;
    }
    case Goal::On:
    case Goal::Below:
        if (at.isTeam())
            putOnTeam(play, card, at.seat(), at.number());
        else if (at.card() && !hasLeft(state, at.card()))
            put(play, card, Place::OnCard, static_cast<std::uint8_t>(at.card().index()), at.card().owner());
        else
            return;
        if (goal == Goal::Below)
            marking(state, card).once = 1; // see isReminder
        break;
    default:
        return;
    }
    if (effect && hasUseInPhase(*effect)) // from the turn after (OQ-63, OQ-64)
        placing(state, card).usedNow = 1;
    // A training card keeps in its tokens which skill was named (OQ-125).
    if (effect && !effect->training.empty() && !effect->forms.empty() &&
        effect->forms.front().names[0].kind == NameKind::OneOf) {
        const auto& words = effect->forms.front().names[0].words;
        const auto chosen = std::find(words.begin(), words.end(), frame.as<TextFrame>().word);
        setTokens(play, card, static_cast<int>(chosen - words.begin()));
    } else if (effect && waitsForAnswer(*effect)) { // who asks about whom, see moments.cpp
        setTokens(play, card, frame.target.seat() << 2 | (frame.as<TextFrame>().word & 3));
    } else if (effect && effect->tokens > 0) {
        setTokens(play, card, effect->tokens);
    }
}

void run(Play& play, const StayStep& step)
{
    const Text text = textOf(play.state);
    stayAt(play, text.self, step.where.goal, resolved(text, step.where.at).first());
}

void runVerb(Play& play, const AnyStep& step, CardVerbs list)
{
    runListed(step, list, [&](const auto& one) { run(play, one); });
}

} // namespace dossier
