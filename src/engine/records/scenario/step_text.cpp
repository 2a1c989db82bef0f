// A choice, written as the step that makes it.
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/records/scenario/scenario_vocabulary.h"

namespace dossier {

namespace {

class StepText
{
public:
    StepText(const ScenarioGame& game, const GameState& state, const Action& action)
        : m_game(game)
        , m_state(state)
        , m_action(action)
    {}

    std::string text()
    {
        add(ScenarioGame::letterOf(m_state.decider), quoted(nameOf(m_action.kind)));
        if (m_action.card)
            add("card", card(m_action.card));
        subject();
        if (m_action.other)
            add("other", thing(m_action.other));
        return "{" + m_text + "}";
    }

private:
    static std::string quoted(std::string_view word) { return "\"" + std::string(word) + "\""; }

    void add(std::string_view key, const std::string& value)
    {
        m_text += (m_text.empty() ? "" : ", ") + quoted(key) + ": " + value;
    }

    std::string title(CardIndex card) const { return quoted(m_game.pool()[card].title); }
    std::string card(CardRef card) const { return title(cardIndex(m_state, card)); }
    std::string agent(int slot) const
    {
        const Seat seat = m_state.decider;
        const bool known = slot < kMostAgentTitles && agentOf(m_state, seat, slot).inPlay();
        return known ? card(agentCard(m_state, seat, slot)) : std::to_string(slot);
    }

    std::string thing(Thing thing) const
    {
        switch (thing.kind()) {
        case Thing::Kind::Card:
            return card(thing.card());
        case Thing::Kind::Team: {
            const AgentSet members = teamMembers(m_state, thing.seat(), thing.number());
            return members == 0 ? quoted("new") : card(agentCard(m_state, thing.seat(), std::countr_zero(members)));
        }
        case Thing::Kind::Section:
            return quoted(sectionWords()[thing.number()]);
        case Thing::Kind::Player:
            return quoted(ScenarioGame::letterOf(thing.seat()));
        case Thing::Kind::Hands:
            return quoted("hands");
        case Thing::Kind::Second:
            return quoted(std::string(kSecondWord) + m_game.pool()[cardIndex(m_state, thing.card())].title);
        case Thing::Kind::None:
            break;
        }
        return quoted("nobody");
    }

    std::string typeName() const
    {
        const auto of = static_cast<Characteristic>(m_action.number / kTypesPerCharacteristic);
        const auto type = static_cast<std::uint8_t>(m_action.number % kTypesPerCharacteristic);
        return quoted(std::string(nameOf(of)) + " " + std::string(nameOf(CharacteristicType{of, type})));
    }

    void team() { add("team", thing(Thing::team(m_state.decider, m_action.team))); }

    // A skill or a Keyword; the smaller numbers of a word also stand for a characteristic, a player or a check.
    void word()
    {
        if (m_action.number >= kFirstKeywordWord)
            add("word", quoted(nameOf(static_cast<Keyword>(m_action.number - kFirstKeywordWord))));
        else
            add("word", quoted(namedWord(m_action.number)));
    }

    std::string namedWord(std::uint8_t number) const
    {
        const Frame& top = m_state.top();
        const Effect* effect =
            top.kind == FrameKind::Card ? m_state.match->effect(cardIndex(m_state, top.card)) : nullptr;
        const int named = effect ? top.as<NamingFrame>().named : 0;
        const NameKind kind = effect && top.form < effect->forms.size() && named < 2
                                  ? effect->forms[top.form].names[static_cast<std::size_t>(named)].kind
                                  : NameKind::OneOf;
        if (kind == NameKind::Characteristic)
            return std::string(characteristicWords()[number % kCharacteristics]);
        if (kind == NameKind::Opponent)
            return ScenarioGame::letterOf(number);
        if (kind == NameKind::Check)
            return number == 0 ? "this check" : "later check";
        return std::string(abilityWords()[number % kAbilities]);
    }

    void played()
    {
        const CardFacts& facts = factsOf(m_state, m_action.card);
        if (m_action.target)
            add("target", thing(m_action.target));
        if (m_action.form > 0 && m_action.form < kFirstReaction)
            add("way", std::to_string(m_action.form + 1));
        if (facts.stepped && m_action.number < kPriceSteps.size())
            add("price", std::to_string(kPriceSteps[m_action.number]));
        else if (m_action.number > 0)
            add("number", std::to_string(m_action.number));
    }

    void chosen()
    {
        if (m_action.target)
            add("target", thing(m_action.target));
        else
            add("card", title(static_cast<CardIndex>(m_action.number << 8 | m_action.agent)));
    }

    void subject()
    {
        switch (m_action.kind) {
        case ActionKind::BuyCards:
            add("number", std::to_string(m_action.number));
            return;
        case ActionKind::Requisition:
        case ActionKind::HandOver:
        case ActionKind::PickAgent:
            add("agent", agent(m_action.agent));
            return;
        case ActionKind::PayWith:
        case ActionKind::Produce:
            add("agent", agent(m_action.agent));
            add("number", std::to_string(m_action.number));
            return;
        case ActionKind::Deploy:
            add("agent", agent(m_action.agent));
            [[fallthrough]];
        case ActionKind::BuyAgent:
            add("section", quoted(sectionWords()[m_action.section % kSections]));
            if (m_action.team != kNoTeam)
                team();
            return;
        case ActionKind::Regroup:
            add("agent", agent(m_action.agent));
            team();
            return;
        case ActionKind::FollowTeam:
            team();
            return;
        case ActionKind::AssignTeam:
            team();
            add("site", thing(m_action.target));
            return;
        case ActionKind::PlaceSite:
            add("at", quoted(ScenarioGame::letterOf(m_action.seat)));
            return;
        case ActionKind::PutUnder:
        case ActionKind::Investigate:
            add("site", thing(m_action.target));
            return;
        case ActionKind::AnnounceSkill:
            add("skill", quoted(abilityWords()[m_action.number % kAbilities]));
            return;
        case ActionKind::Ask:
            add("question", typeName());
            return;
        case ActionKind::Guess:
            add("xfile", title(m_state.match->xFileCard(m_action.number)));
            return;
        case ActionKind::Announce:
            add("word", quoted(characteristicWords()[m_action.number % kCharacteristics]));
            return;
        case ActionKind::UsePower:
            add("word", quoted(characteristicWords()[m_action.section % kCharacteristics]));
            if (m_action.target)
                add("target", thing(m_action.target));
            return;
        case ActionKind::Allot:
            add("target", thing(combatantThing(m_state, m_state.top(), m_action.number)));
            return;
        case ActionKind::NameWord:
            word();
            return;
        case ActionKind::Choose:
            chosen();
            return;
        case ActionKind::Play:
        case ActionKind::UseBluff:
        case ActionKind::UseText:
            played();
            return;
        default:
            return;
        }
    }

    const ScenarioGame& m_game;
    const GameState& m_state;
    const Action& m_action;
    std::string m_text;
};

} // namespace

std::string stepOf(const ScenarioGame& game, const GameState& state, const Action& action)
{
    return StepText(game, state, action).text();
}

} // namespace dossier
