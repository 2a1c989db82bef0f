#include "engine/api/scene.h"

#include "engine/api/describe.h"
#include "engine/flow/refusal.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/naming.h"

#include <utility>

namespace dossier {

Scene::Scene(std::shared_ptr<const GameState> state, std::size_t events, std::optional<SceneKind> kind)
    : m_state(std::move(state))
    , m_events(events)
    , m_kind(kind)
{}

bool Scene::over() const
{
    return m_state->over();
}

std::uint64_t Scene::mark() const
{
    return stateHash(*m_state);
}

// Who will have to choose is not known before somebody has.
void Scene::observe(Seat reader, Observation& seen) const
{
    dossier::observe(*m_state, reader, seen);
    if (m_kind)
        seen.decider = kNoSeat;
}

Occasion Scene::occasion(Seat reader) const
{
    return occasionOf(*m_state, reader);
}

std::optional<Reason> Scene::whyNot(Seat reader, CardRef card) const
{
    return dossier::whyNot(*m_state, reader, card);
}

std::vector<Refused> Scene::refused(Seat reader, CardRef about) const
{
    return refusedOf(*m_state, reader, about);
}

std::vector<Waiting> Scene::stack(Seat reader) const
{
    return stackOf(*m_state, reader);
}

CardName Scene::name(CardRef card, Seat reader) const
{
    return nameFor(*m_state, card, reader);
}

CheckParts Scene::checkParts(Seat reader) const
{
    return checkPartsOf(*m_state, reader);
}

std::vector<Prospect> Scene::prospects(CardRef site, Seat reader) const
{
    return prospectsOf(*m_state, site, reader);
}

int Scene::teamLevel(Seat seat, std::uint8_t team, Ability ability) const
{
    return teamLevelOf(*m_state, seat, team, ability);
}

std::optional<FightNow> Scene::fight(Seat reader) const
{
    return fightOf(*m_state, reader);
}

std::vector<CardState> Scene::cardStates(CardRef card, Seat reader) const
{
    return cardStatesOf(*m_state, card, reader);
}

} // namespace dossier
