#include "wording/play/story_groups.h"

#include "engine/state/phase.h"
#include "wording/play/event_text.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace dossier {

namespace {

using Kind = StoryGroup::Kind;

bool isSame(const CardName& a, const CardName& b)
{
    return a.card == b.card && (a.isKnown() || a.owner == b.owner);
}

bool isPayment(const VisibleEvent& event)
{
    return event.kind == EventKind::PaidRp || event.kind == EventKind::PaidCp || event.kind == EventKind::PaidWith;
}

class Grouping
{
public:
    explicit Grouping(const std::vector<VisibleEvent>& told)
    {
        for (const VisibleEvent& event : told)
            (saysNothing(event) ? m_silent : m_told).push_back(&event);
        for (std::size_t i = 0; i + 1 < m_told.size(); ++i)
            arrange(i);
    }

    std::vector<StoryGroup> groups()
    {
        while (m_at < m_told.size())
            group();
        for (const VisibleEvent* event : m_silent)
            goWithWhatIsBefore(*event);
        return std::move(m_groups);
    }

private:
    using Place = std::vector<const VisibleEvent*>::iterator;

    // Behind what is paid for that card from here on; a token that pays is told before what it pays.
    Place afterPayments(Place from, const CardName& card)
    {
        for (;;) {
            const bool token = from != m_told.end() && (*from)->kind == EventKind::Tokens;
            const Place pays = token ? std::next(from) : from;
            if (pays == m_told.end() || !isPayment(**pays) || !isSame((*pays)->card, card) ||
                (token && !isSame((*pays)->other, (*from)->card)))
                return from;
            from = std::next(pays);
        }
    }

    // What an Agent costs stands with his coming, before his Team; a Site's discard before that of what lay under it.
    void arrange(std::size_t at)
    {
        const auto after = m_told.begin() + static_cast<std::ptrdiff_t>(at) + 1;
        const VisibleEvent& event = *m_told[at];
        if (event.kind == EventKind::BoughtAgent) {
            const auto paid = std::find_if_not(after, m_told.end(), [&](const VisibleEvent* one) {
                return (one->kind == EventKind::JoinedTeam || one->kind == EventKind::Moved) &&
                       isSame(one->card, event.card);
            });
            std::rotate(after, paid, afterPayments(paid, event.card));
        } else if (event.kind == EventKind::SiteLeft) {
            const auto site = std::find_if(after, m_told.end(), [&](const VisibleEvent* one) {
                return one->kind != EventKind::Discarded || isSame(one->card, event.card);
            });
            if (site != m_told.end() && (*site)->kind == EventKind::Discarded)
                std::rotate(after, site, std::next(site));
        }
    }

    const VisibleEvent* next(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_told.size() ? m_told[m_at + ahead] : nullptr;
    }
    void goWithWhatIsBefore(const VisibleEvent& event)
    {
        const auto after = std::ranges::find_if(
            m_groups, [&](const StoryGroup& group) { return group.events.front()->at > event.at; });
        if (!m_groups.empty())
            (after == m_groups.begin() ? after : std::prev(after))->silent.push_back(&event);
    }
    bool isNext(EventKind kind) const { return next() && next()->kind == kind; }
    bool isAfterNext(EventKind kind) const { return next(1) && next(1)->kind == kind; }
    bool isNext(EventKind kind, Seat seat) const { return isNext(kind) && next()->seat == seat; }
    bool isNextOf(EventKind kind, const CardName& card) const { return isNext(kind) && isSame(next()->card, card); }
    void take(StoryGroup& group) { group.events.push_back(m_told[m_at++]); }

    StoryGroup& open(Kind kind)
    {
        m_groups.push_back({kind, {}, {}});
        return m_groups.back();
    }

    // The last one, in which something happens, is told; those before go with it, or with what was told last.
    void phase()
    {
        std::vector<const VisibleEvent*> phases;
        while (isNext(EventKind::PhaseBegan))
            phases.push_back(m_told[m_at++]);
        const bool empty = !next() || isNext(EventKind::TurnBegan) || isNext(EventKind::GameEnded);
        if (!empty || m_groups.empty()) {
            StoryGroup& group = open(Kind::Phase);
            group.events.push_back(phases.back());
            phases.pop_back();
            group.silent = std::move(phases);
            return;
        }
        std::vector<const VisibleEvent*>& last = m_groups.back().silent;
        last.insert(last.end(), phases.begin(), phases.end());
    }

    void group()
    {
        const VisibleEvent& event = *next();
        switch (event.kind) {
        case EventKind::PhaseBegan:
            return phase();
        case EventKind::TurnBegan:
            return take(open(Kind::Turn));
        case EventKind::Drew:
        case EventKind::DrewCard:
            return draw(open(Kind::Draw), event.seat);
        case EventKind::PaidRp:
        case EventKind::PaidCp:
        case EventKind::BoughtCards:
            return buy();
        case EventKind::Sold:
            return sell(event.seat);
        case EventKind::Tokens:
            return tokens(event.seat);
        case EventKind::Moved:
        case EventKind::JoinedTeam:
            return agents(event.seat);
        case EventKind::SitePlaced:
        case EventKind::Requisitioned:
        case EventKind::BoughtAgent:
        case EventKind::Played:
        case EventKind::Used:
            return paid();
        case EventKind::Resolved:
            return resolved();
        case EventKind::TeamAssigned:
            return run(Kind::Assign, EventKind::TeamAssigned, event.seat);
        case EventKind::SiteBegan:
        case EventKind::SkillAnnounced:
            return begin();
        default:
            return others();
        }
    }

    void others()
    {
        const VisibleEvent& event = *next();
        switch (event.kind) {
        case EventKind::Asked:
            return question();
        case EventKind::RoundBegan:
        case EventKind::Allotted:
            return round();
        case EventKind::Hurt:
            return hit();
        case EventKind::CheckPassed: {
            StoryGroup& group = open(Kind::Single);
            take(group);
            group.unasked = endsUnasked();
            return;
        }
        case EventKind::Killed:
        case EventKind::CombatEnded:
            return beaten();
        case EventKind::PutUnder:
            return hide(event);
        case EventKind::Discarded:
            return discard(event);
        case EventKind::SiteLeft: {
            StoryGroup& group = open(Kind::Single);
            take(group);
            if (isNextOf(EventKind::Discarded, event.card))
                take(group);
            return;
        }
        default:
            return take(open(Kind::Single));
        }
    }

    void run(Kind kind, EventKind of, Seat seat)
    {
        StoryGroup& group = open(kind);
        while (isNext(of, seat))
            take(group);
    }

    // What one text discards is told together.
    void discard(const VisibleEvent& first)
    {
        StoryGroup& group = open(Kind::Discard);
        while (isNext(EventKind::Discarded, first.seat) && isSame(next()->other, first.other) &&
               next()->who == first.who && isDiscardedByRules(*next()) == isDiscardedByRules(first))
            take(group);
    }

    void hide(const VisibleEvent& first)
    {
        StoryGroup& group = open(Kind::Hide);
        while (isNext(EventKind::PutUnder, first.seat) && isSame(next()->other, first.other))
            take(group);
    }

    void draw(StoryGroup& group, Seat seat)
    {
        while (isNext(EventKind::Drew, seat) || isNext(EventKind::DrewCard, seat))
            take(group);
    }

    void buy()
    {
        const VisibleEvent& event = *next();
        const bool pays = event.kind != EventKind::BoughtCards;
        if (pays && (event.card || event.second == 1 || !isAfterNext(EventKind::BoughtCards)))
            return take(open(Kind::Single));
        StoryGroup& group = open(Kind::Buy);
        if (pays)
            take(group);
        if (isNext(EventKind::BoughtCards, event.seat))
            take(group);
        draw(group, event.seat);
    }

    void sell(Seat seat)
    {
        StoryGroup& group = open(Kind::Sale);
        while (isNext(EventKind::Sold, seat)) {
            const int points = next()->number;
            take(group);
            if (isNext(EventKind::GainedCp, seat) && next()->number == points && !next()->card)
                take(group);
        }
    }

    // Where a token pays for something, that is told with it.
    void tokens(Seat seat)
    {
        StoryGroup& group = open(Kind::Tokens);
        while (isNext(EventKind::Tokens, seat))
            take(group);
    }

    void payments(StoryGroup& group, const CardName& card)
    {
        for (;;) {
            if (isNextOf(EventKind::PaidRp, card) || isNextOf(EventKind::PaidCp, card) ||
                isNextOf(EventKind::PaidWith, card)) {
                take(group);
            } else if (isNext(EventKind::Tokens) && isAfterNext(EventKind::PaidWith) &&
                       isSame(next()->card, next(1)->other) && isSame(next(1)->card, card)) {
                take(group);
                take(group);
            } else {
                return;
            }
        }
    }

    void paid()
    {
        const VisibleEvent event = *next();
        StoryGroup& group = open(Kind::Paid);
        take(group);
        if (event.kind == EventKind::Used && isNextOf(EventKind::Tokens, event.card))
            take(group);
        payments(group, event.card);
        while (event.kind == EventKind::Played && isNextOf(EventKind::Named, event.card))
            take(group);
        if (event.kind != EventKind::Played || !isNextOf(EventKind::Resolved, event.card))
            return;
        take(group);
        figures(group, event.card);
        if (isNextOf(EventKind::Discarded, event.card))
            take(group);
    }

    // What a card that takes effect has made of the check.
    void figures(StoryGroup& group, const CardName& card)
    {
        while (isNextOf(EventKind::LevelChanged, card) || isNextOf(EventKind::NeededChanged, card) ||
               isNextOf(EventKind::SkillChanged, card))
            take(group);
    }

    // An Adversary that takes effect attacks; a card that is used up is discarded.
    void resolved()
    {
        const CardName card = next()->card;
        StoryGroup& group = open(Kind::Single);
        take(group);
        figures(group, card);
        if (isNextOf(EventKind::Attacked, card) || isNextOf(EventKind::Discarded, card))
            take(group);
    }

    void begin()
    {
        StoryGroup& group = open(Kind::Begin);
        const Seat seat = next()->seat;
        for (const EventKind kind : {EventKind::SiteBegan, EventKind::SkillAnnounced, EventKind::CheckBegan})
            if (isNext(kind, seat))
                take(group);
    }

    void question()
    {
        StoryGroup& group = open(Kind::Question);
        const VisibleEvent& asked = *next();
        take(group);
        if ((isNext(EventKind::AnsweredYes, asked.seat) || isNext(EventKind::AnsweredNo, asked.seat)) &&
            next()->number == asked.number)
            take(group);
    }

    void round()
    {
        StoryGroup& group = open(Kind::Round);
        if (isNext(EventKind::RoundBegan))
            take(group);
        while (isNext(EventKind::Allotted) || (!group.events.empty() && isNext(EventKind::Prevented)))
            take(group);
        group.open = !endsWithoutBlows();
    }

    // What `says` says of the first of the events to come of which it says anything.
    bool saysFirst(const auto& says) const
    {
        for (std::size_t i = m_at; i < m_told.size(); ++i)
            if (const std::optional<bool> said = says(*m_told[i]))
                return *said;
        return false;
    }

    // Cards may be played before the blows; where somebody leaves the game instead, nobody was to hit.
    bool endsWithoutBlows() const
    {
        return saysFirst([](const VisibleEvent& event) -> std::optional<bool> {
            switch (event.kind) {
            case EventKind::RoundBegan:
            case EventKind::CombatEnded:
            case EventKind::PhaseBegan: // a fight that a card has arranged ends without a word
            case EventKind::TurnBegan:
                return true;
            case EventKind::Allotted:
            case EventKind::LeftGame:
            case EventKind::GameEnded:
                return false;
            default:
                return std::nullopt;
            }
        });
    }

    // Whoever has solved a Site need not ask, and with nothing left to ask is not asked what.
    bool endsUnasked() const
    {
        return saysFirst([](const VisibleEvent& event) -> std::optional<bool> {
            switch (event.kind) {
            case EventKind::GuessedRight:
            case EventKind::GuessedWrong:
            case EventKind::SiteLeft:
            case EventKind::SiteBegan:
            case EventKind::PhaseBegan:
            case EventKind::TurnBegan:
                return true;
            case EventKind::Asked:
                return event.card ? std::nullopt : std::optional(false); // by a text
            case EventKind::LeftGame:
            case EventKind::GameEnded:
                return false;
            default:
                return std::nullopt;
            }
        });
    }

    void hit()
    {
        const CardName agent = next()->card;
        StoryGroup& group = open(Kind::Hit);
        take(group);
        if (!isNextOf(EventKind::Moved, agent) || static_cast<Section>(next()->number) != Section::Hospital)
            return;
        take(group);
        if (isNextOf(EventKind::JoinedTeam, agent) && next()->number == kNoTeam)
            take(group);
    }

    void beaten()
    {
        const CardName card = next()->card;
        StoryGroup& group = open(Kind::Beaten);
        for (const EventKind kind : {EventKind::Killed, EventKind::CombatEnded, EventKind::Discarded})
            if (isNextOf(kind, card))
                take(group);
    }

    // Agents on their way, one after the other; those who go the same way are told together.
    void agents(Seat seat)
    {
        struct Way
        {
            CardName agent;
            std::vector<const VisibleEvent*> events;
            int section = -1;
            int team = kNoTeam;
        };
        std::vector<Way> ways;
        while (isNext(EventKind::Moved, seat) || isNext(EventKind::JoinedTeam, seat)) {
            const VisibleEvent& event = *next();
            auto way = std::ranges::find_if(ways, [&](const Way& each) { return isSame(each.agent, event.card); });
            // Who moves twice is told twice.
            const bool moves = event.kind == EventKind::Moved;
            if (way == ways.end() || (moves ? way->section >= 0 : way->team != kNoTeam && event.number != kNoTeam))
                way = ways.insert(ways.end(), Way{event.card, {}});
            (moves ? way->section : way->team) = event.number;
            way->events.push_back(&event);
            ++m_at;
        }
        for (const Way& way : ways) {
            const bool leaves = way.section < 0 && way.team == kNoTeam;
            if (leaves && !m_groups.empty()) { // an Agent who has gone is in no Team anyway
                m_groups.back().silent.insert(m_groups.back().silent.end(), way.events.begin(), way.events.end());
                continue;
            }
            StoryGroup* group = nullptr;
            for (StoryGroup& each : m_groups)
                if (each.kind == Kind::Team && each.section == way.section && each.team == way.team &&
                    each.events.front()->at >= ways.front().events.front()->at)
                    group = &each;
            if (!group) {
                group = &open(Kind::Team);
                group->section = way.section;
                group->team = way.team;
            }
            group->events.insert(group->events.end(), way.events.begin(), way.events.end());
        }
    }

    std::vector<const VisibleEvent*> m_told;
    std::vector<const VisibleEvent*> m_silent;
    std::size_t m_at = 0;
    std::vector<StoryGroup> m_groups;
};

} // namespace

std::vector<StoryGroup> groupsOf(const std::vector<VisibleEvent>& told)
{
    return Grouping(told).groups();
}

// An older host does not say where it lay.
bool isDiscardedByRules(const VisibleEvent& event)
{
    const auto from = static_cast<Place>(event.number);
    return !event.other && event.who == kNoSeat && from != Place::Hand && from != Place::Outside;
}

bool saysNothing(const VisibleEvent& event)
{
    switch (event.kind) {
    case EventKind::Healed:
    case EventKind::Hurt:
    case EventKind::Allotted:
    case EventKind::Prevented:
    case EventKind::WentAway:
    case EventKind::Drew:
    case EventKind::GainedRp:
    case EventKind::GainedCp:
    case EventKind::PaidRp:
    case EventKind::PaidCp:
    case EventKind::TakenOut:
        return event.number == 0;
    case EventKind::Reshuffled: // the Bureau Deck is shuffled all the same
        return event.number == 0 && event.second != 1;
    default:
        return false;
    }
}

} // namespace dossier
