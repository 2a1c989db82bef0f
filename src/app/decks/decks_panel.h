// The tab with the user's decks: the open deck in the middle, and around it docks with the list of decks, its problems,
// the chosen card, all cards, the X-Files, the analysis and a second deck.
#pragma once

#include "domain/decks/deck_rules.h"

#include <QWidget>

#include <array>

class QStackedWidget;

namespace dossier {

class AnalysisView;
class BesideDeck;
class CardView;
class Dock;
class DockArea;
class DeckEditor;
class DeckFiles;
class DeckList;
class DeckTextWindow;
class ProblemList;
class ShelfView;
struct Desk;

class DecksPanel : public QWidget
{
    Q_OBJECT

public:
    enum Part { Shelf, Problems, Card, Pool, XFiles, Analysis, Beside, kParts };

    explicit DecksPanel(const Desk& desk, QWidget* parent = nullptr);

    DeckFiles& files() { return *m_files; }
    DeckList& list();
    AnalysisView& analysis();
    DockArea& docks() { return *m_docks; }
    Dock& dock(Part part);
    // Opens it, before all others, with the keyboard.
    void showPart(Part part);
    // The open deck compared with its versions, or with the deck `deck`.
    void showComparison(std::int64_t deck = 0);
    void repairFirst();
    // The open deck in a window of text, or what was typed into one that is gone; none where there is neither.
    DeckTextWindow* editAsText();
    void focusEntry();
    // The line that shows only some cards of the open deck.
    void focusFilter();
    // Where the open deck is filed.
    void focusFolder();
    // A second deck beside the open one; `deck` 0 is any.
    void showBeside(std::int64_t deck = 0);
    void closeBeside();
    bool besideShown() const;

signals:
    void ruleWanted(dossier::RuleNumber rule);
    void samplesWanted();
    // To be played with at the table, against the computer.
    void playWanted(qint64 deck);

private:
    DeckTextWindow& textWindow();
    QWidget* createInvitation();
    void createMiddle();
    void createDocks();
    void createSide();
    void createLayout();
    void connectSignals();
    QWidget* createCard();
    QWidget* createPool();
    QWidget* createXFiles();
    QWidget* createBeside();
    void refresh();
    void settle();
    void nameDeck();
    void countProblems();
    void showProblems();
    int heightForProblems() const;
    void fitProblems();
    void showCard(CardIndex card);

    const Desk& m_desk;
    DeckFiles* m_files;
    ShelfView* m_shelf;
    DeckEditor* m_editor;
    QWidget* m_invitation;
    QStackedWidget* m_pages;
    ProblemList* m_problems;
    CardView* m_card;
    BesideDeck* m_beside = nullptr;
    DockArea* m_docks;
    std::array<Dock*, kParts> m_parts{};
    int m_problemsHeight = 0;      // as they were last laid out by themselves
    bool m_problemsByHand = false; // the user gave them another height
};

} // namespace dossier
