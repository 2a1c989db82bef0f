// Above the question at a table far away: what the line, the others or the end of the game want of whoever sits here,
// and beside the commands who is thinking.
#pragma once

#include "app/far/far_seat.h"

#include <QLabel>

class QPushButton;
class QTimer;

namespace dossier {

struct Desk;

class FarNote : public QWidget
{
    Q_OBJECT

public:
    FarNote(const Desk& desk, FarSeat& seat, QWidget* parent = nullptr);

    // The host does not do what was wanted: stays for a moment.
    void say(const QString& words);
    void refresh();

signals:
    void endWanted();

private:
    enum Offer { None, Agree, TakeOver, GoOn, SeeEnd };

    void show(const QString& words, Offer offer, const QString& first = {}, const QString& second = {});
    void press(bool first);

    FarSeat& m_seat;
    QLabel* m_words;
    QPushButton* m_first;
    QPushButton* m_second;
    Offer m_offer = None;
    Seat m_about = kNoSeat;
    QString m_said{};
    QElapsedTimer m_saidSince{};
};

// A dot and words: who has to choose and for how long, or what is the matter with the line.
class LineLabel : public QLabel
{
    Q_OBJECT

public:
    LineLabel(const Desk& desk, FarSeat& seat, QWidget* parent = nullptr);

    void refresh();

private:
    FarSeat& m_seat;
    QTimer* m_second;
    int m_position = -1; // since when somebody has to choose here
    QElapsedTimer m_since{};
};

} // namespace dossier
