#include "wording/play/choice_detail_text.h"

#include "wording/card_text/card_text.h"
#include "wording/play/choice_text.h"
#include "wording/play/play_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class DetailText
{
    Q_DECLARE_TR_FUNCTIONS(DetailText)

public:
    static QString of(const Choice& choice, const Decision& decision, const PlayerNames& cast)
    {
        switch (choice.action.kind) {
        case ActionKind::BuyCards:
            return purchase(choice.action.number, decision);
        case ActionKind::PayWith:
            return choice.price ? tr("spares %1 of the pool").arg(pointsWord(choice.price->number, choice.price->rp))
                                : QString();
        case ActionKind::Requisition:
        case ActionKind::PlaceSite:
            return left(choice, decision);
        case ActionKind::BuyAgent: // AGENT-1
            return forThisTurn(left(choice, decision));
        case ActionKind::Play:
        case ActionKind::UseBluff:
        case ActionKind::UseText:
            return effect(choice, decision, cast);
        default:
            return {};
        }
    }

    static QString want(int cost, int points)
    {
        return tr("costs %1 CP once turned up: you have %2").arg(cost).arg(points);
    }
    static QString decoy() { return tr("lowers no skill that this Site asks for"); }

    static QString figure(const Choice& choice)
    {
        return choice.yield
                   ? tr("+%1", "points that a card brings").arg(pointsWord(choice.yield->number, choice.yield->rp))
                   : QString();
    }

    static QString of(const Decision& decision)
    {
        const QString pool = decision.pool ? pointsWord(decision.pool->number, decision.pool->rp) : QString();
        switch (decision.asks) {
        case Asks::BuyCards:
            return decision.bound > 0
                       ? tr("You have %1, and %2 that only buy cards now: what is left of these is lost.")
                             .arg(pool, pointsWord(decision.bound, true))
                       : tr("You have %1.").arg(pool);
        case Asks::Sell:
        case Asks::Equip:
        case Asks::PlaceSites:
        case Asks::Bluffs:
        case Asks::Payment:
            return pool.isEmpty() ? QString() : tr("You have %1.").arg(pool);
        case Asks::Discard:
            return decision.over > 0
                       ? tr("You hold %n card(s) more than you may keep; more may go.", nullptr, decision.over)
                       : tr("You need not discard any.");
        default:
            return {};
        }
    }

private:
    // BRIEF-9, BRIEF-30: what only buys cards pays first.
    static QString purchase(int number, const Decision& decision)
    {
        if (!decision.pool)
            return {};
        const int bound = std::min(number, decision.bound);
        const QString rest = pointsWord(decision.pool->number - (number - bound), decision.pool->rp);
        if (bound == 0)
            return tr("leaves %1").arg(rest);
        if (bound == number)
            return tr("with points that only buy cards; leaves %1").arg(rest);
        return tr("%1 of these RP buy cards alone; leaves %2").arg(bound).arg(rest);
    }

    static QString forThisTurn(const QString& left)
    {
        const QString stays = tr("for this turn only", "an Agent comes into play");
        return left.isEmpty() ? stays : left + QStringLiteral(" · ") + stays;
    }

    static QString left(const Choice& choice, const Decision& decision)
    {
        if (!choice.price || choice.price->number == 0 || !decision.pool || choice.price->rp != decision.pool->rp)
            return {};
        const int rest = decision.pool->number - choice.price->number;
        return rest >= 0 ? tr("leaves %1").arg(pointsWord(rest, choice.price->rp))
                         : tr("with more than the pool"); // PLAY-8
    }

    // What the card does, unless the name of the choice has said so.
    static QString effect(const Choice& choice, const Decision& decision, const PlayerNames& cast)
    {
        QString text;
        if (cast.basic && choice.card.isKnown() && cast.pool[choice.card.card].type == CardType::Adversary) {
            text = tr("sends one Agent of the Team to the Hospital"); // BASIC-14, BASIC-33
        } else if (cast.texts && choice.card.isKnown()) {
            const bool use = choice.action.kind == ActionKind::UseText;
            text = use ? cast.texts->use(choice.card.card, choice.action.form) : cast.texts->text(choice.card.card);
            if (use && text.isEmpty()) // it is said with all the rest
                text = cast.texts->text(choice.card.card);
            if (!text.isEmpty() && !cast.texts->has(choice.card.card)) // of a further set: nobody told the game
                text = tr("by its printed facts alone: the game does not know what its text does");
            QString way =
                choice.way && !use ? cast.texts->way(choice.card.card, choice.way->form, choice.way->step) : text;
            if (way.endsWith(QLatin1Char('.'))) // which a name has not
                way.chop(1);
            if (!way.isEmpty() && choiceText(choice, cast).contains(way))
                text.clear();
        }
        QStringList parts{left(choice, decision), text};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }
};

} // namespace

QString choiceDetail(const Choice& choice, const Decision& decision, const PlayerNames& cast)
{
    return DetailText::of(choice, decision, cast);
}

QString decoyText()
{
    return DetailText::decoy();
}

QString decoyForWantText(int cost, int points)
{
    return DetailText::want(cost, points);
}

QString choiceFigure(const Choice& choice)
{
    return DetailText::figure(choice);
}

QString decisionDetail(const Decision& decision)
{
    return DetailText::of(decision);
}

} // namespace dossier
