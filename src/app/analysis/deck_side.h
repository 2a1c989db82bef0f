// Beside the open deck: the chosen card, or what can be known about the deck.
#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace dossier {

class AnalysisView;
class CardView;
struct Desk;

class DeckSide : public QWidget
{
    Q_OBJECT

public:
    enum Side { Card, Analysis };

    explicit DeckSide(const Desk& desk, QWidget* parent = nullptr);

    CardView& card() { return *m_card; }
    AnalysisView& analysis();

    void showSide(Side side);
    Side side() const;

signals:
    // Another side was turned up; it wants at least this width.
    void turned(int width);

private:
    void createLayout();
    void turn(int side);

    const Desk& m_desk;
    QTabBar* m_tabs;
    QStackedWidget* m_sides;
    CardView* m_card;
    AnalysisView* m_analysis = nullptr;
};

} // namespace dossier
