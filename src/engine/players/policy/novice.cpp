#include "engine/players/policy/novice.h"

#include "engine/queries/table/question.h"

#include <bit>
#include <vector>

namespace dossier {

namespace {

constexpr int kHopefulGuess = 6; // X-Files among which he may guess for luck

} // namespace

Action Novice::choose(const Observation& seen, const ActionList& actions)
{
    return errs() ? mistake(seen, actions) : m_pilot.choose(seen, actions);
}

Action Novice::mistake(const Observation& seen, const ActionList& actions)
{
    if (const Action* question = anyOf(ActionKind::Ask, actions))
        return *question;
    if (actions.find(ActionKind::Guess) && seen.about.who != kNoSeat) {
        const std::uint64_t open = candidates(m_match, seen.notebooks[seen.about.who]);
        std::vector<Action> named;
        for (const Action& action : actions)
            if (action.kind == ActionKind::Guess && (open >> action.number & 1u) != 0)
                named.push_back(action);
        if (!named.empty() && std::popcount(open) <= kHopefulGuess)
            return named[m_random.below(static_cast<std::uint32_t>(named.size()))];
    }
    if (const Action* card = actions.find(ActionKind::Pass) ? nullptr : anyOf(ActionKind::Discard, actions))
        return *card;
    if (const Action* cards = anyOf(ActionKind::BuyCards, actions))
        return *cards;
    const Action* pass = actions.find(ActionKind::Pass);
    return pass ? *pass : m_pilot.choose(seen, actions);
}

const Action* Novice::anyOf(ActionKind kind, const ActionList& actions)
{
    std::uint32_t count = 0;
    for (const Action& action : actions)
        count += action.kind == kind ? 1 : 0;
    if (count == 0)
        return nullptr;
    std::uint32_t chosen = m_random.below(count);
    for (const Action& action : actions)
        if (action.kind == kind && chosen-- == 0)
            return &action;
    return nullptr;
}

} // namespace dossier
