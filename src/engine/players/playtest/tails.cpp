#include "engine/players/playtest/tails.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace dossier {

namespace {

constexpr double kNormal = 1.959963984540054; // the 97.5 in 100 of the normal distribution
constexpr int kMostSteps = 10'000;            // of a series: far more than any needs
constexpr double kConverged = 1e-15;
constexpr double kClose = 1e-12; // of a quantile
constexpr double kNotNothing = 1e-300;

// The logarithm of the gamma function above 0, by Lanczos; std::lgamma is not safe between threads.
double logGamma(double x)
{
    constexpr std::array<double, 8> kParts{676.5203681218851,     -1259.1392167224028,  771.32342877765313,
                                           -176.61502916214059,   12.507343278686905,   -0.13857109526572012,
                                           9.9843695780195716e-6, 1.5056327351493116e-7};
    constexpr double kShift = 7;
    double sum = 0.99999999999980993;
    for (std::size_t i = 0; i < kParts.size(); ++i)
        sum += kParts[i] / (x + static_cast<double>(i));
    const double t = x + kShift - 0.5;
    return 0.5 * std::log(2 * std::acos(-1.0)) + (x - 0.5) * std::log(t) - t + std::log(sum);
}

// The continued fraction of the incomplete beta function, by Lentz; quick below the mean.
double betaFraction(double x, double a, double b)
{
    const auto safe = [](double value) { return std::abs(value) < kNotNothing ? kNotNothing : value; };
    double c = 1;
    double d = 1 / safe(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int m = 1; m < kMostSteps; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / safe(1 + even * d);
        c = safe(1 + even / c);
        fraction *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / safe(1 + odd * d);
        c = safe(1 + odd / c);
        fraction *= d * c;
        if (std::abs(d * c - 1) < kConverged)
            break;
    }
    return fraction;
}

// How often a Beta variable stays below `x`, between 0 and 1, and how densely it lies there.
struct Lying
{
    double below = 0;
    double density = 0;
};
Lying betaAt(double x, double a, double b)
{
    const double front = std::exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * std::log(x) + b * std::log1p(-x));
    const double below =
        x < (a + 1) / (a + b + 2) ? front * betaFraction(x, a, b) / a : 1 - front * betaFraction(1 - x, b, a) / b;
    return {below, front / (x * (1 - x))};
}

} // namespace

// Exact for one and two degrees of freedom, beyond them the expansion of Cornish and Fisher: off by less than 0.4 %.
double studentQuantile(int freedom)
{
    if (freedom <= 1)
        return 12.706204736;
    if (freedom == 2)
        return 4.302652730;
    const double n = freedom;
    const double z = kNormal;
    const double z3 = z * z * z;
    const double z5 = z3 * z * z;
    const double z7 = z5 * z * z;
    const double z9 = z7 * z * z;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n) +
           (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * n * n * n * n);
}

// By Newton; by halving where his step leads out of what is known to hold it.
double betaQuantile(double chance, double a, double b)
{
    double low = 0;
    double high = 1;
    double x = a / (a + b);
    for (int i = 0; i < kMostSteps && high - low > kClose; ++i) {
        const Lying at = betaAt(x, a, b);
        (at.below < chance ? low : high) = x;
        const double step = (at.below - chance) / at.density;
        const double next = x - step;
        const bool inside = next > low && next < high;
        if (inside && std::abs(step) < kClose)
            return next;
        x = inside ? next : (low + high) / 2;
    }
    return x;
}

double fisherTail(double value, int above, int below)
{
    if (value <= 0)
        return 1;
    const double x = below / (below + above * value);
    return x <= 0 || x >= 1 ? x : std::clamp(betaAt(x, below / 2.0, above / 2.0).below, 0.0, 1.0);
}

} // namespace dossier
