#include "host/table_session.h"

#include "net/view/hidden_choices.h"

#include <algorithm>

namespace dossier {

namespace {

// Of it somebody may have learnt what he did not know.
bool shows(const VisibleEvent& event)
{
    switch (event.kind) {
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
    case EventKind::Named: // a card, which may lie in a hand
        return event.other.isKnown();
    default:
        return false;
    }
}

// Which windows could be put together tells whether another one has anything to play in between (ZONE-21).
constexpr Putting kPutting = Putting::OneByOne;

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
        seated.toldUpTo = m_game.storyEnd();
    }
}

void TableSession::setStops(Seat seat, TableStops stops)
{
    m_seats[seat].stops = std::move(stops);
}

void TableSession::setScenes(Seat seat, bool wanted)
{
    m_seats[seat].scenes = wanted;
}

void TableSession::setComputer(Seat seat, bool computer)
{
    m_seats[seat].computer = computer;
    for (Seated& seated : m_seats)
        seated.place.number = -1; // everybody is shown who sits there
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

bool TableSession::isAsked(Seat seat, int position) const
{
    return !over() && seat == decider() && !isComputer(seat) && position == numberNow() && knowsAll(seat);
}

bool TableSession::act(Seat seat, int position, int choice, bool joined)
{
    if (!isAsked(seat, position) || choice < 0 || choice >= offer().actions.size())
        return false;
    std::vector<Action> all = offer().before[static_cast<std::size_t>(choice)];
    all.push_back(offer().actions[choice]);
    return takeAll(seat, all, joined);
}

bool TableSession::pass(Seat seat, int position, Haste haste)
{
    if (haste == Haste::None && seat != decider())
        m_seats[seat].haste = Haste::None; // he does not want to get on any more
    if (!isAsked(seat, position))
        return false;
    const Action* pass = offer().actions.find(ActionKind::Pass);
    const PassCosts costs = offer().costs;
    if (!pass || costs == PassCosts::Goods || (costs == PassCosts::Chance && haste != Haste::ToTurnEnd))
        return false;
    m_seats[seat].haste = haste;
    m_seats[seat].hastyTurn = m_game.turn();
    return act(seat, position, static_cast<int>(pass - offer().actions.begin()));
}

bool TableSession::takeAll(Seat seat, const std::vector<Action>& actions, bool joined)
{
    const int from = m_game.position();
    const std::size_t told = m_game.storyEnd();
    const std::optional<Choosing> asks = keepsPokerFace() ? std::optional(choosingNow(actions.front())) : std::nullopt;
    for (const Action& action : actions)
        if (m_game.take(action))
            break;
    if (m_game.position() == from)
        return false;
    if (!joined || m_made.empty() || m_made.back().second != seat)
        m_made.emplace_back(from, seat);
    m_seats[seat].lastChoice = told;
    if (asks)
        noteTaken(seat, *asks);
    goOnFrom(from);
    return true;
}

bool TableSession::take(Seat seat, const Action& action)
{
    const int from = m_game.position();
    if (over() || seat != decider())
        return false;
    const std::optional<Choosing> asks = keepsPokerFace() ? std::optional(Choosing{openlyShown()}) : std::nullopt;
    if (m_game.take(action))
        return false;
    if (asks)
        noteTaken(seat, *asks);
    goOnFrom(from);
    return true;
}

bool TableSession::concede(Seat seat)
{
    const int from = m_game.position();
    if (over() || m_game.take({.kind = ActionKind::Concede, .seat = seat}))
        return false;
    for (Seated& seated : m_seats) // nobody waits for what nobody will do
        seated.place = {};
    m_timeline.clear();
    goOnFrom(from);
    return true;
}

void TableSession::goOn()
{
    goOnFrom(m_game.position());
}

void TableSession::goOnFrom(int position)
{
    m_offer.reset();
    gather(position, passByItself());
    m_offer.reset();
    lookWhoIsAsked();
}

TableSession::Passed TableSession::passByItself()
{
    Passed passed;
    while (!m_game.over()) {
        const Seat seat = m_game.decider();
        if (m_game.passive(seat) || isComputer(seat))
            break;
        Seated& seated = m_seats[seat];
        if (seated.haste == Haste::ToTurnEnd && m_game.turn() != seated.hastyTurn)
            seated.haste = Haste::None;
        const AskingRules rules{seated.stops, m_pool, seated.haste, keepsPokerFace()};
        const std::optional<Action> action = byItself(m_game.ahead(), rules);
        if (action && action->kind == ActionKind::Pass && keepsPokerFace())
            passed.emplace_back(m_game.position(), m_game.scene());
        if (!action || m_game.take(*action)) {
            seated.haste = Haste::None;
            break;
        }
    }
    return passed;
}

std::optional<int> TableSession::lastChoice(Seat seat)
{
    for (auto made = m_made.rbegin(); made != m_made.rend(); ++made)
        if (made->second == seat)
            return made->first;
    // Before the host was started again, or another evening: where he would be asked.
    const AskingRules rules{m_seats[seat].stops, m_pool, Haste::None, keepsPokerFace()};
    const int here = m_game.position();
    std::optional<int> found;
    for (int position = m_made.empty() ? here : m_made.front().first; position > 0 && !found;) {
        m_game.goTo(--position);
        if (m_game.decider() == seat && !byItself(m_game.ahead(), rules))
            found = position;
    }
    m_game.goTo(here);
    return found;
}

bool TableSession::hasShown(int since)
{
    const int here = m_game.position();
    m_game.goTo(since);
    const std::size_t from = m_game.storyEnd();
    m_game.goTo(here);
    for (int seat = 0; seat < seats(); ++seat)
        if (std::ranges::any_of(m_game.story(static_cast<Seat>(seat), from),
                                [](const VisibleEvent& event) { return shows(event); }))
            return true;
    return false;
}

void TableSession::goBack(int position)
{
    m_game.goTo(position);
    m_timeline.clear();
    m_waitedFor.fill({});
    std::erase_if(m_made, [&](const auto& made) { return made.first >= position; });
    m_offer.reset();
    for (Seated& seated : m_seats) {
        seated.haste = Haste::None;
        seated.lastChoice = std::min(seated.lastChoice, m_game.storyEnd());
        seated.place = {};
        seated.toldUpTo = m_game.storyEnd();
    }
    lookWhoIsAsked();
}

} // namespace dossier
