// The open deck beside another one: in cards, and in what that does.
#pragma once

#include "app/analysis/analysis_page.h"
#include "domain/deck.h"

class QComboBox;
class QLabel;

namespace dossier {

class CardLines;

class ComparePage : public AnalysisPage
{
    Q_OBJECT

public:
    explicit ComparePage(const Desk& desk, QWidget* parent = nullptr);

    void refresh() override;
    int patienceMs() const override { return 100; }

private:
    void createLayout();
    void listDecks();
    void compare();
    void showEffects(const Deck& other);
    void showCards(const Deck& other);

    QComboBox* m_other;
    CardLines* m_effects;
    QLabel* m_cardsHeading;
    CardLines* m_cards;
};

} // namespace dossier
