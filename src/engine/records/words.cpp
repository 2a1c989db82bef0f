#include "engine/records/words.h"

#include "domain/cards/published_set.h"
#include "engine/state/action.h"
#include "engine/state/match.h"

namespace dossier {

namespace {

constexpr std::array<std::string_view, kPhases> kPhaseWords{
    "briefing", "healing", "requisition", "deployment", "case assignment", "investigation", "debriefing"};

constexpr std::array<std::string_view, kSections> kSectionWords{"bureau", "field", "hospital"};

constexpr std::array<std::string_view, 16> kPlaceWords{
    "outside",    "deck",    "hand",    "discard", "removed", "bureau", "field",    "hospital",
    "under site", "on card", "on team", "waiting", "table",   "away",   "abducted", "beside x-file"};

constexpr std::array<std::string_view, 30> kActionWords{
    "pass",       "draw",      "buy cards", "sell",   "requisition", "hand over", "deploy",      "buy agent",
    "place site", "put under", "regroup",   "assign", "investigate", "announce",  "ask",         "guess",
    "discard",    "play",      "use bluff", "allot",  "pay with",    "produce",   "follow team", "tell",
    "use power",  "pick",      "use",       "name",   "choose",      "concede"};

static_assert(kActionWords.size() == static_cast<std::size_t>(ActionKind::Concede) + 1);

constexpr std::array<std::string_view, 8> kEndingWords{
    "none", "identified", "penalty identified", "wrong guess", "no agents left", "conceded", "drawn", "turn limit"};

constexpr std::array<std::string_view, 70> kEventWords{
    "game began",   "turn began",    "phase began",   "drew",           "drew card",       "reshuffled",
    "gained rp",    "gained cp",     "paid rp",       "paid cp",        "bought cards",    "sold",
    "healed",       "requisitioned", "handed over",   "moved",          "joined team",     "bought agent",
    "site placed",  "put under",     "team assigned", "site began",     "skill announced", "check began",
    "check passed", "check failed",  "level changed", "needed changed", "skill changed", // of a check
    "asked",        "answered yes",  "answered no",   "guessed right",  "guessed wrong",   "site left",
    "discarded",    "played",        "revealed",      "resolved",       "no effect",       "negated",
    "left out",     "picked",        "attacked",      "round began",    "allotted",        "hurt",
    "prevented",    "killed",        "combat ended",  "tokens",         "paid with",       "took",
    "looked",       "abducted",      "went away",     "came back",      "borrowed",        "given back",
    "announced",    "power used",    "used",          "told",           "named",           "cancelled",
    "swapped rp",   "swapped cp",    "taken out",     "left game",      "game ended"};
static_assert(kEventWords.size() == static_cast<std::size_t>(EventKind::GameEnded) + 1);

} // namespace

std::span<const std::string_view> phaseWords()
{
    return kPhaseWords;
}
std::span<const std::string_view> sectionWords()
{
    return kSectionWords;
}
std::span<const std::string_view> placeWords()
{
    return kPlaceWords;
}
std::span<const std::string_view> actionWords()
{
    return kActionWords;
}
std::span<const std::string_view> endingWords()
{
    return kEndingWords;
}
std::span<const std::string_view> eventWords()
{
    return kEventWords;
}
std::string_view nameOf(Phase phase)
{
    return kPhaseWords[static_cast<std::size_t>(phase)];
}

std::string_view nameOf(ActionKind kind)
{
    return kActionWords[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(EventKind kind)
{
    return kEventWords[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(Ending ending)
{
    return kEndingWords[static_cast<std::size_t>(ending)];
}

int typeBitNamed(const Json& word)
{
    const std::string& text = word.asString();
    const std::size_t blank = text.find(' ');
    const auto of = characteristicNamed(text.substr(0, blank));
    if (of && blank != std::string::npos)
        if (const auto type = characteristicTypeNamed(*of, text.substr(blank + 1)))
            return typeBit(*type);
    throw JsonError(word.line(), "\"" + text + "\" is no characteristic with its type, like \"Motive Survival\"");
}

CardIndex cardNamed(const Json& word, const CardPool& pool)
{
    if (word.isNumber()) {
        const int number = word.asInt(1, 9999);
        if (const auto card = pool.findNumber(printedNumberOf(number)))
            return *card;
        throw JsonError(word.line(), "no card has the number " + std::to_string(number));
    }
    if (const auto found = pool.find(word.asString()))
        return *found;
    std::string what = "unknown card \"" + word.asString() + "\"";
    const auto near = pool.nearTitles(word.asString(), 1);
    if (!near.empty())
        what += "; did you mean \"" + pool[near.front()].title + "\"?";
    throw JsonError(word.line(), what);
}

int slotNamed(const Json& word, CardType type, const Match& match)
{
    const CardIndex card = cardNamed(word, match.pool());
    if (match.pool()[card].type != type)
        throw JsonError(word.line(), match.pool()[card].title + " is no " + std::string(nameOf(type)));
    return match.facts(card).slot;
}

std::string cardName(const CardPool& pool, CardIndex card)
{
    return pool[card].title + " [" + pool[card].id + "]";
}

} // namespace dossier
