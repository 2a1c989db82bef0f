// The icons on buttons and in menus: one family, one stroke, drawn in the colour of the text around them.
#pragma once

#include <QIcon>

namespace dossier {

class Appearance;

enum class Glyph {
    Search,
    Plus,
    Minus,
    NewDeck,
    Copy,
    Rename,
    Delete,
    Import,
    Export,
    Paste,
    Play,
    Stop,
    Close,
    Filter,
    Keep,
    Table,
    Grid,
    Folder,
    Built,
    Beside,
    Float,
    Versions,
    Back,
    Forward,
    Menu,
    Rules
};

// Follows the look worn while it is painted.
QIcon icon(Glyph glyph, const Appearance& appearance);
// The program's own icon: a case file with a mark on it.
QIcon programIcon();

} // namespace dossier
