#include "effects/windows.h"

#include <array>

namespace dossier {

namespace {

constexpr auto kWords = std::to_array<std::string_view>(
    {"open",       "paid draw",    "before site", "check",        "check ended", "answered",  "wrong guess",
     "site ended", "combat start", "combat",      "after damage", "aftermath",   "departure", "assign",
     "shown",      "asked",        "absorb",      "payment",      "response",    "reveal",    "any"});
static_assert(kWords.size() == static_cast<std::size_t>(EffectWindow::Any) + 1);

} // namespace

std::span<const std::string_view> windowWords()
{
    return std::span(kWords).first(kWindowKinds);
}

std::span<const std::string_view> effectWindowWords()
{
    return kWords;
}

} // namespace dossier
