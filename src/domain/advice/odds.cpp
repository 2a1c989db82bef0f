#include "domain/advice/odds.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>

namespace dossier {

namespace {

// Logarithms of the factorials 0! to n!. A table, because std::lgamma is not safe between threads.
class LogFactorials
{
public:
    explicit LogFactorials(int n)
    {
        m_logs.reserve(static_cast<std::size_t>(n) + 1);
        long double sum = 0;
        m_logs.push_back(sum);
        for (int i = 1; i <= n; ++i)
            m_logs.push_back(sum += std::log(static_cast<long double>(i)));
    }

    // The hypergeometric chance; 0 where it is impossible.
    double chance(int wanted, int group, int drawn, int deck) const
    {
        if (wanted < 0 || wanted > group || drawn - wanted < 0 || drawn - wanted > deck - group)
            return 0;
        return static_cast<double>(
            std::exp(logChoose(group, wanted) + logChoose(deck - group, drawn - wanted) - logChoose(deck, drawn)));
    }

private:
    long double logChoose(int n, int k) const { return log(n) - log(k) - log(n - k); }
    long double log(int n) const { return m_logs[static_cast<std::size_t>(n)]; }

    std::vector<long double> m_logs;
};

struct Sample
{
    int group;
    int drawn;
    int deck;
};

Sample sensible(int group, int drawn, int deck)
{
    deck = std::max(deck, 0);
    return {std::clamp(group, 0, deck), std::clamp(drawn, 0, deck), deck};
}

// More copies than this need not be told apart.
int cap(const Wanted& wanted)
{
    return wanted.most == std::numeric_limits<int>::max() ? std::max(wanted.least, 0)
                                                          : std::max(wanted.least, wanted.most + 1);
}

} // namespace

double chanceOfAtLeast(int wanted, int group, int drawn, int deck)
{
    const std::vector<double> distribution = drawDistribution(group, drawn, deck);
    // The shorter tail is summed, which keeps small chances exact.
    double below = 0;
    double reached = 0;
    for (std::size_t k = 0; k < distribution.size(); ++k)
        (static_cast<int>(k) < wanted ? below : reached) += distribution[k];
    return below < reached ? 1 - below : reached;
}

std::vector<double> drawDistribution(int group, int drawn, int deck)
{
    const Sample s = sensible(group, drawn, deck);
    const LogFactorials logs(s.deck);
    std::vector<double> distribution;
    for (int k = 0; k <= std::min(s.group, s.drawn); ++k)
        distribution.push_back(logs.chance(k, s.group, s.drawn, s.deck));
    return distribution;
}

double chanceOfAll(std::span<const DeckPart> parts, std::span<const Wanted> wanted, int drawn, int deck)
{
    if (wanted.size() > kMostGroups)
        throw std::invalid_argument("more groups than can be told apart");
    // What is known after dealing with some parts: cards still to be drawn, and the capped number of each group.
    using Counts = std::vector<int>;
    Counts none(wanted.size() + 1, 0);
    none[0] = sensible(0, drawn, deck).drawn;
    std::map<Counts, double> reached{{none, 1.0}};

    const LogFactorials logs(std::max(deck, 0));
    int left = std::max(deck, 0);
    for (const DeckPart& part : parts) {
        if (part.cards < 0 || part.cards > left)
            throw std::invalid_argument("the parts are more than the deck");
        std::map<Counts, double> next;
        for (const auto& [counts, chance] : reached)
            for (int k = 0; k <= std::min(part.cards, counts[0]); ++k) {
                const double here = logs.chance(k, part.cards, counts[0], left);
                if (here == 0)
                    continue;
                Counts now = counts;
                now[0] -= k;
                for (std::size_t g = 0; g < wanted.size(); ++g)
                    if ((part.groups >> g & 1) != 0)
                        now[g + 1] = std::min(now[g + 1] + k, cap(wanted[g]));
                next[now] += chance * here;
            }
        reached = std::move(next);
        left -= part.cards;
    }

    double sum = 0;
    for (const auto& [counts, chance] : reached) {
        bool all = true;
        for (std::size_t g = 0; g < wanted.size(); ++g)
            all = all && counts[g + 1] >= wanted[g].least && counts[g + 1] <= wanted[g].most;
        sum += all ? chance : 0;
    }
    return std::min(sum, 1.0);
}

int cardsSeen(const DrawPlan& plan, int turn)
{
    return plan.hand + turn * (plan.perTurn + plan.boughtPerTurn);
}

} // namespace dossier
