// How the program looks, as values: colours, fonts and distances. Two structures of light, each with a high-contrast
// variant; nothing else in the window names a colour.
#pragma once

#include "domain/cards/vocabulary.h"
#include "domain/decks/deck_rules.h"

#include <QColor>
#include <QFont>
#include <QPalette>

#include <array>

namespace dossier {

enum class Look { Day, Night, DayContrast, NightContrast };

// All distances are multiples of this many device-independent pixels.
inline constexpr int kGrid = 4;
inline constexpr int kMark = 4 * kGrid; // a sign drawn in a row, each way, beside text of 100 %

struct Theme
{
    Look look = Look::Day;

    QColor paper;     // the desk everything lies on
    QColor raised;    // manila: bars, headers, chips
    QColor field;     // where something can be typed; the card face
    QColor ink;       // text
    QColor quiet;     // text of second rank, at least 4.5:1 on paper, raised and field
    QColor line;      // the few lines there are
    QColor mark;      // brass: focus, the current tab, progress
    QColor onMark;    // text on `mark`
    QColor selection; // the selected row
    QColor hover;
    QColor error;
    QColor agreement;
    QColor advice;
    QColor good;
    std::array<QColor, kCardTypes> types;

    // The table: what lies on it, and the light it lies in.
    QColor lamp;       // the desk's light, in the middle
    QColor desk;       // ... and at the rim
    QColor zone;       // a place for cards
    QColor zoneLine;   // ... its edge
    QColor manila;     // a case folder, inside
    QColor manilaEdge; // ... its cover and tab
    QColor manilaLine;
    QColor manilaInk;
    QColor sheet; // the Notebook's paper
    QColor rule;  // ... its lines
    QColor margin;
    QColor back; // of a card
    QColor backLine;
    QColor act; // "can act now": never `mark`, which tells what is chosen

    // A scale of 1.2 around the system's own size.
    QFont text;
    QFont small;
    QFont heading;
    QFont title;
    QFont figures;    // numbers that stand below each other
    QFont typewriter; // numbers of cards and of rules; at the table also places, levels, answers

    int rowHeight = 28;
    int sign = kMark; // drawn in a row, each way: it grows with the text

    QColor of(CardType type) const { return types[static_cast<std::size_t>(type)]; }
    QColor of(Severity severity) const;
    bool dark() const { return look == Look::Night || look == Look::NightContrast; }
};

Theme themeFor(Look look, const QFont& system);
QPalette paletteFor(const Theme& theme);

// `share` of `over` (0 to 1) laid on `under`: tints that stay opaque.
QColor blend(const QColor& under, const QColor& over, qreal share);
// The contrast of two opaque colours as the accessibility guidelines count it, 1 to 21.
qreal contrast(const QColor& a, const QColor& b);

} // namespace dossier
