// A game set up in every detail: who plays with which deck, under which rules. What is usual is chosen already.
#pragma once

#include "engine/records/record.h"

#include <QWidget>

#include <span>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLayout;
class QListWidget;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace dossier {

class QuietLabel;
class ScrollFrame;
class SeatFields;
struct Desk;

class SetUpPage : public QWidget
{
    Q_OBJECT

public:
    explicit SetUpPage(const Desk& desk, QWidget* parent = nullptr);

    // The game that is set up here. Its decks may be such that none can be played: see the remark.
    GameRecord record() const;
    // For persons at this table, the first time: whoever wants to play alone says so then.
    void seatPersons();
    // As many players as decks, two to four, each with the one of this name; persons sit there.
    void seat(const QStringList& decks);
    // For this game; in the second case all seats are the program's.
    void choose(Game game);
    void seatProgram();
    // The rules agreed on, also of a game that is set up elsewhere.
    GameOptions options() const;
    // How many of them are not as usual.
    int unusualRules() const;
    void showRules(bool shown);
    bool openHands() const;
    // Persons bring the X-Files their decks name; else each is drawn by lot.
    bool ownXFiles() const;
    // Another one for the next game; one that is typed holds for the game it is typed for.
    void drawSeed();

signals:
    void startWanted();
    void backWanted();
    void rulesChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createPlayers();
    QLayout* createSeats(QWidget& page);
    QWidget* createRules();
    void sayRules();
    QWidget* createButtons();
    void createLayout();
    void connectSignals();
    void listHouseRules();
    void settle();
    bool isAdvanced() const;
    // Those who take part, by seat.
    std::span<SeatFields* const> players() const;
    // Why no game can be started; empty if one can.
    QString whyNoGame() const;
    QString remark() const;

    const Desk& m_desk;
    bool m_untouched = true; // nobody has been here to set seats
    QComboBox* m_count;
    std::vector<SeatFields*> m_seats;
    QComboBox* m_game;
    QSpinBox* m_seed;
    QPushButton* m_draw;
    QCheckBox* m_questionOrGuess;
    QCheckBox* m_singleGuess;
    QCheckBox* m_killers;
    QCheckBox* m_powers;
    QCheckBox* m_ownXFiles;
    QCheckBox* m_openHands;
    QToolButton* m_unfold;
    QWidget* m_folded;
    QListWidget* m_house;
    ScrollFrame* m_scroll = nullptr;
    QBoxLayout* m_columns = nullptr;
    QuietLabel* m_remark;
    QPushButton* m_start;
    QPushButton* m_back;
};

} // namespace dossier
