// A row with a figure on the left and two lines beside it: what it is, and quieter what else there is to say. They
// break where they are longer than the row; its view must be laid out anew at another width (QListView::setWordWrap).
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

class TwoLineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    // The roles that hold the figure, the second line and whether the row is marked with a tick.
    struct Roles
    {
        int figure = 0;
        int second = 0;
        int ticked = 0;
    };

    TwoLineDelegate(const Appearance& appearance, Roles roles, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QRect textBox(const QRect& row, const QModelIndex& index) const;

    const Appearance& m_appearance;
    Roles m_roles;
};

} // namespace dossier
