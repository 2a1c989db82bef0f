// How a card looks in a list: the type's colour as an edge, its mark, and the cost with its pool. Shared by all lists
// of cards, so that they read alike.
#pragma once

#include "domain/cards/card_pool.h"

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;
struct Theme;

// What a list must answer to be drawn so.
enum CardRole : int {
    kCardRole = Qt::UserRole + 1, // CardIndex as int; invalid where the row shows no card of the pool
    kCountRole                    // copies, as int
};

class CardRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    // The columns that are drawn specially; -1 for none.
    struct Columns
    {
        int edge = 0;        // gets the edge, left of its text
        int title = -1;      // gets the type's mark
        int cost = -1;       // gets the pool's mark
        int typewriter = -1; // is set in the typewriter face
        bool wraps = false;  // texts break into lines; the view must give the rows their heights
    };

    CardRowDelegate(const CardPool& pool, const Appearance& appearance, Columns columns, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // The background of a row: selection, hover or nothing; the brass bar where the keyboard is.
    static void paintRow(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme, bool first);

protected:
    const CardPool& pool() const { return m_pool; }
    const Appearance& appearance() const { return m_appearance; }

private:
    void paintText(QPainter& painter, const QRect& box, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;

    const CardPool& m_pool;
    const Appearance& m_appearance;
    Columns m_columns;
};

} // namespace dossier
