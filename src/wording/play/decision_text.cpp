#include "wording/play/address.h"
#include "wording/play/choice_text.h"
#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class DecisionText
{
    Q_DECLARE_TR_FUNCTIONS(DecisionText)

public:
    static QString group(ActionKind kind)
    {
        switch (kind) {
        case ActionKind::Pass:
            return tr("Go on");
        case ActionKind::FreeDraw:
            return tr("Draw");
        case ActionKind::BuyCards:
            return tr("Buy cards");
        case ActionKind::Sell:
            return tr("Sell a card for its Cost in CP");
        case ActionKind::Requisition:
            return tr("Requisition Equipment");
        case ActionKind::HandOver:
            return tr("Hand Equipment over");
        case ActionKind::Deploy:
            return tr("Deploy an Agent");
        case ActionKind::BuyAgent:
            return tr("Bring an Agent into play");
        case ActionKind::PlaceSite:
            return tr("Place a Site");
        case ActionKind::PutUnder:
            return tr("Put a card face down under a Site");
        case ActionKind::Regroup:
            return tr("Form the Teams anew");
        case ActionKind::AssignTeam:
            return tr("Assign a Team to a Site");
        case ActionKind::Investigate:
            return tr("Investigate a Site");
        case ActionKind::AnnounceSkill:
            return tr("Announce the skill");
        case ActionKind::Ask:
            return tr("Ask a question");
        case ActionKind::Guess:
            return tr("Name the X-File");
        case ActionKind::Discard:
            return tr("Discard a card");
        case ActionKind::Play:
            return tr("Play a card");
        case ActionKind::UseBluff:
            return tr("Use a Bluff");
        case ActionKind::UseText:
            return tr("Use what lies on the table");
        case ActionKind::UsePower:
            return tr("Use a power of your X-File");
        case ActionKind::Announce:
            return tr("Tell everybody about your X-File");
        case ActionKind::PayWith:
            return tr("Pay with more than the pool");
        case ActionKind::Produce:
            return tr("Share out what the Agent brings");
        case ActionKind::FollowTeam:
            return tr("Let a card go with a part of its Team");
        case ActionKind::NameWord:
            return tr("Name one");
        case ActionKind::Choose:
            return tr("Choose");
        case ActionKind::Allot:
            return tr("Deal the damage to");
        case ActionKind::PickAgent:
            return tr("Choose an Agent");
        case ActionKind::Concede:
            return tr("Give up");
        }
        return {};
    }

    static QString question(const Decision& decision, const PlayerNames& cast)
    {
        const QString about = cardText(decision.about, cast);
        const QString who = cast.name(decision.who);
        switch (decision.asks) {
        case Asks::Nothing:
            return {};
        case Asks::FreeDraw:
            return cast.basic ? tr("Do you draw until you hold ten cards?") : tr("Draw the free card?");
        case Asks::BuyCards:
            return tr("How many cards do you buy, for %1 each?")
                .arg(pointsWord(1, !decision.pool || decision.pool->rp));
        case Asks::Sell:
            return tr("Which cards do you sell?");
        case Asks::Equip:
            return tr("Who gets which Equipment?");
        case Asks::Deploy:
            return tr("Which Agents go where?");
        case Asks::PlaceSites:
            return cast.basic ? tr("Which Site do you open?") : tr("Which Sites do you open?"); // BASIC-25
        case Asks::PutUnder:
            return tr("Which cards do you hide under the Sites?");
        case Asks::AssignTeams:
            return tr("Which Team investigates which Site?");
        case Asks::Investigate:
            return tr("Which Site is investigated next?");
        case Asks::Skill:
            return tr("Which skill is tried at %1?").arg(about);
        case Asks::XFile:
            return tr("What do you ask about the X-File of %1?").arg(who);
        case Asks::Guess:
            return tr("Which X-File does %1 protect?").arg(who);
        case Asks::NewXFile:
            return tr("Which X-File do you protect from now on?");
        case Asks::PowerCost:
            return tr("Which card do you discard for the power of %1?").arg(typeWord(decision.type));
        case Asks::Discard:
            return cast.basic ? tr("Which cards do you discard, three at most?") : tr("Which cards do you discard?");
        case Asks::Play:
            return tr("Do you play a card?");
        case Asks::Answer:
            return tr("Do you respond?");
        case Asks::Payment:
            return decision.pool && decision.left > 0
                       ? tr("What pays %1 for %2?").arg(pointsWord(decision.left, decision.pool->rp), about)
                       : tr("What pays for %1?").arg(about);
        case Asks::Share:
            return tr("To which pool do(es) the %n point(s) of %1 go?", nullptr, decision.left).arg(about);
        case Asks::FollowTeam:
            return tr("With which part of its Team does the card go?");
        case Asks::Bluffs:
            return tr("Which Bluffs under %1 do you use?").arg(about);
        case Asks::GoOn:
            return tr("Go on?");
        case Asks::Characteristic:
        case Asks::Opponent:
        case Asks::WhichCheck:
        case Asks::Word:
        case Asks::Keyword:
        case Asks::NewKeyword:
        case Asks::PowerKeyword:
        case Asks::PowerNewKeyword:
        case Asks::Choose:
        case Asks::Weapon:
        case Asks::Target:
        case Asks::SecondTarget:
        case Asks::Reached:
        case Asks::Source:
        case Asks::AgentForPower:
        case Asks::Agent:
            break;
        }
        return ofCard(decision, about, cast);
    }

    static QString window(WindowKind kind)
    {
        switch (kind) {
        case WindowKind::Open:
            return {};
        case WindowKind::PaidDraw:
            return tr("Cards are paid for, none is drawn yet.");
        case WindowKind::BeforeSite:
            return tr("The Team is about to investigate.");
        case WindowKind::Check:
            return tr("The Skill Check is under way.");
        case WindowKind::CheckEnded:
            return tr("The check has its result.");
        case WindowKind::Asked:
            return tr("The question has been put, it is not answered yet.");
        case WindowKind::Answered:
            return tr("The question has been answered.");
        case WindowKind::WrongGuess:
            return tr("The guess was wrong.");
        case WindowKind::SiteEnded:
            return tr("Nothing is left to ask here.");
        case WindowKind::CombatStart:
            return tr("The Combat is about to begin.");
        case WindowKind::Combat:
            return tr("Combat cards can be played.");
        case WindowKind::AfterDamage:
            return tr("The damage is dealt, nobody has left yet.");
        case WindowKind::Aftermath:
            return tr("The Combat is over.");
        case WindowKind::Departure:
            return tr("An Agent is about to go to the Hospital.");
        case WindowKind::Assign:
            return tr("The damage is about to be dealt out.");
        case WindowKind::Shown:
            return tr("A card that was found has been shown.");
        case WindowKind::Absorb:
            return tr("The hits are known, not yet counted.");
        }
        return {};
    }

    static QString occasion(const Occasion& occasion, const PlayerNames& cast)
    {
        QStringList parts;
        if (occasion.window)
            parts << window(*occasion.window);
        if (occasion.waiting)
            parts << waiting(*occasion.waiting, cast);
        if (occasion.check)
            parts << check(occasion.check);
        if (occasion.round)
            parts << tr("%1 round.").arg(abilityWord(*occasion.round));
        parts.removeAll(QString());
        return parts.join(QLatin1Char(' '));
    }

    static QString onlooker(const QString& investigator, const QString& directed)
    {
        return tr("%1 is after the X-File of %2: you may help or hinder.").arg(investigator, directed);
    }

    static QString handOver(const Occasion& occasion, const Decision& decision, const PlayerNames& cast)
    {
        const QString asked = cast.name(decision.seat);
        const QString why = attack(occasion, cast);
        const QString before = why.isEmpty() ? DecisionText::occasion(occasion, cast) : why;
        const QString then = decision.asks == Asks::Answer
                                 ? tr("%1, do you answer?").arg(asked)
                                 : tr("%1: %2", "who is asked, and what").arg(asked, question(decision, cast));
        return before.isEmpty() ? then : before + QLatin1Char(' ') + then;
    }

private:
    // Empty where no Adversary waits to attack.
    static QString attack(const Occasion& occasion, const PlayerNames& cast)
    {
        if (!occasion.waiting || occasion.waiting->kind != Waiting::Kind::Card || !occasion.waiting->card.isKnown() ||
            cast.pool[occasion.waiting->card.card].type != CardType::Adversary)
            return {};
        return addressed(tr("{%1 attacks with|You attack with} %2."),
                         {cast.said(occasion.waiting->seat), cardText(occasion.waiting->card, cast)});
    }

    // What a card has its player name, choose or decide; or a power; or a round of Combat.
    static QString ofCard(const Decision& decision, const QString& about, const PlayerNames& cast)
    {
        switch (decision.asks) {
        case Asks::Characteristic:
            return tr("Which characteristic do you name for %1?").arg(about);
        case Asks::Opponent:
            return tr("Against which player do you play %1?").arg(about);
        case Asks::WhichCheck:
            return tr("In which check shall %1 help?").arg(about);
        case Asks::Word:
            return tr("Which of these do you name for %1?").arg(about);
        case Asks::Keyword:
            return tr("Which Keyword of %1 does %2 change?").arg(thingText(decision.thing, cast), about);
        case Asks::NewKeyword:
            return tr("Which Keyword does %1 put in its place?").arg(about);
        case Asks::PowerKeyword:
            return tr("Which Keyword of %1 do you change?").arg(about);
        case Asks::PowerNewKeyword:
            return tr("Which Keyword takes its place on %1?").arg(about);
        case Asks::Choose:
            return decision.about ? chosenFor(decision, about) : tr("What do you choose?");
        case Asks::AgentForPower:
            return tr("Which Agent takes 1 damage by the power of %1?").arg(typeWord(decision.type));
        case Asks::Agent:
            return decision.about ? toHospital(1).arg(about) : tr("Which Agent is it?");
        case Asks::Weapon:
            return tr("Which weapon does %1 use?").arg(about);
        case Asks::Target:
            return tr("Whom does %1 hit?").arg(about);
        case Asks::SecondTarget:
            return tr("Whom does the fighter beside %1 hit?").arg(about);
        case Asks::Reached:
            return tr("Which of those hit does %1 reach?").arg(about);
        case Asks::Source:
            return tr("Whose damage does %1 lessen?").arg(about);
        default: // all others have been asked by then
            return {};
        }
    }

    static QString toHospital(int agents)
    {
        return tr("Which %n Agent(s) does %1 send to the Hospital?", nullptr, agents);
    }

    // What becomes of it, and how many are asked for.
    static QString chosenFor(const Decision& decision, const QString& about)
    {
        const int left = std::max(1, decision.left);
        switch (decision.fate) {
        case Fate::Price:
            return tr("Which %n card(s) of your hand do you discard for %1?", nullptr, left).arg(about);
        case Fate::Joins:
            return tr("Which cards do you play together with %1?").arg(about);
        case Fate::Discarded:
            return tr("Which %n card(s) does %1 discard?", nullptr, left).arg(about);
        case Fate::Removed:
            return tr("Which %n card(s) does %1 remove from the game?", nullptr, left).arg(about);
        case Fate::Hospital:
            return toHospital(left).arg(about);
        case Fate::Stays:
            return tr("Which %n Agent(s) go(es) on in spite of %1?", nullptr, left).arg(about);
        case Fate::ToHand:
            return tr("Which %n card(s) does %1 give you?", nullptr, left).arg(about);
        case Fate::Moves:
            return tr("Which %n card(s) does %1 move?", nullptr, left).arg(about);
        case Fate::Whereto:
            return tr("Where does %1 send the Agent?").arg(about);
        case Fate::Host:
            return tr("With whom does %1 stay?").arg(about);
        case Fate::Borrowed:
            return tr("Which %n card(s) does %1 lend you?", nullptr, left).arg(about);
        case Fate::Fights:
            return tr("Who fights because of %1?").arg(about);
        case Fate::Alone:
            return tr("Who fights alone because of %1?").arg(about);
        case Fate::Abducted:
            return tr("Which %n Agent(s) does %1 abduct?", nullptr, left).arg(about);
        case Fate::Other:
            break;
        }
        return tr("Which %n thing(s) do you choose for %1?", nullptr, left).arg(about);
    }

    static QString check(const SeenCheck& check)
    {
        return check.needed > 0
                   ? tr("%1: %2 against %3.").arg(abilityWord(check.ability)).arg(check.level).arg(check.needed)
                   : tr("%1: the Team has %2.").arg(abilityWord(check.ability)).arg(check.level);
    }

    // "Clone of Player B, at Dr. Nollette, waits to take effect."
    static QString waiting(const Waiting& waits, const PlayerNames& cast)
    {
        const QString aim = thingText(waits.aim, cast);
        const Said player = cast.said(waits.seat);
        const QString title = cardText(waits.card, cast);
        switch (waits.kind) {
        case Waiting::Kind::Power:
            return aim.isEmpty()
                       ? addressed(tr("{%1 uses|You use} the power of %2, too, to cancel that."),
                                   {player, typeWord(waits.type)})
                       : addressed(tr("{%1 uses|You use} the power of %2 on %3."), {player, typeWord(waits.type), aim});
        case Waiting::Kind::Card:
            return aim.isEmpty() ? addressed(tr("{%1 has played|You have played} %2."), {player, title})
                                 : addressed(tr("{%1 has played|You have played} %2 on %3."), {player, title, aim});
        case Waiting::Kind::Use:
            break;
        }
        return aim.isEmpty() ? addressed(tr("{%1 uses|You use} %2."), {player, title})
                             : addressed(tr("{%1 uses|You use} %2 on %3."), {player, title, aim});
    }
};

} // namespace

QString choiceGroup(ActionKind kind)
{
    return DecisionText::group(kind);
}

QString decisionText(const Decision& decision, const PlayerNames& cast)
{
    return toldText(DecisionText::question(decision, cast), cast);
}

QString occasionText(const Occasion& occasion, const PlayerNames& cast)
{
    return toldText(DecisionText::occasion(occasion, cast), cast);
}

QString onlookerText(Seat investigator, Seat directed, const PlayerNames& cast)
{
    return toldText(DecisionText::onlooker(cast.name(investigator), cast.name(directed)), cast);
}

QString handOverText(const Occasion& occasion, const Decision& decision, const PlayerNames& cast)
{
    return toldText(DecisionText::handOver(occasion, decision, cast), cast);
}

} // namespace dossier
