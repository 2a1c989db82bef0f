#include "engine/players/playtest/interval.h"

#include "engine/players/playtest/tails.h"

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr double kOutside = 0.025; // on either side of an interval

double square(double value)
{
    return value * value;
}

} // namespace

Rate exactRate(double points, int games)
{
    if (games <= 0)
        return {};
    const double lost = games - points;
    const double mean = points / games;
    const double low = points <= 0 ? 0 : betaQuantile(kOutside, points, lost + 1);
    const double high = lost <= 0 ? 1 : betaQuantile(1 - kOutside, points + 1, lost);
    return {mean, std::clamp(low, 0.0, mean), std::clamp(high, mean, 1.0)};
}

Spread spreadOf(const StepCounts& values)
{
    Spread spread;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < values.counts.size(); ++i) {
        const double value = values.first + static_cast<double>(i) * values.step;
        spread.count += values.counts[i];
        sum += values.counts[i] * value;
        squares += values.counts[i] * square(value);
    }
    if (spread.count == 0)
        return spread;
    const double worst = values.first;
    const double best = values.first + static_cast<double>(values.counts.size() - 1) * values.step;
    const double n = spread.count + 2;
    const double mean = (sum + worst + best) / n;
    spread.mean = sum / spread.count;
    spread.variance = std::max(0.0, squares + square(worst) + square(best) - n * square(mean)) / (n - 1) / n;
    return spread;
}

Rate studentRate(const StepCounts& values)
{
    const double worst = values.first;
    const double best = values.first + static_cast<double>(values.counts.size() - 1) * values.step;
    const Spread spread = spreadOf(values);
    if (spread.count == 0)
        return {(worst + best) / 2, worst, best};
    const double n = spread.count + 2;
    const double middle = (spread.mean * spread.count + worst + best) / n;
    const double half = studentQuantile(spread.count) * std::sqrt(spread.variance);
    return {spread.mean, std::clamp(middle - half, worst, spread.mean), std::clamp(middle + half, spread.mean, best)};
}

Rate rateOfSets(std::span<const PairCounts> sets)
{
    double means = 0;
    double points = 0;
    double squares = 2 * square(0.5); // of the best and the worst pair, around the middle
    double shares = 0;
    int pairs = 0;
    int counted = 0;
    for (const PairCounts& set : sets) {
        const Spread spread = spreadOf(pairSteps(set));
        if (spread.count == 0)
            continue;
        ++counted;
        pairs += spread.count;
        means += spread.mean;
        points += spread.mean * spread.count;
        shares += 1.0 / spread.count;
        for (std::size_t i = 0; i < set.size(); ++i)
            squares += set[i] * square(0.25 * static_cast<double>(i) - spread.mean);
    }
    if (counted == 0)
        return {};
    const int freedom = pairs - counted + 2;
    const double mean = means / counted;
    const double middle = mean + (points + 1) / (pairs + 2) - points / pairs;
    const double half = studentQuantile(freedom) * std::sqrt(squares / freedom * shares) / counted;
    return {mean, std::clamp(middle - half, 0.0, mean), std::clamp(middle + half, mean, 1.0)};
}

Rate differenceOf(const Rate& with, const Rate& without)
{
    const double mean = with.mean - without.mean;
    const double down = std::sqrt(square(with.mean - with.low) + square(without.high - without.mean));
    const double up = std::sqrt(square(with.high - with.mean) + square(without.mean - without.low));
    return {mean, std::max(-1.0, mean - down), std::min(1.0, mean + up)};
}

} // namespace dossier
