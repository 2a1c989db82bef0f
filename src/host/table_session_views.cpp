// What the guests of a table are sent, and when: who has nothing to answer is not to be known by it.
#include "host/table_session.h"
#include "net/protocol/messages.h"
#include "table/view_maker.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostForeseen = 40; // choices: beyond them nobody reads the figures

Seat deciderAt(const Scene& shown)
{
    Observation seen;
    shown.observe(0, seen);
    return seen.decider;
}

} // namespace

// --- Poker face -----------------------------------------------------------------------------------------------------

void TableSession::keepPokerFace(QByteArray key, std::function<std::int64_t()> now)
{
    m_pokerKey = std::move(key);
    m_now = std::move(now);
    lookWhoIsAsked();
}

Might TableSession::mightDo(const Scene& shown) const
{
    if (!keepsPokerFace())
        return Might::Nothing;
    const Seat seat = deciderAt(shown);
    // Where all others are the program's players nobody looks at the clock.
    const auto persons = std::ranges::count_if(m_seats, [](const Seated& seated) { return !seated.computer; });
    if (isComputer(seat) || m_game.passive(seat) || persons < 2)
        return Might::Nothing;
    return dossier::mightDo(shown, seat, m_seats[seat].stops);
}

bool TableSession::isHiddenFrom(Seat guest) const
{
    return m_asksInWindow && guest != decider() && m_waitedFor[Timeline::placeOf(guest)].test(decider());
}

TableSession::Choosing TableSession::choosingNow(const Action& chosen) const
{
    Choosing asks{openlyShown()};
    if (chosen.kind == ActionKind::Pass) {
        const bool quiet = asks.shown.number != numberNow(); // a window of his own that the others are not shown
        asks.hidden = quiet || mightDo(m_game.scene()) != Might::Nothing;
    }
    return asks;
}

// Who lags is shown that he was asked, and sees no faster answer than that of somebody who had nothing to say.
void TableSession::noteTaken(Seat seat, const Choosing& asks)
{
    Timeline::Guests guests;
    for (std::size_t guest = 0; guest < guests.size(); ++guest)
        guests[guest] = guest != seat && !(m_asksInWindow && m_waitedFor[guest].test(seat));
    PokerFace& face = m_seats[seat].face;
    if (asks.hidden)
        face.took(now() - m_asked);
    const std::int64_t until = asks.hidden ? m_asked + face.draw(m_lots) : 0;
    m_timeline.add({asks.shown.scene, asks.shown.number, seat, guests, until});
    if (asks.hidden)
        m_waitedFor[seat].reset(); // the others cannot know that he was asked
    else
        m_waitedFor.fill({});
    if (asks.hidden && m_asksInWindow)
        for (auto& waited : m_waitedFor)
            waited.set(seat);
}

void TableSession::gather(int from, const Passed& passed)
{
    if (!keepsPokerFace() && std::ranges::none_of(m_seats, &Seated::scenes))
        return;
    // For answers once for each player after each thing that is done: more would keep everybody waiting.
    const auto wait = [&](const Scene& shown, int position) {
        const Seat seat = deciderAt(shown);
        const Might might = mightDo(shown);
        Timeline::Guests guests;
        for (std::size_t guest = 0; guest <= kMostSeats && might != Might::Nothing; ++guest) {
            guests[guest] = guest != seat && (might == Might::Choose || !m_waitedFor[guest].test(seat));
            if (might == Might::Answer)
                m_waitedFor[guest].set(seat);
        }
        if (guests.any())
            m_timeline.add({shown, numberOf(shown, position), seat, guests, now() + m_seats[seat].face.draw(m_lots)});
    };
    for (int position = from; position < m_game.position(); ++position) {
        const auto own = std::ranges::find(passed, position, &Passed::value_type::first);
        if (own != passed.end())
            wait(own->second, position);
        for (const Scene& scene : m_game.scenes(position, position + 1, keepsPokerFace()))
            if (scene.kind())
                m_timeline.add({scene, numberOf(scene, position + 1), kNoSeat, {}, 0});
            else
                wait(scene, position + 1);
    }
}

void TableSession::lookWhoIsAsked()
{
    m_asksInWindow = !m_game.over() && mightDo(m_game.scene()) == Might::Answer;
    m_asked = now();
}

Seat TableSession::thinker() const
{
    const Seat seat = decider();
    return seat == kNoSeat || isComputer(seat) ? seat : thinkerFor(seat);
}

Seat TableSession::thinkerFor(Seat seat) const
{
    const Timeline::Moment* held = m_timeline.heldAt(m_seats[seat].place);
    return held ? held->waitsFor : seat == decider() || isHiddenFrom(seat) ? decider() : thinker();
}

// Positions tell how often somebody could have done something. What stands for them tells nothing, and is the same
// where the game stands the same, whoever was asked on the way there.
int TableSession::numberOf(const Scene& scene, int position) const
{
    if (!keepsPokerFace())
        return position;
    const QByteArray what = m_pokerKey + QByteArray::number(qulonglong{scene.mark()}) + ' ' +
                            QByteArray::number(qulonglong{scene.storyEnd()});
    const QByteArray mark = QCryptographicHash::hash(what, QCryptographicHash::Sha256);
    return static_cast<int>(qFromBigEndian<quint32>(mark.constData()) % (kMostPosition + 1U));
}

TableSession::Shown TableSession::shown(const Scene& scene, int position, bool latest) const
{
    return {scene, numberOf(scene, position), latest};
}

void TableSession::number(SeatView& view, int number) const
{
    if (!keepsPokerFace())
        return;
    view.position = view.length = number;
    view.finished = view.over; // what is still to be told is not known
}

// What those are shown who are not asked. That somebody is asked in a window of his own before the question that comes
// next tells what he holds: they are shown that question already.
TableSession::Shown TableSession::openlyShown() const
{
    const Scene here = m_game.scene();
    if (keepsPokerFace() && !m_game.over() && mightDo(here) != Might::Answer) {
        const Lookahead at = m_game.ahead();
        if (const auto next = nextQuestion(at, Asked(at), true))
            return shown(next->at.scene(here.storyEnd()), m_game.position());
    }
    return shown(here, m_game.position());
}

TableSession::Shown TableSession::presentFor(Seat seat) const
{
    if (seat != m_game.decider() || isComputer(seat))
        return openlyShown();
    return shown(m_game.scene(), m_game.position(), true);
}

// --- What is to be sent ---------------------------------------------------------------------------------------------

Answers TableSession::answersFor(const SeatView& view, const Scene& shown) const
{
    Answers answers;
    const Seat seat = view.sitting;
    answers.refused = shown.refused(seat);
    for (const SeenCard& card : view.seen.hand)
        if (const auto reason = shown.whyNot(seat, card.ref))
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

SentView TableSession::make(Seat seat, const Shown& shown)
{
    Seated& seated = m_seats[seat];
    SentView sent;
    SeatView& view = sent.view;
    view.places = places();
    view.sitting = seat;
    view.generation = 1;
    view.haste = seated.haste;
    view.lastChoice = seated.lastChoice;
    observeInto(view, shown.scene);
    if (shown.latest)
        view.offer = offer();
    completeView(view, m_game, shown.scene);
    number(view, shown.number);
    view.news = m_game.story(seat, seated.toldUpTo, view.storyEnd);
    seated.toldUpTo = view.storyEnd;
    if (!view.scene) {
        sent.answers = answersFor(view, shown.scene);
        seated.place.number = shown.number;
    }
    seated.handles.putInto(sent);
    return sent;
}

std::vector<SentView> TableSession::viewsFor(Seat seat)
{
    std::vector<SentView> views;
    Timeline::Place& place = m_seats[seat].place;
    const bool asked = m_game.decider() == seat && !isComputer(seat);
    while (const Timeline::Moment* moment = m_timeline.next(place, seat, now(), isHiddenFrom(seat))) {
        const bool shows = moment->waitsFor == kNoSeat ? m_seats[seat].scenes : moment->number != place.number;
        const bool seenAnyway = asked && m_timeline.isAtEnd(place) && moment->shown.storyEnd() == m_game.storyEnd();
        if (shows && !seenAnyway)
            views.push_back(make(seat, {moment->shown, moment->number, false}));
    }
    if (!knowsAll(seat))
        return views;
    const Shown present = presentFor(seat);
    const bool afterScene = !views.empty() && views.back().view.scene;
    if (present.number != place.number || afterScene || over())
        views.push_back(make(seat, present));
    return views;
}

SentView TableSession::presentView(Seat seat)
{
    const Timeline::Moment* held = m_timeline.heldAt(m_seats[seat].place);
    return make(seat, held ? Shown{held->shown, held->number, false} : presentFor(seat));
}

SentView TableSession::wholeView(Seat seat)
{
    Seated& seated = m_seats[seat];
    seated.toldUpTo = 0;
    seated.place = m_timeline.placeFor(seat, now(), isHiddenFrom(seat));
    return presentView(seat);
}

void TableSession::forgetTold()
{
    if (std::ranges::all_of(m_seats, [this](const Seated& each) { return m_timeline.isAtEnd(each.place); }))
        m_timeline.clear();
}

// --- To who watches -------------------------------------------------------------------------------------------------

SentView TableSession::make(Spectator& spectator, const Shown& shown)
{
    SentView sent;
    SeatView& view = sent.view;
    view.places = places();
    if (spectator.side == kNoSeat)
        view.sitting = view.next = 0; // covered, from the first player's side
    else
        view.sitting = spectator.side;
    view.generation = 1;
    observeInto(view, shown.scene);
    completeView(view, m_game, shown.scene);
    view.length = view.position; // what comes is not known
    view.finished = view.over;
    number(view, shown.number);
    spectator.place.number = shown.number;
    spectator.toldUpTo = std::min(spectator.toldUpTo, view.storyEnd);
    view.news = m_game.story(spectator.side, spectator.toldUpTo, view.storyEnd);
    spectator.toldUpTo = view.storyEnd;
    spectator.handles.putInto(sent);
    return sent;
}

std::vector<SentView> TableSession::viewsFor(Spectator& spectator, int delay)
{
    std::vector<SentView> views;
    if (delay > 0 && !over()) { // he learns nothing in time
        const int here = m_game.position();
        m_game.goTo(std::max(0, here - delay));
        views.push_back(make(spectator, openlyShown()));
        m_game.goTo(here);
        return views;
    }
    while (const Timeline::Moment* moment = m_timeline.next(spectator.place, kNoSeat, now(), isHiddenFrom(kNoSeat)))
        if (moment->waitsFor != kNoSeat && moment->number != spectator.place.number)
            views.push_back(make(spectator, {moment->shown, moment->number, false}));
    if (!m_timeline.isAtEnd(spectator.place) || isHiddenFrom(kNoSeat))
        return views;
    const Shown present = openlyShown();
    if (present.number != spectator.place.number || over()) // one more would tell that somebody was asked meanwhile
        views.push_back(make(spectator, present));
    return views;
}

SentView TableSession::wholeView(Spectator& spectator, int delay)
{
    spectator.toldUpTo = 0;
    if (delay > 0 && !over())
        return viewsFor(spectator, delay).front();
    spectator.place = m_timeline.placeFor(kNoSeat, now(), isHiddenFrom(kNoSeat));
    const Timeline::Moment* held = m_timeline.heldAt(spectator.place);
    return make(spectator, held ? Shown{held->shown, held->number, false} : openlyShown());
}

} // namespace dossier
