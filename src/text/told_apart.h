// Names that are alike, told apart by numbers.
#pragma once

#include <string>
#include <vector>

namespace dossier {

// "Rush", "Rush", "Ann" become "Rush (1)", "Rush (2)", "Ann"; a number is passed over where another one is called so.
std::vector<std::string> toldApart(std::vector<std::string> names);

} // namespace dossier
