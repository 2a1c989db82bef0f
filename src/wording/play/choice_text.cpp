#include "wording/play/choice_text.h"

#include "wording/card_text/card_text.h"
#include "wording/play/address.h"
#include "wording/play/play_words.h"
#include "wording/play/power_text.h"
#include "wording/play/thing_text.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class ActionText
{
    Q_DECLARE_TR_FUNCTIONS(ActionText)

public:
    ActionText(const Choice& choice, const PlayerNames& cast)
        : m_choice(choice)
        , m_action(choice.action)
        , m_cast(cast)
    {}

    QString name() const
    {
        switch (m_action.kind) {
        case ActionKind::Pass:
            return pass();
        case ActionKind::FreeDraw:
            return m_cast.basic ? tr("Draw up to ten cards") : tr("Draw the free card");
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
            return priced(m_choice.seat == kNoSeat
                              ? tr("Place %1").arg(card())
                              : addressed(tr("Place %1, directed at {%2|you}"), {card(), m_cast.said(m_choice.seat)}));
        case ActionKind::PutUnder:
            return tr("Put %1 face down under %2").arg(card(), target());
        case ActionKind::AssignTeam:
            return tr("%1 investigates %2").arg(team(), target());
        case ActionKind::Investigate:
            return tr("Investigate %1 now").arg(target());
        case ActionKind::AnnounceSkill:
            return tr("Try it with %1").arg(abilityWord(m_action.number));
        case ActionKind::Ask:
            return typeWord(m_choice.type);
        case ActionKind::Guess:
            return tr("It is %1").arg(m_cast.title(m_choice.title));
        case ActionKind::Discard:
            return tr("Discard %1").arg(card());
        case ActionKind::Play:
        case ActionKind::UseBluff:
            return play();
        case ActionKind::PayWith:
            return m_action.number == 1 ? tr("With a token of %1").arg(agent())
                                        : tr("With 1 RP dedicated to %1").arg(agent());
        case ActionKind::Produce:
            if (m_action.number == 0)
                return tr("All to the Resource Pool");
            return tr("%1 to the Conspiracy Pool, the rest to the Resource Pool")
                .arg(pointsWord(m_action.number, false));
        case ActionKind::FollowTeam:
            return tr("%1 goes with %2").arg(card(), team());
        case ActionKind::Announce:
            return tr("Tell everybody: %1").arg(typeWord(m_choice.type));
        case ActionKind::UsePower:
            return power();
        case ActionKind::UseText:
            return use();
        case ActionKind::NameWord:
            return namedWord();
        case ActionKind::Choose:
            return m_choice.title == kNoCardIndex ? chosen() : m_cast.title(m_choice.title);
        case ActionKind::Allot:
            return hit();
        case ActionKind::PickAgent:
            return agent();
        case ActionKind::Concede:
            return tr("Give up");
        }
        return {};
    }

    static QString teamMove(const std::vector<CardName>& members, Section to, const PlayerNames& cast)
    {
        QStringList names;
        for (const CardName& member : members)
            names << shortName(member, cast);
        const QString who = listed(names);
        switch (to) {
        case Section::Field:
            return tr("%1 to the Field").arg(who);
        case Section::Hospital:
            return tr("%1 to the Hospital").arg(who);
        case Section::Bureau:
            break;
        }
        return tr("%1 to the Bureau").arg(who);
    }

    // Where the cards it is about lie, and whose Teams they are.
    QStringList details() const
    {
        return {m_choice.card ? whereaboutsText(m_choice.card, m_cast) : QString(), place(m_choice.target),
                place(m_choice.other)};
    }

private:
    QString card() const { return cardText(m_choice.card, m_cast); }
    QString agent() const { return cardText(m_choice.agent, m_cast); }
    QString target() const { return thingText(m_choice.target, m_cast); }
    QString other() const { return thingText(m_choice.other, m_cast); }
    QString team() const { return thingText(m_choice.team, m_cast); }
    QString place(const NamedThing& thing) const
    {
        if (thing.kind == Thing::Kind::Team)
            return m_cast.name(thing.seat);
        return thing.card ? whereaboutsText(thing.card, m_cast) : QString();
    }

    // A text deals damage too, by no combatant.
    QString hit() const
    {
        if (m_choice.asks != Asks::Source)
            return tr("Hit %1").arg(target());
        return m_choice.target ? tr("The damage of %1").arg(target()) : tr("The damage of a card");
    }

    // OQ-109: a card announced together with others may be aimed at somebody. EQUIP-3: an Agent without a weapon.
    QString chosen() const
    {
        if (m_choice.asks == Asks::Weapon && !m_choice.target)
            return tr("No weapon");
        return m_choice.other ? tr("%1 on %2", "a card and its target").arg(target(), other()) : target();
    }

    QString formation() const
    {
        const auto section = static_cast<Section>(m_action.section);
        if (m_action.kind == ActionKind::Regroup)
            return m_choice.joins ? tr("%1 joins %2").arg(agent(), team()) : tr("%1 forms a new Team").arg(agent());
        if (m_action.kind == ActionKind::BuyAgent)
            return priced(m_choice.joins ? tr("Bring %1 into play: %2, with %3").arg(card(), word(section), team())
                                         : tr("Bring %1 into play: %2, as a Team alone").arg(card(), word(section)));
        if (section == Section::Hospital)
            return tr("%1 to the Hospital").arg(agent());
        if (!m_choice.team)
            return section == Section::Field ? tr("%1 to the Field").arg(agent()) : tr("%1 to the Bureau").arg(agent());
        if (section == Section::Field)
            return m_choice.joins ? tr("%1 to the Field, with %2").arg(agent(), team())
                                  : tr("%1 to the Field, as a Team alone").arg(agent());
        return m_choice.joins ? tr("%1 to the Bureau, with %2").arg(agent(), team())
                              : tr("%1 to the Bureau, as a Team alone").arg(agent());
    }

    QString aims() const
    {
        const QString first = target();
        const QString second = other();
        return second.isEmpty() ? first : tr("%1 and %2", "two targets").arg(first, second);
    }

    QString play() const
    {
        const bool bluff = m_action.kind == ActionKind::UseBluff;
        QString name = bluff ? tr("Use %1").arg(card()) : tr("Play %1").arg(card());
        if (m_choice.target)
            name = bluff ? tr("Use %1 on %2").arg(card(), aims()) : tr("Play %1 on %2").arg(card(), aims());
        if (m_choice.seat != kNoSeat) // MULTI-10
            name = addressed(tr("%1, to help {%2|yourself}", "a card is played, for a player"),
                             {name, m_cast.said(m_choice.seat)});
        if (saysX())
            name =
                tr("%1, X = %2", "a card is played; what stands for its X").arg(name, QString::number(m_action.number));
        if (!m_choice.price)
            return withEffect(name, way());
        return withEffect(tr("%1 for %2").arg(name, pointsWord(m_choice.price->number, m_choice.price->rp)), way());
    }

    QString use() const
    {
        constexpr int kShort = 100; // more is read on the card
        const QString name = m_choice.target ? tr("Use %1 on %2").arg(card(), aims()) : tr("Use %1").arg(card());
        if (m_action.number > 0) // of what may be taken up to a number
            return tr("%1 and take %2", "a use, and of how many tokens").arg(name, QString::number(m_action.number));
        const QString effect = saysWays() ? m_cast.texts->use(m_choice.card.card, m_action.form) : QString();
        return withEffect(name, effect.size() <= kShort ? effect : QString());
    }

    // With what a Site, an Equipment or an Agent costs.
    QString priced(const QString& name) const
    {
        return m_choice.price ? tr("%1 (%2)", "an action and its price")
                                    .arg(name, pointsWord(m_choice.price->number, m_choice.price->rp))
                              : name;
    }

    // What it does in this way, for this price, where the card has several.
    QString way() const
    {
        return saysWays() && m_choice.way
                   ? m_cast.texts->way(m_choice.card.card, m_choice.way->form, m_choice.way->step)
                   : QString();
    }

    // Said by the player, and not always told by the price: what makes cards cheaper makes none cheaper than nothing.
    bool saysX() const
    {
        const bool stepped = m_choice.way && m_choice.way->step > 0;
        const CardIndex card = m_choice.card.card;
        return m_action.number > 0 && !stepped && card != kNoCardIndex && m_cast.pool[card].cost &&
               m_cast.pool[card].cost->x;
    }

    bool saysWays() const { return m_cast.texts && m_choice.card.isKnown(); }

    // A name has no full stop: it stands in sentences and lists.
    static QString withEffect(const QString& name, const QString& effect)
    {
        const QString does = effect.endsWith(QLatin1Char('.')) ? effect.chopped(1) : effect;
        return does.isEmpty() ? name : tr("%1: %2", "an action and what it does").arg(name, does);
    }

    QString power() const
    {
        if (m_action.form != 0 && !m_choice.card) // POWER-7
            return tr("Cancel it with the power of %1").arg(typeWord(m_choice.type));
        QString at = m_choice.card ? card() : aims();
        if (m_choice.card && m_choice.target)
            at = tr("%1 on %2", "a card and its target").arg(card(), aims());
        if (at.isEmpty())
            at = agent();
        if (at.isEmpty())
            at = m_cast.name(m_choice.seat);
        return powerText(m_choice.type, at);
    }

    QString namedWord() const
    {
        const NamedWord named = m_choice.word.value_or(NamedWord());
        if (named.kind == NamedWord::Kind::ThisCheck)
            return tr("The check under way");
        if (named.kind == NamedWord::Kind::LaterCheck)
            return tr("A later check");
        return wordText(named, m_cast);
    }

    // What it passes on; there is no more of what nothing has been done of.
    QString pass() const
    {
        const bool again = m_choice.again;
        switch (m_choice.asks) {
        case Asks::FreeDraw:
            return tr("Do not draw");
        case Asks::BuyCards:
            return tr("Buy no cards");
        case Asks::Sell:
            return again ? tr("Sell nothing more") : tr("Sell nothing");
        case Asks::Equip:
            return again ? tr("No more Equipment") : tr("No Equipment");
        case Asks::Deploy:
        case Asks::FollowTeam:
            return tr("Everybody is in place");
        case Asks::PlaceSites:
            return again ? tr("No more Sites") : tr("Open no Site");
        case Asks::PutUnder:
            return again ? tr("No more cards face down") : tr("No card face down");
        case Asks::AssignTeams:
            return again ? tr("The Teams are assigned") : tr("Assign no Team");
        case Asks::Investigate:
            return again ? tr("End the investigations") : tr("Investigate no Site");
        case Asks::XFile:
            return tr("Ask nothing");
        case Asks::Guess:
            return tr("Make no guess");
        case Asks::PowerCost:
        case Asks::Discard:
            return again ? tr("Discard nothing more") : tr("Discard nothing");
        case Asks::Play:
        case Asks::Answer:
            return tr("Pass: play nothing");
        case Asks::Bluffs:
            return again ? tr("Use no more: what is left is discarded") : tr("Use none: all are discarded");
        case Asks::Payment:
            return again ? tr("The rest from the pool") : tr("All from the pool");
        case Asks::Choose:
            return tr("Choose nothing"); // whoever may decline is asked for one alone
        case Asks::Weapon:
            return tr("The best weapon");
        default:
            return tr("Pass");
        }
    }

    const Choice& m_choice;
    const Action& m_action;
    const PlayerNames& m_cast;
};

} // namespace

QString choiceText(const Choice& choice, const PlayerNames& cast)
{
    const QString name = ActionText(choice, cast).name();
    static const QLatin1String rank("Agent "); // whose name stands first, as in a list, has no article; in a sentence
    const bool says = choice.action.kind == ActionKind::Regroup;
    return begun(name.startsWith(rank) && !says ? rank + articledText(name.sliced(rank.size()), cast)
                                                : articledText(name, cast));
}

QString teamMoveText(const std::vector<CardName>& members, Section to, const PlayerNames& cast)
{
    return ActionText::teamMove(members, to, cast);
}

QStringList choiceDetails(const Choice& choice, const PlayerNames& cast)
{
    return ActionText(choice, cast).details();
}

} // namespace dossier
