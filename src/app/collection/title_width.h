// Titles that are never cut: the longest are set narrower where there is no room for them.
#pragma once

#include <QFont>

class QStyleOptionViewItem;

namespace dossier {

class CardPool;
struct Theme;

// In pixels, the least a column of titles needs, the type's mark and the room around it included.
int titleWidth(const CardPool& pool, const Theme& theme);

// The font in which the title fits into its cell.
QFont fittingTitle(const QStyleOptionViewItem& cell, const QString& title, const Theme& theme);

} // namespace dossier
