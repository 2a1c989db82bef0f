#include "domain/deduction/guess_advice.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

namespace dossier {

namespace {

class GuessSearch
{
public:
    GuessSearch(const XFileTable& table, const GuessRules& rules, CharacteristicSet askable)
        : m_table(table)
        , m_rules(rules)
        , m_questions(questionsAbout(askable))
        , m_goOn(1 - std::clamp(rules.risk, 0.0, 1.0))
    {}

    GuessAdvice advise(CandidateSet among)
    {
        GuessAdvice advice;
        for (std::size_t i = 0; i < m_table.size(); ++i) {
            const double chance = naming(i, among);
            if (chance > advice.guess) {
                advice.guess = chance;
                advice.name = m_table.card(i);
            }
        }
        advice.ask = m_rules.oneOrTheOther ? asking(among) : m_goOn * atSolvedSite(among);
        return advice;
    }

private:
    // The chance of winning with a Site just solved, nothing asked yet.
    double atSolvedSite(CandidateSet among)
    {
        if (const auto known = m_known.find(among); known != m_known.end())
            return known->second;
        const double chance = std::max(guessing(among), asking(among));
        m_known.emplace(among, chance);
        return chance;
    }

    double guessing(CandidateSet among)
    {
        double best = 0;
        for (std::size_t i = 0; i < m_table.size(); ++i)
            if ((among >> i & 1) != 0)
                best = std::max(best, naming(i, among));
        return best;
    }

    double naming(std::size_t candidate, CandidateSet among)
    {
        const CandidateSet others = among & ~(CandidateSet{1} << candidate);
        if (others == among)
            return 0;
        const double right = 1.0 / std::popcount(among);
        if (others == 0 || m_rules.singleGuess)
            return right;
        return right + (1 - right) * m_goOn * atSolvedSite(others);
    }

    // The best question that tells candidates apart; 0 where there is none.
    double asking(CandidateSet among)
    {
        double best = 0;
        for (const CharacteristicType question : m_questions) {
            const CandidateSet yes = among & m_table.having(question);
            const CandidateSet no = among & ~yes;
            if (yes == 0 || no == 0)
                continue;
            const double share = static_cast<double>(std::popcount(yes)) / std::popcount(among);
            best = std::max(best, share * answered(yes) + (1 - share) * answered(no));
        }
        return best;
    }

    // After an answer: under OPT-1 the next Site must be waited for, else there is still the guess.
    double answered(CandidateSet among)
    {
        const double later = m_goOn * atSolvedSite(among);
        return m_rules.oneOrTheOther ? later : std::max(guessing(among), later);
    }

    const XFileTable& m_table;
    GuessRules m_rules;
    std::vector<CharacteristicType> m_questions;
    double m_goOn;
    std::unordered_map<CandidateSet, double> m_known;
};

} // namespace

std::optional<GuessAdvice> guessOrAsk(std::span<const CardIndex> candidates, const CardPool& pool,
                                      const GuessRules& rules, CharacteristicSet askable)
{
    if (candidates.empty() || candidates.size() > kMostToWeigh)
        return std::nullopt;
    const XFileTable table(candidates, pool);
    return GuessSearch(table, rules, askable).advise(table.all());
}

} // namespace dossier
