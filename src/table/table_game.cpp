#include "table/table_game.h"

#include "table/view_maker.h"
#include "wording/play/choice_text.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace dossier {

TableGame::TableGame(const CardPool& pool, const EffectBook* effects, const CardTexts* texts, QObject* parent)
    : SeatGame(pool, texts, parent)
    , m_effects(effects)
    , m_computers(new ComputerSeats(this))
    , m_adviser(new Adviser(this))
    , m_shown(new QTimer(this))
    , m_next(new QTimer(this))
{
    m_shown->setSingleShot(true);
    m_next->setSingleShot(true);
    m_next->setObjectName(QStringLiteral("nextScene"));
    connect(m_computers, &ComputerSeats::decided, this, [this](const Action& action) {
        m_decided = action;
        goOn();
    });
    connect(m_shown, &QTimer::timeout, this, &TableGame::goOn);
    connect(m_next, &QTimer::timeout, this, &TableGame::hurry);
    connect(m_computers, &ComputerSeats::failed, this, &TableGame::failed);
    connect(m_adviser, &Adviser::advised, this, &TableGame::advised);
    connect(m_adviser, &Adviser::failed, this, &TableGame::failed);
}

// All who think are asked to stop before anybody is waited for.
TableGame::~TableGame()
{
    m_computers->dismiss();
    m_adviser->forget();
}

int TableGame::begin(GameRecord record, bool atEnd)
{
    QStringList names = playerNames(record);
    const std::vector<std::string> players = record.players;
    QStringList decks;
    for (const Deck& deck : record.decks)
        decks << QString::fromStdString(deck.name);
    RunningGame game(std::move(record), pool(), m_effects); // where it cannot be set up, the present one goes on
    dismissComputers();
    dropScenes();
    m_game = std::move(game);
    ++m_generation;
    m_view = SeatView();
    m_cast.players = std::move(names);
    m_decks = std::move(decks);
    m_cast.basic = m_game->options().game == Game::Basic;
    if (!atEnd)
        m_game->goTo(0);
    m_computers->sitDown(*m_game, players); // they have seen what came before, and nothing of what lies ahead
    m_viewer = 0;
    while (!isPersons(m_viewer) && m_viewer + 1 < m_game->seats())
        ++m_viewer;
    m_cast.you = !hasSeveralPersons() && isPersons(m_viewer) ? m_viewer : kNoSeat;
    if (m_cast.you != kNoSeat && m_cast.name(m_viewer) == playerNames(m_game->seats()).value(m_viewer))
        m_cast.players[m_viewer] = yourName();
    m_nextViewer = kNoSeat;
    m_looksOn = false;
    m_looksThrough = !atEnd;
    m_made.clear();
    m_haste = Haste::None;
    const int taken = m_game->length();
    passByItself();
    if (isPrivate() && !plays(m_game->decider()))
        m_nextViewer = m_game->decider();
    m_held = false;
    m_log.begin(*m_game);
    m_stepping = true;
    settle();
    m_stepping = false;
    emit begun();
    return taken;
}

void TableGame::end()
{
    dismissComputers();
    ++m_generation;
    dropScenes();
    m_shownNow.reset();
    m_game.reset();
    m_view = SeatView();
    m_question.reset();
    emit begun();
}

bool TableGame::hasSeveralPersons() const
{
    int persons = 0;
    for (int seat = 0; seat < m_game->seats(); ++seat)
        persons += isPersons(static_cast<Seat>(seat)) ? 1 : 0;
    return persons > 1;
}

// Hands are kept from each other here: of a game that is over one may see all.
bool TableGame::isPrivate() const
{
    return hasSeveralPersons() && !m_openHands && !m_game->finished();
}

void TableGame::comeBack()
{
    if (!isOn() || !isPrivate() || isCovered())
        return;
    dropScenes();
    const Seat decider = m_game->decider();
    m_nextViewer = decider < m_game->seats() && isPersons(decider) ? decider : m_viewer;
    settle();
}

void TableGame::askHandOver(Seat seat)
{
    if (seat == m_viewer || seat >= seats() || plays(seat))
        return;
    dropScenes();
    (m_openHands ? m_viewer : m_nextViewer) = seat;
    settle();
}

void TableGame::setOpenHands(bool open)
{
    m_openHands = open;
    if (!isOn())
        return;
    dropScenes();
    if (open && isCovered())
        m_viewer = std::exchange(m_nextViewer, kNoSeat);
    settle();
}

QString TableGame::whyHandOver() const
{
    if (!isCovered())
        return {};
    const Seat decider = m_game->decider();
    if (decider != m_nextViewer) // somebody only wants to look
        return {};
    // The question he will find there, where a window is put together with it; of what he may do besides, nothing.
    if (const Lookahead at = m_game->ahead(); asksLittle())
        if (const auto next = nextQuestion(at, Asked(at)))
            if (const Decision asked = Asked(next->at).decision; !asked.about)
                return handOverText({}, asked, m_cast);
    ActionList actions;
    m_game->list(decider, actions);
    return handOverText(m_game->occasion(kNoSeat), m_game->decision(actions, kNoSeat), m_cast);
}

void TableGame::takeSeat()
{
    if (!isCovered())
        return;
    m_viewer = m_nextViewer;
    m_nextViewer = kNoSeat;
    m_looksOn = m_viewer != m_game->decider();
    settle();
}

std::optional<Reason> TableGame::whyNot(CardRef card) const
{
    return waitsForHandOver() || isShowing() ? std::nullopt : m_game->whyNot(m_viewer, card);
}

QStringList TableGame::refused(CardRef card) const
{
    if (waitsForHandOver() || isShowing())
        return {};
    return linesOf(m_game->refused(m_viewer, card));
}

double TableGame::leftAfter(Seat about, int type) const
{
    return m_game->leftAfter(about < seen().notebooks.size() ? seen().notebooks[about] : Notebook(), type);
}

std::optional<CardIndex> TableGame::xFileAtEnd(Seat seat) const
{
    if (!isOver() || !m_game->over())
        return std::nullopt;
    Observation own;
    m_game->observe(seat, own);
    return m_game->xFile(own.xFile);
}

std::vector<VisibleEvent> TableGame::storyOf(Seat reader, std::size_t from) const
{
    return m_game->story(reader, from, storyEnd());
}

QString TableGame::nameAt(int position, const Action& action, Seat reader) const
{
    return nameOf(m_game->choiceAt(position, action, reader));
}

void TableGame::advise()
{
    if (canAdvise())
        m_adviser->think(*m_game, m_question ? m_question->problem() : m_game->problem(), m_game->seed());
}

void TableGame::take(const Action& action)
{
    if (m_lesson.allows && !m_lesson.allows(action))
        return;
    const auto found = std::find(actions().begin(), actions().end(), action);
    if (found == actions().end())
        return;
    std::vector<Action> all = offer().before[static_cast<std::size_t>(found - actions().begin())];
    all.push_back(action);
    takeTogether(all);
}

void TableGame::takeTogether(const std::vector<Action>& actions)
{
    if (actions.empty() || (m_lesson.allows && !std::all_of(actions.begin(), actions.end(), m_lesson.allows)))
        return;
    noteChoice();
    for (const Action& action : actions)
        if (m_game->take(action))
            break;
    settle();
}

void TableGame::noteChoice()
{
    m_looksThrough = false;
    std::erase_if(m_made, [this](const Made& made) { return made.position >= m_game->position(); });
    m_made.push_back({m_game->position(), m_viewer});
}

void TableGame::concede()
{
    if (m_game->over() || isCovered())
        return;
    dropScenes();
    m_computers->forget();
    m_decided.reset();
    noteChoice();
    if (!m_game->take({.kind = ActionKind::Concede, .seat = m_viewer}))
        settle();
}

void TableGame::goTo(int position)
{
    m_looksThrough = true;
    stepTo(position);
}

void TableGame::goOnAt(int position, bool replays)
{
    if (position < 0 || position >= length() || waitsForHandOver())
        return;
    m_looksThrough = replays;
    stepTo(position);
}

// While the table changes hands whoever has to choose there takes his seat first: who sits before the screen is not
// known.
void TableGame::stepTo(int position)
{
    dropScenes();
    m_game->goTo(position);
    const Seat decider = m_game->decider();
    const bool person = decider < m_game->seats() && isPersons(decider);
    if (isCovered() && person)
        m_nextViewer = decider;
    m_haste = Haste::None;
    m_decided.reset();
    m_shown->stop();
    m_computers->forget();
    m_stepping = true;
    settle();
    m_stepping = false;
}

void TableGame::takeBack()
{
    const std::optional<Made> last = lastMade();
    if (!last)
        return;
    if (isPrivate() && !m_view.replays && last->seat != m_viewer)
        return emit notTakenBack(last->seat);
    if (m_game->position() == m_game->length())
        m_looksThrough = false;
    stepTo(last->position);
}

// What a person has chosen before the present position; nothing where none has had a choice yet.
std::optional<TableGame::Made> TableGame::lastMade()
{
    const int here = m_game->position();
    const auto after = std::ranges::lower_bound(m_made, here, {}, &Made::position);
    if (here == 0 || after != m_made.begin())
        return here == 0 ? std::nullopt : std::optional(*std::prev(after));
    int position = here;
    do
        m_game->goTo(--position);
    while (position > 0 && (plays(m_game->decider()) || goesByItself()));
    const Seat seat = m_game->decider();
    const bool none = plays(seat) || goesByItself();
    m_game->goTo(here);
    return none ? std::nullopt : std::optional(Made{position, seat});
}

void TableGame::stepForward()
{
    const auto after = std::ranges::upper_bound(m_made, position(), {}, &Made::position);
    const bool within = after != m_made.begin(); // of what was chosen here
    stepTo(!within ? position() + 1 : after == m_made.end() ? length() : after->position);
}

void TableGame::restart(std::uint64_t seed)
{
    GameRecord record = m_game->record();
    record.actions.clear();
    record.seed = seed;
    begin(std::move(record), true);
}

// After every step.
void TableGame::settle()
{
    m_adviser->forget();
    passByItself();
    m_log.follow(*m_game, m_stepping);
    if (m_stepping) // the log is another one, or shorter
        forgetHeard();
    gatherScenes();
    if (!isShowing())
        present();
    if (m_game && m_game->position() == m_game->length())
        letComputersPlay();
}

bool TableGame::handsOver() const
{
    const Seat decider = m_game->decider();
    return m_game->position() == m_game->length() && !m_looksOn && !m_game->over() && decider != m_viewer &&
           isPersons(decider);
}

// Whose table it is, what he sees, what he may do. The table changes hands at its newest position alone: who looks back
// stays where he is.
void TableGame::presentPosition()
{
    const Seat decider = m_game->decider();
    m_looksOn = m_looksOn && decider != m_viewer;
    if (handsOver())
        (m_openHands ? m_viewer : m_nextViewer) = decider;
    show(m_game->scene());
}

void TableGame::show(Scene scene)
{
    const CheckParts before = std::exchange(m_view.check, {});
    m_shownNow = std::move(scene);
    m_view.places.clear();
    for (int i = 0; i < m_game->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        m_view.places.push_back({plays(seat), m_game->passive(seat), m_decks.value(seat)});
    }
    m_view.sitting = m_viewer;
    m_view.next = m_nextViewer;
    m_view.shared = hasSeveralPersons();
    m_view.openHands = m_openHands;
    m_view.generation = m_generation;
    m_view.stepping = m_stepping;
    m_view.haste = m_haste;
    m_view.lastChoice = lastChoice();
    observeInto(m_view, shown());
    const bool asked = !shown().kind() && !isCovered() && !plays(m_viewer) && m_game->decider() == m_viewer;
    Put put = asked ? offerAt(m_game->ahead(), m_view.seen, asksLittle() ? Putting::Merged : Putting::OneByOne) : Put();
    m_view.offer = std::move(put.offer);
    m_question = std::move(put.question);
    completeView(m_view, *m_game, shown());
    const bool nothingToDo = m_view.offer.actions.empty() && !isCovered();
    m_view.replays = m_view.looksBack() && (m_looksThrough || m_view.finished || nothingToDo);
    const std::size_t told = std::min(m_toldUpTo, m_view.storyEnd);
    m_toldUpTo = m_view.storyEnd;
    m_view.news = m_stepping ? std::vector<VisibleEvent>() : story(told);
    // The last before the table is handed over waits for a key of whoever has done it.
    if (m_view.scene && (!m_scenes.empty() || m_openHands || !handsOver()))
        m_next->start(timeOfScene(before));
    emit changed(m_view);
}

void TableGame::release()
{
    if (!m_held)
        return;
    m_held = false;
    emit released();
    isShowing() ? hurry() : goOn();
}

// --- The program's players ------------------------------------------------------------------------------------------

// Not before whoever sits here has taken his seat, nor while one of them thinks already.
void TableGame::letComputersPlay()
{
    const Seat decider = m_game->decider();
    if (!m_game->over() && !isCovered() && !m_decided && m_computers->play(decider))
        m_computers->think(decider);
}

// What one of them has decided is done once what was done last has been seen.
void TableGame::goOn()
{
    if (m_decided && !m_shown->isActive() && !m_held && !isShowing())
        takeFor(*std::exchange(m_decided, std::nullopt));
}

void TableGame::dismissComputers()
{
    m_computers->dismiss();
    m_adviser->forget();
    m_decided.reset();
    m_shown->stop();
}

void TableGame::takeFor(const Action& action)
{
    constexpr int kForAPass = 8; // such a part of the time
    const bool passes = action.kind == ActionKind::Pass;
    if (pace() > 0 && !watchesInHaste())
        m_shown->start(passes ? pace() / kForAPass : pace());
    m_log.passOver();
    if (m_game->take(action))
        return;
    noteNews();
    settle();
}

} // namespace dossier
