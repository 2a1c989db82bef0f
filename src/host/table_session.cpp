#include "host/table_session.h"

#include "net/view/hidden_choices.h"
#include "table/view_maker.h"

#include <algorithm>

namespace dossier {

namespace {

// Of it somebody may have learnt what he did not know.
bool shows(EventKind kind)
{
    switch (kind) {
    case EventKind::Drew:
    case EventKind::DrewCard:
    case EventKind::Reshuffled:
    case EventKind::AnsweredYes:
    case EventKind::AnsweredNo:
    case EventKind::GuessedRight:
    case EventKind::GuessedWrong:
    case EventKind::Revealed:
    case EventKind::Took:
    case EventKind::Looked:
    case EventKind::Announced:
    case EventKind::Told:
        return true;
    default:
        return false;
    }
}

// Which windows could be put together tells whether another one has anything to play in between (ZONE-21).
constexpr Putting kPutting = Putting::OneByOne;
constexpr int kMostForeseen = 40; // choices: beyond them nobody reads the figures

} // namespace

TableSession::TableSession(GameRecord record, const CardPool& pool, const EffectBook* effects, QRandomGenerator& lots,
                           std::shared_ptr<const CompiledCards> compiled)
    : m_pool(pool)
    , m_lots(lots)
    , m_game(std::move(record), pool, effects, std::move(compiled))
{
    for (int seat = 0; seat < m_game.seats(); ++seat) {
        Seated& seated = m_seats.emplace_back(lots);
        seated.lastChoice = m_game.storyEnd();
        seated.sentUpTo = m_game.position();
        seated.toldUpTo = m_game.storyEnd();
    }
}

void TableSession::setStops(Seat seat, TableStops stops)
{
    m_seats[seat].stops = std::move(stops);
}

void TableSession::setComputer(Seat seat, bool computer)
{
    m_seats[seat].computer = computer;
}

// --- What is done ---------------------------------------------------------------------------------------------------

const LegalMoves& TableSession::offer()
{
    if (!m_offer) {
        Observation seen;
        m_game.observe(decider(), seen);
        m_offer = offerAt(m_game.ahead(), seen, kPutting).offer;
        arrangeHidden(*m_offer, m_pool, m_lots);
    }
    return *m_offer;
}

bool TableSession::mayAct(Seat seat, int position) const
{
    return !over() && position == m_game.position() && seat == decider() && !isComputer(seat);
}

bool TableSession::act(Seat seat, int position, int choice)
{
    if (!mayAct(seat, position) || choice < 0 || choice >= offer().actions.size())
        return false;
    std::vector<Action> all = offer().before[static_cast<std::size_t>(choice)];
    all.push_back(offer().actions[choice]);
    return takeAll(seat, all);
}

bool TableSession::pass(Seat seat, int position, Haste haste)
{
    if (haste == Haste::None && seat != decider())
        m_seats[seat].haste = Haste::None; // he does not want to get on any more
    if (!mayAct(seat, position))
        return false;
    const Action* pass = offer().actions.find(ActionKind::Pass);
    const PassCosts costs = offer().costs;
    if (!pass || costs == PassCosts::Goods || (costs == PassCosts::Chance && haste != Haste::ToTurnEnd))
        return false;
    m_seats[seat].haste = haste;
    m_seats[seat].hastyTurn = m_game.turn();
    return act(seat, position, static_cast<int>(pass - offer().actions.begin()));
}

bool TableSession::takeAll(Seat seat, const std::vector<Action>& actions)
{
    const int from = m_game.position();
    const std::size_t told = m_game.storyEnd();
    for (const Action& action : actions)
        if (m_game.take(action))
            break;
    if (m_game.position() == from)
        return false;
    m_made.emplace_back(from, seat);
    m_seats[seat].lastChoice = told;
    goOn();
    return true;
}

bool TableSession::take(Seat seat, const Action& action)
{
    if (over() || seat != decider() || m_game.take(action))
        return false;
    goOn();
    return true;
}

bool TableSession::concede(Seat seat)
{
    if (over() || m_game.take({.kind = ActionKind::Concede, .seat = seat}))
        return false;
    goOn();
    return true;
}

void TableSession::goOn()
{
    m_offer.reset();
    passByItself();
    m_offer.reset();
}

void TableSession::passByItself()
{
    while (!over()) {
        const Seat seat = decider();
        if (m_game.passive(seat) || isComputer(seat))
            return;
        Seated& seated = m_seats[seat];
        if (seated.haste == Haste::ToTurnEnd && m_game.turn() != seated.hastyTurn)
            seated.haste = Haste::None;
        const std::optional<Action> action = byItself(m_game.ahead(), {seated.stops, m_pool, seated.haste});
        if (!action || m_game.take(*action)) {
            seated.haste = Haste::None;
            return;
        }
    }
}

std::optional<int> TableSession::lastChoice(Seat seat) const
{
    for (auto made = m_made.rbegin(); made != m_made.rend(); ++made)
        if (made->second == seat)
            return made->first;
    return std::nullopt;
}

bool TableSession::hasShown(int since)
{
    const int here = m_game.position();
    m_game.goTo(since);
    const std::size_t from = m_game.storyEnd();
    m_game.goTo(here);
    for (int seat = 0; seat < seats(); ++seat)
        if (std::ranges::any_of(m_game.story(static_cast<Seat>(seat), from),
                                [](const VisibleEvent& event) { return shows(event.kind); }))
            return true;
    return false;
}

void TableSession::goBack(int position)
{
    m_game.goTo(position);
    std::erase_if(m_made, [&](const auto& made) { return made.first >= position; });
    m_offer.reset();
    for (Seated& seated : m_seats) {
        seated.haste = Haste::None;
        seated.lastChoice = std::min(seated.lastChoice, m_game.storyEnd());
        seated.sentUpTo = position;
        seated.toldUpTo = m_game.storyEnd();
    }
}

// --- What is to be sent ---------------------------------------------------------------------------------------------

Answers TableSession::answersFor(const SeatView& view) const
{
    Answers answers;
    const Seat seat = view.sitting;
    answers.refused = m_game.refused(seat);
    for (const SeenCard& card : view.seen.hand)
        if (const auto reason = m_game.whyNot(seat, card.ref))
            answers.whyNot.push_back({card.ref, *reason});
    const int choices = view.offer.actions.size();
    if ((!view.seen.check && !view.fight) || choices > kMostForeseen)
        return answers;
    for (int choice = 0; choice < choices; ++choice) {
        Answers::Foreseen foreseen{choice, m_game.outlook(view.offer.actions[choice], seat),
                                   m_game.leaving(view.offer.actions[choice], seat)};
        if (foreseen.outlook || foreseen.leaving)
            answers.foreseen.push_back(std::move(foreseen));
    }
    return answers;
}

std::vector<SeatView::Place> TableSession::places() const
{
    std::vector<SeatView::Place> places;
    for (int i = 0; i < seats(); ++i) {
        const auto each = static_cast<Seat>(i);
        places.push_back({isComputer(each), m_game.passive(each), {}});
    }
    return places;
}

SentView TableSession::make(Seat seat, const Scene& shown, bool latest)
{
    Seated& seated = m_seats[seat];
    SentView sent;
    SeatView& view = sent.view;
    view.places = places();
    view.sitting = seat;
    view.generation = 1;
    view.haste = seated.haste;
    view.lastChoice = seated.lastChoice;
    observeInto(view, shown);
    if (latest && seat == decider() && !isComputer(seat))
        view.offer = offer();
    completeView(view, m_game, shown);
    view.news = m_game.story(seat, seated.toldUpTo, view.storyEnd);
    seated.toldUpTo = view.storyEnd;
    if (latest)
        sent.answers = answersFor(view);
    seated.handles.putInto(sent);
    return sent;
}

std::vector<SentView> TableSession::viewsFor(Seat seat, bool scenes)
{
    std::vector<SentView> views;
    Seated& seated = m_seats[seat];
    if (scenes) {
        std::vector<Scene> between = m_game.scenes(seated.sentUpTo, m_game.position());
        const bool asked = decider() == seat && !isComputer(seat);
        if (asked && !between.empty() && between.back().storyEnd() == m_game.storyEnd())
            between.pop_back();
        for (const Scene& scene : between)
            views.push_back(make(seat, scene, false));
    }
    seated.sentUpTo = m_game.position();
    views.push_back(make(seat, m_game.scene(), true));
    return views;
}

SentView TableSession::spectatorView(Spectator& spectator, int delay)
{
    const int here = m_game.position();
    m_game.goTo(over() ? here : std::max(0, here - delay));
    const Scene shown = m_game.scene();
    SentView sent;
    SeatView& view = sent.view;
    view.places = places();
    view.sitting = view.next = 0; // covered, from the first player's side
    view.generation = 1;
    observeInto(view, shown);
    completeView(view, m_game, shown);
    view.length = view.position; // what comes is not known
    view.finished = view.over;
    spectator.toldUpTo = std::min(spectator.toldUpTo, view.storyEnd);
    view.news = m_game.story(kNoSeat, spectator.toldUpTo, view.storyEnd);
    spectator.toldUpTo = view.storyEnd;
    m_game.goTo(here);
    spectator.handles.putInto(sent);
    return sent;
}

SentView TableSession::wholeView(Seat seat)
{
    m_seats[seat].toldUpTo = 0;
    m_seats[seat].sentUpTo = m_game.position();
    return make(seat, m_game.scene(), true);
}

} // namespace dossier
