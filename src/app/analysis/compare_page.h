// The open deck beside another one, or beside what it was: in cards, and in what that does. Versions are kept, gone
// back to and deleted here.
#pragma once

#include "app/analysis/analysis_page.h"
#include "domain/decks/deck.h"

#include <optional>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace dossier {

class CardLines;

class ComparePage : public AnalysisPage
{
    Q_OBJECT

public:
    explicit ComparePage(const Desk& desk, QWidget* parent = nullptr);

    void refresh() override;
    // The deck or version to compare with gets the keyboard; `deck` 0 leaves it as it is.
    void choose(std::int64_t deck = 0);
    int patienceMs() const override { return 100; }

private:
    void createLayout();
    QLayout* createVersionRow();
    void listOthers();
    void listVersions();
    void keep();
    void restore();
    void remove();
    std::optional<Deck> other() const;
    std::int64_t chosenVersion() const; // 0 where a deck or nothing is chosen
    std::int64_t chosenDeck() const;    // 0 where a version or nothing is chosen
    void compare();
    void showEffects(const Deck& other);
    void showCards(const Deck& other);

    QComboBox* m_other;
    QLineEdit* m_label;
    QPushButton* m_keep;
    QPushButton* m_restore;
    QToolButton* m_remove;
    CardLines* m_effects;
    QLabel* m_cardsHeading;
    CardLines* m_cards;
};

} // namespace dossier
