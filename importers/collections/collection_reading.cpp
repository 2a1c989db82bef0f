#include "importers/collections/collection_reading.h"

namespace dossier {

std::vector<OwnedCard> CollectionReading::cards() const
{
    std::vector<OwnedCard> cards;
    cards.reserve(heaps.size());
    for (std::size_t place = 0; place < heaps.size(); ++place)
        cards.push_back(heapOf(heaps[place]));
    return cards;
}

LeftOverFile::LeftOverFile(const LeftOver& to, std::string begin, std::string_view between, std::string_view end)
    : m_to(to)
    , m_begin(std::move(begin))
    , m_between(between)
    , m_end(end)
{}

void LeftOverFile::add(std::string_view record)
{
    if (!m_to)
        return;
    m_to(m_any ? m_between : std::string_view(m_begin));
    m_to(record);
    m_any = true;
}

void LeftOverFile::finish()
{
    if (m_any)
        m_to(m_end);
}

} // namespace dossier
