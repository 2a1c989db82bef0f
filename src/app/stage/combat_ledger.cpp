#include "app/stage/combat_ledger.h"

#include "app/board/stage_plan.h"
#include "app/stage/level_meter.h"
#include "table/level_preview.h"
#include "table/seat_game.h"
#include "wording/play/player_names.h"
#include "wording/play/thing_text.h"
#include "wording/words/elision.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

struct LedgerWords
{
    Q_DECLARE_TR_FUNCTIONS(LedgerWords)
};

bool isAgent(const CardName& card, const PlayerNames& cast)
{
    return card.isKnown() && cast.pool[card.card].type == CardType::Agent;
}

} // namespace

std::vector<LedgerRow> ledgerOf(const std::vector<VisibleEvent>& story, const PlayerNames& cast, bool underWay,
                                const std::vector<CardName>& turned)
{
    std::vector<LedgerRow> rows;
    const auto isOurs = [&](const CardName& card) {
        return isAgent(card, cast) && std::none_of(turned.begin(), turned.end(), [&](const CardName& each) {
                   return each.owner == card.owner && each.card == card.card;
               });
    };
    bool ended = false;
    for (const VisibleEvent& event : story) {
        if (event.kind == EventKind::CombatEnded) {
            ended = true;
        } else if (event.kind == EventKind::Attacked || event.kind == EventKind::SiteBegan) {
            rows.clear();
        } else if (event.kind == EventKind::RoundBegan) {
            if (ended) // of a fight that nobody has announced (OQ-114)
                rows.clear();
            ended = false;
            const auto range = static_cast<Ability>(event.number);
            rows.push_back({range, roundNumber(range, event.second), 0, 0, false});
        } else if (event.kind == EventKind::Allotted && !rows.empty()) {
            (isOurs(event.other) ? rows.back().byFoes : rows.back().byTeam) += event.number;
        } else if (event.kind == EventKind::Prevented && !rows.empty()) {
            (isOurs(event.card) ? rows.back().lessByFoes : rows.back().lessByTeam) += event.number;
        }
    }
    if (underWay && !rows.empty())
        rows.back().now = true;
    return rows;
}

std::vector<Consequence> whatFollows(const FightNow& fight, const SeatGame& game)
{
    std::vector<Consequence> found;
    bool lost = false;
    for (const InFight& fighter : fight.fighters) {
        if (fighter.health < 0 || fighter.health > fighter.threatened)
            continue;
        const QString name = shortName(fighter.card, game.cast());
        const bool agent = isAgent(fighter.card, game.cast());
        if (fighter.foe && !agent)
            found.push_back({Consequence::Kind::Killed, LedgerWords::tr("%1 is killed").arg(name), false});
        else
            found.push_back({Consequence::Kind::Hospital, LedgerWords::tr("%1 to the Hospital").arg(name), true});
        lost = lost || agent;
    }
    if (found.empty())
        found.push_back({Consequence::Kind::Nothing, LedgerWords::tr("nobody is beaten so far"), false});
    for (const InFight& fighter : fight.fighters)
        if (fighter.prevents) {
            const bool itself =
                fighter.prevents.owner == fighter.card.owner && fighter.prevents.card == fighter.card.card;
            const QString name = shortName(fighter.card, game.cast());
            found.push_back({Consequence::Kind::Nothing,
                             itself ? LedgerWords::tr("%1 takes no damage by its own text").arg(name)
                                    : elided(LedgerWords::tr("%1 takes no damage by %2")
                                                 .arg(name, cardText(fighter.prevents, game.cast()))),
                             fighter.foe});
        }
    const Observation& seen = game.seen();
    if (!seen.check)
        return found;
    const QString site = seen.investigation ? game.nameOf(seen.investigation.site) : LedgerWords::tr("The check");
    if (const auto preview = previewOfPassing(game))
        found.push_back(
            {Consequence::Kind::Site,
             LedgerWords::tr("%1: %2", "a Site and its level against the one needed").arg(site, previewText(*preview)),
             !preview->enough});
    else if (!lost) {
        const int lower = game.view().check.reduced; // SITE-8
        const bool enough = seen.check.level >= seen.check.needed || (lower > 0 && seen.check.level >= lower);
        found.push_back({Consequence::Kind::Site,
                         LedgerWords::tr("%1: now %2", "a Site and its level against the one needed")
                             .arg(site, previewText({seen.check.level, seen.check.needed, enough})),
                         !enough});
    }
    return found;
}

std::optional<FightStory> fightStoryOf(const SeatGame& game)
{
    constexpr std::size_t kEvents = 600; // no Combat tells more
    const std::optional<FightNow>& fight = game.view().fight;
    if (!fight)
        return std::nullopt;
    const std::size_t end = game.storyEnd();
    FightStory story{
        *fight, {}, whatFollows(*fight, game), !waitingOf(game.seen()).empty() || !game.view().stack.empty()};
    std::vector<CardName> turned;
    for (const InFight& fighter : fight->fighters)
        if (fighter.foe)
            turned.push_back(fighter.card);
    story.rows = ledgerOf(game.story(end > kEvents ? end - kEvents : 0), game.cast(), fight->range.has_value(), turned);
    return story;
}

SideTotal totalOf(const FightNow& fight, bool foes)
{
    SideTotal total;
    for (const Blow& blow : fight.blows)
        if (fight.fighters[static_cast<std::size_t>(blow.to)].foe != foes) {
            total.damage += blow.amount;
            total.prevented += blow.prevented;
            total.nothing = true;
        }
    total.nothing = total.nothing && total.damage == 0;
    if (total.damage > 0 || total.nothing)
        return total;
    bool reachesNobody = true;
    for (const InFight& fighter : fight.fighters) {
        if (fighter.foe == foes)
            total.damage += fighter.deals;
        else
            reachesNobody = reachesNobody && static_cast<bool>(fighter.prevents);
    }
    total.open = total.damage > 0;
    total.prevented = reachesNobody ? total.damage : 0;
    return total;
}

QString totalText(const SideTotal& total)
{
    if (total.nothing)
        return LedgerWords::tr("all prevented", "damage");
    const QString damage = total.open ? LedgerWords::tr("deals %1").arg(total.damage) : QString::number(total.damage);
    return total.prevented == 0              ? damage
           : total.prevented >= total.damage ? LedgerWords::tr("%1, all prevented", "damage").arg(damage)
                                             : LedgerWords::tr("%1, %2 prevented", "damage, and how much of it")
                                                   .arg(damage, QString::number(total.prevented));
}

QString takenText(int dealt, int prevented)
{
    if (dealt == 0)
        return QStringLiteral("–");
    return prevented == 0 ? QString::number(dealt)
                          : LedgerWords::tr("%1 of %2", "damage taken, and damage dealt")
                                .arg(QString::number(std::max(0, dealt - prevented)), QString::number(dealt));
}

} // namespace dossier
