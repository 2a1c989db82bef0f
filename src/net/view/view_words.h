// The words that stand for what a view can be one of. Those of records and scenarios where these have them.
#pragma once

#include "effects/form.h"
#include "effects/windows.h"
#include "engine/records/words.h"
#include "engine/state/reason.h"
#include "table/seat_view.h"

namespace dossier {

// In the order of the enumeration.
template <typename Enum>
std::span<const std::string_view> wordsFor() = delete;

template <>
inline std::span<const std::string_view> wordsFor<Phase>()
{
    return phaseWords();
}
template <>
inline std::span<const std::string_view> wordsFor<Section>()
{
    return sectionWords();
}
template <>
inline std::span<const std::string_view> wordsFor<Place>()
{
    return placeWords();
}
template <>
inline std::span<const std::string_view> wordsFor<ActionKind>()
{
    return actionWords();
}
template <>
inline std::span<const std::string_view> wordsFor<Ending>()
{
    return endingWords();
}
template <>
inline std::span<const std::string_view> wordsFor<EventKind>()
{
    return eventWords();
}
template <>
inline std::span<const std::string_view> wordsFor<WindowKind>()
{
    return windowWords();
}
template <>
std::span<const std::string_view> wordsFor<Game>();
template <>
std::span<const std::string_view> wordsFor<Asks>();
template <>
std::span<const std::string_view> wordsFor<Fate>();
template <>
std::span<const std::string_view> wordsFor<ReasonKind>();
template <>
std::span<const std::string_view> wordsFor<Thing::Kind>();
template <>
std::span<const std::string_view> wordsFor<NamedWord::Kind>();
template <>
std::span<const std::string_view> wordsFor<Waiting::Kind>();
template <>
std::span<const std::string_view> wordsFor<LevelPart::Kind>();
template <>
std::span<const std::string_view> wordsFor<CardState>();
template <>
std::span<const std::string_view> wordsFor<SceneKind>();
template <>
std::span<const std::string_view> wordsFor<Haste>();
template <>
std::span<const std::string_view> wordsFor<PassCosts>();
template <>
std::span<const std::string_view> wordsFor<Activator>();

} // namespace dossier
