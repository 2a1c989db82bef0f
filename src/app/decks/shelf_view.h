// The left of the decks' tab: what can be done with decks, a line that looks for some, and the decks in their folders.
#pragma once

#include "desk/search/deck_search.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace dossier {

class DeckFiles;
class DeckList;
class QueryLine;
class StatusLabel;
struct Desk;
enum class Glyph;

class ShelfView : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the view.
    ShelfView(const Desk& desk, DeckFiles& files, QWidget* parent = nullptr);
    ~ShelfView() override;

    DeckList& list() { return *m_list; }
    void focusSearch();

signals:
    // The button for two decks side by side was pressed.
    void besideWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* createButtons(DeckFiles& files);
    void createSearch();
    void search();
    QToolButton* button(Glyph glyph, const QString& name, const QString& words);

    const Desk& m_desk;
    DeckSearch m_finder;
    DeckList* m_list;
    QueryLine* m_line;
    StatusLabel* m_problem;
    QLabel* m_nothing;
    QTimer m_pause;
};

} // namespace dossier
