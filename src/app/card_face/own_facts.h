// What only a card's type has: skills, prerequisites, characteristics, fighting figures.
#pragma once

#include "domain/cards/card.h"

#include <QStringList>

#include <cstdint>
#include <vector>

namespace dossier {

// All of them, short, what matters most first; nothing where the type has none: "LRC 2", "CRC 3", "Health 4".
QStringList ownFacts(const Card& card);
// An Agent's skills: the needed ones (a bit each) first, then the strongest.
std::vector<Skill> skillsInOrder(const AgentFacts& agent, std::uint16_t needed = 0);

} // namespace dossier
