// Beside the open deck: the chosen card, all cards to add, the X-Files to choose from, or what can be known about the
// deck.
#pragma once

#include "domain/card_pool.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace dossier {

class AnalysisView;
class CardView;
class PoolPage;
class XFilePage;
struct Desk;

class DeckSide : public QWidget
{
    Q_OBJECT

public:
    enum Side { Card, Pool, XFiles, Analysis };

    explicit DeckSide(const Desk& desk, QWidget* parent = nullptr);

    CardView& card() { return *m_card; }
    AnalysisView& analysis();

    void showSide(Side side);
    Side side() const;

signals:
    // A page beside the deck shows this card; the side itself stays as it is.
    void cardChosen(dossier::CardIndex card);
    // Another side was turned up; it wants at least this width.
    void turned(int width);

private:
    void createLayout();
    void turn(int side);
    QWidget* page(Side side);

    const Desk& m_desk;
    QTabBar* m_tabs;
    QStackedWidget* m_sides;
    CardView* m_card;
    AnalysisView* m_analysis = nullptr;
    PoolPage* m_pool = nullptr;
    XFilePage* m_xFiles = nullptr;
};

} // namespace dossier
