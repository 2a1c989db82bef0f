#include "net/view/view_words.h"

#include "domain/cards/vocabulary.h"

#include <array>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 2> kGames{"advanced", "basic"};
constexpr std::array<std::string_view, 39> kAsks{"nothing",        "go on",
                                                 "free draw",      "buy cards",
                                                 "sell",           "equip",
                                                 "deploy",         "place sites",
                                                 "put under",      "assign teams",
                                                 "investigate",    "skill",
                                                 "x-file",         "guess",
                                                 "new x-file",     "power cost",
                                                 "discard",        "play",
                                                 "answer",         "payment",
                                                 "share",          "follow team",
                                                 "characteristic", "opponent",
                                                 "which check",    "word",
                                                 "keyword",        "new keyword",
                                                 "power keyword",  "power new keyword",
                                                 "choose",         "bluffs",
                                                 "weapon",         "target",
                                                 "second target",  "reached",
                                                 "source",         "agent for power",
                                                 "agent"};
constexpr std::array<std::string_view, 15> kFates{"other",    "price",    "joins",   "discarded", "removed",
                                                  "hospital", "stays",    "to hand", "moves",     "where to",
                                                  "host",     "borrowed", "fights",  "alone",     "abducted"};
constexpr std::array<std::string_view, kReasonKinds> kReasons{
    "not your decision", "not in hand",  "not in this game", "text not known", "activator not known",
    "wrong role",        "wrong window", "activator",        "condition",      "no target",
    "second copy",       "forbidden",    "too dear",         "no room",        "other choice",
    "own text",          "barred"};
constexpr std::array<std::string_view, 7> kThings{"none", "card", "team", "section", "player", "hands", "second"};
constexpr std::array<std::string_view, 6> kNamedWords{"keyword", "skill",      "characteristic",
                                                      "player",  "this check", "later check"};
constexpr std::array<std::string_view, 3> kWaiting{"card", "use", "power"};
constexpr std::array<std::string_view, 5> kLevelParts{"agent", "joined", "equipment", "card", "floor"};
constexpr std::array<std::string_view, kCardStates> kStates{
    "may not heal", "held",  "until healed", "leaves later", "dies later", "apart",  "stunned", "deals nothing",
    "first",        "split", "twice",        "spared",       "blank",      "bought", "borrowed"};
constexpr std::array<std::string_view, 7> kScenes{"round begins", "blows", "departure", "check begins",
                                                  "turned up",    "bluff", "check ends"};
constexpr std::array<std::string_view, 3> kHastes{"none", "to decision", "to turn end"};
constexpr std::array<std::string_view, 3> kCosts{"nothing", "chance", "goods"};

template <std::size_t n>
constexpr bool named(const std::array<std::string_view, n>& words, auto last)
{
    return n == static_cast<std::size_t>(last) + 1 && !words.back().empty();
}
static_assert(named(kThings, Thing::Kind::Second) && named(kNamedWords, NamedWord::Kind::LaterCheck));
static_assert(named(kWaiting, Waiting::Kind::Power) && named(kLevelParts, LevelPart::Kind::Floor));
static_assert(named(kReasons, ReasonKind::Barred) && named(kStates, CardState::Borrowed));
static_assert(named(kScenes, SceneKind::CheckEnds) && named(kHastes, Haste::ToTurnEnd));
static_assert(named(kCosts, PassCosts::Goods) && named(kGames, Game::Basic) && named(kAsks, Asks::Agent));
static_assert(named(kFates, Fate::Abducted));

} // namespace

template <>
std::span<const std::string_view> wordsFor<Game>()
{
    return kGames;
}
template <>
std::span<const std::string_view> wordsFor<Asks>()
{
    return kAsks;
}
template <>
std::span<const std::string_view> wordsFor<Fate>()
{
    return kFates;
}
template <>
std::span<const std::string_view> wordsFor<ReasonKind>()
{
    return kReasons;
}
template <>
std::span<const std::string_view> wordsFor<Thing::Kind>()
{
    return kThings;
}
template <>
std::span<const std::string_view> wordsFor<NamedWord::Kind>()
{
    return kNamedWords;
}
template <>
std::span<const std::string_view> wordsFor<Waiting::Kind>()
{
    return kWaiting;
}
template <>
std::span<const std::string_view> wordsFor<LevelPart::Kind>()
{
    return kLevelParts;
}
template <>
std::span<const std::string_view> wordsFor<CardState>()
{
    return kStates;
}
template <>
std::span<const std::string_view> wordsFor<SceneKind>()
{
    return kScenes;
}
template <>
std::span<const std::string_view> wordsFor<Haste>()
{
    return kHastes;
}
template <>
std::span<const std::string_view> wordsFor<PassCosts>()
{
    return kCosts;
}

template <>
std::span<const std::string_view> wordsFor<Activator>()
{
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> all;
        all.reserve(kActivators);
        for (int each = 0; each < kActivators; ++each)
            all.push_back(nameOf(static_cast<Activator>(each)));
        return all;
    }();
    return words;
}

} // namespace dossier
