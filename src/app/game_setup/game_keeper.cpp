#include "app/game_setup/game_keeper.h"

#include "app/widgets/desk.h"
#include "table/table_game.h"

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

constexpr qint64 kSecond = 1000;                  // milliseconds
constexpr qint64 kLongestThought = 300 * kSecond; // who is away longer does not play

} // namespace

GameKeeper::GameKeeper(const Desk& desk, TableGame& game, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_game(game)
{}

void GameKeeper::forgetEnded()
{
    if (!m_game.isOn())
        m_facts = {};
}

void GameKeeper::resume(const KeptGame& facts)
{
    m_next = facts;
}

// A game that lies open at another position than its newest one is being looked through.
void GameKeeper::look()
{
    if (!m_game.isOn())
        return;
    if (m_generation != m_game.generation())
        return lookAtNew();
    if (m_aside)
        return;
    const bool back = m_game.position() != m_game.length();
    m_facts.at = back ? m_game.position() : -1;
    m_facts.replays = back && m_game.view().replays;
    if (back)
        return;
    const std::vector<Action> now = m_game.record().actions;
    if (m_facts.openHands != m_game.openHands() && isKept()) {
        m_facts.openHands = m_game.openHands();
        return write();
    }
    if (now == m_written)
        return;
    m_chosenIn = m_chosenIn || m_game.isChosenIn();
    if (m_facts.isFinished() || !isKept()) { // a game that is over stays as it was: this is another one from here on
        m_facts.id = KeptGames::of(m_desk).newId();
        m_facts.began = QDateTime::currentDateTimeUtc();
        m_facts.seconds = 0;
        m_rest = 0;
    }
    const qint64 thought = m_rest + std::min(m_clock.elapsed(), kLongestThought);
    m_facts.seconds += static_cast<int>(thought / kSecond);
    m_rest = thought % kSecond;
    write();
}

void GameKeeper::lookAtNew()
{
    noteLeft();
    forgetUnplayed();
    m_generation = m_game.generation();
    m_aside = std::exchange(m_nextAside, false);
    m_lost = false;
    m_facts = m_next.value_or(KeptGame());
    m_facts.at = -1;
    m_facts.replays = false;
    m_facts.drawn |= std::exchange(m_nextDrawn, 0);
    const bool known = std::exchange(m_next, std::nullopt).has_value();
    m_written = m_game.record().actions;
    m_clock.start();
    m_rest = 0;
    m_isNew = !known;
    m_chosenIn = false;
    if (m_aside || known || m_game.isFinished()) // what is only looked through is not kept twice
        return;
    m_facts.id = KeptGames::of(m_desk).newId();
    m_facts.began = QDateTime::currentDateTimeUtc();
    m_facts.openHands = m_game.openHands();
    write();
}

void GameKeeper::write()
{
    m_clock.restart();
    m_written = m_game.record().actions;
    m_facts = m_game.kept(m_facts);
    m_facts.last = QDateTime::currentDateTimeUtc();
    if (!m_facts.began.isValid())
        m_facts.began = m_facts.last;
    const KeptGames::Kept kept = KeptGames::of(m_desk).keep(m_facts, m_game.record());
    m_facts.id = kept.id;
    m_lost = !kept;
}

bool GameKeeper::keepNow()
{
    if (!m_game.isOn()) // it was left long ago
        return true;
    if (m_lost && m_generation == m_game.generation() && m_game.position() == m_game.length())
        write();
    return !m_lost;
}

// A game in which nobody has done anything fills no list; it may have been wanted, though.
void GameKeeper::forgetUnplayed()
{
    if (m_generation == 0 || !isKept() || !m_isNew || m_chosenIn)
        return;
    KeptGames& games = KeptGames::of(m_desk);
    if (!games.find(m_facts.id)) // it could not be written, or was deleted in the list
        return;
    const auto record = games.load(m_facts.id);
    const KeptGame facts = m_facts;
    games.remove(facts.id, false);
    if (record && !games.find(facts.id))
        emit forgot(facts, *record);
}

void GameKeeper::noteLeft()
{
    if (m_generation != 0 && isKept() && !m_aside)
        KeptGames::of(m_desk).noteLeft(m_facts.id, m_facts.at, m_facts.replays);
}

void GameKeeper::hold(bool settingUp)
{
    noteLeft();
    if (m_game.isOn() && !m_aside)
        KeptGames::of(m_desk).hold({m_facts, m_game.record(), m_game.position(), settingUp});
}

std::optional<bool> GameKeeper::putBack()
{
    auto held = KeptGames::of(m_desk).takeInHand();
    if (!held)
        return std::nullopt;
    m_next = held->facts;
    m_game.setOpenHands(held->facts.openHands);
    m_game.begin(std::move(held->record), true);
    m_game.goOnAt(held->position, held->facts.replays);
    return held->settingUp;
}

} // namespace dossier
