// Files of shapes that readers of several kinds are given.
#pragma once

#include "fuzz/growth.h"

namespace dossier::test {

// JSON that means something to one reader or another.
std::vector<Shape> jsonShapes();
// Tables and lists of owned cards.
std::vector<Shape> collectionShapes();

} // namespace dossier::test
