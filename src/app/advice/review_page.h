// The review of a game that is over, beside the table or on its end page: the turns and the choices that cost most,
// each a way to its position.
#pragma once

#include "app/advice/advice_list.h"
#include "app/advice/reviewer.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QProgressBar;
class QPushButton;

namespace dossier {

class QuietLabel;
class Settings;
struct Desk;

// What a review needs to know of the game.
struct ReviewedGame
{
    GameRecord record{};
    QStringList players{}; // names by seat
    Seat seat = 0;         // whose choices are looked at first
    // Says what an action at a position does, as this player may hear it.
    std::function<QString(int position, const Action& action, Seat seat)> say{};
};

class ReviewPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPage(const Desk& desk, QWidget* parent = nullptr);

    void begin(ReviewedGame game);
    // The same, once somebody wants it.
    void offer(ReviewedGame game);
    // Stops what is under way and forgets what was found.
    void forget();
    // A game was begun here and not forgotten.
    bool isInUse() const { return m_inUse; }
    AdviceList& list() { return *m_list; }
    // See Reviewer.
    void setRules(const ReviewRules& rules) { m_reviewer->setRules(rules); }

signals:
    // The table is to show this position.
    void jumpWanted(int position);
    void failed(const std::exception_ptr& failure);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createLayout();
    void listRows();
    void clearList();
    bool isSummaryInList() const;
    void connectSignals();
    void take(ReviewedGame game);
    void start();
    void stop();
    void show(const GameReview& review);
    void jump(const QModelIndex& index);
    Seat seat() const;
    QString summary(const GameReview& review) const;
    QString wordsOf(const CostlyChoice& choice) const;
    QString wordsOf(const CostlyTurn& turn) const;
    QString wordsOf(const UnluckyTurn& turn) const;
    static int positionOf(const CostlyTurn& turn);

    const Settings& m_settings;
    Reviewer* m_reviewer;
    QComboBox* m_player;
    QuietLabel* m_summary;
    QProgressBar* m_progress;
    QPushButton* m_go; // starts and stops
    AdviceList* m_list;
    ReviewedGame m_game;
    std::vector<int> m_positions; // of the rows
    std::vector<AdviceRow> m_rows;
    bool m_summaryInList = false;
    bool m_inUse = false;
};

} // namespace dossier
