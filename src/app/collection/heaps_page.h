// All copies, each heap of equal ones a row, however many: searched by place, condition or anything, moved and graded
// many rows at once.
#pragma once

#include "desk/search/heap_search.h"

#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;

namespace dossier {

class ColumnsButton;
class HeapStrip;
class HeapTableModel;
class HeapView;
class SearchBox;
struct Desk;

class HeapsPage : public QWidget
{
    Q_OBJECT

public:
    explicit HeapsPage(const Desk& desk, QWidget* parent = nullptr);
    ~HeapsPage() override;

    void chooseHeap(std::int64_t heap);
    std::optional<CardIndex> currentCard() const;

signals:
    void cardChanged();
    void searchHelpWanted(dossier::SearchBox& line); // for this one

private:
    void nameControls();
    void createLayout();
    void createNone();
    void connectSignals();
    void search(const QString& text);
    void refresh();

    const Desk& m_desk;
    HeapSearch m_search;
    HeapTableModel* m_model;
    SearchBox* m_searchBox;
    HeapView* m_table;
    ColumnsButton* m_columns;
    HeapStrip* m_strip;
    QWidget* m_none; // in place of the rows, where the search leaves none
    QLabel* m_empty;
    QStackedWidget* m_tableOrEmpty;
};

} // namespace dossier
