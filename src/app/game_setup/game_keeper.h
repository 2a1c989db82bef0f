// Keeps the game on the table: every action is written at once, and what is on the table comes back after the window
// was made anew.
#pragma once

#include "desk/games/kept_games.h"

#include <QElapsedTimer>
#include <QObject>

namespace dossier {

class TableGame;
struct Desk;

class GameKeeper : public QObject
{
    Q_OBJECT

public:
    // Both must outlive the keeper.
    GameKeeper(const Desk& desk, TableGame& game, QObject* parent);

    // The next game that is begun is this one, not a new one.
    void resume(const KeptGame& facts);
    // The next game that is begun is not worth keeping.
    void setNextAside() { m_nextAside = true; }

    // In the next game these X-Files (a bit each) were drawn by lot.
    void setNextDrawn(std::uint32_t seats) { m_nextDrawn = seats; }

    // What is remembered of the game on the table.
    const KeptGame& facts() const { return m_facts; }
    // What was played on the table is on disk, where it is to be; what could not be written is tried once more.
    bool keepNow();
    // The game on the table lies in the list.
    bool isKept() const { return !m_facts.id.isEmpty(); }

    // Before the window goes: the game stays in hand for the next one.
    void hold(bool settingUp);
    // Puts it back on the table. Answers whether the page before a game was in front; nothing where no game was held.
    std::optional<bool> putBack();
    // The table is shown anew.
    void look();
    // There is another game, or none.
    void forgetEnded();

signals:
    // Another game lies on the table, and this one, in which nobody had chosen anything, left the list.
    void forgot(const dossier::KeptGame& facts, const dossier::GameRecord& record);

private:
    void lookAtNew();
    void write();
    void noteLeft();
    void forgetUnplayed();

    const Desk& m_desk;
    TableGame& m_game;
    KeptGame m_facts;
    std::vector<Action> m_written;
    int m_generation = 0;
    std::optional<KeptGame> m_next;
    bool m_nextAside = false;
    std::uint32_t m_nextDrawn = 0;
    bool m_isNew = false;    // begun here, not opened
    bool m_chosenIn = false; // somebody has done something in it
    bool m_lost = false;     // what was played last could not be written
    bool m_aside = false;    // the game on the table is not kept
    QElapsedTimer m_clock;   // since the last action
    qint64 m_rest = 0;       // milliseconds of the actions before that make no second yet
};

} // namespace dossier
