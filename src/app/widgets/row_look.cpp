#include "app/widgets/row_look.h"

#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/widgets/passing_mark.h"

#include <QPainter>

namespace dossier {

const Theme& RowCanvas::theme() const
{
    return appearance.theme();
}

QRectF RowCanvas::square() const
{
    const qreal side = theme().sign;
    return {box.left() + (box.width() - side) / 2, box.center().y() - side / 2, side, side};
}

RowLook lookOf(const QModelIndex& index)
{
    return index.data(kRowLookRole).value<RowLook>();
}

RowPart typeSign(CardType type, RowInk ink)
{
    return {.drawing =
                [=](const RowCanvas& on) {
                    paintTypeMark(on.painter, on.square(), type, ink ? on.theme().*ink : on.theme().of(type));
                },
            .signs = 1};
}

RowPart severitySign(Severity severity)
{
    return {.drawing = [=](const RowCanvas& on) { paintSeverityMark(on.painter, on.square(), severity, on.theme()); },
            .signs = 1};
}

RowPart passingSign(Passing passing)
{
    return {.drawing = [=](const RowCanvas& on) { paintPassing(on.painter, on.square(), passing, on.theme()); },
            .signs = 1};
}

RowPart glyphSign(Glyph glyph)
{
    return {
        .drawing = [=](const RowCanvas& on) { icon(glyph, on.appearance).paint(&on.painter, on.square().toRect()); },
        .signs = 1};
}

RowPart costPart(const std::optional<Cost>& cost)
{
    if (!cost)
        return {};
    return {.widest = costFigure(*cost),
            .drawing =
                [cost = *cost](const RowCanvas& on) {
                    paintCost(on.painter, on.box, cost, on.theme().ink, on.theme().figures);
                },
            .signs = 1,
            .width = kGrid};
}

RowLook cardCell(std::optional<CardType> type, bool first, bool title)
{
    RowLook look;
    look.title.breaks = false;
    if (first) {
        look.left = 3 * kGrid;
        look.bar = RowLook::Bar::Keyboard;
    }
    if (type && first)
        look.edge = *type;
    if (type && title)
        look.before = {typeSign(*type)};
    return look;
}

RowLook breakingCell(std::optional<CardType> type, bool title)
{
    RowLook look = cardCell(type, title, title);
    look.title.breaks = true;
    return look;
}

RowLook numberedCell(std::optional<CardType> type, bool number, bool title)
{
    RowLook look = cardCell(type, number, title);
    if (number) {
        look.title.face = &Theme::typewriter;
        look.title.ink = &Theme::quiet;
    }
    return look;
}

RowLook figureRow(const QString& figure, const QString& second, bool ticked)
{
    RowLook look{.bar = RowLook::Bar::Keyboard};
    look.before = {{.words = figure,
                    .face = &Theme::heading,
                    .widest = QStringLiteral("00/00"),
                    .width = 2 * kGrid,
                    .gap = 3 * kGrid}};
    look.title.face = &Theme::text;
    look.second = {.words = second, .face = &Theme::small, .ink = &Theme::quiet};
    if (ticked)
        look.after = {passingSign(Passing::Yes)};
    return look;
}

RowLook headingRow(const QString& count)
{
    RowLook look{.left = 3 * kGrid};
    look.title = {.face = &Theme::small, .ink = &Theme::quiet, .breaks = false};
    look.title.after = {{.words = count, .face = &Theme::small, .ink = &Theme::quiet}};
    look.at = Qt::AlignBottom;
    look.over = [](const RowCanvas& on) {
        const QRect row = on.box.toRect();
        on.painter.fillRect(QRect(row.left() + 3 * kGrid, row.bottom(), row.width() - 5 * kGrid, 1), on.theme().line);
    };
    return look;
}

} // namespace dossier
