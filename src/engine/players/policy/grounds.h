// Why one choice is better than another: what both came to in the same imagined worlds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace dossier {

// What a world has come to where nobody looks further. "Others": all opponents together, but for what is known of
// X-Files.
enum class DealFigure : std::uint8_t {
    Won,    // he has: 1, or 0
    Lost,   // another has
    Passed, // the Skill Check that was under way at the choice: 1, or 0; without one 0
    Solved, // Sites, from the choice on
    OthersSolved,
    Open,       // X-Files that may be that of the opponent of whose he knows most
    OthersOpen, // ... that his own may be, to whom of the others knows most about one
    Hospital,   // Agents there
    OthersHospital,
    Agents, // in play
    OthersAgents,
    Damage, // on Agents
    OthersDamage,
    Rp,
    OthersRp,
    Cp,
    OthersCp,
    Cards, // in hand
    OthersCards,
    Attached, // Equipment and Witnesses that lie for good
    OthersAttached
};
inline constexpr std::size_t kFigures = static_cast<std::size_t>(DealFigure::OthersAttached) + 1;

// What the evaluation (director/evaluation.h) is made of.
enum class ChanceShare : std::uint8_t {
    Decided, // the game is over
    Knowing, // of the others' X-Files
    Known,   // of his own
    Agents,
    OthersAgents,
    Rp,
    OthersRp,
    Cp,
    OthersCp,
    Cards,
    OthersCards,
    Attached,
    OthersAttached
};
inline constexpr std::size_t kShares = static_cast<std::size_t>(ChanceShare::OthersAttached) + 1;

template <typename Key, std::size_t count>
class ByKind
{
public:
    double& operator[](Key key) { return m_all[static_cast<std::size_t>(key)]; }
    double operator[](Key key) const { return m_all[static_cast<std::size_t>(key)]; }
    bool operator==(const ByKind&) const = default;

private:
    std::array<double, count> m_all{};
};
using DealFigures = ByKind<DealFigure, kFigures>;
using ChanceShares = ByKind<ChanceShare, kShares>;

// A choice beside the one that was decided for, on average over the worlds both were tried in.
struct Grounds
{
    int worlds = 0; // 0: nothing was compared
    DealFigures decided{};
    DealFigures here{};
    DealFigures apart{}; // the standard errors of their differences
    // How much of the chance to win by which it is behind is due to what; together they are that. Below 0: in this it
    // is better. `errors` are the standard errors.
    ChanceShares behind{};
    ChanceShares errors{};

    bool operator==(const Grounds&) const = default;
};

} // namespace dossier
