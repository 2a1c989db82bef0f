#include "table/level_preview.h"

#include "table/seat_game.h"
#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"
#include "wording/words/elision.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

struct PreviewWords
{
    Q_DECLARE_TR_FUNCTIONS(PreviewWords)
};

constexpr qsizetype kMostSkills = 3;

LevelPreview toldBy(const Prospect& prospect)
{
    LevelPreview told{prospect.level, prospect.needed, prospect.enough()};
    told.joining = prospect.joining;
    return told;
}

std::optional<LevelPreview> ofTeamAt(const SeatView& view, CardRef site, std::uint8_t team)
{
    for (const Prospect& prospect : view.prospects(site))
        if (prospect.team == team)
            return toldBy(prospect);
    return std::nullopt;
}

// CASE-10: one of two skills a Site may be solved with.
std::optional<LevelPreview> inSkill(const SeatView& view, const CardPool& pool, int skill)
{
    const CardRef site = view.seen.about.card;
    const CardName name = view.name(site);
    if (!name.isKnown() || !pool[name.card].site)
        return std::nullopt;
    for (const Prerequisite& each : pool[name.card].site->prerequisites)
        if (static_cast<int>(each.skill) == skill)
            if (const auto level = view.teamLevel(site.owner(), view.seen.about.team, static_cast<Ability>(skill)))
                return LevelPreview{*level, each.level, *level >= each.level};
    return std::nullopt;
}

void addSkillsOf(const Card& card, std::vector<Ability>& skills)
{
    const auto& site = card.site;
    for (std::size_t i = 0; site && i < site->prerequisites.size(); ++i) {
        const auto ability = static_cast<Ability>(site->prerequisites[i].skill);
        if (std::find(skills.begin(), skills.end(), ability) == skills.end())
            skills.push_back(ability);
    }
}

// In the Field, and in hand as long as they can be placed.
std::vector<Ability> skillsAsked(const SeatView& view, const CardPool& pool, Seat seat)
{
    std::vector<Ability> skills;
    const Observation& seen = view.seen;
    for (const SeenSite& site : seen.players[seat].sites)
        addSkillsOf(pool[site.card], skills);
    const bool placing = seen.phase == Phase::Deployment || seen.phase == Phase::CaseAssignment;
    if (seat == view.viewer() && seat == seen.active && placing)
        for (const SeenCard& card : seen.hand)
            addSkillsOf(pool[card.card], skills);
    return skills;
}

} // namespace

std::optional<LevelPreview> previewOf(const SeatGame& game, std::size_t choice)
{
    const Action& action = game.choices()[choice].action;
    switch (action.kind) {
    case ActionKind::PlaceSite:
        return previewAt(game.view(), action.card);
    case ActionKind::AssignTeam:
        return ofTeamAt(game.view(), action.target, action.team);
    case ActionKind::Investigate:
        return previewAt(game.view(), action.target);
    case ActionKind::AnnounceSkill:
        return inSkill(game.view(), game.cast().pool, action.number);
    default:
        break;
    }
    if (!game.seen().check)
        return std::nullopt;
    const auto outlook = game.outlook(action);
    if (!outlook)
        return std::nullopt;
    return LevelPreview{outlook->level, outlook->needed, outlook->success, outlook->fought, outlook->leaving};
}

std::optional<LevelPreview> previewOfPassing(const SeatGame& game)
{
    const auto& choices = game.choices();
    const auto pass = std::find_if(choices.begin(), choices.end(),
                                   [](const Choice& choice) { return choice.action.kind == ActionKind::Pass; });
    return pass == choices.end() ? std::nullopt : previewOf(game, static_cast<std::size_t>(pass - choices.begin()));
}

std::optional<LevelPreview> previewAt(const SeatView& view, CardRef site)
{
    const std::vector<Prospect>& prospects = view.prospects(site);
    if (prospects.empty())
        return std::nullopt;
    const auto joined = std::ranges::find_if(prospects, [](const Prospect& each) { return bool(each.joining); });
    return toldBy(prospects.front().enough() || joined == prospects.end() ? prospects.front() : *joined);
}

QString previewText(const LevelPreview& preview)
{
    const QString text =
        preview.partly()
            ? PreviewWords::tr("(✓) %1 against %2, one question", "a Team's level, and the level a Site needs")
        : preview.enough ? PreviewWords::tr("✓ %1 against %2", "a Team's level, and the level a Site needs")
                         : PreviewWords::tr("✕ %1 against %2", "a Team's level, and the level a Site needs");
    return text.arg(preview.level).arg(preview.needed);
}

QString previewFigures(const LevelPreview& preview)
{
    return QStringLiteral("%1 : %2 %3")
        .arg(preview.level)
        .arg(preview.needed)
        .arg(preview.partly() ? QStringLiteral("(✓)")
             : preview.enough ? QStringLiteral("✓")
                              : QStringLiteral("✕"));
}

QString partlyText(const LevelPreview& preview)
{
    return preview.partly() ? PreviewWords::tr("enough for one question") : QString();
}

QString spokenPreview(const LevelPreview& preview)
{
    const QString text =
        preview.partly()
            ? PreviewWords::tr("%1 against %2, enough for one question", "a Team's level, and the level a Site needs")
        : preview.enough ? PreviewWords::tr("%1 against %2, enough", "a Team's level, and the level a Site needs")
                         : PreviewWords::tr("%1 against %2, not enough", "a Team's level, and the level a Site needs");
    return text.arg(preview.level).arg(preview.needed);
}

QString previewCondition(const SeatView& view, const PlayerNames& cast, const LevelPreview& preview)
{
    if (preview.joining)
        return elided(
            PreviewWords::tr("✓ if %1 joins", "an Agent, the Team").arg(shortName(view.name(preview.joining), cast)));
    if (preview.leaving.empty())
        return {};
    QStringList names;
    for (const CardRef agent : preview.leaving)
        names << shortName(view.name(agent), cast);
    return elided((preview.fought
                       ? PreviewWords::tr("after the Combat, without %1", "a level foreseen; Agents who leave")
                       : PreviewWords::tr("without %1", "a level foreseen; Agents who leave"))
                      .arg(listed(names)));
}

QString teamLevelsText(const SeatView& view, const PlayerNames& cast, Seat seat, std::uint8_t team)
{
    QStringList levels;
    for (const Ability ability : skillsAsked(view, cast.pool, seat))
        if (const auto level = view.teamLevel(seat, team, ability);
            level.value_or(0) != 0 && levels.size() < kMostSkills)
            levels << PreviewWords::tr("%1 %2", "a skill and its level").arg(abilityWord(ability)).arg(*level);
    return levels.join(QStringLiteral(", "));
}

} // namespace dossier
