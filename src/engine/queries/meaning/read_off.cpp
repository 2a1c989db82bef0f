// What holds because a card lies there: read off it whenever it is asked for, never stored (`while` of the effect
// data). Equipment that adds to its holder's skills is not here: EQUIP-2 to EQUIP-4 choose the best of it (agents.cpp).
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

bool isEquipmentBonus(const GameState& state, CardRef card, const EffectStep& step)
{
    return step.verb == Verb::Add && step.quantity == Quantity::Skill && step.a.ref == Ref::Host &&
           factsOf(state, card).type == CardType::Equipment;
}

// Whether what the card says holds at all: an Agent's Game Effect may rest (AGENT-15 to AGENT-23), an Adversary works
// while he fights, a card in a hand or face down not at all.
bool isAtWork(const GameState& state, CardRef card)
{
    if (isMuted(state, card))
        return false;
    const CardFacts& facts = factsOf(state, card);
    if (facts.type == CardType::Agent) {
        const AgentAt agent = agentAt(state, card);
        return agent && gameEffectHolds(state, agent.seat, agent.slot);
    }
    if (facts.type == CardType::Adversary) {
        const Frame* combat = combatUnderWay(state);
        return combat && (combatantOf(state, *combat, card) < kCombatants ||
                          combatantOf(state, *combat, Thing::secondOf(card)) < kCombatants);
    }
    const Place place = placeOf(state, card);
    if (place == Place::UnderSite)
        return isTurnedUp(state, card);
    return !isHeld(state, card) && place != Place::Waiting && place != Place::Away && place != Place::Abducted;
}

void add(ReadOff& found, const Modifier& modifier)
{
    if (found.count < ReadOff::kMost)
        found.items[static_cast<std::size_t>(found.count++)] = modifier;
}

class Reader
{
public:
    Reader(const GameState& state, ModifierKind kind, Concern concern, CardRef card, ReadOff& found)
        : m_text(textOfCard(state, card))
        , m_kind(kind)
        , m_concern(concern)
        , m_found(found)
    {}

    void read()
    {
        for (const EffectStep& step : m_text.effect->whileThere)
            if (bringsAbout(step, m_kind) && !isEquipmentBonus(m_text.state, m_text.self, step))
                readStep(step);
        for (const Naming& training : m_text.effect->training)
            readTraining(training);
    }

private:
    Modifier fresh(Thing subject) const
    {
        Modifier modifier;
        modifier.kind = m_kind;
        modifier.until = Duration::Stay;
        modifier.source = m_text.self;
        modifier.subject = subject;
        return modifier;
    }

    bool concerns(Thing subject, int what) const
    {
        return (!m_concern.subject || m_concern.subject == subject) &&
               (m_concern.what < 0 || what < 0 || m_concern.what == what);
    }

    void readStep(const EffectStep& step)
    {
        if (step.condition > 0 && !holds(m_text, m_text.effect->tests[step.condition - 1u]))
            return;
        if (step.verb == Verb::Round) {
            Modifier modifier = fresh({});
            modifier.what = step.ability;
            modifier.amount = step.number;
            add(m_found, modifier);
            return;
        }
        Reference whom = step.a;
        if (step.verb == Verb::Attack && whom.ref == Ref::None)
            whom.ref = Ref::Self;
        const Things subjects = resolved(m_text, whom);
        for (Thing subject : subjects)
            readFor(step, subject);
    }

    void readFor(const EffectStep& step, Thing subject)
    {
        const GameState& state = m_text.state;
        const bool setKind = m_kind == ModifierKind::PermitSet || m_kind == ModifierKind::ForbidSet;
        if (subject.isTeam() || setKind) { // a Team's permission is that of its Agents
            if (!subject.isTeam())
                return;
            const AgentSet members = membersOf(state, subject);
            if (setKind) {
                Modifier modifier = fresh({});
                modifier.what = step.what;
                modifier.setAgents(subject.seat(), members);
                add(m_found, modifier);
            } else {
                forEachAgent(members, [&](int slot) { readFor(step, agentCard(state, subject.seat(), slot)); });
            }
            return;
        }
        switch (step.verb) {
        case Verb::Add:
        case Verb::Set:
            if (step.quantity == Quantity::LrcAndCrc) {
                readNumber(step, subject, kLongRange);
                readNumber(step, subject, kCloseRange);
            } else {
                readNumber(step, subject, step.quantity == Quantity::Skill ? step.ability : -1);
            }
            return;
        case Verb::Keyword:
            for (int k = 0; k < kKeywords; ++k)
                if (step.keywords.contains(static_cast<Keyword>(k))) {
                    Modifier modifier = fresh(subject);
                    modifier.what = static_cast<std::uint8_t>(k);
                    modifier.extra = kNoKeyword;
                    add(m_found, modifier);
                }
            return;
        default:
            break;
        }
        Modifier modifier = fresh(subject);
        modifier.what = step.what;
        modifier.amount = step.number;
        if (step.verb == Verb::Scale) {
            const bool occult = step.a.ref == Ref::OccultDamageToHost;
            modifier.what = occult ? static_cast<std::uint8_t>(kAbilities) : kLongRange;
            modifier.amount = occult ? 1 : 0;
        }
        if (static_cast<Permission>(step.what) == Permission::CombatKeyword &&
            (m_kind == ModifierKind::Permit || m_kind == ModifierKind::Forbid)) {
            for (int k = 0; k < kKeywords; ++k)
                if (step.keywords.contains(static_cast<Keyword>(k))) {
                    modifier.extra = static_cast<std::uint8_t>(k);
                    add(m_found, modifier);
                }
            return;
        }
        if (step.flag) { // RES to CP, split
            modifier.extra = 1;
        }
        add(m_found, modifier);
    }

    void readNumber(const EffectStep& step, Thing subject, int ability)
    {
        if (!concerns(subject, ability))
            return;
        Modifier modifier = fresh(subject);
        modifier.what = ability < 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(ability);
        modifier.amount = static_cast<std::int8_t>(valueOf(m_text, step.amount, subject));
        add(m_found, modifier);
    }

    // What an Agent has been trained in, from the card below him (OQ-125): its token field tells which was chosen.
    void readTraining(const Naming& training)
    {
        const Thing host = hostThing(m_text.state, m_text.self);
        const bool one = !m_text.effect->forms.empty() && m_text.effect->forms.front().names[0].kind == NameKind::OneOf;
        if (!host || !isReminder(m_text.state, m_text.self))
            return;
        if (one) {
            const auto& words = m_text.effect->forms.front().names[0].words;
            const auto chosen = static_cast<std::size_t>(tokensOn(m_text.state, m_text.self));
            if (chosen < words.size())
                readTrained(words[chosen], host);
            return;
        }
        for (std::uint8_t word : training.words)
            readTrained(word, host);
    }

    void readTrained(std::uint8_t word, Thing host)
    {
        Modifier modifier = fresh(host);
        if (word < kFirstKeywordWord && m_kind == ModifierKind::Skill && concerns(host, word)) {
            modifier.what = word;
            modifier.amount = 1;
            add(m_found, modifier);
        } else if (word >= kFirstKeywordWord) {
            const auto keyword = static_cast<std::uint8_t>(word - kFirstKeywordWord);
            const bool combat = static_cast<Keyword>(keyword) == Keyword::MartialArts ||
                                static_cast<Keyword>(keyword) == Keyword::Subterfuge;
            if (combat && m_kind == ModifierKind::Permit) {
                modifier.what = static_cast<std::uint8_t>(Permission::CombatKeyword);
                modifier.extra = keyword;
                add(m_found, modifier);
            } else if (!combat && m_kind == ModifierKind::Keyword) {
                modifier.what = keyword;
                modifier.extra = kNoKeyword;
                add(m_found, modifier);
            }
        }
    }

    Text m_text;
    ModifierKind m_kind;
    Concern m_concern;
    ReadOff& m_found;
};

} // namespace

void readOff(const GameState& state, ModifierKind kind, Concern concern, ReadOff& found)
{
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        CardSet there = state.player(seat).table;
        there &= state.match->lasting(seat);
        there.forEach([&](int index) {
            const CardRef card(seat, index);
            const Effect* effect = state.match->effect(cardIndex(state, card)); // none: a card from outside
            if (effect && (effect->kinds >> static_cast<int>(kind) & 1u) != 0 && isAtWork(state, card))
                Reader(state, kind, concern, card, found).read();
        });
    }
}

} // namespace dossier
