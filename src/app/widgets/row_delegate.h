// Draws every row and every cell that has a look (row_look.h), and knows how high and wide it is. Where a row has a
// tick, a press anywhere in it or Space goes on to the next state.
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;
struct Theme;

class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    RowDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // Never lower than the rows of all lists; where lines break, as high as they need. In a list and a tree that is
    // laid out anew at another width; a table gives its rows their heights.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // What its lines need in so much room, with the air around them.
    int heightFor(const QModelIndex& index, int width) const;
    // In which the title is on one line.
    int wholeWidth(const QModelIndex& index) const;
    // What can be pressed there; 0: nothing.
    int partAt(const QRect& row, const QModelIndex& index, const QPoint& place) const;

    // The background of a row: selection, hover or nothing; the brass bar beside what is chosen, and around the row
    // of `index` an edge where the view has the keyboard.
    static void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme, bool bar,
                            const QModelIndex& index = {});

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
    const Appearance& appearance() const { return m_appearance; }

private:
    const Appearance& m_appearance;
};

} // namespace dossier
