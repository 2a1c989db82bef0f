// A deck among others: its name with a mark where it lies built, below it what is in it and its tags; a folder is one
// line.
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

class DeckDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    DeckDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    void paintFolder(QPainter& painter, const QRect& box, const QModelIndex& index) const;
    void paintDeck(QPainter& painter, const QRect& box, const QModelIndex& index) const;
    QRect nameBox(const QRect& box, const QModelIndex& index) const;
    QRect textBox(const QRect& row) const;

    const Appearance& m_appearance;
};

} // namespace dossier
