#include "domain/collection/text_column.h"

#include "text/fold.h"

namespace dossier {

void TextColumn::add(std::string_view text)
{
    m_all += foldToSearch(text);
    m_ends.push_back(static_cast<std::uint32_t>(m_all.size()));
    m_all += '\n';
}

std::string_view TextColumn::operator[](std::size_t i) const
{
    const std::size_t start = i == 0 ? 0 : m_ends[i - 1] + 1;
    return std::string_view(m_all).substr(start, m_ends[i] - start);
}

IndexSet TextColumn::holding(std::string_view folded) const
{
    if (folded.empty())
        return IndexSet(size(), true);
    IndexSet found(size());
    const std::string_view all = m_all;
    std::size_t text = 0;
    for (std::size_t at = all.find(folded); at != std::string_view::npos; at = all.find(folded, m_ends[text])) {
        while (m_ends[text] < at)
            ++text;
        found.insert(text);
    }
    return found;
}

IndexSet TextColumn::equalTo(std::string_view folded) const
{
    IndexSet found(size());
    found.fill([&](std::size_t i) { return (*this)[i] == folded; });
    return found;
}

IndexSet TextColumn::beginningWith(std::string_view folded) const
{
    IndexSet found(size());
    found.fill([&](std::size_t i) { return (*this)[i].starts_with(folded); });
    return found;
}

IndexSet TextColumn::matching(const Regex& regex) const
{
    IndexSet found(size());
    found.fill([&](std::size_t i) { return regex.foundIn((*this)[i]); });
    return found;
}

} // namespace dossier
