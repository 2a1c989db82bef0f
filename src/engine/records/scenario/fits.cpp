// Whether a choice is the one a step speaks of.
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/records/scenario/scenario_vocabulary.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 2> kCheckWords{"this check", "later check"};

bool sameTitle(const ScenarioGame& game, const Json& word, CardRef card)
{
    return card && game.pool().sameCard(cardNamed(word, game.pool()), cardIndex(game.state(), card));
}

// Aimed at something: its target may also be said by what it is.
bool aims(ActionKind kind)
{
    return kind == ActionKind::Play || kind == ActionKind::UseBluff || kind == ActionKind::UseText ||
           kind == ActionKind::UsePower || kind == ActionKind::Choose;
}

// A card that comes from outside the game has no place yet.
bool fitsCard(const ScenarioGame& game, const Json& word, const Action& action)
{
    if (action.kind != ActionKind::Choose)
        return sameTitle(game, word, action.card);
    if (!action.target)
        return cardNamed(word, game.pool()) == static_cast<CardIndex>(action.number << 8 | action.agent);
    return sameTitle(game, word, action.target.card());
}

bool fitsTarget(const ScenarioGame& game, const Json& word, const Action& action)
{
    const GameState& state = game.state();
    const Thing aimed =
        action.kind == ActionKind::Allot ? combatantThing(state, state.top(), action.number) : action.target;
    return isMeant(game, word, aimed);
}

// An Agent who does it, to whom it is done, or who holds the card.
bool fitsAgent(const ScenarioGame& game, const Json& word, const Action& action)
{
    if (action.kind == ActionKind::Allot) // whose damage it is
        return isMeant(game, word, roundQuestion(game.state()).about);
    if (!aims(action.kind))
        return slotNamed(word, CardType::Agent, game.match()) == static_cast<int>(action.agent);
    const CardRef host = action.card ? hostOf(game.state(), action.card) : CardRef();
    return fitsTarget(game, word, action) || isMeant(game, word, action.other) || (host && isMeant(game, word, host));
}

bool fitsSite(const ScenarioGame& game, const Json& word, const Action& action)
{
    const CardRef host = aims(action.kind) && action.card ? hostOf(game.state(), action.card) : CardRef();
    return sameTitle(game, word, action.target) || sameTitle(game, word, action.other) || sameTitle(game, word, host);
}

// The Team an action names: of a certain Agent, or a new one; unsaid: a new one.
bool fitsTeam(const ScenarioGame& game, const Json& step, const Action& action)
{
    const GameState& state = game.state();
    const Json* team = step.find("team");
    if (aims(action.kind))
        return !team || !action.target.isTeam() || isMeant(game, *team, action.target);
    const bool forms =
        action.kind == ActionKind::Deploy || action.kind == ActionKind::BuyAgent || action.kind == ActionKind::Regroup;
    const bool names = forms || action.kind == ActionKind::AssignTeam || action.kind == ActionKind::FollowTeam;
    if (!names || action.team == kNoTeam)
        return true;
    if (!team)
        return !forms || teamMembers(state, state.decider, action.team) == 0;
    if (team->isString() && team->asString() == "new")
        return teamMembers(state, state.decider, action.team) == 0;
    const int slot = slotNamed(*team, CardType::Agent, game.match());
    return slot >= 0 && agentOf(state, state.decider, slot).inPlay() &&
           agentOf(state, state.decider, slot).team == action.team;
}

bool fitsWord(const Json& word, const Action& action)
{
    const auto numbers = numbersOfWord(word);
    const std::uint8_t said = action.kind == ActionKind::UsePower ? action.section : action.number;
    return std::find(numbers.begin(), numbers.end(), said) != numbers.end();
}

// A question and a guess are about the player whom the moment says.
Seat directedAt(const ScenarioGame& game, const Action& action)
{
    const bool asks = action.kind == ActionKind::Ask || action.kind == ActionKind::Guess;
    return asks ? game.state().top().who : action.seat;
}

// The rest: one number each.
bool fitsNumbers(const ScenarioGame& game, const Json& step, const Action& action)
{
    if (const Json* way = step.find("way"); way && way->asInt(1, 9) != action.form + 1)
        return false;
    if (const Json* word = step.find("word"); word && !fitsWord(*word, action))
        return false;
    if (const Json* section = step.find("section"))
        if (aims(action.kind) ? !isMeant(game, *section, action.target)
                              : indexOf(*section, sectionWords(), "Section") != action.section)
            return false;
    if (const Json* at = step.find("at"); at && game.seatNamed(*at) != directedAt(game, action))
        return false;
    if (const Json* number = step.find("number"); number && number->asInt(0, 255) != action.number)
        return false;
    if (const Json* price = step.find("price"))
        if (action.number >= kPriceSteps.size() || price->asInt(0, 9) != kPriceSteps[action.number])
            return false;
    if (const Json* skill = step.find("skill"))
        if (indexOf(*skill, abilityWords(), "skill") != action.number)
            return false;
    if (const Json* question = step.find("question"); question && typeBitNamed(*question) != action.number)
        return false;
    const Json* xFile = step.find("xfile");
    return !xFile || slotNamed(*xFile, CardType::XFile, game.match()) == static_cast<int>(action.number);
}

} // namespace

bool isSpecialTarget(const Json& word)
{
    if (!word.isString())
        return false;
    const std::string& text = word.asString();
    const auto sections = sectionWords();
    return std::find(sections.begin(), sections.end(), text) != sections.end() || text == "hands" || text.size() == 1 ||
           text.starts_with(kSecondWord);
}

std::vector<std::uint8_t> numbersOfWord(const Json& word)
{
    const std::string& text = word.asString();
    std::vector<std::uint8_t> numbers;
    const auto add = [&](int number) { numbers.push_back(static_cast<std::uint8_t>(number)); };
    const auto abilities = abilityWords();
    if (const auto ability = std::find(abilities.begin(), abilities.end(), text); ability != abilities.end())
        add(static_cast<int>(ability - abilities.begin()));
    if (const auto keyword = keywordNamed(text))
        add(kFirstKeywordWord + static_cast<int>(*keyword));
    if (const auto characteristic = characteristicNamed(text))
        add(static_cast<int>(*characteristic));
    if (const auto check = std::find(kCheckWords.begin(), kCheckWords.end(), text); check != kCheckWords.end())
        add(static_cast<int>(check - kCheckWords.begin()));
    if (text.size() == 1 && text[0] >= 'A' && text[0] < 'A' + kMostSeats)
        add(text[0] - 'A');
    if (!numbers.empty())
        return numbers;
    std::vector<std::string_view> known(abilities.begin(), abilities.end());
    for (int k = 0; k < kKeywords; ++k)
        known.push_back(nameOf(static_cast<Keyword>(k)));
    known.insert(known.end(), characteristicWords().begin(), characteristicWords().end());
    known.insert(known.end(), kCheckWords.begin(), kCheckWords.end());
    notUnderstood(word, "word", text, known);
}

bool isMeant(const ScenarioGame& game, const Json& word, Thing thing)
{
    const GameState& state = game.state();
    switch (thing.kind()) {
    case Thing::Kind::Card:
        return !isSpecialTarget(word) && sameTitle(game, word, thing.card());
    case Thing::Kind::Team: {
        bool found = false;
        if (!isSpecialTarget(word))
            forEachAgent(teamMembers(state, thing.seat(), thing.number()), [&](int slot) {
                found = found || sameTitle(game, word, agentCard(state, thing.seat(), slot));
            });
        return found;
    }
    case Thing::Kind::Section:
        return word.isString() && word.asString() == sectionWords()[thing.number()];
    case Thing::Kind::Player:
        return word.isString() && word.asString() == ScenarioGame::letterOf(thing.seat());
    case Thing::Kind::Hands:
        return word.isString() && word.asString() == "hands";
    case Thing::Kind::Second:
        return word.isString() &&
               word.asString() == std::string(kSecondWord) + game.pool()[cardIndex(state, thing.card())].title;
    case Thing::Kind::None:
        return false;
    }
    return false;
}

bool fitsStep(const ScenarioGame& game, const Json& step, const Action& action)
{
    const Json* card = step.find("card");
    const Json* target = step.find("target");
    const Json* other = step.find("other");
    const Json* site = step.find("site");
    const Json* agent = step.find("agent");
    return (!card || fitsCard(game, *card, action)) && (!target || fitsTarget(game, *target, action)) &&
           (!other || isMeant(game, *other, action.other)) && (!site || fitsSite(game, *site, action)) &&
           (!agent || fitsAgent(game, *agent, action)) && fitsNumbers(game, step, action) &&
           fitsTeam(game, step, action);
}

} // namespace dossier
