#include "wording/action_text.h"

#include "engine/agents.h"
#include "engine/combat.h"
#include "engine/play_card.h"
#include "wording/play_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class ActionText
{
    Q_DECLARE_TR_FUNCTIONS(ActionText)

public:
    ActionText(const GameState& state, const Action& action, const Cast& cast)
        : m_state(state)
        , m_action(action)
        , m_cast(cast)
    {}

    QString name(const ActionList& actions) const
    {
        switch (m_action.kind) {
        case ActionKind::Pass:
            return pass(actions);
        case ActionKind::FreeDraw:
            return tr("Draw the free card");
        case ActionKind::BuyCards:
            return tr("Buy %n card(s)", nullptr, m_action.number);
        case ActionKind::Sell:
            return tr("Sell %1").arg(card());
        case ActionKind::Requisition:
            return tr("Requisition %1 for %2").arg(card(), agent());
        case ActionKind::HandOver:
            return tr("Hand %1 over to %2").arg(card(), agent());
        case ActionKind::Deploy:
        case ActionKind::BuyAgent:
        case ActionKind::Regroup:
            return formation();
        case ActionKind::PlaceSite:
            return m_state.match->seats() > 2 ? tr("Place %1, directed at %2").arg(card(), m_cast.name(m_action.seat))
                                              : tr("Place %1").arg(card());
        case ActionKind::PutUnder:
            return tr("Put %1 face down under %2").arg(card(), target());
        case ActionKind::AssignTeam:
            return tr("%1 investigates %2").arg(team(), target());
        case ActionKind::Investigate:
            return tr("Investigate %1 now").arg(target());
        case ActionKind::AnnounceSkill:
            return tr("Try it with %1").arg(abilityWord(m_action.number));
        case ActionKind::Ask:
            return typeWord(m_action.number);
        case ActionKind::Guess:
            return tr("It is %1").arg(m_cast.title(m_state.match->xFileCard(m_action.number)));
        case ActionKind::Discard:
            return tr("Discard %1").arg(card());
        case ActionKind::Play:
        case ActionKind::UseBluff:
            return play();
        case ActionKind::Allot:
            return tr("Hit %1").arg(titleOf(combatantCard(m_state, m_state.top(), m_action.number)));
        case ActionKind::PickAgent:
            return agent();
        case ActionKind::Concede:
            return tr("Give up");
        }
        return {};
    }

private:
    QString titleOf(CardRef card) const { return card ? m_cast.title(cardIndex(m_state, card)) : QString(); }
    QString card() const { return titleOf(m_action.card); }
    QString target() const { return titleOf(m_action.target); }

    // Whose Agents an action speaks of: one's own, but in a choice or a departure those of its frame.
    Seat seatOfAgents() const { return m_action.kind == ActionKind::PickAgent ? m_state.top().seat : m_state.decider; }
    QString agent() const { return titleOf(agentCard(m_state, seatOfAgents(), m_action.agent)); }

    // "Team 2 (Dana Scully, John Doe)"
    QString team() const
    {
        QStringList members;
        forEachAgent(teamMembers(m_state, m_state.decider, m_action.team),
                     [&](int slot) { members << titleOf(agentCard(m_state, m_state.decider, slot)); });
        return tr("Team %1 (%2)").arg(m_action.team + 1).arg(members.join(QStringLiteral(", ")));
    }

    bool joinsOthers() const
    {
        AgentSet members = teamMembers(m_state, m_state.decider, m_action.team);
        if (m_action.kind != ActionKind::BuyAgent)
            members &= ~(1u << m_action.agent);
        return members != 0;
    }

    QString formation() const
    {
        const auto section = static_cast<Section>(m_action.section);
        if (m_action.kind == ActionKind::Regroup)
            return joinsOthers() ? tr("%1 joins %2").arg(agent(), team()) : tr("%1 forms a new Team").arg(agent());
        if (m_action.kind == ActionKind::BuyAgent)
            return joinsOthers() ? tr("Bring %1 into play: %2, with %3").arg(card(), word(section), team())
                                 : tr("Bring %1 into play: %2, in a Team of his own").arg(card(), word(section));
        if (section == Section::Hospital)
            return tr("%1 to the Hospital").arg(agent());
        if (isBasic(m_state))
            return tr("%1 to: %2").arg(agent(), word(section));
        return joinsOthers() ? tr("%1 to: %2, with %3").arg(agent(), word(section), team())
                             : tr("%1 to: %2, in a Team of his own").arg(agent(), word(section));
    }

    QString play() const
    {
        const bool bluff = m_action.kind == ActionKind::UseBluff;
        QString name = bluff ? tr("Use %1").arg(card()) : tr("Play %1").arg(card());
        if (m_action.target)
            name = bluff ? tr("Use %1 on %2").arg(card(), target()) : tr("Play %1 on %2").arg(card(), target());
        if (isBasic(m_state))
            return name;
        const CardFacts& facts = factsOf(m_state, m_action.card);
        const bool rp = paidWithRp(m_state, m_state.decider, facts);
        const QString points = pointsWord(costOf(m_state, m_action.card, m_action.number, bluff), rp);
        return priceSteps(facts, false) > 1 ? tr("%1 for %2 (price step %3)").arg(name, points).arg(m_action.number + 1)
                                            : tr("%1 for %2").arg(name, points);
    }

    QString pass(const ActionList& actions) const
    {
        if (m_state.top().kind == FrameKind::Reveal)
            return tr("Use no more: what is left is discarded");
        for (const Action& other : actions)
            if (other.kind != ActionKind::Pass)
                return passOn(other.kind);
        return tr("Pass");
    }

    static QString passOn(ActionKind kind)
    {
        switch (kind) {
        case ActionKind::FreeDraw:
            return tr("Do not draw");
        case ActionKind::BuyCards:
            return tr("Buy no cards");
        case ActionKind::Sell:
            return tr("Sell nothing more");
        case ActionKind::Requisition:
        case ActionKind::HandOver:
            return tr("No more Equipment");
        case ActionKind::Deploy:
        case ActionKind::BuyAgent:
            return tr("Everybody is in place");
        case ActionKind::PlaceSite:
            return tr("No more Sites");
        case ActionKind::PutUnder:
            return tr("No more cards face down");
        case ActionKind::Regroup:
        case ActionKind::AssignTeam:
            return tr("The Teams are assigned");
        case ActionKind::Investigate:
            return tr("End the investigations");
        case ActionKind::Ask:
            return tr("Ask nothing");
        case ActionKind::Guess:
            return tr("Make no guess");
        case ActionKind::Discard:
            return tr("Discard nothing more");
        case ActionKind::Play:
        case ActionKind::UseBluff:
            return tr("Pass: play nothing");
        case ActionKind::Pass:
        case ActionKind::AnnounceSkill:
        case ActionKind::Allot:
        case ActionKind::PickAgent:
        case ActionKind::Concede:
            break;
        }
        return tr("Pass");
    }

    const GameState& m_state;
    const Action& m_action;
    const Cast& m_cast;
};

} // namespace

QString actionText(const GameState& state, const Action& action, const ActionList& actions, const Cast& cast)
{
    return ActionText(state, action, cast).name(actions);
}

} // namespace dossier
