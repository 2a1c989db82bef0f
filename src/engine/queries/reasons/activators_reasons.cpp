// Refused of a card played: its Activators (row "the Activators"), and bans in force.
#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/keywords.h"

namespace dossier {

namespace {

constexpr std::uint64_t bit(Activator activator)
{
    return std::uint64_t{1} << static_cast<int>(activator);
}

// Rows of their own say what these ask for.
constexpr std::uint64_t kOfOtherRows =
    bit(Activator::Active) | bit(Activator::Conspiracy) | bit(Activator::Multiplayer) | bit(Activator::Combat);

bool isOfSite(Activator activator)
{
    return activator == Activator::AffiliationSite || activator == Activator::MotiveSite ||
           activator == Activator::MethodSite || activator == Activator::ResultSite;
}

// PLAY-15 to PLAY-18: what the word looks for.
RuleNumber ruleOfWord(const CardFacts& facts, Activator activator)
{
    if (facts.type == CardType::Witness)
        return "PLAY-16";
    const bool own = activator == Activator::Site || activator == Activator::Agent || activator == Activator::Witness;
    const bool serves = facts.has(Activator::Active) && !facts.has(Keyword::Negate);
    if (serves && own)
        return "PLAY-17";
    return isOfSite(activator) ? "PLAY-18" : "PLAY-15";
}

void addMissing(const Tried& tried, CardRef card, Activator activator, Reasons& reasons)
{
    const CardFacts& facts = factsOf(tried.state, card);
    const bool adversary = facts.type == CardType::Adversary;
    const auto add = [&](RuleNumber rule) { reasons.add({ReasonKind::Activator, rule, activator}); };
    if (adversary && activator == Activator::Witness)
        add("PLAY-15");
    else if (adversary)
        add(isBasic(tried.state) ? "BASIC-36" : "PLAY-22");
    add("PLAY-11");
    const bool word = !keywordNamedBy(activator).empty() || isOfSite(activator);
    if (word && !adversary)
        add(ruleOfWord(facts, activator));
}

// PLAY-19: all of them on one card, of those that the text speaks of.
bool bearsAll(const Tried& tried, CardRef card, const EffectForm& form, CardRef other)
{
    const GameState& state = tried.state;
    const bool open = isWaiting(state, other) || liesOpen(state, other);
    const Seat of = speakerOf(state, other);
    const bool side = form.target.side == Side::Any || (of == tried.by) == (form.target.side == Side::My);
    return open && side && other != card &&
           keywordsOf(state, other).containsAll(keywordActivators(factsOf(state, card)));
}

bool anyBearsAll(const Tried& tried, CardRef card, const EffectForm& form)
{
    bool found = false;
    for (Seat seat = 0; seat < tried.state.match->seats(); ++seat)
        tried.state.player(seat).table.forEach([&](int index) {
            found = found || bearsAll(tried, card, form, {seat, index});
        });
    return found;
}

void againstNegating(const Tried& tried, CardRef card, const EffectForm& form, Reasons& reasons)
{
    if (!negatesTarget(tried.state, card) || keywordActivators(factsOf(tried.state, card)).empty())
        return;
    bool aimed = false; // at what is meant, as the lists of plays find it
    Action open = tried.action;
    open.target = open.other = {};
    forEachAim(tried.state, tried.by, open, form,
               [&](const Action& aim) { aimed = aimed || !tried.namesTarget() || aim.target == tried.action.target; });
    if (aimed)
        return;
    const CardRef named = tried.namesTarget() ? tried.action.target.card() : CardRef();
    const bool lacking = named && !bearsAll(tried, card, form, named);
    reasons.addIf(lacking || !anyBearsAll(tried, card, form), ReasonKind::Activator, "PLAY-19");
}

// Adversaries that could be announced with this card.
void againstMembers(const Tried& tried, CardRef card, Reasons& reasons)
{
    const GameState& state = tried.state;
    Options members;
    const int left = state.player(tried.by).cp - priceOfPlay(state, tried.by, {.card = card}, false).cost;
    state.player(tried.by).hand.forEach([&](int index) {
        const CardRef member(tried.by, index);
        if (factsOf(state, member).type != CardType::Adversary)
            return;
        Reasons against;
        for (std::uint64_t rest = allUnsatisfied(state, tried.by, member, tried.moment) & ~kOfOtherRows; rest != 0;
             rest &= rest - 1)
            addMissing(tried, member, static_cast<Activator>(std::countr_zero(rest)), against);
        const int price = priceOfMember(state, tried.by, member).cost;
        if (price > left)
            against.add(tooDear("PLAY-5", left, price));
        members.add(against);
    });
    members.conclude(kNothingFits, reasons);
    reasons.add(kNothingFits);
}

} // namespace

void againstActivators(const Tried& tried, CardRef card, const EffectForm& form, Reasons& reasons)
{
    for (std::uint64_t rest = allUnsatisfied(tried.state, tried.by, card, tried.moment) & ~kOfOtherRows; rest != 0;
         rest &= rest - 1)
        addMissing(tried, card, static_cast<Activator>(std::countr_zero(rest)), reasons);
    againstNegating(tried, card, form, reasons);
    if (isBundle(tried.state, card) && !hasMembers(tried.state, tried.by, card))
        againstMembers(tried, card, reasons);
}

} // namespace dossier
