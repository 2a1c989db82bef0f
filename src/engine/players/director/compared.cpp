#include "engine/players/director/compared.h"

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

// Sums of figures one by one, and what they were on average.
class Sums
{
public:
    void add(double value)
    {
        ++m_count;
        m_sum += value;
        m_squares += value * value;
    }
    Difference difference() const
    {
        if (m_count == 0)
            return {};
        const auto n = static_cast<double>(m_count);
        const double mean = m_sum / n;
        const double variance = m_count > 1 ? std::max(m_squares / n - mean * mean, 0.0) * n / (n - 1) : 1;
        return {mean, std::sqrt(variance / n)};
    }

private:
    int m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

template <typename Visit>
void forEachShare(Visit visit)
{
    for (std::size_t share = 0; share < kShares; ++share)
        visit(static_cast<ChanceShare>(share));
}

// How much of the difference of one world is due to what: in proportion to what it makes of the log-odds.
ChanceShares dueTo(double difference, const PlayedOut& a, const PlayedOut& b)
{
    constexpr double kSteepest = 0.25; // what a little of the log-odds can make of the chance at most
    ChanceShares due;
    if (a.over || b.over) {
        due[ChanceShare::Decided] = difference;
        return due;
    }
    double all = 0;
    forEachShare([&](ChanceShare share) { all += a.shares[share] - b.shares[share]; });
    const double slope = all == 0 ? 0 : std::clamp(difference / all, 0.0, kSteepest);
    forEachShare([&](ChanceShare share) { due[share] = slope * (a.shares[share] - b.shares[share]); });
    return due;
}

} // namespace

Difference difference(std::span<const double> a, std::span<const double> b)
{
    Sums sums;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        sums.add(a[i] - b[i]);
    return sums.difference();
}

double meanOf(std::span<const double> values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

Grounds groundsOf(const TriedChoice& decided, const TriedChoice& here)
{
    const std::size_t worlds = std::min(decided.ends.size(), here.ends.size());
    Grounds grounds;
    grounds.worlds = static_cast<int>(worlds);
    std::array<Sums, kShares> due;
    std::array<Sums, kFigures> apart;
    for (std::size_t i = 0; i < worlds; ++i) {
        const ChanceShares shares = dueTo(decided.values[i] - here.values[i], decided.ends[i], here.ends[i]);
        forEachShare([&](ChanceShare share) { due[static_cast<std::size_t>(share)].add(shares[share]); });
        for (std::size_t figure = 0; figure < kFigures; ++figure) {
            const auto key = static_cast<DealFigure>(figure);
            grounds.decided[key] += decided.ends[i].figures[key] / static_cast<double>(worlds);
            grounds.here[key] += here.ends[i].figures[key] / static_cast<double>(worlds);
            apart[figure].add(decided.ends[i].figures[key] - here.ends[i].figures[key]);
        }
    }
    forEachShare([&](ChanceShare share) {
        const Difference found = due[static_cast<std::size_t>(share)].difference();
        grounds.behind[share] = found.mean;
        grounds.errors[share] = found.error;
    });
    for (std::size_t figure = 0; figure < kFigures; ++figure)
        grounds.apart[static_cast<DealFigure>(figure)] = apart[figure].difference().error;
    return grounds;
}

} // namespace dossier
