#include "domain/deduction/deduction.h"

#include "domain/decks/deck.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>
#include <unordered_map>

namespace dossier {

namespace {

// How the candidates fall: into those that say yes and those that say no.
struct Split
{
    CandidateSet yes = 0;
    CandidateSet no = 0;

    bool tellsApart() const { return yes != 0 && no != 0; }
    int imbalance() const { return std::abs(std::popcount(yes) - std::popcount(no)); }
};

Split splitBy(CharacteristicType question, CandidateSet among, const XFileTable& table)
{
    const CandidateSet having = table.having(question);
    return {among & having, among & ~having};
}

// The least sum of depths of a binary tree with `leaves` leaves.
int leastPathLength(int leaves)
{
    if (leaves < 2)
        return 0;
    const int depth = static_cast<int>(std::bit_width(static_cast<unsigned>(leaves - 1)));
    return leaves * (depth + 1) - (1 << depth);
}

// The exact optimum by memoised search with a bound. Counts are sums over all candidates of a set, so they stay whole.
class StrategySearch
{
public:
    StrategySearch(const XFileTable& table, CharacteristicSet askable)
        : m_table(table)
        , m_questions(questionsAbout(askable))
        , m_separable(tellsAllApart())
    {}

    // Questions needed, summed over the candidates, until no question tells those left apart.
    int total(CandidateSet among)
    {
        if (std::popcount(among) < 2)
            return 0;
        if (const auto known = m_known.find(among); known != m_known.end())
            return known->second.total;
        return search(among).total;
    }

private:
    struct Found
    {
        int total = 0;
        Split best;
    };

    Found search(CandidateSet among)
    {
        const int count = std::popcount(among);
        Found found{std::numeric_limits<int>::max(), {}};
        for (const Split& split : splitsOf(among)) {
            if (m_separable && count + bound(split) >= found.total)
                break; // splits come evenest first, and an evener one has the lower bound
            const int here = count + total(split.yes) + total(split.no);
            if (here < found.total)
                found = {here, split};
        }
        if (!found.best.tellsApart())
            found.total = 0;
        m_known.emplace(among, found);
        return found;
    }

    std::vector<Split> splitsOf(CandidateSet among) const
    {
        std::vector<Split> splits;
        splits.reserve(m_questions.size());
        for (const CharacteristicType question : m_questions)
            if (const Split split = splitBy(question, among, m_table); split.tellsApart())
                splits.push_back(split);
        std::stable_sort(splits.begin(), splits.end(),
                         [](const Split& a, const Split& b) { return a.imbalance() < b.imbalance(); });
        return splits;
    }

    static int bound(const Split& split)
    {
        return leastPathLength(std::popcount(split.yes)) + leastPathLength(std::popcount(split.no));
    }

    // Asking everything leaves single candidates; only then does leastPathLength bound the search.
    bool tellsAllApart() const
    {
        for (std::size_t i = 0; i < m_table.size(); ++i) {
            CandidateSet same = m_table.all();
            for (const CharacteristicType question : m_questions) {
                const Split split = splitBy(question, same, m_table);
                same = (split.yes >> i & 1) != 0 ? split.yes : split.no;
            }
            if (std::popcount(same) != 1)
                return false;
        }
        return true;
    }

    const XFileTable& m_table;
    std::vector<CharacteristicType> m_questions;
    bool m_separable;
    std::unordered_map<CandidateSet, Found> m_known;
};

double average(int total, std::size_t candidates)
{
    return candidates == 0 ? 0 : static_cast<double>(total) / static_cast<double>(candidates);
}

} // namespace

bool agrees(const XFileFacts& xfile, const Answer& answer)
{
    return (xfile.type(answer.asked.of) == answer.asked) == answer.yes;
}

std::vector<std::size_t> ruledOutBy(const XFileFacts& xfile, std::span<const Answer> answers)
{
    std::vector<std::size_t> by;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (!answers[i].doubted && !agrees(xfile, answers[i]))
            by.push_back(i);
    return by;
}

std::vector<CardIndex> candidatesAfter(std::span<const Answer> answers, const CardPool& pool)
{
    return candidatesAmong(xFilesOf(pool), answers, pool);
}

std::vector<CardIndex> candidatesAmong(std::vector<CardIndex> xfiles, std::span<const Answer> answers,
                                       const CardPool& pool)
{
    std::erase_if(xfiles, [&](CardIndex card) { return !ruledOutBy(*pool[card].xfile, answers).empty(); });
    return xfiles;
}

Deduction deduce(std::span<const Answer> answers, const CardPool& pool, CharacteristicSet askable)
{
    return deduceAmong(candidatesAfter(answers, pool), pool, askable);
}

Deduction deduceAmong(std::vector<CardIndex> candidates, const CardPool& pool, CharacteristicSet askable)
{
    Deduction deduction{std::move(candidates), {}};
    const XFileTable table(deduction.candidates, pool);
    StrategySearch search(table, askable);
    for (const CharacteristicType ask : questionsAbout(askable)) {
        const Split split = splitBy(ask, table.all(), table);
        if (!split.tellsApart())
            continue;
        const int yes = std::popcount(split.yes);
        const int no = std::popcount(split.no);
        const double later = average(search.total(split.yes) + search.total(split.no), table.size());
        deduction.questions.push_back({ask, yes, no, bitsOf(yes, no), 1 + later});
    }
    std::stable_sort(deduction.questions.begin(), deduction.questions.end(), [](const Question& a, const Question& b) {
        return std::tuple(a.expectedQuestions, -a.bits) < std::tuple(b.expectedQuestions, -b.bits);
    });
    return deduction;
}

CharacteristicSet askableWith(std::span<const CardIndex> cards, const CardPool& pool)
{
    CharacteristicSet askable;
    for (const CardIndex card : cards)
        if (const auto& site = pool[card].site)
            for (const Characteristic asks : site->asks)
                askable.set(static_cast<std::size_t>(asks));
    return askable;
}

CharacteristicSet askableWith(const Deck& deck, const CardPool& pool)
{
    std::vector<CardIndex> cards;
    for (const DeckEntry& entry : deck.bureauDeck)
        cards.push_back(entry.card);
    return askableWith(cards, pool);
}

} // namespace dossier
