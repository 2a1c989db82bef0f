// What cannot be used just now: fainter than what can, and still read.
#pragma once

#include "app/theme/theme.h"

namespace dossier {

// At least 3:1 on what it lies on, in the looks with high contrast 4.5:1.
inline QColor fadedInk(const Theme& theme)
{
    const bool sharp = theme.look == Look::DayContrast || theme.look == Look::NightContrast;
    return blend(theme.paper, theme.ink, sharp ? 0.65 : 0.55);
}

} // namespace dossier
