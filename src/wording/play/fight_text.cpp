#include "wording/play/fight_text.h"

#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"

#include <QCoreApplication>

namespace dossier {

namespace {

struct FightWords
{
    Q_DECLARE_TR_FUNCTIONS(FightWords)
};

} // namespace

QString stateWord(CardState state)
{
    switch (state) {
    case CardState::MayNotHeal:
        return FightWords::tr("cannot heal");
    case CardState::Held:
        return FightWords::tr("has to stay in the Hospital");
    case CardState::UntilHealed:
        return FightWords::tr("in the Hospital until healed");
    case CardState::LeavesLater:
        return FightWords::tr("to the Hospital soon");
    case CardState::DiesLater:
        return FightWords::tr("removed as the turn ends");
    case CardState::Apart:
        return FightWords::tr("adds to no check");
    case CardState::Stunned:
        return FightWords::tr("stunned");
    case CardState::DealsNothing:
        return FightWords::tr("deals no damage");
    case CardState::First:
        return FightWords::tr("deals first");
    case CardState::Split:
        return FightWords::tr("may split damage");
    case CardState::Twice:
        return FightWords::tr("deals twice");
    case CardState::Spared:
        return FightWords::tr("others are hit before");
    case CardState::Blank:
        return FightWords::tr("without its text");
    case CardState::Bought:
        return FightWords::tr("for this turn");
    case CardState::Borrowed:
        return FightWords::tr("borrowed", "an Agent");
    }
    return {};
}

QString roundWords(Ability range, int rounds)
{
    if (range == kLongRange)
        return FightWords::tr("Combat, %1 round", "LRC").arg(abilityWord(range));
    return FightWords::tr("Combat, %1 round %2", "CRC").arg(abilityWord(range)).arg(roundNumber(range, rounds));
}

bool preventsItself(const VisibleEvent& prevented)
{
    return prevented.other && prevented.other.owner == prevented.card.owner &&
           prevented.other.card == prevented.card.card;
}

QString blowOf(const VisibleEvent& allotted, const PlayerNames& cast)
{
    return fighterText(allotted.card, (allotted.second & 1) != 0, cast);
}

QString targetOf(const VisibleEvent& allotted, const PlayerNames& cast)
{
    return fighterText(allotted.other, (allotted.second & 2) != 0, cast);
}

} // namespace dossier
