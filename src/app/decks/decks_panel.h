// The tab with the user's decks: the list on the left, the open deck in the middle, the chosen card on the right.
#pragma once

#include "domain/deck_rules.h"

#include <QWidget>

class QAction;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace dossier {

class CardView;
class DeckEditor;
class DeckFiles;
class DeckList;
enum class Glyph;
struct Desk;

class DecksPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DecksPanel(const Desk& desk, QWidget* parent = nullptr);
    ~DecksPanel() override;

    DeckFiles& files() { return *m_files; }
    DeckList& list() { return *m_list; }

signals:
    void xFileWanted();
    void ruleWanted(dossier::RuleNumber rule);

private:
    QWidget* createShelf();
    QWidget* createInvitation();
    QWidget* createCardSide();
    void createLayout();
    void connectSignals();
    void refresh();
    QToolButton* button(Glyph glyph, const QString& name, const QString& words);

    const Desk& m_desk;
    DeckFiles* m_files;
    DeckList* m_list;
    DeckEditor* m_editor;
    QWidget* m_invitation;
    QStackedWidget* m_pages;
    CardView* m_card;
    QSplitter* m_splitter;
};

} // namespace dossier
