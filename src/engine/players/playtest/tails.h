// How likely figures are by chance alone: the distributions behind intervals and tests.
#pragma once

namespace dossier {

// The value that a Student variable of so many degrees of freedom (1 at least) stays below in 97.5 of 100 draws.
double studentQuantile(int freedom);
// The value that a Beta variable of these two parameters (above 0) stays below with this chance (0 to 1).
double betaQuantile(double chance, double a, double b);
// How often a Fisher variable of so many degrees of freedom above and below (1 at least) is as large as this, or
// larger: a chi-square, each degree's part of it, where the variance itself comes from few games.
double fisherTail(double value, int above, int below);

} // namespace dossier
