// The numbers under which one viewer is sent cards. A CardRef is a place in a deck as it was listed, and lists are
// sorted: two open cards tell what lies between them. So each viewer gets numbers of his own, by lot, and a card that
// he loses sight of has none any more (ZONE-21).
#pragma once

#include "engine/state/match_setup.h"
#include "net/view/view_json.h"

#include <QRandomGenerator>

#include <array>

namespace dossier {

class Handles
{
public:
    // Lots are drawn from `lots`, which must outlive the handles: QRandomGenerator::system() wherever somebody plays.
    explicit Handles(QRandomGenerator& lots);

    // Puts handles for all cards and Agents into what this viewer is sent next. A card that he sees by its title keeps
    // its own; any other has one for this time only, drawn as it is met: which card it is has no say in it.
    void putInto(SentView& sent);

private:
    static constexpr std::size_t kIndices = 127; // of the 128 that seven bits hold, the last is part of no reference
    static constexpr std::uint8_t kNone = 0xff;
    static constexpr std::size_t kAgents = kMostAgentTitles;
    struct Cards // of one owner
    {
        std::array<std::uint8_t, kIndices> handle{}; // by index
        std::array<bool, kIndices> taken{};          // by handle
    };

    void forgetUnseen(const SeatView& view);
    std::uint8_t draw(Cards& cards);
    CardRef handleOf(CardRef card);
    Thing handleOf(Thing thing);
    template <typename T>
    void rewrite(T& value, int role);

    QRandomGenerator& m_lots;
    std::array<Cards, kMostSeats> m_cards{};      // by owner
    std::array<std::uint8_t, kAgents> m_agents{}; // by slot
};

} // namespace dossier
