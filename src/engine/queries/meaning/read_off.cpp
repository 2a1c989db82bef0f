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
    if (facts.type == CardType::Adversary && hospitalOf(state, card) == kNoSeat) {
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
        for (const Step& step : m_text.effect->whileThere)
            if ((kindsBroughtAbout(step.does) >> static_cast<int>(m_kind) & 1u) != 0 &&
                (!step.when || holds(m_text, *step.when)))
                std::visit([this](const auto& does) { readStep(does); }, step.does);
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

    void readStep(const AddStep& step)
    {
        if (!isEquipmentBonus(step))
            readNumber(step.by, step.to);
    }
    void readStep(const SetStep& step) { readNumber(step.amount, step.to); }
    void readStep(const AllowStep& step) { readRules(step.rules, step.whom, step.split); }
    void readStep(const ForbidStep& step) { readRules(step.rules, step.whom, false); }
    void readStep(const AttackStep& step)
    {
        const Reference whom = step.whom.ref == Ref::None ? Reference{.ref = Ref::Self} : step.whom;
        addFor(whom, static_cast<std::uint8_t>(step.manner), 0, 0);
    }
    void readStep(const ShieldStep& step)
    {
        addFor(step.whom, static_cast<std::uint8_t>(step.against.value_or(Against::Each)), pointsOf(step), 0);
    }
    void readStep(const ScaleStep& step)
    {
        const bool occult = step.on.ref == Ref::OccultDamageToHost;
        addFor(step.on, occult ? static_cast<std::uint8_t>(kAbilities) : kLongRange, occult ? 1 : 0, 0);
    }
    void readStep(const CombatRoundStep& step)
    {
        Modifier modifier = fresh({});
        modifier.what = abilityOf(step.round);
        modifier.amount = step.last.value_or(0);
        add(m_found, modifier);
    }
    void readStep(const KeywordStep& step)
    {
        forEachOf(step.on, [&](Thing subject) {
            for (int k = 0; k < kKeywords; ++k)
                if (step.words.words.contains(static_cast<Keyword>(k))) {
                    Modifier modifier = fresh(subject);
                    modifier.what = static_cast<std::uint8_t>(k);
                    modifier.extra = kNoKeyword;
                    add(m_found, modifier);
                }
        });
    }
    template <typename Once>
    requires(!kMayLast<Once>) void readStep(const Once& /*unused*/) {}

    // Whatever concerns a Team concerns its Agents.
    template <typename Read>
    void forEachOf(const Reference& whom, Read read)
    {
        for (Thing subject : resolved(m_text, whom)) {
            if (subject.isTeam())
                forEachAgent(membersOf(m_text.state, subject),
                             [&](int slot) { read(agentCard(m_text.state, subject.seat(), slot)); });
            else
                read(subject);
        }
    }

    void addFor(const Reference& whom, std::uint8_t what, std::int8_t amount, std::uint8_t extra)
    {
        forEachOf(whom, [&](Thing subject) {
            Modifier modifier = fresh(subject);
            modifier.what = what;
            modifier.amount = amount;
            modifier.extra = extra;
            add(m_found, modifier);
        });
    }

    // A Team's permission is that of its Agents, as a set.
    void readRules(const RuleNames& rules, const Reference& whom, bool split)
    {
        const bool sets = m_kind == ModifierKind::PermitSet || m_kind == ModifierKind::ForbidSet;
        for (const Rule& rule : rules) {
            const auto what = static_cast<std::uint8_t>(rule.rule);
            if (!sets) {
                const bool word = rule.rule == Permission::CombatKeyword && rule.keyword;
                addFor(whom, what, 0,
                       word    ? static_cast<std::uint8_t>(*rule.keyword)
                       : split ? 1
                               : 0); // RES to CP, split
                continue;
            }
            for (Thing subject : resolved(m_text, whom)) {
                if (!subject.isTeam())
                    continue;
                Modifier modifier = fresh({});
                modifier.what = what;
                modifier.setAgents(subject.seat(), membersOf(m_text.state, subject));
                add(m_found, modifier);
            }
        }
    }

    // Equipment serves as EQUIP-2 to EQUIP-4 say.
    bool isEquipmentBonus(const AddStep& step) const
    {
        return step.to.what == Quantity::Skill && step.to.of.ref == Ref::Host &&
               factsOf(m_text.state, m_text.self).type == CardType::Equipment;
    }

    void readNumber(const Amount& amount, const QuantityOf& quantity)
    {
        const auto read = [&](Thing subject, int ability) {
            if (!concerns(subject, ability))
                return;
            Modifier modifier = fresh(subject);
            modifier.what = ability < 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(ability);
            modifier.amount = static_cast<std::int8_t>(valueOf(m_text, amount, subject));
            add(m_found, modifier);
        };
        const auto readEach = [&](Thing subject) {
            if (quantity.what == Quantity::LrcAndCrc) {
                read(subject, kLongRange);
                read(subject, kCloseRange);
            } else {
                read(subject, quantity.what == Quantity::Skill ? quantity.ability : -1);
            }
        };
        forEachOf(whoseIs(quantity), readEach);
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
