// The few large figures above a playtest: won, games, turns, how they ended, and Elo where decks met one another; on
// the right of which deck, and who played it, or above them where there is no room.
#pragma once

#include "app/playtest/played_series.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;

namespace dossier {

class Appearance;

class SeriesHead : public QWidget
{
    Q_OBJECT

public:
    explicit SeriesHead(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const PlayedSeries& series);
    using QWidget::show;
    // The deck is no longer what was played.
    void setChanged(bool changed);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Figure
    {
        QLabel* large = nullptr;
        QLabel* beside = nullptr;
        QLabel* below = nullptr;
    };
    Figure createFigure(const QString& name);
    void showElo(const PlayedSeries& series);
    void set(std::size_t place, const QString& large, const QString& beside, const QString& below);
    // Beside the figures, or above them.
    void placeName();
    void fitName();

    const Appearance& m_appearance;
    std::array<Figure, 5> m_figures;
    QString m_name;
    QString m_how; // by whom, with whose X-Files, from which seed
    bool m_changed = false;
    QBoxLayout* m_row;
    QBoxLayout* m_figuresRow; // of the figures alone
    QLabel* m_what;
};

} // namespace dossier
