// A choice as a row: the digit that takes it, its words breaking where they must, what stands below them, a figure at
// the right; headings small and quiet. What a card does has as many lines as all rows together have room for.
#pragma once

#include <QStyledItemDelegate>

class QListView;

namespace dossier {

class Appearance;

class DecisionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    // `list`: whose rows it draws; it has its model already.
    DecisionDelegate(const Appearance& appearance, QListView* list);

    // With what a card does in no more lines than where there is little room.
    int leastHeight(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveLines();
    int heightOfRow(const QStyleOptionViewItem& option, const QModelIndex& index, int lines) const;

    const Appearance& m_appearance;
    QListView* m_list;
    int m_lines; // of what a card does, at most
};

} // namespace dossier
