// Many short texts in one stretch of memory, so that a word is looked for in all of them at once.
#pragma once

#include "domain/cards/card_set.h"
#include "text/regex.h"

#include <span>
#include <string>
#include <string_view>

namespace dossier {

// The texts are numbered from 0 in the order they were added, and kept folded to be searched (text/fold.h).
class TextColumn
{
public:
    void add(std::string_view text);

    std::size_t size() const { return m_ends.size(); }
    std::string_view operator[](std::size_t i) const;

    // `folded` must be folded. An empty text is in every other.
    IndexSet holding(std::string_view folded) const;
    IndexSet equalTo(std::string_view folded) const;
    IndexSet beginningWith(std::string_view folded) const;
    IndexSet matching(const Regex& regex) const;

private:
    std::string m_all;                 // each followed by a line break, which folding never leaves in a text
    std::vector<std::uint32_t> m_ends; // where the line break stands
};

} // namespace dossier
