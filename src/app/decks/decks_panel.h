// The tab with the user's decks: the list on the left, the open deck in the middle, the chosen card on the right.
#pragma once

#include "domain/deck_rules.h"

#include <QWidget>

class QAction;
class QSplitter;
class QStackedWidget;

namespace dossier {

class BesideDeck;
class DeckEditor;
class DeckFiles;
class DeckList;
class DeckSide;
class ShelfView;
struct Desk;

class DecksPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DecksPanel(const Desk& desk, QWidget* parent = nullptr);
    ~DecksPanel() override;

    DeckFiles& files() { return *m_files; }
    DeckList& list();
    DeckSide& side() { return *m_side; }
    // A DeckSide::Side, in place of a second deck.
    void showSide(int side);
    // The open deck compared with its versions, or with the deck `deck`.
    void showComparison(std::int64_t deck = 0);
    void repairFirst();
    // The open deck in a window of text.
    void editAsText();
    void focusEntry();
    // Where the open deck is filed.
    void focusFolder();
    // A second deck beside the open one; `deck` 0 is any.
    void showBeside(std::int64_t deck = 0);
    void closeBeside();
    bool besideShown() const;

signals:
    void ruleWanted(dossier::RuleNumber rule);
    void samplesWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createInvitation();
    void createLayout();
    void connectSignals();
    void refresh();
    void giveSide(int width);
    void makeRoom();

    const Desk& m_desk;
    DeckFiles* m_files;
    ShelfView* m_shelf;
    DeckEditor* m_editor;
    QWidget* m_invitation;
    QStackedWidget* m_pages;
    BesideDeck* m_beside;
    DeckSide* m_side;
    QSplitter* m_splitter;
};

} // namespace dossier
