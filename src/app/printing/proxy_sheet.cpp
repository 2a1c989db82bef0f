#include "app/printing/proxy_sheet.h"

#include <QCoreApplication>

namespace dossier {

namespace {

constexpr qreal kWidth = 63;
constexpr qreal kHeight = 88;
constexpr int kAcross = 3;
constexpr int kPerPage = kAcross * kAcross;
constexpr qreal kMarkGap = 1;
constexpr qreal kMark = 5;

QPointF corner(Paper paper)
{
    const QSizeF size = sizeOf(paper);
    return {(size.width() - kAcross * kWidth) / 2, (size.height() - kAcross * kHeight) / 2};
}

// Outside the cards, so that nothing is left on them when the knife slips.
void addCutMarks(PrintedPage& page, Paper paper, const Theme& theme)
{
    const QPointF from = corner(paper);
    const QPointF to = from + QPointF(kAcross * kWidth, kAcross * kHeight);
    const auto mark = [&](const QLineF& line) { page.push_back(PrintedLine{line, 0.1, theme.ink}); };
    for (int i = 0; i <= kAcross; ++i) {
        const qreal x = from.x() + i * kWidth;
        const qreal y = from.y() + i * kHeight;
        mark({x, from.y() - kMarkGap - kMark, x, from.y() - kMarkGap});
        mark({x, to.y() + kMarkGap, x, to.y() + kMarkGap + kMark});
        mark({from.x() - kMarkGap - kMark, y, from.x() - kMarkGap, y});
        mark({to.x() + kMarkGap, y, to.x() + kMarkGap + kMark, y});
    }
}

} // namespace

PrintedSheet proxySheet(const QString& title, const std::vector<DeckEntry>& cards, const CardPool& pool,
                        const std::function<QString(CardIndex)>& textOf, Paper paper, const PrintType& type)
{
    PrintedSheet sheet{title, paper, {}};
    int place = 0;
    for (const DeckEntry& entry : cards)
        for (int copy = 0; copy < entry.count; ++copy, ++place) {
            const int onPage = place % kPerPage;
            if (onPage == 0) {
                sheet.pages.emplace_back();
                addCutMarks(sheet.pages.back(), paper, type.theme());
            }
            const QPointF at =
                corner(paper) + QPointF((onPage % kAcross) * kWidth, (onPage / kAcross) * kHeight); // NOLINT
            sheet.pages.back().push_back(
                PrintedFace{{at, QSizeF(kWidth, kHeight)}, pool[entry.card], textOf(entry.card)});
        }
    if (sheet.pages.empty())
        sheet.pages.emplace_back();
    return sheet;
}

} // namespace dossier
