#include "domain/deduction/xfile_table.h"

#include <cmath>
#include <stdexcept>

namespace dossier {

XFileTable::XFileTable(std::span<const CardIndex> xfiles, const CardPool& pool)
    : m_cards(xfiles.begin(), xfiles.end())
{
    if (m_cards.size() > kMostCandidates)
        throw std::length_error("more X-Files than a table holds");
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const CandidateSet bit = CandidateSet{1} << i;
        m_all |= bit;
        const XFileFacts& facts = pool[m_cards[i]].xfile.value();
        for (std::size_t of = 0; of < m_having.size(); ++of)
            m_having[of][facts.types[of]] |= bit;
    }
}

std::vector<CardIndex> xFilesOf(const CardPool& pool)
{
    std::vector<CardIndex> xfiles;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (pool[card].xfile && !pool[card].further && pool.defaultPrinting(pool.titleOf(card)) == card)
            xfiles.push_back(card);
    return xfiles;
}

std::vector<CharacteristicType> questionsAbout(CharacteristicSet askable)
{
    std::vector<CharacteristicType> questions;
    for (std::size_t of = 0; of < kCharacteristics; ++of) {
        if (!askable[of])
            continue;
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type)
            questions.push_back({static_cast<Characteristic>(of), type});
    }
    return questions;
}

double bitsOf(int yes, int no)
{
    if (yes <= 0 || no <= 0)
        return 0;
    const double p = static_cast<double>(yes) / (yes + no);
    return -p * std::log2(p) - (1 - p) * std::log2(1 - p);
}

} // namespace dossier
