// A few X-Files as the bits of one word, so that asking a question is an AND. Shared by the notebook (deduction.h) and
// the choice of one's own X-File (xfile_hardness.h).
#pragma once

#include "domain/cards/card_pool.h"

#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

namespace dossier {

// Which characteristics may be asked about, by Characteristic.
using CharacteristicSet = std::bitset<kCharacteristics>;
inline constexpr CharacteristicSet kAllCharacteristics{(1u << kCharacteristics) - 1};

// Bit i stands for the i-th X-File of a table.
using CandidateSet = std::uint64_t;
inline constexpr std::size_t kMostCandidates = 64; // the base set has 41

class XFileTable
{
public:
    // Every card of `xfiles` must be an X-File. Throws std::length_error above kMostCandidates.
    XFileTable(std::span<const CardIndex> xfiles, const CardPool& pool);

    std::size_t size() const { return m_cards.size(); }
    CardIndex card(std::size_t bit) const { return m_cards[bit]; }
    CandidateSet all() const { return m_all; }
    // Those whose answer to this question is "yes".
    CandidateSet having(CharacteristicType type) const
    {
        return m_having[static_cast<std::size_t>(type.of)][type.type];
    }

private:
    std::vector<CardIndex> m_cards;
    std::array<std::array<CandidateSet, kTypesPerCharacteristic>, kCharacteristics> m_having{};
    CandidateSet m_all = 0;
};

// The X-Files of a pool, in pool order, one printing a title.
std::vector<CardIndex> xFilesOf(const CardPool& pool);

// The twenty questions there are, or those about `askable` characteristics only; in the order of the vocabulary.
std::vector<CharacteristicType> questionsAbout(CharacteristicSet askable);

// What the answer to a yes-no question is worth when `yes` of `yes` + `no` equally likely candidates say yes: 0 to 1.
double bitsOf(int yes, int no);

} // namespace dossier
