#include "wording/play/reason_text.h"

#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <array>

namespace dossier {

namespace {

// What the rule says about the moment or the game, where there is more to say than the kind of reason does.
struct RuleSays
{
    std::string_view rule;
    const char* words;
};

constexpr std::array kRules{
    RuleSays{"BASIC-3", QT_TRANSLATE_NOOP("ReasonText", "The Basic Game is played without Advanced cards.")},
    RuleSays{"BASIC-29", QT_TRANSLATE_NOOP("ReasonText", "Three cards have been played in this phase already.")},
    RuleSays{"DECK-18", QT_TRANSLATE_NOOP("ReasonText", "Killer cards were not agreed on.")},
    RuleSays{"DECK-19", QT_TRANSLATE_NOOP("ReasonText", "It is for three or more players.")},
    RuleSays{"PLAY-1", QT_TRANSLATE_NOOP("ReasonText", "Only the Investigating Player plays cards with RP.")},
    RuleSays{"PLAY-2", QT_TRANSLATE_NOOP("ReasonText", "The Investigating Player plays no cards with CP.")},
    RuleSays{"PLAY-23", QT_TRANSLATE_NOOP("ReasonText", "It is for a round of Combat.")},
    RuleSays{"PLAY-26", QT_TRANSLATE_NOOP("ReasonText", "It belongs to another phase.")},
    RuleSays{"PLAY-29", QT_TRANSLATE_NOOP("ReasonText", "During Combat only Combat cards can be played.")},
    RuleSays{"CHECK-10", QT_TRANSLATE_NOOP("ReasonText", "Adversaries attack during a Site’s Skill Check.")},
    RuleSays{"CHECK-28", QT_TRANSLATE_NOOP("ReasonText", "It needs the Skill Check of a Site.")},
    RuleSays{"BLUFF-16", QT_TRANSLATE_NOOP("ReasonText", "An open Bluff is for a Site’s Skill Check.")},
    RuleSays{"BLUFF-26", QT_TRANSLATE_NOOP("ReasonText", "Only what answers the Bluff can be played now.")},
    RuleSays{"COMBAT-5", QT_TRANSLATE_NOOP("ReasonText", "Another Adversary is on its way already.")},
    RuleSays{"REQ-1", QT_TRANSLATE_NOOP("ReasonText", "Equipment is given out in your Requisition Phase.")},
    RuleSays{"AGENT-2", QT_TRANSLATE_NOOP("ReasonText", "Agents come into play in your Deployment Phase.")},
    RuleSays{"AGENT-5", QT_TRANSLATE_NOOP("ReasonText", "An Agent of this name is in play already.")},
    RuleSays{"CASE-1", QT_TRANSLATE_NOOP("ReasonText", "Sites are placed in your Case Assignment Phase.")},
    RuleSays{"CASE-5", QT_TRANSLATE_NOOP("ReasonText", "You have placed this Site already.")},
    RuleSays{"WIN-7", QT_TRANSLATE_NOOP("ReasonText", "The game is over.")},
};

class ReasonText
{
    Q_DECLARE_TR_FUNCTIONS(ReasonText)

public:
    static QString sentence(const Reason& reason)
    {
        return tr("%1 (%2)", "a sentence and the number of its rule")
            .arg(why(reason),
                 QString::fromLatin1(reason.rule.text().data(), static_cast<qsizetype>(reason.rule.text().size())));
    }

private:
    static QString why(const Reason& reason)
    {
        if (reason.kind == ReasonKind::TooDear)
            return tr("It costs %1; the pool holds %2.").arg(reason.want).arg(reason.have);
        for (const RuleSays& rule : kRules)
            if (rule.rule == reason.rule.text())
                return tr(rule.words);
        return byKind(reason);
    }

    static QString byKind(const Reason& reason)
    {
        switch (reason.kind) {
        case ReasonKind::NotYourDecision:
            return tr("Somebody else has the choice now.");
        case ReasonKind::NotInHand:
            return tr("Only cards of your hand can be played.");
        case ReasonKind::NotInThisGame:
            return tr("It is not for this game.");
        case ReasonKind::WrongRole:
            return tr("It is for the other role.");
        case ReasonKind::WrongWindow:
            return tr("This is not the moment for it.");
        case ReasonKind::Activator:
            return reason.activator ? tr("Its Activator is missing: %1.").arg(word(*reason.activator))
                                    : tr("An Activator is missing.");
        case ReasonKind::Condition:
            return reason.want > 0 ? tr("Its condition is not met: %1 of %2.").arg(reason.have).arg(reason.want)
                                   : tr("Its condition is not met.");
        case ReasonKind::NoTarget:
            return tr("There is nothing it could be used on.");
        case ReasonKind::SecondCopy:
            return tr("A copy of it has been used in this check already.");
        case ReasonKind::Forbidden:
            return tr("A card forbids it.");
        case ReasonKind::TooDear:
            break;
        case ReasonKind::NoRoom:
            return tr("Too many cards are waiting already.");
        }
        return tr("This is not the moment for it.");
    }
};

} // namespace

QString sentence(const Reason& reason)
{
    return ReasonText::sentence(reason);
}

} // namespace dossier
