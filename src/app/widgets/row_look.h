// How a row of a list, or a cell of a table, looks, as a value: its model answers it for kRowLookRole and RowDelegate
// draws it. What the title says is the row's Qt::DisplayRole, where it stands its Qt::TextAlignmentRole.
#pragma once

#include "app/theme/glyphs.h"
#include "app/theme/theme.h"
#include "domain/advice/skill_coverage.h"
#include "domain/cards/card.h"

#include <QModelIndex>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

class QPainter;
class QStyleOptionViewItem;

namespace dossier {

class Appearance;

// What lists of cards answer.
enum CardRole : int {
    kCardRole = Qt::UserRole + 1, // CardIndex as int; invalid where the row shows no card of the pool
    kCountRole,                   // copies, as int
    kRowLookRole = Qt::UserRole + 1000
};

// Fonts and colours by what they are for.
using RowFace = QFont Theme::*;
using RowInk = QColor Theme::*;

// What is drawn by itself is given.
struct RowCanvas
{
    QPainter& painter; // its state is put back afterwards
    QRectF box;
    const QStyleOptionViewItem& option;
    const Appearance& appearance;

    const Theme& theme() const;
    // Of a sign: in the middle of the box.
    QRectF square() const;
};
using RowDrawing = std::function<void(const RowCanvas&)>;

// A figure, a word or a sign beside the lines of a row. It is as wide as its words and so many signs and pixels more.
struct RowPart
{
    QString words{};
    RowFace face = &Theme::figures;
    RowInk ink = &Theme::ink;
    bool bold = false;
    Qt::AlignmentFlag side = Qt::AlignRight;
    QString widest{}; // room is kept for these words
    RowDrawing drawing{};
    int signs = 0;
    int width = 0;
    int gap = 2 * kGrid; // to what it stands beside
    int fromWidth = 0;   // left out in narrower rows
    bool tall = false;   // beside a line, as high as the whole row all the same
    int id = 0;          // of what can be pressed (RowDelegate::partAt)
};

// A line of a row, and what stands before and behind its words.
struct RowLine
{
    QString words{};        // the title's are those of the model
    RowFace face = nullptr; // nothing: the view's
    RowInk ink = &Theme::ink;
    bool bold = false;
    bool struck = false;
    bool breaks = true; // into as many lines as it needs; else it is cut
    std::vector<RowPart> before{};
    std::vector<RowPart> after{};
};

struct RowLook
{
    // The strip at the left edge: of a card's type, or of the row's own colour.
    std::variant<std::monostate, CardType, RowInk> edge{};
    // The brass bar: where the keyboard is, or wherever the row is the chosen one.
    enum class Bar { None, Keyboard, Chosen };
    Bar bar = Bar::None;
    int left = 2 * kGrid;
    int right = 2 * kGrid;
    std::vector<RowPart> before{}; // in the middle of the row, left to right
    std::vector<RowPart> after{};
    RowLine head{}; // above the title, where it has words
    RowLine title{};
    RowLine second{};                        // below the title, where it has words
    Qt::AlignmentFlag at = Qt::AlignVCenter; // where the lines stand in a row that is higher
    bool bare = false;                       // the title is not drawn: it is told otherwise
    bool lit = false;                        // stands out from the others
    RowDrawing over{};                       // on the whole row or cell
};

RowLook lookOf(const QModelIndex& index);

// --- What looks have in common ---

RowPart typeSign(CardType type, RowInk ink = nullptr); // nothing: the type's colour
RowPart severitySign(Severity severity);
RowPart passingSign(Passing passing);
RowPart glyphSign(Glyph glyph);
RowPart costPart(const std::optional<Cost>& cost);

// A cell of a table of cards: the first one has the type's colour at its edge, the title the type's sign. Nothing: no
// card the program knows.
RowLook cardCell(std::optional<CardType> type, bool first, bool title);
// The same where the first one is the title; words break into lines.
RowLook breakingCell(std::optional<CardType> type, bool title);
// The same where the first one is the card's number.
RowLook numberedCell(std::optional<CardType> type, bool number, bool title);
// A figure on the left and two lines beside it; a tick on the right.
RowLook figureRow(const QString& figure, const QString& second, bool ticked);
// The words over a group of rows: small, how many there are at the right, a line below them.
RowLook headingRow(const QString& count);

} // namespace dossier
