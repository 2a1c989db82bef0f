// A game set up in every detail: who plays with which deck, under which rules. What is usual is chosen already.
#pragma once

#include "engine/records/record.h"

#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLayout;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace dossier {

class AgreedRules;
class QuietLabel;
class RuleSwitches;
class ScrollFrame;
class SeatFields;
class UnusualRules;
struct Desk;

class SetUpPage : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the page.
    SetUpPage(const Desk& desk, AgreedRules& rules, QWidget* parent = nullptr);

    // The game that is set up here. Its decks may be such that none can be played: see the remark.
    GameRecord record() const;
    // For persons at this table, the first time: whoever wants to play alone says so then.
    void seatPersons();
    // As many players as decks, two to four, each with the one of this name; persons sit there.
    void seat(const QStringList& decks);
    // For this game; in the second case all seats are the program's.
    void choose(Game game);
    void seatProgram();
    bool openHands() const;
    // Another one for the next game; one that is typed holds for the game it is typed for.
    void drawSeed();

signals:
    void startWanted();
    void backWanted();

protected:
    // Escape leads back, as on the other pages before a game.
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createPlayers();
    QLayout* createSeats(QWidget& page);
    QWidget* createRules();
    void showRules(bool shown);
    void sayRules();
    QWidget* createButtons();
    void createLayout();
    void connectSignals();
    // What the persons call themselves, from one start of the program to the next.
    void recallNames();
    void rememberNames();
    void settle();
    void settleCount();
    Game game() const;
    bool isAdvanced() const { return game() == Game::Advanced; }
    // Those who take part, by seat.
    std::span<SeatFields* const> players() const;
    // Why no game can be started; empty if one can.
    QString whyNoGame() const;
    QString remark() const;

    const Desk& m_desk;
    AgreedRules& m_rules;
    bool m_untouched = true; // nobody has been here to set seats
    bool m_named = false;    // the names of last time were given
    QComboBox* m_count;
    std::optional<int> m_advancedCount; // the row of m_count, while another game is chosen
    std::vector<SeatFields*> m_seats;
    QComboBox* m_game;
    QSpinBox* m_seed;
    QPushButton* m_draw;
    QCheckBox* m_openHands;
    QToolButton* m_unfold;
    RuleSwitches* m_switches;
    ScrollFrame* m_scroll = nullptr;
    QBoxLayout* m_columns = nullptr;
    UnusualRules* m_unusual;
    QuietLabel* m_remark;
    QPushButton* m_start;
    QPushButton* m_back;
};

} // namespace dossier
