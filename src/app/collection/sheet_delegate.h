// What the cells of the collection's tables have in common: titles that are never cut, a ring around the cell that can
// be typed into, and Ctrl+Enter in an editor, which writes to all chosen rows.
#pragma once

#include "app/widgets/row_delegate.h"

namespace dossier {

class SheetDelegate : public RowDelegate
{
    Q_OBJECT

public:
    // `title` is a column.
    SheetDelegate(const Appearance& appearance, int title, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

signals:
    void fillWanted(int column, const QString& text);

protected:
    // What an editor for the column must be given to be heard.
    static void begin(QWidget& editor, int column, const QString& name);
    // What is typed or chosen in it.
    virtual QString textOf(const QWidget& editor) const = 0;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_title;
};

} // namespace dossier
