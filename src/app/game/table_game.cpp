#include "app/game/table_game.h"

#include "app/game/covered.h"
#include "wording/play/choice_text.h"
#include "wording/play/reason_text.h"
#include "wording/play/thing_text.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace dossier {

TableGame::TableGame(const CardPool& pool, const EffectBook* effects, const CardTexts* texts, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
    , m_effects(effects)
    , m_cast{pool, {}, texts}
    , m_computers(new ComputerSeats(this))
    , m_adviser(new Adviser(this))
    , m_shown(new QTimer(this))
    , m_actions(std::make_unique<ActionList>())
{
    m_shown->setSingleShot(true);
    const auto goOn = [this] {
        if (m_decided && !m_shown->isActive())
            takeFor(*std::exchange(m_decided, std::nullopt));
    };
    connect(m_computers, &ComputerSeats::decided, this, [this, goOn](const Action& action) {
        m_decided = action;
        goOn();
    });
    connect(m_shown, &QTimer::timeout, this, goOn);
    connect(m_computers, &ComputerSeats::failed, this, &TableGame::failed);
    connect(m_adviser, &Adviser::advised, this, &TableGame::advised);
    connect(m_adviser, &Adviser::failed, this, &TableGame::failed);
}

// Whoever thinks does so about the game: he goes first.
TableGame::~TableGame()
{
    m_computers->dismiss();
    m_adviser->forget();
}

int TableGame::begin(GameRecord record, bool atEnd)
{
    QStringList names = playerNames(record);
    const std::vector<std::string> players = record.players;
    RunningGame game(std::move(record), m_pool, m_effects); // where it cannot be set up, the present one goes on
    dismissComputers();
    m_game = std::move(game);
    ++m_generation;
    m_computers->sitDown(*m_game, players);
    m_cast.players = std::move(names);
    m_cast.basic = options().game == Game::Basic;
    if (!atEnd)
        m_game->goTo(0);
    m_viewer = 0;
    while ((passive(m_viewer) || isComputer(m_viewer)) && m_viewer + 1 < seats())
        ++m_viewer;
    m_nextViewer = kNoSeat;
    m_looksOn = false;
    if (isShared() && !m_openHands && !isComputer(m_game->decider()) && !isOver() && (atEnd || length() == 0))
        m_nextViewer = m_game->decider();
    settle();
    emit begun();
    return length();
}

void TableGame::end()
{
    dismissComputers();
    ++m_generation;
    m_game.reset();
    m_actions->clear();
    m_choices.clear();
    emit begun();
}

bool TableGame::isShared() const
{
    int active = 0;
    for (int seat = 0; seat < seats(); ++seat)
        active += passive(static_cast<Seat>(seat)) || isComputer(static_cast<Seat>(seat)) ? 0 : 1;
    return active > 1;
}

void TableGame::askHandOver(Seat seat)
{
    if (seat == m_viewer || seat >= seats() || isComputer(seat))
        return;
    (m_openHands ? m_viewer : m_nextViewer) = seat;
    settle();
}

void TableGame::setOpenHands(bool open)
{
    m_openHands = open;
    if (!isOn())
        return;
    if (open && waitsForHandOver())
        m_viewer = std::exchange(m_nextViewer, kNoSeat);
    settle();
}

QString TableGame::whyHandOver() const
{
    if (!waitsForHandOver())
        return {};
    const Seat decider = m_game->decider();
    if (decider != m_nextViewer) // somebody only wants to look
        return {};
    ActionList actions;
    m_game->list(decider, actions);
    return handOverText(m_game->occasion(kNoSeat), m_game->decision(actions, kNoSeat), m_cast);
}

void TableGame::takeSeat()
{
    if (!waitsForHandOver())
        return;
    m_viewer = m_nextViewer;
    m_nextViewer = kNoSeat;
    m_looksOn = m_viewer != m_game->decider();
    settle();
}

QString TableGame::nameOf(const Choice& choice) const
{
    return choiceText(choice, m_cast);
}

QString TableGame::nameOf(CardRef card) const
{
    return cardText(m_game->name(card, reader()), m_cast);
}

std::optional<CardIndex> TableGame::asking() const
{
    return m_decision.source.isKnown() ? std::optional(m_decision.source.card) : std::nullopt;
}

QString TableGame::question() const
{
    return decisionText(m_decision, m_cast);
}

QString TableGame::occasion() const
{
    return occasionText(m_game->occasion(reader()), m_cast);
}

bool TableGame::canAct(CardRef card) const
{
    return std::any_of(m_choices.begin(), m_choices.end(), [&](const Choice& choice) { return choice.isAbout(card); });
}

std::optional<Reason> TableGame::whyNot(CardRef card) const
{
    return waitsForHandOver() ? std::nullopt : m_game->whyNot(m_viewer, card);
}

QStringList TableGame::refused(CardRef card) const
{
    QStringList lines;
    if (waitsForHandOver())
        return lines;
    for (const Refused& refused : m_game->refused(m_viewer, card))
        lines << sentence(refused);
    return lines;
}

std::vector<CardIndex> TableGame::wrongGuesses(Seat seat) const
{
    return m_game->wrongGuesses(m_seen.notebooks[seat]);
}

std::optional<int> TableGame::candidatesOf(Seat seat) const
{
    if (m_seen.opposing.size() <= seat)
        return std::nullopt;
    return m_game->candidates(m_seen.opposing[seat]);
}

QString TableGame::nameAt(int position, const Action& action, Seat reader) const
{
    return nameOf(m_game->choiceAt(position, action, reader));
}

void TableGame::advise()
{
    if (canAdvise())
        m_adviser->think(*m_game);
}

void TableGame::take(const Action& action)
{
    const bool allowed = !m_lesson.allows || m_lesson.allows(action);
    if (allowed && m_actions->contains(action) && !m_game->take(action))
        settle();
}

void TableGame::passThePhase()
{
    const int turn = m_seen.turn;
    const Phase phase = m_seen.phase;
    const auto onlyCards = [this] {
        return m_actions->find(ActionKind::Pass) != nullptr &&
               std::all_of(m_actions->begin(), m_actions->end(), [](const Action& action) {
                   return action.kind == ActionKind::Pass || action.kind == ActionKind::Play;
               });
    };
    bool passed = false;
    while (m_game->decider() == m_viewer && m_game->turn() == turn && m_game->phase() == phase && onlyCards() &&
           !m_game->take(*m_actions->find(ActionKind::Pass))) {
        passed = true;
        m_game->list(m_viewer, *m_actions);
    }
    if (passed)
        settle();
}

void TableGame::concede()
{
    if (isOver() || waitsForHandOver())
        return;
    m_computers->forget();
    m_decided.reset();
    if (!m_game->take({.kind = ActionKind::Concede, .seat = m_viewer}))
        settle();
}

void TableGame::goTo(int position)
{
    m_game->goTo(position);
    m_nextViewer = kNoSeat;
    m_decided.reset();
    m_shown->stop();
    m_computers->forget();
    settle();
}

void TableGame::takeBack()
{
    const int here = m_game->position();
    int position = here;
    do
        m_game->goTo(--position);
    while (position > 0 && isComputer(m_game->decider()));
    const bool none = isComputer(m_game->decider()); // no person has had a choice yet
    m_game->goTo(here);
    if (!none)
        goTo(position);
}

void TableGame::restart(std::uint64_t seed)
{
    GameRecord record = m_game->record();
    record.actions.clear();
    record.seed = seed;
    begin(std::move(record), true);
}

// After every step: whose table it is, what he sees, what he may do. The table changes hands at its newest position
// alone: who looks back stays where he is.
void TableGame::settle()
{
    m_adviser->forget();
    const bool newest = position() == length();
    const Seat decider = m_game->decider();
    m_looksOn = m_looksOn && decider != m_viewer;
    if (newest && !m_looksOn && !isOver() && decider != m_viewer && !passive(decider) && !isComputer(decider))
        (m_openHands ? m_viewer : m_nextViewer) = decider;
    m_game->observe(viewer(), m_seen);
    if (waitsForHandOver())
        cover(m_seen);
    m_actions->clear();
    m_choices.clear();
    m_decision = {};
    if (!waitsForHandOver() && !isComputer(m_viewer)) {
        m_game->list(m_viewer, *m_actions);
        m_choices = m_game->choices(*m_actions, m_viewer);
        m_decision = m_game->decision(*m_actions, m_viewer);
    }
    emit changed();
    if (newest)
        letComputersPlay();
}

// --- The program's players ------------------------------------------------------------------------------------------

// Not before whoever sits here has taken his seat, nor while one of them thinks already.
void TableGame::letComputersPlay()
{
    const Seat decider = m_game->decider();
    if (!isOver() && !waitsForHandOver() && !m_decided && m_computers->play(decider))
        m_computers->think(decider);
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
    if (m_pace > 0)
        m_shown->start(passes ? m_pace / kForAPass : m_pace);
    if (!m_game->take(action))
        settle();
}

} // namespace dossier
