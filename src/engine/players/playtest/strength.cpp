#include "engine/players/playtest/strength.h"

#include "engine/players/playtest/tails.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace dossier {

namespace {

constexpr double kMiddle = 1500;
constexpr int kRounds = 10'000;
constexpr double kStill = 1e-10;
// So many pairs stand for one degree of freedom: where one side wins nearly all of few pairs, these hardly spread, and
// a lost one that is still to come moves Elo far. With fewer pairs to one the interval falls short
// (StrengthOfFewGames).
constexpr double kPairsToAFreedom = 4;

struct Meeting
{
    std::size_t a = 0;
    std::size_t b = 0;
    double games = 0;    // with the undecided one added
    double points = 0;   // of a
    double variance = 0; // of these points
    // Of the pairs that were played:
    int pairs = 0;
    double mean = 0;
    double squares = 0; // of their distances from it
};

std::vector<Meeting> meetingsOf(const SeriesSetup& setup, const SeriesTally& tally)
{
    std::vector<Meeting> meetings;
    for (const auto& [number, table] : tally.tables) {
        const SeriesTable& who = setup.tables[static_cast<std::size_t>(number)];
        const Spread spread = spreadOf(pairSteps(table.pairs));
        if (who[0] == who[1] || spread.count == 0)
            continue;
        const double games = 2.0 * spread.count;
        double squares = 0;
        for (std::size_t i = 0; i < table.pairs.size(); ++i)
            squares += table.pairs[i] * std::pow(0.25 * static_cast<double>(i) - spread.mean, 2);
        meetings.push_back({static_cast<std::size_t>(who[0]), static_cast<std::size_t>(who[1]), games + 1,
                            spread.mean * games + 0.5, spread.variance * games * games, spread.count, spread.mean,
                            squares});
    }
    return meetings;
}

// The chance of the first, by the logarithms of their strengths.
double chanceOf(double a, double b)
{
    return 1 / (1 + std::exp(b - a));
}

// By Hunter's repeated steps, which always come to rest.
std::vector<double> fitted(const std::vector<Meeting>& meetings, std::size_t entrants)
{
    std::vector<double> strength(entrants, 1);
    for (int round = 0; round < kRounds; ++round) {
        std::vector<double> points(entrants, 0);
        std::vector<double> weight(entrants, 0);
        for (const Meeting& met : meetings) {
            points[met.a] += met.points;
            points[met.b] += met.games - met.points;
            const double share = met.games / (strength[met.a] + strength[met.b]);
            weight[met.a] += share;
            weight[met.b] += share;
        }
        double moved = 0;
        double logarithms = 0;
        for (std::size_t i = 0; i < entrants; ++i) {
            const double next = weight[i] > 0 ? points[i] / weight[i] : 1;
            moved = std::max(moved, std::abs(std::log(next / strength[i])));
            strength[i] = next;
            logarithms += std::log(next);
        }
        for (double& each : strength)
            each /= std::exp(logarithms / static_cast<double>(entrants));
        if (moved < kStill)
            break;
    }
    for (double& each : strength)
        each = std::log(each);
    return strength;
}

using Matrix = std::vector<std::vector<double>>;

Matrix squareMatrix(std::size_t size, double value)
{
    return {size, std::vector<double>(size, value)};
}

// Gauss and Jordan, with the largest pivot; for positive definite matrices.
Matrix inverseOf(Matrix m)
{
    const std::size_t size = m.size();
    Matrix inverse = squareMatrix(size, 0);
    for (std::size_t i = 0; i < size; ++i)
        inverse[i][i] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t best = column;
        for (std::size_t row = column; row < size; ++row)
            if (std::abs(m[row][column]) > std::abs(m[best][column]))
                best = row;
        std::swap(m[column], m[best]);
        std::swap(inverse[column], inverse[best]);
        const double pivot = m[column][column];
        for (std::size_t i = 0; i < size; ++i) {
            m[column][i] /= pivot;
            inverse[column][i] /= pivot;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = m[row][column];
            for (std::size_t i = 0; i < size && row != column; ++i) {
                m[row][i] -= factor * m[column][i];
                inverse[row][i] -= factor * inverse[column][i];
            }
        }
    }
    return inverse;
}

void addBetween(Matrix& m, const Meeting& met, double value)
{
    m[met.a][met.a] += value;
    m[met.b][met.b] += value;
    m[met.a][met.b] -= value;
    m[met.b][met.a] -= value;
}

// How many groups of entrants there are that have met, each through others; who has met nobody is one by himself.
int groupsOf(const std::vector<Meeting>& meetings, std::size_t entrants)
{
    std::vector<std::size_t> group(entrants);
    std::iota(group.begin(), group.end(), std::size_t{0});
    for (const Meeting& met : meetings)
        std::ranges::replace(group, std::size_t{group[met.b]}, std::size_t{group[met.a]});
    int groups = 0;
    for (std::size_t i = 0; i < entrants; ++i)
        groups += group[i] == i ? 1 : 0;
    return groups;
}

// How far what was won lies from what these strengths lead one to expect, in numbers that the strengths move evenly by:
// each difference of strengths has so much to move by, and so much weight.
struct Distance
{
    double weight = 0;
    double by = 0;
};
Distance distanceOf(const Meeting& met, double chance, double spread)
{
    const double games = 2.0 * met.pairs;
    const double slope = games * chance * (1 - chance);
    return {slope / spread, (met.mean - chance) * games / slope};
}

// How much more the points of games spread than those of games that stand alone: less where the exchange of seats
// cancels luck. Of all tables together, for few pairs at one of them say little; with one best and one worst pair.
double spreadOf(const std::vector<Meeting>& meetings, const std::vector<double>& strength)
{
    double squares = 2 * 0.25;
    double alone = 2 * 0.125;
    for (const Meeting& met : meetings) {
        const double chance = chanceOf(strength[met.a], strength[met.b]);
        squares += met.squares;
        alone += (met.pairs - 1) * chance * (1 - chance) / 2;
    }
    return squares / alone;
}

} // namespace

std::vector<Strength> strengths(const SeriesSetup& setup, const SeriesTally& tally)
{
    const std::size_t entrants = setup.entrants.size();
    const std::vector<Meeting> meetings = meetingsOf(setup, tally);
    const std::vector<double> strength = fitted(meetings, entrants);
    // The mean is fixed, which a constant in every place brings into the matrix of what the games tell.
    Matrix told = squareMatrix(entrants, 1 / static_cast<double>(entrants));
    std::vector<bool> met(entrants, false);
    for (const Meeting& each : meetings) {
        const double chance = chanceOf(strength[each.a], strength[each.b]);
        addBetween(told, each, each.games * chance * (1 - chance));
        met[each.a] = met[each.b] = true;
    }
    for (std::size_t i = 0; i < entrants; ++i)
        if (!met[i])
            told[i][i] += 1;
    const Matrix inverse = inverseOf(std::move(told));
    const double scale = 400 / std::log(10.0);
    std::vector<Strength> all;
    for (std::size_t i = 0; i < entrants; ++i) {
        // What each table adds to the variance, which is only as well known as its pairs are many.
        double variance = 0;
        double squares = 0;
        for (const Meeting& each : meetings) {
            const double pull = inverse[i][each.a] - inverse[i][each.b];
            const double part = each.variance * pull * pull;
            variance += part;
            squares += part * part / each.pairs;
        }
        const double freedom = squares > 0 ? variance * variance / squares / kPairsToAFreedom : 1;
        const double half = studentQuantile(std::max(1, static_cast<int>(freedom))) * std::sqrt(variance) * scale;
        const double elo = kMiddle + strength[i] * scale;
        all.push_back({elo, elo - half, elo + half});
    }
    return all;
}

// The numbers that come nearest are one step from the fitted ones, which have another measure of near (and the
// undecided game besides): what this step leaves is the least distance.
EloFit eloFit(const SeriesSetup& setup, const SeriesTally& tally)
{
    constexpr double kFirmness = 1e-9; // of the matrix, which would let all move together
    const std::size_t entrants = setup.entrants.size();
    const std::vector<Meeting> meetings = meetingsOf(setup, tally);
    const std::vector<double> strength = fitted(meetings, entrants);
    const double spread = spreadOf(meetings, strength);
    Matrix weights = squareMatrix(entrants, 0);
    std::vector<double> pull(entrants, 0);
    EloFit fit;
    int pairs = 0;
    for (const Meeting& met : meetings) {
        const Distance far = distanceOf(met, chanceOf(strength[met.a], strength[met.b]), spread);
        addBetween(weights, met, far.weight);
        pull[met.a] += far.weight * far.by;
        pull[met.b] -= far.weight * far.by;
        fit.chiSquare += far.weight * far.by * far.by;
        pairs += met.pairs;
    }
    double most = 1;
    for (std::size_t i = 0; i < entrants; ++i)
        most = std::max(most, weights[i][i]);
    for (std::size_t i = 0; i < entrants; ++i)
        weights[i][i] += most * kFirmness;
    const Matrix inverse = inverseOf(std::move(weights));
    for (std::size_t i = 0; i < entrants; ++i)
        for (std::size_t j = 0; j < entrants; ++j)
            fit.chiSquare -= pull[i] * inverse[i][j] * pull[j];
    const auto tables = static_cast<int>(meetings.size());
    fit.freedom = tables - static_cast<int>(entrants) + groupsOf(meetings, entrants);
    if (fit.freedom == 0)
        return {};
    fit.chiSquare = std::max(0.0, fit.chiSquare);
    fit.chance = fisherTail(fit.chiSquare / fit.freedom, fit.freedom, std::max(1, pairs - tables));
    return fit;
}

} // namespace dossier
