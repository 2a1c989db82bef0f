// What a player has and knows as a scenario begins, besides his cards.
#include "engine/queries/table/powers.h"
#include "engine/queries/table/question.h"
#include "engine/records/scenario/scenario_position.h"
#include "engine/records/scenario/scenario_vocabulary.h"

namespace dossier {

namespace {

constexpr int kMostPoints = 999;

void readKnown(GameState& state, Seat observer, const Json& known, const ScenarioGame& game)
{
    for (const auto& [letter, facts] : known.members()) {
        const Seat subject = game.seatNamed(facts, letter);
        checkKeys(facts, knownKeys(), "what is known");
        if (subject == observer)
            throw JsonError(facts.line(), "nobody keeps a Notebook about himself");
        Notebook& notes = notebook(state, observer, subject);
        forEachIn(facts, "yes", [&](const Json& type) { notes.yes |= 1u << typeBitNamed(type); });
        forEachIn(facts, "no", [&](const Json& type) { notes.no |= 1u << typeBitNamed(type); });
        forEachIn(facts, "wrong", [&](const Json& xFile) {
            notes.wrong |= std::uint64_t{1} << slotNamed(xFile, CardType::XFile, *state.match);
        });
    }
}

// POWER-3: everybody knows it.
void announce(GameState& state, Seat seat, const Json& word)
{
    const auto of = static_cast<Characteristic>(indexOf(word, characteristicWords(), "characteristic"));
    PlayerState& player = state.player(seat);
    player.announced = static_cast<std::uint8_t>(player.announced | 1u << static_cast<int>(of)) & 15;
    for (Seat other = 0; other < state.match->seats(); ++other)
        if (other != seat)
            notebook(state, other, seat).yes |= TypeSet{1} << typeOf(state, seat, of);
}

// POWER-5: what is left of the tokens, or of the uses of this turn.
void readPowers(GameState& state, Seat seat, const Json& left)
{
    checkKeys(left, tokenKeys(), "the power tokens");
    PlayerState& player = state.player(seat);
    for (const auto& [word, number] : left.members()) {
        const auto of = characteristicNamed(word);
        const int most = powerUsesLeft(state, seat, static_cast<Power>(typeOf(state, seat, *of)));
        const auto spent = static_cast<std::uint8_t>(most - number.asInt(0, most));
        if (*of == Characteristic::Method)
            player.methodSpent = spent & 3;
        else if (*of == Characteristic::Motive)
            player.motiveSpent = spent & 3;
        else
            player.resultSpent = spent & 3;
    }
}

} // namespace

void setUpPlayer(GameState& state, Seat seat, const Json& player, const ScenarioGame& game)
{
    constexpr std::array<std::string_view, 2> guessed{"this turn", "this game"};
    PlayerState& own = state.player(seat);
    own.rp = static_cast<std::uint16_t>(numberIn(player, "rp", 0, kMostPoints, 5));
    own.cp = static_cast<std::uint16_t>(numberIn(player, "cp", 0, kMostPoints, 5));
    own.turns = static_cast<std::uint16_t>(numberIn(player, "turns", 0, kMostPoints));
    own.played = static_cast<std::uint8_t>(numberIn(player, "played", 0, 3)) & 3;
    if (const Json* when = player.find("guessed")) {
        own.guessUsed = 1;
        own.guessed = indexOf(*when, guessed, "guess") == 0 ? 1 : 0;
    }
    if (const Json* known = player.find("known"))
        readKnown(state, seat, *known, game);
    forEachIn(player, "announced", [&](const Json& word) { announce(state, seat, word); });
    if (const Json* left = player.find("power tokens"))
        readPowers(state, seat, *left);
}

} // namespace dossier
