// A player's pools and piles, in numbers, at the edge of his part of the table.
#pragma once

#include "engine/state/observation.h"

#include <QWidget>

class QToolButton;

namespace dossier {

class Appearance;
struct Cast;

class PlayerSide : public QWidget
{
    Q_OBJECT

public:
    PlayerSide(const Appearance& appearance, QWidget* parent);

    void show(const Observation& seen, Seat seat, const Cast& cast);
    using QWidget::show;

signals:
    // The Discard Pile is to be looked through.
    void discardWanted(dossier::Seat seat);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isFlat() const;
    void placeButton();

    const Appearance& m_appearance;
    QToolButton* m_discard;
    Seat m_seat = kNoSeat;
    QString m_name;
    QString m_below; // what is said under the name: hand and deck
    int m_rp = 0;
    int m_cp = 0;
    bool m_active = false;
    bool m_decides = false;
};

} // namespace dossier
