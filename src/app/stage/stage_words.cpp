#include "app/stage/stage_words.h"

#include "app/stage/combat_ledger.h"
#include "app/widgets/card_words.h"
#include "table/seat_game.h"
#include "wording/play/address.h"
#include "wording/play/fight_text.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"
#include "wording/play/thing_text.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"
#include "wording/words/semicolon.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

struct SpokenWords
{
    Q_DECLARE_TR_FUNCTIONS(SpokenWords)
};

constexpr std::size_t kLatelyEvents = 300; // an investigation tells no more than that, mostly

QString spokenStack(const SeatGame& game, const std::vector<Waiting>& stack)
{
    QStringList waiting;
    for (const Waiting& each : stack)
        waiting << waitingText(each, game);
    return waiting.isEmpty() ? QString() : SpokenWords::tr("Waiting, next first: %1").arg(waiting.join(semicolon()));
}

} // namespace

QString namedQuestionOf(const SeatGame& game, const CheckParts& parts)
{
    const CardRef asked = parts ? parts.site : game.seen().investigation.site;
    for (const SeenPlayer& player : game.seen().players)
        for (const SeenSite& site : player.sites)
            if (const auto& facts = game.cast().pool[site.card].site; site.ref == asked && facts && facts->reduced)
                return word(facts->reduced->question);
    return {};
}

QString resultWords(const CheckResult& result)
{
    if (!result.passed)
        return SpokenWords::tr("not solved");
    return result.level < result.needed ? SpokenWords::tr("solved for one question") : SpokenWords::tr("solved");
}

Standing standingOf(const CheckParts& parts, bool over, const QString& question)
{
    const int missing = parts.check.needed - parts.check.level;
    if (parts.spoilt)
        return {SpokenWords::tr("fails whatever its level"), false};
    if (missing <= 0)
        return {over ? SpokenWords::tr("solved") : SpokenWords::tr("enough so far"), true};
    if (parts.reduced > 0 && parts.check.level >= parts.reduced) // SITE-8
        return {question.isEmpty() ? SpokenWords::tr("enough for its named question")
                                   : SpokenWords::tr("enough for the question %1 alone").arg(question),
                true};
    return {missing == 1 ? SpokenWords::tr("one short") : SpokenWords::tr("%n short", nullptr, missing), false};
}

namespace {

// What was told lately of the Site under investigation, from its beginning on; of checks, its own.
std::vector<VisibleEvent> toldOfSite(const SeatGame& game)
{
    const std::size_t end = game.storyEnd();
    std::vector<VisibleEvent> told = game.story(end > kLatelyEvents ? end - kLatelyEvents : 0);
    const auto began = std::find_if(told.rbegin(), told.rend(),
                                    [](const VisibleEvent& event) { return event.kind == EventKind::SiteBegan; });
    told.erase(told.begin(), began.base());
    const CardIndex site = game.view().name(game.seen().investigation.site).card;
    std::erase_if(told, [site](const VisibleEvent& event) {
        return (event.kind == EventKind::CheckPassed || event.kind == EventKind::CheckFailed) &&
               event.card.card != site;
    });
    return told;
}

// Of the check of this Site.
std::optional<Ability> abilityOfCheck(const SeatGame& game)
{
    std::optional<Ability> ability;
    if (game.seen().investigation)
        for (const VisibleEvent& event : toldOfSite(game))
            if (event.kind == EventKind::SkillAnnounced)
                ability = static_cast<Ability>(event.number);
    return ability;
}

} // namespace

QString situationOf(const SeatGame& game, const CheckParts& parts)
{
    const Observation& seen = game.seen();
    QStringList said;
    if (parts)
        said << abilityWord(parts.check.ability);
    else if (const std::optional<Ability> ability = abilityOfCheck(game))
        said << abilityWord(*ability);
    const std::uint8_t team = parts ? parts.check.team : seen.investigation.team;
    if (team != kNoTeam && game.options().game != Game::Basic)
        said << SpokenWords::tr("Team %1").arg(team + 1);
    if (seen.players.size() > 2 && seen.investigation) // whose X-File it is about (MULTI-5)
        for (const SeenSite& site : seen.players[seen.investigation.seat].sites)
            if (site.ref == seen.investigation.site)
                said << addressed(SpokenWords::tr("directed at {%1|you}"), {game.cast().said(site.directed)});
    const Occasion& occasion = game.view().occasion;
    const auto turnsUp = [&](const SeenPlayer& player) {
        return std::any_of(player.sites.begin(), player.sites.end(), [&](const SeenSite& site) {
            return site.ref == seen.investigation.site &&
                   (!site.open.empty() ||
                    std::any_of(site.faceDown.begin(), site.faceDown.end(), [](int count) { return count > 0; }));
        });
    };
    if (occasion.waiting)
        said << SpokenWords::tr("may be answered");
    else if (occasion.window == WindowKind::Check)
        said << SpokenWords::tr("cards may be played");
    else if (parts && !resultOf(game) && std::any_of(seen.players.begin(), seen.players.end(), turnsUp))
        said << SpokenWords::tr("cards under the Site turn over");
    return said.join(QStringLiteral(" · "));
}

QString waitingText(const Waiting& waiting, const SeatGame& game)
{
    const PlayerNames& cast = game.cast();
    QString what = waiting.kind == Waiting::Kind::Power ? typeWord(waiting.type) : cardText(waiting.card, cast);
    if (waiting.kind == Waiting::Kind::Use)
        what = elided(SpokenWords::tr("use of %1").arg(what));
    const QString by = elided(SpokenWords::tr("%1, %2", "a card and its player").arg(what, cast.name(waiting.seat)));
    return waiting.aim ? SpokenWords::tr("%1, at %2", "a card with its player, and its aim")
                             .arg(by, thingText(waiting.aim, cast))
                       : by;
}

std::optional<CheckResult> resultOf(const SeatGame& game)
{
    if (game.seen().check || !game.seen().investigation)
        return std::nullopt;
    std::optional<CheckResult> result;
    for (const VisibleEvent& event : toldOfSite(game))
        if (event.kind == EventKind::CheckPassed || event.kind == EventKind::CheckFailed)
            result = CheckResult{event.number, event.second, event.kind == EventKind::CheckPassed};
    return result;
}

bool hasAsked(const SeatGame& game)
{
    if (!game.seen().investigation)
        return false;
    const std::vector<VisibleEvent> told = toldOfSite(game);
    return std::any_of(told.begin(), told.end(), [](const VisibleEvent& event) {
        return event.kind == EventKind::CheckFailed || event.kind == EventKind::GuessedWrong ||
               (event.kind == EventKind::Asked && !event.card); // by no text
    });
}

QString sceneText(const SeatGame& game)
{
    if (!game.isShowing())
        return {};
    const std::optional<FightNow>& fight = game.view().fight;
    const QString round = fight && fight->range ? roundWords(*fight->range, fight->rounds) : SpokenWords::tr("Combat");
    switch (*game.view().scene) {
    case SceneKind::RoundBegins:
        return round;
    case SceneKind::Blows:
        return SpokenWords::tr("%1: who is hit", "a round of Combat").arg(round);
    case SceneKind::Departure:
        return SpokenWords::tr("Who has to leave");
    case SceneKind::CheckBegins:
        return SpokenWords::tr("A Skill Check begins");
    case SceneKind::TurnedUp:
        return SpokenWords::tr("The cards under the Site are turned up");
    case SceneKind::Bluff:
        return SpokenWords::tr("A Bluff is used");
    case SceneKind::CheckEnds:
        break;
    }
    return SpokenWords::tr("The Skill Check has ended");
}

QString spokenCheck(const SeatGame& game, const CheckParts& parts, const std::vector<Waiting>& stack)
{
    const QString name =
        parts.site || !parts ? game.nameOf(game.seen().investigation.site) : cardText(parts.called, game.cast());
    QStringList said;
    if (const auto result = resultOf(game)) {
        said << SpokenWords::tr("%1: %2 against %3")
                    .arg(name, QString::number(result->level), QString::number(result->needed))
             << resultWords(*result);
    } else if (!parts) {
        said << SpokenWords::tr("%1 is being investigated").arg(name);
    } else {
        said << SpokenWords::tr("%1: %2 against %3")
                    .arg(name, QString::number(parts.check.level), QString::number(parts.check.needed))
             << standingOf(parts, false, namedQuestionOf(game, parts)).words << situationOf(game, parts);
        for (const MeterPiece& piece : meterOf(parts, game.cast()).pieces)
            if (!piece.waiting)
                said << SpokenWords::tr("%1 %2", "a part of a level and its number")
                            .arg(piece.name, signedFigure(piece.amount));
    }
    if (const QString waiting = spokenStack(game, stack); !waiting.isEmpty())
        said << waiting;
    said.removeAll(QString());
    return said.join(semicolon());
}

QString spokenFight(const SeatGame& game, const std::vector<Waiting>& stack)
{
    const std::optional<FightNow>& fight = game.view().fight;
    if (!fight)
        return {};
    QStringList said{SpokenWords::tr("Combat")};
    for (const InFight& fighter : fight->fighters)
        said << (fighter.health < 0 ? cardText(fighter.card, game.cast())
                                    : SpokenWords::tr("%1: Health %2")
                                          .arg(cardText(fighter.card, game.cast()), QString::number(fighter.health)));
    for (const Blow& blow : fight->blows) {
        if (blow.amount == 0) // all of it was prevented
            continue;
        const QString to = cardText(fight->fighters[static_cast<std::size_t>(blow.to)].card, game.cast());
        said << (blow.from < 0
                     ? elided(SpokenWords::tr("%1 damage on %2").arg(blow.amount).arg(to))
                     : elided(SpokenWords::tr("%1 hits %2 with %3")
                                  .arg(cardText(fight->fighters[static_cast<std::size_t>(blow.from)].card, game.cast()),
                                       to, QString::number(blow.amount))));
    }
    for (const Consequence& each : whatFollows(*fight, game))
        said << each.words;
    if (const QString waiting = spokenStack(game, stack); !waiting.isEmpty())
        said << waiting;
    return said.join(semicolon());
}

} // namespace dossier
