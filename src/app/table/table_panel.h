// The tab with the table: a game is set up, played, covered while it changes hands, saved and opened.
#pragma once

#include "engine/records/record.h"

#include <QWidget>

#include <memory>

class QStackedWidget;

namespace dossier {

class HandOverPage;
class PlayPage;
class StartPage;
class TableGame;
struct Desk;

class TablePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TablePanel(const Desk& desk, QWidget* parent = nullptr);

    TableGame& game() { return *m_game; }
    PlayPage& page() { return *m_play; }

    // A game goes on where its actions end; a recorded one is opened at its beginning.
    void begin(const GameRecord& record);
    // The page before a game, with these decks by seat, two to four; persons play them.
    void setUp(const QStringList& decks);
    // Before a game with this deck against the computer; one that is on can be gone back to.
    void setUp(std::int64_t deck);
    // False where the file is not understood; says why in the message bar.
    bool openFile(const QString& file);

private:
    void refresh();
    void startAsSetUp();
    void again(bool sameSeed);
    void save();
    void open();

    const Desk& m_desk;
    TableGame* m_game;
    StartPage* m_start;
    PlayPage* m_play;
    HandOverPage* m_handOver;
    QStackedWidget* m_pages;
    bool m_settingUp = true;
};

} // namespace dossier
