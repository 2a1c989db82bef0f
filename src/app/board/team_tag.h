// The name of a Team on its frame: dragged, it takes the whole Team along; clicked, it says where all of them can go.
#pragma once

#include "table/team_move.h"

#include <QAbstractButton>

class QDropEvent;

namespace dossier {

class Appearance;

class TeamTag : public QAbstractButton
{
    Q_OBJECT

public:
    TeamTag(const Appearance& appearance, QWidget* parent);

    void show(const StandingTeam& team, const QString& caption, const QString& figures, bool canMove);
    using QWidget::show;
    const StandingTeam& team() const { return m_team; }
    QSize sizeHint() const override;
    // Its name, without figures.
    QSize minimumSizeHint() const override;

    // What a drag carries, and how the Team stands in it.
    static QString mimeType() { return QStringLiteral("application/x-dossier-table-team"); }
    static int carried(const StandingTeam& team);
    static bool isCarriedBy(const QDropEvent& event);
    static StandingTeam carriedBy(const QDropEvent& event);

signals:
    void dragged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    // As many of the figures as have room, whole, the first ones first.
    QString figuresIn(qreal room) const;

    const Appearance& m_appearance;
    StandingTeam m_team;
    QString m_figures;
    bool m_canMove = false;
    bool m_pressed = false;
    QPoint m_pressedAt;
};

} // namespace dossier
