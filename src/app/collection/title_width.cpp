#include "app/collection/title_width.h"

#include "app/theme/theme.h"
#include "domain/cards/card_pool.h"

#include <QFontMetrics>

#include <algorithm>

namespace dossier {

int titleWidth(const CardPool& pool, const Theme& theme)
{
    const QFontMetrics letters(theme.text);
    int widest = 0;
    for (const Card& card : pool.cards())
        widest = std::max(widest, letters.horizontalAdvance(QString::fromStdString(card.title)));
    return widest + kMark + 7 * kGrid;
}

} // namespace dossier
