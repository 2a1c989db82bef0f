// A row of the notebook: an X-File that is struck out is crossed with a line, and the characteristic that did it is
// marked.
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

class CandidateDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CandidateDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // What the title needs in a column so wide; it breaks into lines.
    int heightFor(const QModelIndex& title, int width) const;

private:
    const Appearance& m_appearance;
};

} // namespace dossier
