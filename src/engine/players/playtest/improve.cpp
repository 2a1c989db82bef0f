#include "engine/players/playtest/improve.h"

#include "domain/decks/deck_rules.h"
#include "engine/state/random.h"

#include <algorithm>

namespace dossier {

namespace {

class Improving
{
public:
    explicit Improving(const ImproveSetup& setup, const std::stop_token& stop)
        : m_setup(setup)
        , m_stop(stop)
        , m_random(mixed(setup.trial.seed))
        , m_errors(errorsOf(setup.deck))
    {
        m_report.deck = setup.deck;
    }

    void tryOne()
    {
        const Deck version = changed(m_report.deck);
        if (version == m_report.deck)
            return;
        ++m_report.tried;
        if (wins(version) && wins(version)) {
            m_report.deck = version;
            ++m_report.kept;
        }
    }

    ImproveReport conclude()
    {
        if (m_report.kept > 0 && !m_stop.stop_requested())
            m_report.againstFirst = play(m_report.deck, m_setup.deck, 2 * m_setup.rounds);
        return std::move(m_report);
    }

private:
    // Killer cards nobody agreed to are among them.
    int errorsOf(const Deck& deck) const { return hindrances(checkDeck(deck, *m_setup.trial.pool, m_setup.format)); }

    // Cards of which the version leaves copies.
    std::vector<CardIndex> left(const Deck& version) const
    {
        std::vector<CardIndex> cards;
        const CopyCounts used = copiesIn(version, *m_setup.trial.pool);
        for (CardIndex card = 0; card < used.size(); ++card)
            if (m_setup.copies[card] > used[card])
                cards.push_back(card);
        return cards;
    }

    // The deck itself where no exchange was found that the rules allow.
    Deck changed(const Deck& best)
    {
        constexpr int kDraws = 40;
        Deck version = best;
        auto wanted = 1 + m_random.below(static_cast<std::uint32_t>(std::max(1, m_setup.exchanged)));
        for (int draw = 0; draw < kDraws && wanted > 0 && !version.bureauDeck.empty(); ++draw) {
            const auto coming = left(version);
            if (coming.empty())
                break;
            Deck next = version;
            next.add(Zone::BureauDeck, anyOf(version.bureauDeck).card, -1);
            next.add(Zone::BureauDeck, anyOf(coming), 1);
            if (errorsOf(next) > m_errors)
                continue;
            version = std::move(next);
            --wanted;
        }
        return version;
    }

    template <typename T>
    T anyOf(const std::vector<T>& list)
    {
        return list[m_random.below(static_cast<std::uint32_t>(list.size()))];
    }

    Rate play(const Deck& version, const Deck& against, int rounds)
    {
        TrialSetup trial = m_setup.trial;
        trial.gauntlet = {against};
        trial.seed = seedOfGame(m_setup.trial.seed, ++m_series);
        const PairPoints points = playTrial(trial, version, 0, rounds, {}, m_stop);
        m_report.games += 2 * static_cast<int>(points.size());
        PairCounts pairs{};
        for (const std::int8_t halves : points)
            ++pairs[static_cast<std::size_t>(halves)];
        return studentRate(pairSteps(pairs));
    }

    bool wins(const Deck& version)
    {
        const Rate rate = play(version, m_report.deck, m_setup.rounds);
        return rate.mean > 0.5 && !m_stop.stop_requested();
    }

    const ImproveSetup& m_setup;
    const std::stop_token& m_stop;
    Random m_random;
    int m_errors;
    std::uint64_t m_series = 0;
    ImproveReport m_report;
};

} // namespace

ImproveReport improved(const ImproveSetup& setup, const std::function<void(int)>& progress, const std::stop_token& stop)
{
    Improving improving(setup, stop);
    for (int i = 0; i < setup.tries && !stop.stop_requested(); ++i) {
        improving.tryOne();
        if (progress)
            progress(i + 1);
    }
    return improving.conclude();
}

} // namespace dossier
