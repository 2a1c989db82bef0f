// The collection's table at work: columns that can be chosen, several rows at once, copy and paste, typing into cells.
#pragma once

#include "app/collection/heap_table_model.h"
#include "app/collection/sheet_view.h"

class QMenu;

namespace dossier {

class HeapView : public SheetView
{
    Q_OBJECT

public:
    // All must outlive the view.
    HeapView(const Desk& desk, HeapTableModel& heaps, QWidget* parent = nullptr);
    ~HeapView() override;

    // More rows than these are not changed at once.
    static constexpr int kMostRows = 20'000;

    int chosenCount() const;
    // In rising order; nothing, with a warning, where they are too many.
    std::vector<int> chosenRows() const override;
    void chooseHeap(std::int64_t id);
    // The most copies that one of the chosen rows has.
    int mostCopies() const;
    // All chosen rows in one step; says so where they are several. Of each so many copies, which then are a row of
    // their own or join one; 0: all. Returns whether it was done.
    bool changeChosen(const HeapTableModel::Edit& edit, int copies = 0);
    bool writeChosen(int column, const QString& text, int copies = 0);
    // What the menu of a row offers, as it does on a right click.
    void fillMenu(QMenu& menu);

signals:
    void moveWanted();
    void lendWanted();
    void partWanted();
    void choiceChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    bool isOfOneCard() const { return m_heaps.scope() == HeapTableModel::Scope::OneCard; }
    QString headName() const;
    void setUpColumns();
    void chooseColumns();
    void setUpKeys();
    bool isTextCell() const;
    bool lendChosen(const QString& borrower, int copies);
    bool changeRows(const std::vector<int>& rows, const HeapTableModel::Edit& edit);
    void addCopies(int copies);
    void copy() const;
    void paste();
    void pasteLines(const QStringList& lines);
    void removeChosen();
    void addTradeMenu(QMenu& menu);

    HeapTableModel& m_heaps;
};

} // namespace dossier
