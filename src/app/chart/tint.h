// The colour of a part of a chart, looked up while it is painted, so that charts follow the look that is worn.
#pragma once

#include "app/theme/theme.h"

#include <functional>

namespace dossier {

using Tint = std::function<QColor(const Theme&)>;

inline Tint tintOf(CardType type)
{
    return [type](const Theme& theme) { return theme.of(type); };
}

inline Tint markTint()
{
    return [](const Theme& theme) { return theme.mark; };
}

} // namespace dossier
