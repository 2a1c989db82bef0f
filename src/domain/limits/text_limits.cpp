#include "domain/limits/text_limits.h"

#include "text/utf8.h"

#include <array>

namespace dossier {

namespace {

struct Limit
{
    std::string_view name;
    std::size_t letters;
};

// In the order of TextOf.
constexpr std::array<Limit, kTextsOf> kLimits{{{"deck name", 200},
                                               {"deck notes", 100'000},
                                               {"folder", 200},
                                               {"tag", 60},
                                               {"version name", 200},
                                               {"place", 200},
                                               {"borrower", 200},
                                               {"note", 4'000},
                                               {"currency", 20},
                                               {"language", 60},
                                               {"search name", 200},
                                               {"search", 4'000},
                                               {"set name", 200}}};

static_assert(kTextsOf == static_cast<int>(TextOf::SetName) + 1);

} // namespace

std::size_t longest(TextOf text)
{
    return kLimits[static_cast<std::size_t>(text)].letters;
}

std::string_view nameOf(TextOf text)
{
    return kLimits[static_cast<std::size_t>(text)].name;
}

std::optional<TextOf> textNamed(std::string_view name)
{
    for (std::size_t i = 0; i < kLimits.size(); ++i)
        if (kLimits[i].name == name)
            return static_cast<TextOf>(i);
    return std::nullopt;
}

bool isTooLong(TextOf of, std::string_view text)
{
    return text.size() > longest(of) && firstLetters(text, longest(of)).size() < text.size();
}

std::string_view cutTo(TextOf of, std::string_view text)
{
    return text.size() <= longest(of) ? text : firstLetters(text, longest(of));
}

} // namespace dossier
