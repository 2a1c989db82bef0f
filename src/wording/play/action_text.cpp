#include "wording/play/action_text.h"

#include "engine/changes/play.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "wording/card_text/card_text.h"
#include "wording/play/naming.h"
#include "wording/play/play_words.h"
#include "wording/play/power_text.h"
#include "wording/play/thing_text.h"
#include "wording/words/game_words.h"

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
            return priced(tr("Requisition %1 for %2").arg(card(), agent()));
        case ActionKind::HandOver:
            return tr("Hand %1 over to %2").arg(card(), agent());
        case ActionKind::Deploy:
        case ActionKind::BuyAgent:
        case ActionKind::Regroup:
            return formation();
        case ActionKind::PlaceSite:
            return priced(m_state.match->seats() > 2
                              ? tr("Place %1, directed at %2").arg(card(), m_cast.name(m_action.seat))
                              : tr("Place %1").arg(card()));
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
        case ActionKind::PayWith:
            return m_action.number == 1 ? tr("With a token of %1").arg(agent())
                                        : tr("With 1 RP dedicated to %1").arg(agent());
        case ActionKind::Produce:
            return tr("%1 to the Conspiracy Pool, the rest to the Resource Pool")
                .arg(pointsWord(m_action.number, false));
        case ActionKind::FollowTeam:
            return tr("%1 goes with %2").arg(card(), team());
        case ActionKind::Announce:
            return tr("Tell everybody: %1")
                .arg(typeWord(typeOf(m_state, m_state.decider, static_cast<Characteristic>(m_action.number))));
        case ActionKind::UsePower:
            return power();
        case ActionKind::UseText:
            return use();
        case ActionKind::NameWord:
            return namedWord();
        case ActionKind::Choose:
            return m_action.target ? chosen() : fetched();
        case ActionKind::Allot:
            return hit();
        case ActionKind::PickAgent:
            return agent();
        case ActionKind::Concede:
            return tr("Give up");
        }
        return {};
    }

    // Where the cards it is about lie.
    QStringList details() const
    {
        QStringList places;
        for (const CardRef each : {m_action.card, m_action.target.card(), m_action.other.card()})
            places << (each ? whereaboutsText(m_state, each, m_cast) : QString());
        return places;
    }

private:
    QString titleOf(CardRef card) const { return titleText(m_state, card, m_cast); }
    QString card() const { return titleOf(m_action.card); }
    QString target() const { return thingText(m_state, m_action.target, m_cast); }
    QString thing(Thing thing) const { return thingText(m_state, thing, m_cast); }

    // A source from kByText on is a text, by no combatant.
    QString hit() const
    {
        const QString who = thing(combatantThing(m_state, m_state.top(), m_action.number));
        if (roundQuestion(m_state).kind != RoundQuestion::Kind::Source)
            return tr("Hit %1").arg(who);
        return who.isEmpty() ? tr("The damage of a card") : tr("The damage of %1").arg(who);
    }

    // EQUIP-3: what is offered besides the weapon in use; the Agent himself stands for none.
    QString weapon() const { return m_action.target == roundQuestion(m_state).about ? tr("No weapon") : target(); }

    // OQ-109: a card announced together with others may be aimed at somebody.
    QString chosen() const
    {
        const Frame& top = m_state.top();
        if (top.kind == FrameKind::Round && roundQuestion(m_state).kind == RoundQuestion::Kind::Weapon)
            return weapon();
        const QString what = thing(m_action.target);
        return m_action.other ? tr("%1 on %2", "a card and its target").arg(what, thing(m_action.other)) : what;
    }

    // OQ-31: a card from outside the game, by the two bytes of its index.
    QString fetched() const { return m_cast.title(static_cast<CardIndex>(m_action.number << 8 | m_action.agent)); }

    // Whose Agents an action speaks of: one's own, but in a choice or a departure those of its frame.
    Seat seatOfAgents() const { return m_action.kind == ActionKind::PickAgent ? m_state.top().seat : m_state.decider; }
    QString agent() const { return titleOf(agentCard(m_state, seatOfAgents(), m_action.agent)); }

    QString team() const { return teamText(m_state, m_state.decider, m_action.team, m_cast); }

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
            return priced(joinsOthers()
                              ? tr("Bring %1 into play: %2, with %3").arg(card(), word(section), team())
                              : tr("Bring %1 into play: %2, in a Team of his own").arg(card(), word(section)));
        if (section == Section::Hospital)
            return tr("%1 to the Hospital").arg(agent());
        if (isBasic(m_state))
            return tr("%1 to: %2").arg(agent(), word(section));
        return joinsOthers() ? tr("%1 to: %2, with %3").arg(agent(), word(section), team())
                             : tr("%1 to: %2, in a Team of his own").arg(agent(), word(section));
    }

    QString aims() const
    {
        const QString first = target();
        const QString second = thingText(m_state, m_action.other, m_cast);
        return second.isEmpty() ? first : tr("%1 and %2", "two targets").arg(first, second);
    }

    QString play() const
    {
        const bool bluff = m_action.kind == ActionKind::UseBluff;
        QString name = bluff ? tr("Use %1").arg(card()) : tr("Play %1").arg(card());
        if (m_action.target)
            name = bluff ? tr("Use %1 on %2").arg(card(), aims()) : tr("Play %1 on %2").arg(card(), aims());
        if (isBasic(m_state))
            return withEffect(name, way());
        const Price price = priceOfPlay(m_state, m_state.decider, m_action, bluff);
        return withEffect(tr("%1 for %2").arg(name, pointsWord(price.cost, price.rp)), way());
    }

    QString use() const
    {
        constexpr int kShort = 100; // more is read on the card
        const QString name = m_action.target ? tr("Use %1 on %2").arg(card(), aims()) : tr("Use %1").arg(card());
        const QString effect = m_cast.texts ? m_cast.texts->use(index(), m_action.form) : QString();
        return withEffect(name, effect.size() <= kShort ? effect : QString());
    }

    // With what a Site, an Equipment or an Agent costs; nothing costs anything in the Basic Game (BASIC-12).
    QString priced(const QString& name) const
    {
        return isBasic(m_state) ? name
                                : tr("%1 (%2)", "an action and its price")
                                      .arg(name, pointsWord(priceOf(m_state, m_action.card), true));
    }

    CardIndex index() const { return cardIndex(m_state, m_action.card); }

    // What it does in this way, for this price, where the card has several.
    QString way() const
    {
        const bool steps = priceSteps(factsOf(m_state, m_action.card), false) > 1;
        if (!m_cast.texts || (!steps && formsOf(m_state, m_action.card).size() < 2))
            return {};
        return m_cast.texts->way(index(), m_action.form, steps ? m_action.number + 1 : 0);
    }

    static QString withEffect(const QString& name, const QString& effect)
    {
        return effect.isEmpty() ? name : tr("%1: %2", "an action and what it does").arg(name, effect);
    }

    QString power() const
    {
        QString at = m_action.card ? card() : aims();
        if (m_action.card && m_action.target)
            at = tr("%1 on %2", "a card and its target").arg(card(), aims());
        if (at.isEmpty() && m_action.agent < kMostAgentTitles)
            at = agent();
        if (at.isEmpty() && m_action.seat < kMostSeats)
            at = m_cast.name(m_action.seat);
        return powerText(m_state, m_action, at);
    }

    // What the number means the Naming of the card on top says.
    QString namedWord() const
    {
        const int number = m_action.number;
        switch (namingNow(m_state)) {
        case NameKind::Characteristic:
            return word(static_cast<Characteristic>(number));
        case NameKind::Opponent:
            return m_cast.name(static_cast<Seat>(number));
        case NameKind::Check:
            return number == 0 ? tr("The check under way") : tr("A later check");
        case NameKind::None:
        case NameKind::OneOf:
        case NameKind::KeywordOfTarget:
        case NameKind::AnyKeyword:
            break;
        }
        return number >= kFirstKeywordWord ? word(static_cast<Keyword>(number - kFirstKeywordWord))
                                           : abilityWord(static_cast<Ability>(number));
    }

    QString pass(const ActionList& actions) const
    {
        if (m_state.top().kind == FrameKind::Reveal)
            return tr("Use no more: what is left is discarded");
        if (m_state.top().kind == FrameKind::Round)
            return tr("The best weapon");
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
        case ActionKind::UseText:
        case ActionKind::UsePower:
        case ActionKind::Announce:
            return tr("Pass: play nothing");
        case ActionKind::PayWith:
            return tr("From the pool alone");
        case ActionKind::FollowTeam:
            return tr("Everybody is in place");
        case ActionKind::Choose:
            return tr("Nothing more");
        case ActionKind::Produce:
        case ActionKind::NameWord:
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

QStringList actionDetails(const GameState& state, const Action& action, const Cast& cast)
{
    return ActionText(state, action, cast).details();
}

} // namespace dossier
