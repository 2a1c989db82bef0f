// Beside a list of cards: the card itself, how many are owned, and the way into the open deck.
#pragma once

#include "domain/cards/rule_number.h"
#include "domain/decks/deck.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace dossier {

class CardRulings;
class CardView;
class ScrollFrame;
struct Desk;

class CardDock : public QWidget
{
    Q_OBJECT

public:
    CardDock(const Desk& desk, QWidget* parent = nullptr);

    void show(std::optional<CardIndex> card);
    using QWidget::show;

signals:
    void rulingsWanted(dossier::CardIndex card);
    void ruleWanted(dossier::RuleNumber rule);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createLayout();
    void connectSignals();
    void refresh();
    void addTo(Zone zone);
    void fitCard();

    const Desk& m_desk;
    QWidget* m_page; // all of it
    ScrollFrame* m_scroll;
    CardView* m_view;
    QLabel* m_owned;
    QToolButton* m_less;
    QToolButton* m_more;
    QPushButton* m_toDeck;
    QPushButton* m_toTeam;
    QPushButton* m_rulings;
    CardRulings* m_decisions;
};

} // namespace dossier
