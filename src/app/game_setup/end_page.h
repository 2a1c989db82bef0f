// The end of a game: who won and how, both X-Files with what was asked about them, figures, and what to do next.
#pragma once

#include "app/game_setup/played_facts.h"
#include "table/kept_game.h"

#include <QLabel>

#include <vector>

class QGridLayout;
class QHBoxLayout;
class QVBoxLayout;

namespace dossier {

class Appearance;
struct EndLine;
class EndFile;
class KeyLine;
class QuietLabel;
class ReviewPage;
class TableGame;
struct Desk;

// A line in the typewriter face, as high as its letters: the faces that are about claim more.
class TypedTitle : public QLabel
{
    Q_OBJECT

public:
    TypedTitle(const Appearance& appearance, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont typed() const;

    const Appearance& m_appearance;
};

class EndPage : public QWidget
{
    Q_OBJECT

public:
    EndPage(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    // The game on the table, which is over; what is remembered of it says how long it took.
    void show(const KeptGame& facts);
    // The review is shown here, until somebody else takes it.
    void hold(ReviewPage& review);

signals:
    void rematchWanted();
    void swapWanted();
    void replayWanted();
    void reviewWanted();
    // The table as it lies at the end.
    void tableWanted();
    void startPageWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* createHead();
    bool isLow() const;
    bool obey(const QKeyEvent& key);
    void showFiles(const std::vector<PlayedSeat>& played);
    void showFigures(const std::vector<PlayedSeat>& played);
    QString endingOf(const KeptGame& facts) const;
    EndFile* fileOf(Seat seat, const std::vector<PlayedSeat>& played);
    EndLine lineOf(const PlayedQuestion& question) const;
    // Who is "you": the one person at this table; kNoSeat where there are more.
    Seat you() const;
    QString nameOf(Seat seat) const;

    const Desk& m_desk;
    TableGame& m_game;
    QLabel* m_title;
    QuietLabel* m_how;
    QHBoxLayout* m_files;
    QWidget* m_figures;
    QWidget* m_review; // its room
    QGridLayout* m_grid;
    KeyLine* m_keys;
    QWidget* m_first = nullptr; // the button to begin with
};

} // namespace dossier
