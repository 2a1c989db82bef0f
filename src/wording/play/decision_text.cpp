// The questions a game puts, and the headings over their answers.
#include "engine/changes/play.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/text_frame.h"
#include "wording/play/action_text.h"
#include "wording/play/naming.h"
#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"

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

    // The question to which something other than a Pass is the answer.
    static QString question(const GameState& state, const ActionList& actions, const Cast& cast)
    {
        if (state.over())
            return {};
        for (const Action& action : actions)
            if (action.kind != ActionKind::Pass)
                return questionOf(state, action, cast);
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

    // Something has been played or used, and may be answered before it takes effect.
    static bool isWaiting(const Frame& top)
    {
        return (top.kind == FrameKind::Card || top.kind == FrameKind::Text || top.kind == FrameKind::Power) &&
               top.step == kWaitStep;
    }

    static QString occasion(const GameState& state, const Cast& cast)
    {
        QStringList parts;
        const Frame& top = state.top();
        if (top.kind == FrameKind::Window)
            parts << window(static_cast<WindowKind>(top.what));
        if (isWaiting(top))
            parts << waiting(state, cast);
        if (const int depth = depthOf(state, FrameKind::Check); depth > 0)
            parts << check(state, depth);
        if (top.kind == FrameKind::Round)
            parts << tr("%1 round.").arg(abilityWord(top.what));
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

    // "Clone of Player B, at Dr. Nollette, waits to take effect."
    static QString waiting(const GameState& state, const Cast& cast)
    {
        const Frame& top = state.top();
        const QString aim = top.target ? thingText(state, top.target, cast) : QString();
        const QString player = cast.name(top.seat);
        if (top.kind == FrameKind::Power)
            return aim.isEmpty() ? tr("%1 uses the power of %2.").arg(player, typeWord(top.what))
                                 : tr("%1 uses the power of %2 on %3.").arg(player, typeWord(top.what), aim);
        const QString title = titleText(state, top.card, cast);
        if (aim.isEmpty())
            return top.kind == FrameKind::Card ? tr("%1 has played %2.").arg(player, title)
                                               : tr("%1 uses %2.").arg(player, title);
        return top.kind == FrameKind::Card ? tr("%1 has played %2 on %3.").arg(player, title, aim)
                                           : tr("%1 uses %2 on %3.").arg(player, title, aim);
    }

    static QString questionOf(const GameState& state, const Action& action, const Cast& cast)
    {
        switch (action.kind) {
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
            return state.top().kind == FrameKind::Power
                       ? tr("Which card does the power of %1 cost you?").arg(typeWord(state.top().what))
                       : tr("Which cards do you discard?");
        case ActionKind::Play:
        case ActionKind::UseText:
        case ActionKind::UsePower:
        case ActionKind::Announce:
            return isWaiting(state.top()) ? tr("Do you answer that?") : tr("Do you play a card?");
        case ActionKind::PayWith:
            return tr("What pays for %1?").arg(siteOf(state, cast));
        case ActionKind::Produce:
            return tr("To which pool do the points of %1 go?").arg(sharer(state, cast));
        case ActionKind::FollowTeam:
            return tr("With which part of its Team does the card go?");
        case ActionKind::NameWord:
            return naming(state, action, cast);
        case ActionKind::Choose:
            return choosing(state, cast);
        case ActionKind::UseBluff:
            return tr("Which Bluffs under %1 do you use?").arg(siteOf(state, cast));
        case ActionKind::Allot:
            return inRound(state, cast);
        case ActionKind::PickAgent:
            return picking(state, cast);
        case ActionKind::Pass:
        case ActionKind::Concede:
            break;
        }
        return tr("Go on?");
    }

    static QString naming(const GameState& state, const Action& action, const Cast& cast)
    {
        const QString card = siteOf(state, cast);
        if (state.top().kind == FrameKind::Power) { // POWER-20
            const auto keyword = static_cast<Keyword>(action.number - kFirstKeywordWord);
            return bears(state, state.top().card, keyword) ? tr("Which Keyword of %1 do you change?").arg(card)
                                                           : tr("Which Keyword takes its place on %1?").arg(card);
        }
        switch (namingNow(state)) {
        case NameKind::Characteristic:
            return tr("Which characteristic do you name for %1?").arg(card);
        case NameKind::Opponent:
            return tr("Against which player do you play %1?").arg(card);
        case NameKind::Check:
            return tr("In which check shall %1 help?").arg(card);
        case NameKind::KeywordOfTarget:
            return tr("Which Keyword of %1 does %2 change?").arg(thingText(state, state.top().target, cast), card);
        case NameKind::AnyKeyword:
            return tr("Which Keyword does %1 put in its place?").arg(card);
        case NameKind::OneOf:
        case NameKind::None:
            break;
        }
        return tr("Which of these do you name for %1?").arg(card);
    }

    // Who picks an Agent because of a text, a power, or damage that somebody has to take.
    static QString picking(const GameState& state, const Cast& cast)
    {
        if (state.top().kind == FrameKind::Power)
            return tr("Which Agent takes 1 damage by the power of %1?").arg(typeWord(state.top().what));
        const CardRef card = asking(state);
        return card ? tr("Which Agent do you choose for %1?").arg(titleText(state, card, cast))
                    : tr("Which Agent is it?");
    }

public:
    // The card whose text asks lies below the choice; one that is bundled asks by itself.
    static CardRef asking(const GameState& state)
    {
        const Frame& top = state.top();
        return top.kind == FrameKind::Choice && state.depth > 1 ? state.frames[state.depth - 2u].card : top.card;
    }

private:
    static QString choosing(const GameState& state, const Cast& cast)
    {
        if (state.top().kind == FrameKind::Round)
            return inRound(state, cast);
        const CardRef asks = asking(state);
        return asks ? tr("What do you choose for %1?").arg(titleText(state, asks, cast)) : tr("What do you choose?");
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

CardRef askingCard(const GameState& state, const ActionList& actions)
{
    if (state.over())
        return {};
    if (DecisionText::isWaiting(state.top()))
        return state.top().kind == FrameKind::Power ? CardRef{} : state.top().card;
    for (const ActionKind kind : {ActionKind::Choose, ActionKind::NameWord, ActionKind::PickAgent})
        if (actions.find(kind) && state.top().kind != FrameKind::Power)
            return DecisionText::asking(state);
    return {};
}

QString occasionText(const GameState& state, const Cast& cast)
{
    return state.over() ? QString() : DecisionText::occasion(state, cast);
}

} // namespace dossier
