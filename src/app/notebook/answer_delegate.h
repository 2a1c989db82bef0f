// A question as a cell: its word, on as many lines as it needs; below it how the candidates would answer, what that is
// worth as a bar, and on the right a tick and a cross to press.
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

class AnswerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    AnswerDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

    // What a row of these words needs in cells that wide.
    int rowHeight(const QStringList& words, int width) const;
    // What a cell with this word needs, if it is not to be broken.
    int wordWidth(const QString& word) const;

signals:
    // The tick or the cross was pressed.
    void answered(const QModelIndex& index, bool yes);

private:
    QFont bold() const;
    void paintWords(QPainter& painter, const QRect& cell, const QModelIndex& index) const;
    void paintBits(QPainter& painter, const QRect& cell, const QModelIndex& index) const;
    void paintChoice(QPainter& painter, const QRectF& square, bool yes, const QModelIndex& index) const;

    const Appearance& m_appearance;
};

} // namespace dossier
