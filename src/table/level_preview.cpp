#include "table/level_preview.h"

#include "table/table_game.h"
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

constexpr std::size_t kMostSkills = 3;

LevelPreview toldBy(const Prospect& prospect)
{
    return {prospect.level, prospect.needed, prospect.enough()};
}

std::optional<LevelPreview> ofTeamAt(const TableGame& game, CardRef site, std::uint8_t team)
{
    for (const Prospect& prospect : game.shown().prospects(site, game.viewer()))
        if (prospect.team == team)
            return toldBy(prospect);
    return std::nullopt;
}

// CASE-10: one of two skills a Site may be solved with.
std::optional<LevelPreview> inSkill(const TableGame& game, int skill)
{
    const CardRef site = game.seen().about.card;
    const CardName name = game.shown().name(site, game.viewer());
    if (!name.isKnown() || !game.cast().pool[name.card].site)
        return std::nullopt;
    for (const Prerequisite& each : game.cast().pool[name.card].site->prerequisites)
        if (static_cast<int>(each.skill) == skill) {
            const int level =
                game.shown().teamLevel(site.owner(), game.seen().about.team, static_cast<Ability>(each.skill));
            return LevelPreview{level, each.level, level >= each.level};
        }
    return std::nullopt;
}

void addSkillsOf(const TableGame& game, CardIndex card, std::vector<Ability>& skills)
{
    const auto& site = game.cast().pool[card].site;
    for (std::size_t i = 0; site && i < site->prerequisites.size(); ++i) {
        const auto ability = static_cast<Ability>(site->prerequisites[i].skill);
        if (std::find(skills.begin(), skills.end(), ability) == skills.end())
            skills.push_back(ability);
    }
}

// In the Field, and in hand as long as they can be placed.
std::vector<Ability> skillsAsked(const TableGame& game, Seat seat)
{
    std::vector<Ability> skills;
    const Observation& seen = game.seen();
    for (const SeenSite& site : seen.players[seat].sites)
        addSkillsOf(game, site.card, skills);
    const bool placing = seen.phase == Phase::Deployment || seen.phase == Phase::CaseAssignment;
    if (seat == game.viewer() && seat == seen.active && placing)
        for (const SeenCard& card : seen.hand)
            addSkillsOf(game, card.card, skills);
    if (skills.size() > kMostSkills)
        skills.resize(kMostSkills);
    return skills;
}

} // namespace

std::optional<LevelPreview> previewOf(const TableGame& game, std::size_t choice)
{
    const Action& action = game.choices()[choice].action;
    switch (action.kind) {
    case ActionKind::PlaceSite:
        return previewAt(game, action.card);
    case ActionKind::AssignTeam:
        return ofTeamAt(game, action.target, action.team);
    case ActionKind::Investigate:
        return previewAt(game, action.target);
    case ActionKind::AnnounceSkill:
        return inSkill(game, action.number);
    default:
        break;
    }
    if (!game.seen().check)
        return std::nullopt;
    const auto outlook = game.game().outlook(action, game.viewer());
    if (!outlook)
        return std::nullopt;
    return LevelPreview{outlook->level, outlook->needed, outlook->success, outlook->fought, outlook->leaving};
}

std::optional<LevelPreview> previewOfPassing(const TableGame& game)
{
    const auto& choices = game.choices();
    const auto pass = std::find_if(choices.begin(), choices.end(),
                                   [](const Choice& choice) { return choice.action.kind == ActionKind::Pass; });
    return pass == choices.end() ? std::nullopt : previewOf(game, static_cast<std::size_t>(pass - choices.begin()));
}

std::optional<LevelPreview> previewAt(const TableGame& game, CardRef site)
{
    const auto prospects = game.shown().prospects(site, game.viewer());
    return prospects.empty() ? std::nullopt : std::optional(toldBy(prospects.front()));
}

QString previewText(const LevelPreview& preview)
{
    return (preview.enough ? PreviewWords::tr("✓ %1 against %2", "a Team's level, and the level a Site needs")
                           : PreviewWords::tr("✕ %1 against %2", "a Team's level, and the level a Site needs"))
        .arg(preview.level)
        .arg(preview.needed);
}

QString previewFigures(const LevelPreview& preview)
{
    return QStringLiteral("%1 : %2 %3")
        .arg(preview.level)
        .arg(preview.needed)
        .arg(preview.enough ? QStringLiteral("✓") : QStringLiteral("✕"));
}

QString spokenPreview(const LevelPreview& preview)
{
    return (preview.enough
                ? PreviewWords::tr("%1 against %2, enough", "a Team's level, and the level a Site needs")
                : PreviewWords::tr("%1 against %2, not enough", "a Team's level, and the level a Site needs"))
        .arg(preview.level)
        .arg(preview.needed);
}

QString previewCondition(const TableGame& game, const LevelPreview& preview)
{
    if (preview.leaving.empty())
        return {};
    QStringList names;
    for (const CardRef agent : preview.leaving)
        names << shortName(game.game().name(agent, game.viewer()), game.cast());
    return elided((preview.fought
                       ? PreviewWords::tr("after the Combat, without %1", "a level foreseen; Agents who leave")
                       : PreviewWords::tr("without %1", "a level foreseen; Agents who leave"))
                      .arg(listed(names)));
}

QString teamLevelsText(const TableGame& game, Seat seat, std::uint8_t team)
{
    QStringList levels;
    for (const Ability ability : skillsAsked(game, seat))
        levels << PreviewWords::tr("%1 %2", "a skill and its level")
                      .arg(abilityWord(ability))
                      .arg(game.shown().teamLevel(seat, team, ability));
    return levels.join(QStringLiteral(", "));
}

} // namespace dossier
