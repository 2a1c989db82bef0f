// A line over the board for a moment: a turn, a Site solved or failed, an Agent to the Hospital, a Combat won. Any key
// or click hurries it on; who asked for no movement reads the strip instead.
#pragma once

#include <QStringList>
#include <QWidget>

class QTimer;

namespace dossier {

class SeatGame;
struct BoardPlan;
struct Desk;
struct SeatView;

class TableBanner : public QWidget
{
    Q_OBJECT

public:
    // Desk and game must outlive the banner.
    TableBanner(const Desk& desk, SeatGame& game, QWidget* parent);

    void place(const BoardPlan& plan);
    // What it says now; empty while it is hidden.
    QString words() const { return m_words; }
    void hurry();
    // What it says is covered: it waits until that is gone.
    void hold();
    void release();
    // The table is shown anew.
    void follow(const SeatView& view);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void showNext();
    void adapt();

    const Desk& m_desk;
    SeatGame& m_game;
    QTimer* m_shown;
    QStringList m_waiting;
    QString m_words;
    QRect m_room;
    bool m_held = false;
};

} // namespace dossier
