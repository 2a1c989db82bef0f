// The questions a game puts, and the headings over their answers.
#include "engine/agents.h"
#include "engine/combat.h"
#include "engine/modifiers.h"
#include "engine/moment.h"
#include "wording/action_text.h"
#include "wording/play_words.h"

#include <QCoreApplication>

#include <bit>

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
            return tr("Use a power of the own X-File");
        case ActionKind::Announce:
            return tr("Announce a characteristic of the own X-File");
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

    // The question to which something other than a Pass is the answer.
    static QString question(const GameState& state, const ActionList& actions, const Cast& cast)
    {
        if (state.over())
            return {};
        for (const Action& action : actions)
            if (action.kind != ActionKind::Pass)
                return questionOf(state, action.kind, cast);
        return tr("Go on?");
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
        case WindowKind::Absorb:
            return tr("The hits are known, not yet counted.");
        }
        return {};
    }

    static QString occasion(const GameState& state, const Cast& cast)
    {
        QStringList parts;
        const Frame& top = state.top();
        if (top.kind == FrameKind::Window)
            parts << window(static_cast<WindowKind>(top.what));
        if (top.kind == FrameKind::Card)
            parts << tr("%1 waits to take effect.").arg(cast.title(cardIndex(state, top.card)));
        if (const int depth = depthOf(state, FrameKind::Check); depth > 0)
            parts << check(state, depth);
        if (top.kind == FrameKind::Round)
            parts << tr("%1 round").arg(abilityWord(top.what));
        parts.removeAll(QString());
        return parts.join(QLatin1Char(' '));
    }

private:
    static QString check(const GameState& state, int depth)
    {
        const Frame& check = state.frames[static_cast<std::size_t>(depth - 1)];
        const int level = levelOf(state, check.seat, check.team, check.what, depth);
        return check.level > 0
                   ? tr("%1: the Team has %2 of %3.").arg(abilityWord(check.what)).arg(level).arg(check.level)
                   : tr("%1: the Team has %2.").arg(abilityWord(check.what)).arg(level);
    }

    static QString siteOf(const GameState& state, const Cast& cast)
    {
        const CardRef site = state.top().card;
        return site ? cast.title(cardIndex(state, site)) : QString();
    }

    static QString questionOf(const GameState& state, ActionKind kind, const Cast& cast)
    {
        switch (kind) {
        case ActionKind::FreeDraw:
            return tr("Draw the free card?");
        case ActionKind::BuyCards:
            return tr("How many cards do you buy, for one point each?");
        case ActionKind::Sell:
            return tr("Which cards do you sell?");
        case ActionKind::Requisition:
        case ActionKind::HandOver:
            return tr("Who gets which Equipment?");
        case ActionKind::Deploy:
        case ActionKind::BuyAgent:
            return tr("Which Agents go where?");
        case ActionKind::PlaceSite:
            return tr("Which Sites do you open?");
        case ActionKind::PutUnder:
            return tr("Which cards do you hide under the Sites?");
        case ActionKind::Regroup:
        case ActionKind::AssignTeam:
            return tr("Which Team investigates which Site?");
        case ActionKind::Investigate:
            return tr("Which Site is investigated next?");
        case ActionKind::AnnounceSkill:
            return tr("Which skill is tried at %1?").arg(siteOf(state, cast));
        case ActionKind::Ask:
            return tr("What do you ask about the X-File of %1?").arg(cast.name(state.top().who));
        case ActionKind::Guess:
            return tr("Which X-File does %1 protect?").arg(cast.name(state.top().who));
        case ActionKind::Discard:
            return tr("Which cards do you discard?");
        case ActionKind::Play:
        case ActionKind::UseText:
        case ActionKind::UsePower:
        case ActionKind::Announce:
            return tr("Do you play a card?");
        case ActionKind::PayWith:
            return tr("What pays for %1?").arg(siteOf(state, cast));
        case ActionKind::Produce:
            return tr("To which pool do the points of %1 go?").arg(sharer(state, cast));
        case ActionKind::FollowTeam:
            return tr("With which part of its Team does the card go?");
        case ActionKind::NameWord:
            return tr("What do you name for %1?").arg(siteOf(state, cast));
        case ActionKind::Choose:
            return choosing(state, cast);
        case ActionKind::UseBluff:
            return tr("Which Bluffs under %1 do you use?").arg(siteOf(state, cast));
        case ActionKind::Allot:
            return inRound(state, cast);
        case ActionKind::PickAgent:
            return tr("Which Agent is it?");
        case ActionKind::Pass:
        case ActionKind::Concede:
            break;
        }
        return tr("Go on?");
    }

    // The card whose text asks lies below the choice; one that is bundled asks by itself.
    static QString choosing(const GameState& state, const Cast& cast)
    {
        if (state.top().kind == FrameKind::Round)
            return inRound(state, cast);
        CardRef asks = state.top().card;
        if (state.top().kind == FrameKind::Choice && state.depth > 1)
            asks = state.frames[state.depth - 2u].card;
        return asks ? tr("What do you choose for %1?").arg(cast.title(cardIndex(state, asks)))
                    : tr("What do you choose?");
    }

    // The Agent whose points are shared out: the first of the Turn's set (OQ-126).
    static QString sharer(const GameState& state, const Cast& cast)
    {
        const int slot = std::countr_zero(state.top().set);
        return cast.title(cardIndex(state, agentCard(state, state.top().seat, slot)));
    }

    static QString inRound(const GameState& state, const Cast& cast)
    {
        const RoundQuestion question = roundQuestion(state);
        const CardRef card = question.about.card();
        const QString about = card ? cast.title(cardIndex(state, card)) : QString();
        switch (question.kind) {
        case RoundQuestion::Kind::Weapon:
            return tr("Which weapon does %1 use?").arg(about);
        case RoundQuestion::Kind::Target:
            return question.about.isSecond() ? tr("Whom does the fighter beside %1 hit?").arg(about)
                                             : tr("Whom does %1 hit?").arg(about);
        case RoundQuestion::Kind::Reached:
            return tr("Which of those hit does %1 reach?").arg(about);
        case RoundQuestion::Kind::Source:
            return tr("Whose damage does %1 lessen?").arg(about);
        }
        return {};
    }
};

} // namespace

QString actionGroup(ActionKind kind)
{
    return DecisionText::group(kind);
}

QString decisionText(const GameState& state, const ActionList& actions, const Cast& cast)
{
    return DecisionText::question(state, actions, cast);
}

QString occasionText(const GameState& state, const Cast& cast)
{
    return state.over() ? QString() : DecisionText::occasion(state, cast);
}

} // namespace dossier
