// Decks against decks, where the opponents met one another, too.
#pragma once

#include "app/playtest/played_series.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace dossier {

class HeatMap;
struct Desk;

class DecksPage : public QWidget
{
    Q_OBJECT

public:
    explicit DecksPage(const Desk& desk, QWidget* parent = nullptr);

    void show(const PlayedSeries& series);
    using QWidget::show;

private:
    HeatMap* m_map;
    QScrollArea* m_area;
    QLabel* m_words;
};

} // namespace dossier
