// The few large figures above a playtest: won, games, turns, how they ended, and Elo where decks met one another; on
// the right of which deck, and who played it.
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
    void set(std::size_t place, const QString& large, const QString& beside, const QString& below);
    void fitName();

    const Appearance& m_appearance;
    std::array<Figure, 5> m_figures;
    QString m_name;
    QString m_how; // by whom, with whose X-Files, from which seed
    bool m_changed = false;
    QLabel* m_what;
};

} // namespace dossier
