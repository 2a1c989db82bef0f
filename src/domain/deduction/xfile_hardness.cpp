#include "domain/deduction/xfile_hardness.h"

#include "domain/decks/deck.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace dossier {

namespace {

// Follows one secret X-File through everything an opponent may ask, one memo for each secret.
class Hunt
{
public:
    Hunt(const XFileTable& table, const std::vector<SiteKind>& mix)
        : m_table(table)
    {
        double all = 0;
        for (const SiteKind& kind : mix)
            all += kind.weight;
        for (const SiteKind& kind : mix)
            m_kinds.push_back({questionsAbout(kind.asks), kind.weight / all});
    }

    double sitesNeeded(std::size_t secret)
    {
        m_known.clear();
        return sitesNeeded(m_table.all(), secret);
    }

private:
    struct Kind
    {
        std::vector<CharacteristicType> questions;
        double chance;
    };

    // A Site that teaches nothing leaves the set as it is: E = 1 + wasted * E + sum of chance * E(next).
    double sitesNeeded(CandidateSet among, std::size_t secret)
    {
        if (std::popcount(among) == 1)
            return 0;
        if (const auto known = m_known.find(among); known != m_known.end())
            return known->second;
        double useful = 0;
        double later = 0;
        for (const Kind& kind : m_kinds) {
            const CandidateSet next = left(among, kind, secret);
            if (next == among)
                continue;
            useful += kind.chance;
            later += kind.chance * sitesNeeded(next, secret);
        }
        const double needed = useful > 0 ? (1 + later) / useful : std::numeric_limits<double>::infinity();
        m_known.emplace(among, needed);
        return needed;
    }

    // The candidates left after the best question of this kind of Site has been answered truly.
    CandidateSet left(CandidateSet among, const Kind& kind, std::size_t secret) const
    {
        const int count = std::popcount(among);
        CandidateSet best = among;
        int bestImbalance = count;
        for (const CharacteristicType question : kind.questions) {
            const CandidateSet yes = among & m_table.having(question);
            const int imbalance = std::abs(2 * std::popcount(yes) - count);
            if (imbalance >= bestImbalance)
                continue;
            bestImbalance = imbalance;
            best = (yes >> secret & 1) != 0 ? yes : among & ~yes;
        }
        return best;
    }

    const XFileTable& m_table;
    std::vector<Kind> m_kinds;
    std::unordered_map<CandidateSet, double> m_known;
};

} // namespace

std::vector<NearTwins> nearTwins(const CardPool& pool)
{
    std::vector<NearTwins> twins;
    const std::vector<CardIndex> xfiles = xFilesOf(pool);
    for (std::size_t a = 0; a < xfiles.size(); ++a)
        for (std::size_t b = a + 1; b < xfiles.size(); ++b) {
            int differing = 0;
            NearTwins pair{xfiles[a], xfiles[b], {}};
            for (int c = 0; c < kCharacteristics; ++c) {
                const auto of = static_cast<Characteristic>(c);
                if (pool[xfiles[a]].xfile->type(of) == pool[xfiles[b]].xfile->type(of))
                    continue;
                ++differing;
                pair.differs = of;
            }
            if (differing == 1)
                twins.push_back(pair);
        }
    return twins;
}

std::vector<SiteKind> evenMix()
{
    std::vector<SiteKind> mix;
    for (std::size_t of = 0; of < kCharacteristics; ++of)
        mix.push_back({CharacteristicSet(1u << of), 1});
    return mix;
}

std::vector<SiteKind> mixOf(const Deck& deck, const CardPool& pool)
{
    std::vector<SiteKind> mix;
    for (const DeckEntry& entry : deck.bureauDeck) {
        const auto& site = pool[entry.card].site;
        if (!site)
            continue;
        CharacteristicSet asks;
        for (const Characteristic of : site->asks)
            asks.set(static_cast<std::size_t>(of));
        const auto kind = std::find_if(mix.begin(), mix.end(), [&](const SiteKind& k) { return k.asks == asks; });
        if (kind == mix.end())
            mix.push_back({asks, static_cast<double>(entry.count)});
        else
            kind->weight += entry.count;
    }
    return mix;
}

std::vector<Hardness> hardnessAgainst(const std::vector<SiteKind>& mix, const CardPool& pool)
{
    const std::vector<CardIndex> xfiles = xFilesOf(pool);
    const XFileTable table(xfiles, pool);
    Hunt hunt(table, mix);
    std::vector<Hardness> all;
    for (std::size_t i = 0; i < xfiles.size(); ++i)
        all.push_back({xfiles[i], hunt.sitesNeeded(i), 0});
    for (const NearTwins& pair : nearTwins(pool))
        for (Hardness& hardness : all)
            hardness.twins += hardness.xfile == pair.first || hardness.xfile == pair.second;
    std::stable_sort(all.begin(), all.end(),
                     [](const Hardness& a, const Hardness& b) { return a.survives > b.survives; });
    return all;
}

} // namespace dossier
