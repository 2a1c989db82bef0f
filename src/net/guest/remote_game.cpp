#include "net/guest/remote_game.h"

#include "table/findings.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace dossier {

RemoteGame::RemoteGame(const CardPool& pool, const CardTexts* texts, QObject* parent)
    : SeatGame(pool, texts, parent)
    , m_next(new QTimer(this))
{
    m_next->setSingleShot(true);
    connect(m_next, &QTimer::timeout, this, &RemoteGame::present);
}

// --- What the host says ---------------------------------------------------------------------------------------------

void RemoteGame::begin(const Welcomed& welcome, const GameBegan& game)
{
    const bool again = m_generation > 0 && isOn() && game.deck == m_deck && game.xFiles == m_xFiles &&
                       game.names == m_cast.players && m_cast.you == welcome.seat;
    if (again)
        return sendStops();
    m_chosen.reset();
    m_planned.clear();
    m_waiting.clear();
    m_skipped.clear();
    m_next->stop();
    m_xFiles = game.xFiles;
    m_deck = game.deck;
    m_decks = game.decks;
    m_story.clear();
    forgetHeard();
    ++m_generation;
    m_view = SeatView();
    m_held = false;
    m_cast.players = game.names;
    m_cast.basic = welcome.options.game == Game::Basic;
    m_cast.you = welcome.seat;
    sendStops();
    emit begun();
}

void RemoteGame::tell(const StoryTold& told)
{
    if (told.anew) {
        m_story.clear();
        m_waiting.clear();
        m_skipped.clear();
        m_next->stop();
        m_anew = true;
        forgetHeard();
    }
    m_story.insert(m_story.end(), told.events.begin(), told.events.end());
}

void RemoteGame::show(const ViewShown& shown)
{
    m_waiting.push_back(shown.sent);
    present();
}

void RemoteGame::end()
{
    m_next->stop();
    m_waiting.clear();
    m_view = SeatView();
    m_deck.clear();
    emit begun();
}

void RemoteGame::present()
{
    while (!m_waiting.empty() && !m_held && !m_next->isActive()) {
        SentView next = std::move(m_waiting.front());
        m_waiting.pop_front();
        const bool skipped = next.view.scene && (pace() == 0 || !wantsScenes());
        if (!skipped) {
            put(std::move(next));
        } else {
            passOver(next.view);
        }
    }
}

// It is told all the same.
void RemoteGame::passOver(const SeatView& scene)
{
    m_skipped.insert(m_skipped.end(), scene.news.begin(), scene.news.end());
    m_story.insert(m_story.end(), scene.news.begin(), scene.news.end());
}

void RemoteGame::put(SentView sent)
{
    const bool own = m_chosen && sent.view.position != m_chosen->position;
    const bool cut = m_chosen && m_anew && sent.view.position == m_chosen->position;
    if (!cut && (!m_chosen || sent.view.position != m_chosen->position || !sent.view.offer.actions.empty()))
        m_chosen.reset();
    m_story.insert(m_story.end(), sent.view.news.begin(), sent.view.news.end());
    sent.view.news.insert(sent.view.news.begin(), m_skipped.begin(), m_skipped.end());
    m_skipped.clear();
    const CheckParts before = std::move(m_view.check);
    m_view = std::move(sent.view);
    m_answers = std::move(sent.answers);
    m_view.generation = m_generation;
    m_view.stepping = std::exchange(m_anew, false);
    m_view.shared = false; // each has a screen of his own
    for (std::size_t seat = 0; seat < m_view.places.size(); ++seat)
        m_view.places[seat].deck = m_decks.value(static_cast<qsizetype>(seat));
    if (!own)
        noteNews();
    // What came by itself stays to be seen before more of it comes.
    if (pace() == 0)
        m_next->stop();
    else if (m_view.scene)
        m_next->start(timeOfScene(before));
    else if (!own && !m_view.news.empty() && !m_view.stepping && actions().empty())
        m_next->start(pace());
    if (cut)
        sayAgain();
    else if (!m_planned.empty() && !actions().empty()) {
        const Action action = m_planned.front();
        m_planned.pop_front();
        const bool same = m_view.offer.decision.asks == m_plannedFor && m_view.seen.turn == m_plannedIn;
        if (same && act(action, Haste::None, true)) // nothing is asked in between
            m_view.offer = LegalMoves();
        else
            m_planned.clear();
    }
    emit changed(m_view);
}

// --- What is known --------------------------------------------------------------------------------------------------

// All that was told was told this reader.
std::vector<VisibleEvent> RemoteGame::storyOf(Seat, std::size_t from) const
{
    std::vector<VisibleEvent> told;
    for (const VisibleEvent& event : m_story)
        if (event.at >= from && event.at < storyEnd())
            told.push_back(event);
    return told;
}

double RemoteGame::leftAfter(Seat about, int type) const
{
    const std::vector<CardIndex> possible = about < seen().notebooks.size() ? possibleOf(about) : xFiles();
    const CharacteristicType asked = questionOf(type);
    const auto yes = static_cast<double>(
        std::ranges::count_if(possible, [&](CardIndex card) { return pool()[card].xfile->type(asked.of) == asked; }));
    const auto all = static_cast<double>(possible.size());
    return all == 0 ? 0 : (yes * yes + (all - yes) * (all - yes)) / all;
}

std::optional<Reason> RemoteGame::whyNot(CardRef card) const
{
    const auto found = std::ranges::find(m_answers.whyNot, card, &Answers::WhyNot::card);
    return found == m_answers.whyNot.end() ? std::nullopt : std::optional(found->reason);
}

QStringList RemoteGame::refused(CardRef card) const
{
    std::vector<Refused> refused = m_answers.refused;
    std::erase_if(refused, [&](const Refused& each) { return each.subject != card; });
    return linesOf(refused);
}

const Answers::Foreseen* RemoteGame::foreseen(const Action& action) const
{
    const auto place = std::ranges::find(actions(), action);
    const auto found =
        std::ranges::find(m_answers.foreseen, static_cast<int>(place - actions().begin()), &Answers::Foreseen::choice);
    return found == m_answers.foreseen.end() ? nullptr : &*found;
}

std::optional<Outlook> RemoteGame::outlook(const Action& action) const
{
    const Answers::Foreseen* known = foreseen(action);
    return known ? known->outlook : std::nullopt;
}

std::optional<std::vector<CardRef>> RemoteGame::leaving(const Action& action) const
{
    const Answers::Foreseen* known = foreseen(action);
    return known ? known->leaving : std::nullopt;
}

// --- What he does ---------------------------------------------------------------------------------------------------

// An answer is given once; the host does nothing with a second one.
bool RemoteGame::act(const Action& action, Haste haste, bool joined)
{
    const auto found = std::ranges::find(actions(), action);
    if (found == actions().end() || m_chosen)
        return false;
    const auto choice = found - actions().begin();
    m_chosen = Chosen{position(), action, nameOf(choices()[static_cast<std::size_t>(choice)]), haste, joined};
    sayChosen(static_cast<int>(choice));
    return true;
}

void RemoteGame::sayChosen(int choice)
{
    if (m_chosen->haste == Haste::None)
        emit said(Act{m_chosen->position, choice, m_chosen->joined});
    else
        emit said(PassOn{m_chosen->position, m_chosen->haste});
}

void RemoteGame::sayAgain()
{
    std::vector<int> same;
    for (int choice = 0; choice < actions().size(); ++choice)
        if (actions()[choice] == m_chosen->action)
            return sayChosen(choice);
        else if (nameOf(choices()[static_cast<std::size_t>(choice)]) == m_chosen->words)
            same.push_back(choice);
    if (same.size() == 1)
        return sayChosen(same.front());
    m_chosen.reset(); // it is asked anew
    m_planned.clear();
}

void RemoteGame::take(const Action& action)
{
    m_planned.clear();
    act(action);
}

void RemoteGame::takeTogether(const std::vector<Action>& actions)
{
    const Asks asks = m_view.offer.decision.asks;
    if (actions.empty() || !act(actions.front()))
        return;
    m_plannedFor = asks;
    m_plannedIn = m_view.seen.turn;
    m_planned.assign(actions.begin() + 1, actions.end());
}

void RemoteGame::pass(const Action& action, Haste haste)
{
    m_planned.clear();
    act(action, haste);
}

QString RemoteGame::whyNoAdvice() const
{
    return hasChoice() && !m_hints ? sentence(Rejection::NoHints) : QString();
}

void RemoteGame::advise()
{
    if (!canAdvise())
        return;
    m_wantsHint = true;
    emit said(AskHint{position()});
}

void RemoteGame::show(const HintGiven& hint)
{
    if (!m_wantsHint || hint.position != position())
        return;
    if (const std::optional<Advice> advice = adviceOf(hint, actions())) {
        m_wantsHint = false;
        emit advised(*advice);
    }
}

void RemoteGame::takeBack()
{
    if (canTakeBack())
        emit said(AskBack{});
}

void RemoteGame::stopHaste()
{
    if (haste() != Haste::None)
        emit said(PassOn{position(), Haste::None});
}

void RemoteGame::obeyStops(std::function<TableStops()> stops)
{
    m_stopsNow = std::move(stops);
    lookAtStops();
}

void RemoteGame::lookAtStops()
{
    if (isOn())
        sendStops();
}

void RemoteGame::sendStops()
{
    if (m_stopsNow && !watches())
        emit said(StopsChosen{wordsOf(m_stopsNow())});
}

// --- Seen on the way ------------------------------------------------------------------------------------------------

void RemoteGame::hurry()
{
    if (!isShowing() || m_held)
        return;
    m_next->stop();
    present();
}

void RemoteGame::hurryToEnd()
{
    if (!isShowing() || m_held)
        return;
    while (m_waiting.size() > 1 && m_waiting.front().view.scene) {
        passOver(m_waiting.front().view);
        m_waiting.pop_front();
    }
    hurry();
}

void RemoteGame::release()
{
    if (!std::exchange(m_held, false))
        return;
    emit released();
    m_next->stop();
    present();
}

} // namespace dossier
