#include "table/legal_moves.h"

#include <algorithm>

namespace dossier {

namespace {

// By the choices of this question a card of one's own hand goes.
bool letsGo(const Decision& asked)
{
    const bool chosen = asked.asks == Asks::Choose;
    return asked.asks == Asks::Discard || asked.asks == Asks::Sell || asked.asks == Asks::PutUnder ||
           asked.asks == Asks::PowerCost ||
           (chosen && (asked.fate == Fate::Discarded || asked.fate == Fate::Price || asked.fate == Fate::Removed));
}

class Offering
{
public:
    Offering(const Lookahead& at, const Observation& seen, Putting putting)
        : m_at(at)
        , m_seen(seen)
        , m_merged(putting == Putting::Merged)
    {}

    Put put()
    {
        const Asked now(m_at);
        if (!m_merged || !mergeWithNext(now)) {
            putQuestion(m_at, now, {});
            if (m_merged && !now.isWindow())
                addWindowAfter(now);
        }
        return {std::move(m_offer), std::move(m_question)};
    }

private:
    // The question that comes after windows, with what could be played before.
    bool mergeWithNext(const Asked& now)
    {
        const std::optional<NextQuestion> next = nextQuestion(m_at, now);
        if (!next)
            return false;
        putQuestion(next->at, Asked(next->at), next->passes);
        addPlays(m_at, now, {}, false);
        m_question.emplace(next->at);
        return true;
    }

    // What could be played once this question is passed on.
    void addWindowAfter(const Asked& now)
    {
        if (!now.pass() || !now.hasOwnChoices() || m_offer.costs != PassCosts::Nothing)
            return;
        Lookahead next = m_at;
        if (!passesQuietly(next, *now.pass()))
            return;
        const Asked after(next);
        if (isPlainWindow(next, after))
            addPlays(next, after, {*now.pass()}, true);
    }

    void putQuestion(const Lookahead& at, const Asked& asked, const std::vector<Action>& before)
    {
        m_offer.decision = asked.decision;
        m_offer.occasion = asked.occasion;
        m_offer.costs = passCosts(at, asked);
        for (std::size_t i = 0; i < asked.choices.size(); ++i)
            add(at, asked, asked.choices[i], before, false, false);
        if (!letsGo(asked.decision))
            return;
        const std::vector<int> losses = at.losses(asked.actions);
        for (std::size_t i = 0; i < losses.size(); ++i)
            m_offer.facts[i].loss = losses[i];
    }

    void addPlays(const Lookahead& at, const Asked& asked, const std::vector<Action>& before, bool ends)
    {
        for (const Choice& choice : asked.choices)
            if (choice.action.kind != ActionKind::Pass && !m_offer.actions.contains(choice.action))
                add(at, asked, choice, before, true, ends);
    }

    void add(const Lookahead& at, const Asked& asked, const Choice& choice, const std::vector<Action>& before,
             bool beside, bool ends)
    {
        m_offer.actions.add(choice.action);
        m_offer.choices.push_back(choice);
        m_offer.before.push_back(before);
        m_offer.facts.push_back(at.factsOf(choice.action));
        m_offer.pointless.push_back(isPointless(at, asked, choice.action, m_offer.facts.back()));
        m_offer.beside.push_back(beside);
        m_offer.ends.push_back(ends);
    }

    const Lookahead& m_at;
    const Observation& m_seen;
    bool m_merged;
    LegalMoves m_offer;
    std::optional<Lookahead> m_question;
};

} // namespace

Put offerAt(const Lookahead& at, const Observation& seen, Putting putting)
{
    return at.over() ? Put() : Offering(at, seen, putting).put();
}

} // namespace dossier
