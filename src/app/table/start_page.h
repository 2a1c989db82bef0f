// Before a game: who plays with which deck, under which rules. What is usual is chosen already.
#pragma once

#include "engine/records/record.h"

#include <QWidget>

#include <span>
#include <vector>

class QCheckBox;
class QComboBox;
class QLayout;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace dossier {

class QuietLabel;
class SeatFields;
struct Desk;

class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(const Desk& desk, QWidget* parent = nullptr);

    // The game that is set up here. Its decks may be such that none can be played: see the remark.
    GameRecord record() const;
    // As many players as decks, two to four, each with the one of this name; persons sit there.
    void seat(const QStringList& decks);
    // One person with this deck against the computer, which has the deck it had last, or one that comes with the
    // program: all that is left is to begin.
    void setUp(std::int64_t deck);
    // A game is on the table and can be gone back to.
    void setGoingOn(bool goingOn);

signals:
    void startWanted();
    void openWanted();
    void goOnWanted();

private:
    QWidget* createPlayers();
    QLayout* createSeats(QWidget& page);
    QWidget* createRules();
    QWidget* createButtons();
    void createLayout();
    void playComputer();
    void seatComputer();
    void connectSignals();
    void listHouseRules();
    void settle();
    void drawSeed();
    bool isAdvanced() const;
    // Those who take part, by seat.
    std::span<SeatFields* const> players() const;
    // Why no game can be started; empty if one can.
    QString whyNoGame() const;
    QString remark() const;

    const Desk& m_desk;
    QComboBox* m_count;
    std::vector<SeatFields*> m_seats;
    QComboBox* m_game;
    QSpinBox* m_seed;
    QPushButton* m_draw;
    QCheckBox* m_questionOrGuess;
    QCheckBox* m_singleGuess;
    QCheckBox* m_killers;
    QCheckBox* m_powers;
    QListWidget* m_house;
    QuietLabel* m_remark;
    QPushButton* m_computer;
    QPushButton* m_start;
    QPushButton* m_open;
    QPushButton* m_goOn;
};

} // namespace dossier
