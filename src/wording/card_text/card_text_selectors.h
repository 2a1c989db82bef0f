// How what may be aimed at is said: a row a shape of selectors.
#pragma once

#include "effects/selector.h"

#include <vector>

namespace dossier {

// The filters that a text says. What a HOUSE switch narrows when it is off is worded as it is by default: wide.
std::vector<Filter> filtersSaid(const Selector& selector);

// Untranslated, with %1, %2 … for what the selector and these filters name; null where no row fits.
const char* selectorText(const Selector& selector, const std::vector<Filter>& filters);

} // namespace dossier
