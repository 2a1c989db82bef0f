// What must be so in a scenario: of an Agent.
#include "engine/queries/meaning/agents.h"
#include "engine/queries/table/abduction.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "engine/records/scenario/expectations.h"
#include "engine/records/scenario/scenario_vocabulary.h"

#include <algorithm>

namespace dossier {

namespace {

class AgentExpected
{
public:
    AgentExpected(const ScenarioGame& game, Seat seat, int slot, const std::string& name)
        : m_game(game)
        , m_state(game.state())
        , m_seat(seat)
        , m_slot(slot)
        , m_name(name)
        , m_agent(agentOf(m_state, seat, slot))
        , m_card(agentCard(m_state, seat, slot))
    {}

    void check(const Json& expected)
    {
        checkKeys(expected, expectAgentKeys(), "what is expected of an Agent");
        for (const auto& [key, value] : expected.members())
            if (!checkRecord(key, value))
                checkMeaning(key, value);
    }

private:
    std::string what(std::string_view key) const { return m_name + "'s " + std::string(key); }

    // What his record says.
    bool checkRecord(const std::string& key, const Json& value)
    {
        if (key == "section")
            sameWord(value, what(key), sectionNow());
        else if (key == "damage")
            sameNumber(value, what(key), m_agent.damage);
        else if (key == "countdown")
            sameNumber(value, what(key), m_agent.hostTokens);
        else if (key == "took part")
            sameNumber(value, what(key) + " of this turn", m_agent.sites);
        else if (key == "used")
            sameFlag(value, what(key) + " in this turn", m_agent.used != 0);
        else if (key == "may not heal")
            sameFlag(value, what(key), m_agent.mayNotHeal != 0);
        else if (key == "turns away")
            sameNumber(value, what(key), m_agent.away);
        else if (key == "above")
            sameNumber(value, what(key), sectionNow() == awayWords()[1] ? cardsAbove(m_state, m_seat, m_slot) : 0);
        else if (key == "purse")
            sameFlag(value, what(key), m_agent.purse != 0);
        else
            return false;
        return true;
    }

    // What the rules make of it.
    void checkMeaning(const std::string& key, const Json& value)
    {
        if (key == "health")
            sameNumber(value, what(key), currentHealth(m_state, m_seat, m_slot));
        else if (key == "cost")
            sameNumber(value, what(key), costLeft(m_state, m_seat, m_slot));
        else if (key == "equipment")
            samePile(m_game, value, what(key), attached());
        else if (key == "tokens")
            sameNumber(value, what(key), tokensOn(m_state, m_card));
        else if (key == "res")
            sameNumber(value, what(key), resOf(m_state, m_seat, m_slot));
        else if (key == "skills")
            checkSkills(value);
        else if (key == "may leave")
            sameFlag(value, what(key), mayLeaveHospital(m_state, m_seat, m_slot));
        else
            checkMate(value, key == "team with");
    }

    std::string_view sectionNow() const
    {
        if ((awayOf(m_state, m_seat) >> m_slot & 1u) != 0)
            return awayWords()[0];
        if ((abductedOf(m_state, m_seat) >> m_slot & 1u) != 0)
            return awayWords()[1];
        return sectionWords()[m_agent.section];
    }

    std::vector<CardIndex> attached() const
    {
        std::vector<CardIndex> cards;
        forEachAttached(m_state, m_card, [&](CardRef card) { cards.push_back(cardIndex(m_state, card)); });
        return cards;
    }

    // {"Observation": 2}: his value at this moment
    void checkSkills(const Json& value)
    {
        for (const auto& [word, number] : value.members()) {
            const auto words = abilityWords();
            const auto ability = std::find(words.begin(), words.end(), word);
            if (ability == words.end())
                notUnderstood(number, "skill", word, words);
            sameNumber(number, what(word),
                       skillOf(m_state, m_seat, m_slot, static_cast<Ability>(ability - words.begin())));
        }
    }

    void checkMate(const Json& value, bool wanted)
    {
        const int mate = slotNamed(value, CardType::Agent, *m_state.match);
        const bool together =
            mate >= 0 && agentOf(m_state, m_seat, mate).inPlay() && agentOf(m_state, m_seat, mate).team == m_agent.team;
        if (together != wanted)
            throw ScenarioFailure(value.line(), what(wanted ? "team with" : "not team with") + " is not so");
    }

    const ScenarioGame& m_game;
    const GameState& m_state;
    Seat m_seat;
    int m_slot;
    std::string m_name;
    const AgentState& m_agent;
    CardRef m_card;
};

} // namespace

void expectOfAgents(const ScenarioGame& game, const Json& expected, Seat seat)
{
    for (const auto& [name, value] : expected.members()) {
        const CardIndex card = cardOfKey(game, value, name);
        const CardFacts& facts = game.match().facts(card);
        const int slot = facts.type == CardType::Agent ? facts.slot : -1;
        if (slot < 0 || !agentOf(game.state(), seat, slot).inPlay())
            throw ScenarioFailure(value.line(), cardName(game.pool(), card) + " is not in play");
        AgentExpected(game, seat, slot, game.pool()[card].title).check(value);
    }
}

} // namespace dossier
