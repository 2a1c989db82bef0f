// The seven phases of a turn as the tabs of folders, the one under way marked; on each the stops that one has set.
#pragma once

#include "table/table_stops.h"

#include <QStringList>
#include <QWidget>

#include <array>

namespace dossier {

class Appearance;
class StopMark;

class PhaseBar : public QWidget
{
    Q_OBJECT

public:
    PhaseBar(const Appearance& appearance, QWidget* parent = nullptr);

    // `whose`: "Player A investigates", for each seat, so that there is room for all; `active` has the turn.
    void show(Phase phase, int turn, const QStringList& whose, int active);
    using QWidget::show;
    void setStops(const TableStops& stops);
    // The keyboard goes to the first stop of the phase under way.
    void focusStops();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {440, sizeHint().height()}; }

signals:
    // Somebody has set or cleared one.
    void stopsChosen(const dossier::TableStops& stops);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int kMarks = 2 * kPhases + 1;

    void addMark(int index, int shape, const QString& says);
    int phaseOf(int mark) const;
    QFont nameFont(bool now) const;
    QFont whoseFont() const;
    QFont turnFont() const;
    std::array<double, kPhases> neededWidths() const;
    void placeTabs();
    QRectF tab(int phase) const;
    int wordsWidth() const;
    int mostWords() const; // the room that turn and player may take
    void placeMarks();
    void choose(int mark, bool set);
    void paintTab(QPainter& painter, int phase);

    const Appearance& m_appearance;
    Phase m_phase = Phase::Briefing;
    int m_turn = 1;
    QString m_whose;
    QStringList m_all; // the same for each seat
    TableStops m_stops;
    int m_stretch = 87;                        // of the letters
    std::array<double, kPhases + 1> m_lefts{}; // of the tabs, and where the last one ends
    std::array<StopMark*, kMarks> m_marks{};   // in the order in which they stand
};

} // namespace dossier
