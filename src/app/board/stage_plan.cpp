#include "app/board/stage_plan.h"

#include "app/board/table_groups.h"
#include "app/card_face/card_face.h"
#include "app/theme/theme.h"
#include "wording/play/play_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

// Distances of the picture this is measured by, a folder of 796 x 428; they grow and shrink with the folder.
constexpr qreal kStageWidth = 796;
constexpr qreal kStageHeight = 428;

int highOf(int width)
{
    return static_cast<int>(width / kFaceProportion);
}

int wideOf(int height)
{
    return static_cast<int>(height * kFaceProportion);
}

// Cards of one size side by side in a room, as large as `widest` and the room allow; piles carry their slips below.
class PileRow
{
public:
    // `share`: what width they have for certain, however high the room is; 0: all of it.
    PileRow(const std::vector<TablePile>& piles, const QRect& room, int line, int share = 0)
        : m_piles(piles)
        , m_room(room)
        , m_share(share > 0 ? std::min(share, room.width()) : room.width())
        , m_slip(line + kGrid + 2)
    {
        for (const TablePile& pile : piles)
            m_slips = std::max(m_slips, static_cast<int>(pile.slips.size()));
    }

    void lay(int widest, std::vector<PlannedCard>& cards) const
    {
        const int count = static_cast<int>(m_piles.size());
        if (count == 0)
            return;
        const int gap = std::min(4 * kGrid, m_share / count / 8);
        const int below = std::min(m_slips * m_slip, m_room.height() / 2);
        int wide = std::min({widest, wideOf(m_room.height() - below), (m_share - gap * (count - 1)) / count});
        wide = std::max(wide, 1);
        QRect place(m_room.left(), m_room.top(), wide, std::min(highOf(wide), m_room.height()));
        for (const TablePile& pile : m_piles) {
            PlannedCard main = pile.main;
            main.rect = place;
            cards.push_back(main);
            laySlips(pile, place, below, cards);
            place.translate(wide + gap, 0);
        }
    }

private:
    void laySlips(const TablePile& pile, const QRect& above, int below, std::vector<PlannedCard>& cards) const
    {
        if (pile.slips.empty())
            return;
        const int high = std::min(m_slip, below / static_cast<int>(pile.slips.size()));
        int y = above.bottom() + 1;
        for (PlannedCard slip : pile.slips) {
            slip.rect = {above.left(), y, above.width(), high};
            cards.push_back(slip);
            y += high;
        }
    }

    const std::vector<TablePile>& m_piles;
    QRect m_room;
    int m_share;
    int m_slip;
    int m_slips = 0;
};

class StagePlan
{
public:
    StagePlan(const Observation& seen, const PlayerNames& cast, const QRect& room, int sure, int line, BoardPlan& plan)
        : m_seen(seen)
        , m_case(caseOf(seen, plan.fight))
        , m_line(line)
        , m_plan(plan)
        , m_stage(plan.stage)
        , m_room(room)
    {
        m_inner = room.adjusted(3 * kGrid, line + 5 * kGrid, -3 * kGrid, -2 * kGrid);
        m_inner.setHeight(m_inner.height() - room.height() + sure);
        m_scale = std::min(room.width() / kStageWidth, sure / kStageHeight);
        gather(cast);
    }

    void lay()
    {
        m_stage.rect = m_room;
        m_stage.site = m_case.site;
        m_stage.seat = m_case.seat;
        m_stage.team = m_case.team;
        m_stage.fight = m_case.fight;
        m_case.fight ? layFight() : layCheck();
        layStack();
    }

private:
    int at(int usual) const { return static_cast<int>(usual * m_scale); }
    // The same in a folder that is as high as it may ever be.
    int atMost(int usual) const { return static_cast<int>(usual * m_room.width() / kStageWidth); }

    void gather(const PlayerNames& cast)
    {
        for (std::size_t seat = 0; seat < m_seen.players.size(); ++seat) {
            const TableGroups groups = groupsOf(m_seen, static_cast<Seat>(seat), cast, m_plan.fight, CaseCards::Alone);
            for (const auto& section : groups)
                for (const TableGroup& group : section)
                    for (const TablePile& pile : group.piles) {
                        const bool ours =
                            group.team != kNoTeam && !(m_case.fight && isTurned(m_plan.fight, pile.main.ref));
                        (group.site ? m_sites : ours ? m_team : m_foes).push_back(pile);
                    }
        }
        for (TablePile& site : m_sites) {
            site.main.note.clear(); // which Team is there is seen
            m_under = site.slips;
        }
    }

    // --- A check ----------------------------------------------------------------------------------------------------

    // The Site and what lies under it, the level above the Team, what waits.
    void layCheck()
    {
        const int siteWide = std::min(at(170), m_inner.width() / 4);
        const int left = m_sites.empty() ? 0 : siteWide + at(40);
        const int right = std::min(at(178), m_inner.width() / 4);
        if (!m_sites.empty())
            laySite({m_inner.left(), m_inner.top(), siteWide + at(24), m_inner.height()}, siteWide);
        QRect middle = m_inner.adjusted(left, 0, -right - at(12), 0);
        m_stage.stack = {middle.right() + 1 + at(12), m_inner.top(), right, m_inner.height()};
        int agentsHigh = std::min(middle.height() * 48 / 100, std::max(highOf(at(104)), 26 * kGrid) + at(14));
        if (middle.height() - agentsHigh - 2 * kGrid < leastForBars()) // the Team has their room
            agentsHigh =
                std::max(agentsHigh, std::min(middle.height() - 2 * kGrid - 3 * m_line, highOf(at(112)) + 4 * m_line));
        m_stage.agents = {middle.left(), middle.bottom() + 1 - agentsHigh, middle.width(), agentsHigh};
        m_stage.meter = {middle.left(), middle.top(), middle.width(), middle.height() - agentsHigh - 2 * kGrid};
        const int aside = (m_sites.empty() ? 0 : std::min(atMost(170), m_inner.width() / 4) + atMost(40)) +
                          std::min(atMost(178), m_inner.width() / 4) + atMost(12);
        // Below the Team's name.
        PileRow(m_team, m_stage.agents.adjusted(0, std::max(3 * kGrid, m_line), 0, 0), m_line, m_inner.width() - aside)
            .lay(at(112), m_plan.cards);
    }

    // What the level needs above its Team for more than words (leastMeterHeight in app/stage/level_meter.h).
    int leastForBars() const { return std::max((3 * m_line + 40) * 100 / 76, m_line * 21 / 5 + 40); }

    void laySite(const QRect& column, int wide)
    {
        PlannedCard site = m_sites.front().main;
        const int most = m_under.empty() ? column.height() : column.height() * 62 / 100;
        const int high = std::min(highOf(wide), most);
        site.rect = {column.left(), column.top(), std::min(wide, wideOf(high)), high};
        m_plan.cards.push_back(site);
        const std::vector<PlannedCard> under = spread(m_under);
        if (under.empty())
            return;
        std::vector<TablePile> piles;
        piles.reserve(under.size());
        for (const PlannedCard& card : under)
            piles.push_back({card, {}});
        const int top = site.rect.bottom() + 1 + at(14);
        PileRow(piles, {column.left(), top, column.width(), column.bottom() + 1 - top - at(10)}, m_line)
            .lay(at(88), m_plan.cards);
    }

    // Each card by itself: hidden ones count by owner.
    static std::vector<PlannedCard> spread(const std::vector<PlannedCard>& slips)
    {
        std::vector<PlannedCard> cards;
        for (const PlannedCard& slip : slips)
            for (int i = 0; i < slip.count; ++i) {
                cards.push_back(slip);
                cards.back().look = PlannedCard::Tile;
                cards.back().count = 1;
            }
        return cards;
    }

    // --- A Combat ---------------------------------------------------------------------------------------------------

    // The Team at the left, who fights it at the right, between them the round; below the ledger and what follows.
    void layFight()
    {
        const int below = std::max(at(116), 6 * (m_line + kGrid));
        const int right = std::min(at(206), m_inner.width() * 3 / 10);
        const int between = std::min(at(150), m_inner.width() / 5);
        const int blows = at(44);
        const QRect upper = m_inner.adjusted(0, 0, 0, -std::min(below, m_inner.height() * 2 / 5) - at(8));
        m_stage.agents = upper.adjusted(0, blows, -right - between - at(24), -at(30));
        m_stage.foes = {upper.right() + 1 - right, upper.top() + at(22), right, upper.height() - at(22)};
        m_stage.meter = {m_stage.agents.right() + 1 + at(12), m_stage.agents.top(), between, m_stage.agents.height()};
        m_stage.ledger = {m_inner.left(), upper.bottom() + 1 + at(8), m_inner.width() - right - at(12),
                          m_inner.bottom() - upper.bottom() - at(8)};
        m_stage.stack = {m_stage.meter.left(), m_stage.meter.top() + 2 * m_line, between, // the round has one line
                         m_stage.meter.height() - 2 * m_line};
        const int aside =
            std::min(atMost(206), m_inner.width() * 3 / 10) + std::min(atMost(150), m_inner.width() / 5) + atMost(24);
        PileRow(m_team, m_stage.agents, m_line, m_inner.width() - aside).lay(at(112), m_plan.cards);
        PileRow(m_foes, m_stage.foes, m_line).lay(at(190), m_plan.cards);
        QRect corner(m_stage.foes.left(), m_stage.ledger.top(), right, m_stage.ledger.height());
        layAside(corner);
    }

    // The Site waits, a line each for it and what lies under it.
    void layAside(const QRect& corner)
    {
        std::vector<PlannedCard> slips;
        for (const TablePile& site : m_sites) {
            slips.push_back(site.main);
            slips.insert(slips.end(), site.slips.begin(), site.slips.end());
        }
        if (slips.empty())
            return;
        const int high = std::min(m_line + 2 * kGrid, corner.height() / static_cast<int>(slips.size()));
        int y = corner.top();
        for (PlannedCard& slip : slips) {
            slip.look = PlannedCard::Slip;
            slip.rect = {corner.left(), y, corner.width(), high - 1};
            m_plan.cards.push_back(slip);
            y += high;
        }
    }

    // --- What waits -------------------------------------------------------------------------------------------------

    // The newest in front at the lower left, older ones behind it to the upper right.
    void layStack()
    {
        std::vector<SeenWaiting> waiting = waitingOf(m_seen);
        if (waiting.empty())
            return;
        const int count = static_cast<int>(waiting.size());
        const int heading = m_line + 2 * kGrid;
        // Below them stand what resolves next, and the words of it.
        const QRect room = m_stage.stack.adjusted(0, heading, 0, -(3 * m_line + m_line));
        if (room.height() < 3 * m_line)
            return layStackAsSlips(waiting, heading);
        const int wide = std::max(1, std::min({at(128), room.width() * (count > 1 ? 72 : 90) / 100,
                                               wideOf(room.height() * (count > 1 ? 60 : 100) / 100)}));
        const int high = highOf(wide);
        const int apart = std::max(1, count - 1);
        const int right = std::min(at(56), room.width() - wide) / apart;
        const int up = std::min(high * 3 / 4, (room.height() - high) / apart);
        for (int i = count - 1; i >= 0; --i) {
            const SeenWaiting& each = waiting[static_cast<std::size_t>(i)];
            PlannedCard card{.ref = each.card.ref, .card = each.card.card};
            card.waiting = true;
            const int bottom = count > 1 ? room.bottom() + 1 : room.top() + high;
            card.rect = {room.left() + i * right, bottom - high - i * up, wide, high};
            m_plan.cards.push_back(card);
        }
    }

    // Where there is no height, a line for each, what resolves next above; without the heading, if need be.
    void layStackAsSlips(const std::vector<SeenWaiting>& waiting, int heading)
    {
        constexpr int kLowest = 3 * kGrid;
        const int count = static_cast<int>(waiting.size());
        QRect room = m_stage.stack.adjusted(0, heading, 0, 0);
        if (room.height() < count * kLowest)
            room = m_stage.stack;
        if (room.height() < count * kLowest) // words about the round give way
            room.setTop(std::max(m_stage.meter.top(), room.bottom() + 1 - count * kLowest));
        const int high = std::min(m_line + kGrid, room.height() / count);
        int y = room.top();
        for (const SeenWaiting& each : waiting) {
            PlannedCard slip{.ref = each.card.ref, .card = each.card.card, .look = PlannedCard::Slip};
            slip.waiting = true;
            slip.rect = {room.left(), y, room.width(), high - 1};
            m_plan.cards.push_back(slip);
            y += high;
        }
    }

    const Observation& m_seen;
    Case m_case;
    int m_line;
    BoardPlan& m_plan;
    PlannedStage& m_stage;
    QRect m_room;
    QRect m_inner;
    qreal m_scale = 1;
    std::vector<TablePile> m_team;
    std::vector<TablePile> m_foes;
    std::vector<TablePile> m_sites; // one or none
    std::vector<PlannedCard> m_under;
};

} // namespace

Case caseOf(const Observation& seen, const FightSides& sides)
{
    Case found;
    if (seen.ending != Ending::None)
        return found;
    const bool fought = seen.fight.team != kNoTeam || !seen.foes.empty() || !sides.alone.empty();
    if (seen.fight && fought)
        found = {seen.fight.seat, seen.fight.team, {}, true};
    else if (seen.check)
        found = {seen.check.seat, seen.check.team, {}, false};
    else if (seen.investigation)
        found = {seen.investigation.seat, seen.investigation.team, {}, false};
    const auto lies = [&](const SeenPlayer& player) {
        return std::any_of(player.sites.begin(), player.sites.end(),
                           [&](const SeenSite& site) { return site.ref == seen.investigation.site; });
    };
    if (found && seen.investigation && std::any_of(seen.players.begin(), seen.players.end(), lies))
        found.site = seen.investigation.site;
    return found;
}

namespace {

bool isIn(const std::vector<CardRef>& cards, CardRef card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

} // namespace

bool isTurned(const FightSides& sides, CardRef agent)
{
    return isIn(sides.turned, agent);
}

bool isBeaten(const FightSides& sides, CardRef foe)
{
    return isIn(sides.beaten, foe);
}

bool isInCase(const Case& shown, const FightSides& sides, Seat seat, const SeenAgent& agent)
{
    if (!shown || shown.seat != seat || agent.section == Section::Hospital)
        return false;
    if (shown.fight && (isTurned(sides, agent.ref) || isIn(sides.alone, agent.ref)))
        return true;
    return shown.team != kNoTeam && agent.team == shown.team;
}

FightSides sidesOf(const FightNow& fight, const CardPool& pool)
{
    FightSides sides;
    for (const InFight& fighter : fight.fighters) {
        if (!fighter.card.isKnown() || !pool[fighter.card.card].agent) {
            if (fighter.foe && fighter.health == 0)
                sides.beaten.push_back(fighter.ref);
            continue;
        }
        if (fighter.foe)
            sides.turned.push_back(fighter.ref);
        else if (fight.team == kNoTeam)
            sides.alone.push_back(fighter.ref);
    }
    return sides;
}

bool isOnStage(const Observation& seen, const FightSides& sides)
{
    return static_cast<bool>(caseOf(seen, sides));
}

std::vector<SeenWaiting> waitingOf(const Observation& seen)
{
    std::vector<SeenWaiting> waiting;
    for (const SeenWaiting& each : seen.stack) {
        const auto lies = [&each](const SeenPlayer& player) {
            return std::any_of(player.table.begin(), player.table.end(),
                               [&each](const SeenCard& card) { return card.ref == each.card.ref; });
        };
        if (std::none_of(seen.players.begin(), seen.players.end(), lies))
            waiting.push_back(each);
    }
    return waiting;
}

void planStage(const Observation& seen, const PlayerNames& cast, const QRect& room, int sure, int line, BoardPlan& plan)
{
    if (isOnStage(seen, plan.fight))
        StagePlan(seen, cast, room, sure, line, plan).lay();
}

} // namespace dossier
