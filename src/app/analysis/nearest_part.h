// The deck nearest to the open one that the collection allows.
#pragma once

#include "domain/advice/nearest_deck.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace dossier {

class LatestOnlyTask;
class CardLines;
struct Desk;

class NearestPart : public QWidget
{
    Q_OBJECT

public:
    explicit NearestPart(const Desk& desk, QWidget* parent = nullptr);

    void refresh();

private:
    void createLayout();
    void show(NearestDeck nearest);
    void make();

    const Desk& m_desk;
    LatestOnlyTask* m_background;
    NearestDeck m_nearest;
    QLabel* m_heading;
    CardLines* m_lines;
    QPushButton* m_make;
};

} // namespace dossier
