// The few large figures above a playtest: won, games, turns, how they ended, and Elo where decks met one another.
#pragma once

#include "app/playtest/played_series.h"

#include <QWidget>

#include <array>

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

private:
    struct Figure
    {
        QLabel* large = nullptr;
        QLabel* beside = nullptr;
        QLabel* below = nullptr;
    };
    Figure createFigure(const QString& name);
    void set(std::size_t place, const QString& large, const QString& beside, const QString& below);

    const Appearance& m_appearance;
    std::array<Figure, 5> m_figures;
};

} // namespace dossier
