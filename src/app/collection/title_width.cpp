#include "app/collection/title_width.h"

#include "app/theme/theme.h"
#include "domain/cards/card_pool.h"

#include <QFontMetrics>
#include <QStyleOptionViewItem>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kNarrowest = 60;          // per cent of a letter's width
constexpr int kAroundTitle = 6 * kGrid; // and the sign

} // namespace

int titleWidth(const CardPool& pool, const Theme& theme)
{
    const QFontMetrics letters(theme.text);
    int widest = 0;
    for (const Card& card : pool.cards())
        widest = std::max(widest, letters.horizontalAdvance(QString::fromStdString(card.title)));
    return (widest * (kNarrowest + 6)) / 100 + theme.sign + kAroundTitle;
}

QFont fittingTitle(const QStyleOptionViewItem& cell, const QString& title, const Theme& theme)
{
    QFont font = cell.font;
    const int wanted = QFontMetrics(font).horizontalAdvance(title);
    const int room = cell.rect.width() - theme.sign - kAroundTitle;
    if (wanted > room && wanted > 0)
        font.setStretch(std::clamp(room * 100 / wanted - 4, kNarrowest, 100));
    return font;
}

} // namespace dossier
