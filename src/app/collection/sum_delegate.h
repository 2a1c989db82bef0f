// How the sums of the collection are drawn and typed: a line for a number. Ctrl+Enter in it writes to all chosen rows.
#pragma once

#include "app/widgets/card_row.h"

namespace dossier {

class SumDelegate : public CardRowDelegate
{
    Q_OBJECT

public:
    SumDelegate(const CardPool& pool, const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;

signals:
    void fillWanted(int column, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace dossier
