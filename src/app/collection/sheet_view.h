// What the collection's tables have in common: heads that can be chosen, moved and are kept, cells copied as other
// programs paste them, Enter that goes on to the row below.
#pragma once

#include <QTableView>

#include <vector>

class QMenu;

namespace dossier {

struct Desk;

class SheetView : public QTableView
{
    Q_OBJECT

public:
    // One entry for each column that may be shown or hidden.
    void fillColumnMenu(QMenu& menu);
    // The selected rows, or the one the keyboard is at; in rising order.
    virtual std::vector<int> chosenRows() const;

protected:
    // `desk` must outlive the view.
    explicit SheetView(const Desk& desk, QWidget* parent);

    // The head as it was left under this name; nothing in it says what the rows go by. These columns stand in the menu
    // that is also a right click on it. For once, when the columns have their usual widths.
    void keepHead(const QString& name, std::vector<int> choosable);
    void saveHead(const QString& name) const;
    // A head that was left narrower cut what stands there.
    void widenTo(int column, int width);
    // What is shown of these rows to the clipboard: a line for each, tabs between the cells.
    void copyRows(const std::vector<int>& rows) const;

    const Desk& desk() const { return m_desk; }
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    const Desk& m_desk;
    std::vector<int> m_choosable;
};

} // namespace dossier
