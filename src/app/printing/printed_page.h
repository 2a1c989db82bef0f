// Pages as values: what is set where, in millimetres from the upper left corner of the paper. The sheets are laid out
// into this, and one function paints it: onto the screen, into a PDF or on a printer.
#pragma once

#include "app/printing/paper.h"
#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QLineF>
#include <QRectF>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

class QPainter;

namespace dossier {

// Fonts for paper count their pixels in this many to the millimetre (see PrintType).
inline constexpr qreal kPrintUnits = 20;

// One line of text between `left` and `left + width`, cut short with an ellipsis where it is longer.
struct PrintedText
{
    qreal left = 0;
    qreal width = 0;
    qreal baseline = 0;
    Qt::AlignmentFlag align = Qt::AlignLeft;
    QString text;
    QFont font;
    QColor colour;
};

struct PrintedLine
{
    QLineF line;
    qreal thickness = 0.2;
    QColor colour;
};

struct PrintedBox
{
    QRectF rect;
    qreal thickness = 0.2; // 0: no border
    QColor border;
    std::optional<QColor> fill;
};

struct PrintedTypeMark
{
    QRectF square;
    CardType type = CardType::Event;
    QColor colour;
};

struct PrintedSeverity
{
    QRectF square;
    std::optional<Severity> severity; // nothing: a tick
};

struct PrintedCost
{
    QRectF box; // right-aligned in it
    Cost cost;
    QFont font;
    QColor colour;
};

struct PrintedFace
{
    QRectF rect;
    Card card;
    QString text;
};

using PrintedItem =
    std::variant<PrintedText, PrintedLine, PrintedBox, PrintedTypeMark, PrintedSeverity, PrintedCost, PrintedFace>;
using PrintedPage = std::vector<PrintedItem>;

struct PrintedSheet
{
    QString title; // of the document
    Paper paper = Paper::A4;
    std::vector<PrintedPage> pages;
};

// Paints one page so that the whole paper fills `rect`. `theme` is a paperTheme.
void paintPage(QPainter& painter, const QRectF& rect, const PrintedSheet& sheet, std::size_t page, const Theme& theme);

// Every text on a page in the order it was set, for tests and for screen readers.
QStringList textsOn(const PrintedPage& page);

} // namespace dossier
