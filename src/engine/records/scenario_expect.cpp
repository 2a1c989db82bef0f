// What must be so in a scenario.
#include "engine/changes/agents.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/zones.h"
#include "engine/records/scenario_game.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 20> kKeys{
    "reached",          "A",     "B",      "C",      "D",     "phase",  "turn of",   "decider", "winner",
    "ending",           "level", "needed", "window", "round", "events", "no events", "offers",  "offers not",
    "adversary damage", "stack"};
constexpr std::array<std::string_view, 13> kPlayerKeys{"rp",      "cp",       "hand",       "deck",  "discard",
                                                       "removed", "cards",    "agents",     "known", "sites",
                                                       "tokens",  "keywords", "no keywords"};
constexpr std::array<std::string_view, 12> kAgentKeys{"section",   "damage",    "health", "team with",
                                                      "may leave", "skills",    "res",    "purse",
                                                      "tokens",    "equipment", "cost",   "countdown"};
constexpr int kMost = 1'000'000;

template <typename Value>
void same(const Json& expected, std::string_view what, const Value& found, const Value& wanted)
{
    if (found == wanted)
        return;
    const auto text = [](const Value& value) {
        if constexpr (std::is_same_v<Value, std::string>)
            return "\"" + value + "\"";
        else
            return std::to_string(value);
    };
    throw ScenarioFailure(expected.line(), std::string(what) + " is " + text(found) + ", expected " + text(wanted));
}

void sameNumber(const Json& expected, std::string_view what, int found)
{
    same(expected, what, found, expected.asInt(-kMost, kMost));
}

void sameWord(const Json& expected, std::string_view what, std::string_view found)
{
    same(expected, what, std::string(found), expected.asString());
}

class Expectations
{
public:
    explicit Expectations(ScenarioGame& game)
        : m_game(game)
        , m_state(game.state())
    {}

    void check(const Json& expected)
    {
        checkKeys(expected, kKeys, "what is expected");
        for (const auto& [key, value] : expected.members()) {
            if (key.size() == 1)
                checkPlayer(value, m_game.seatNamed(value, key), key);
            else
                checkGame(key, value);
        }
    }

private:
    void checkGame(const std::string& key, const Json& value)
    {
        if (key == "phase")
            sameWord(value, "the phase", nameOf(m_state.phase()));
        else if (key == "turn of")
            sameWord(value, "the Investigating Player", ScenarioGame::letterOf(m_state.activeSeat()));
        else if (key == "decider")
            sameWord(value, "the player who decides", ScenarioGame::letterOf(m_state.decider));
        else if (key == "winner")
            sameWord(value, "the winner", ScenarioGame::letterOf(m_state.winner));
        else if (key == "ending")
            sameWord(value, "the ending", nameOf(m_state.ending));
        else if (key == "level" || key == "needed")
            checkLevel(key, value);
        else if (key == "reached")
            checkReached(value);
        else if (key == "window")
            checkWindow(value);
        else if (key == "round")
            checkRound(value);
        else if (key == "events" || key == "no events")
            checkEvents(key, value);
        else if (key == "adversary damage")
            checkFoe(value);
        else if (key == "stack")
            checkStack(value);
        else
            checkOffers(key, value);
    }

    // The running Skill Check, as it stands now.
    void checkLevel(const std::string& key, const Json& value)
    {
        const int depth = depthOf(m_state, FrameKind::Check);
        if (depth == 0)
            throw ScenarioFailure(value.line(), "no Skill Check is under way");
        const Frame& check = m_state.frames[static_cast<std::size_t>(depth - 1)];
        const NeededLevel needed = prerequisiteOf(m_state, depth);
        const int level = levelOf(m_state, check.seat, check.team, needed.skill, depth);
        sameNumber(value, key == "level" ? "the level" : "the level needed", key == "level" ? level : needed.level);
    }

    // The level with which the last Skill Check was resolved.
    void checkReached(const Json& value)
    {
        const EventLog& log = m_game.log();
        const auto last = std::find_if(log.rbegin(), log.rend(), [](const Event& event) {
            return event.kind == EventKind::CheckPassed || event.kind == EventKind::CheckFailed;
        });
        if (last == log.rend())
            throw ScenarioFailure(value.line(), "no Skill Check has been resolved");
        sameNumber(value, "the level reached", last->number);
    }

    void checkWindow(const Json& value)
    {
        const Frame* window = nearest(m_state, FrameKind::Window);
        const auto found = window ? windowWords()[window->what] : std::string_view("none");
        sameWord(value, "the window", found);
    }

    void checkRound(const Json& value)
    {
        const Frame* round = nearest(m_state, FrameKind::Round);
        sameWord(value, "the round", round ? abilityWords()[round->what] : std::string_view("none"));
    }

    void checkFoe(const Json& value)
    {
        if (m_state.combatCount == 0)
            throw ScenarioFailure(value.line(), "no Combat is under way");
        const auto& foes = m_state.combats[m_state.combatCount - 1u].foes;
        if (value.isNumber()) {
            sameNumber(value, "the Adversary's damage", foes[0].damage);
            return;
        }
        std::size_t at = 0;
        for (const Json& damage : value.items()) {
            const std::string adversary = "Adversary " + std::to_string(at + 1);
            if (at == foes.size())
                throw ScenarioFailure(damage.line(), "no Combat has an " + adversary);
            sameNumber(damage, "the damage of " + adversary, foes[at++].damage);
        }
    }

    void checkStack(const Json& value)
    {
        std::vector<CardIndex> waiting;
        for (int i = m_state.depth; i-- > 0;)
            if (m_state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Card)
                waiting.push_back(cardIndex(m_state, m_state.frames[static_cast<std::size_t>(i)].card));
        checkCards(value, "the stack, last played first,", waiting, true);
    }

    // All of them, in this order, others in between.
    void checkEvents(const std::string& key, const Json& value)
    {
        std::size_t at = 0;
        const EventLog& log = m_game.log();
        for (const Json& word : value.items()) {
            const auto kind = static_cast<EventKind>(indexOf(word, eventWords(), "event"));
            const auto found = std::find_if(log.begin() + static_cast<std::ptrdiff_t>(at), log.end(),
                                            [&](const Event& event) { return event.kind == kind; });
            if ((found == log.end()) == (key == "events"))
                throw ScenarioFailure(word.line(), "\"" + word.asString() + "\" " +
                                                       (key == "events" ? "has not happened" : "has happened"));
            if (key == "events")
                at = static_cast<std::size_t>(found - log.begin()) + 1;
        }
    }

    void checkOffers(const std::string& key, const Json& value)
    {
        ActionList actions;
        legalActions(m_state, actions);
        for (const Json& word : value.items()) {
            const auto kind = static_cast<ActionKind>(indexOf(word, actionWords(), "action"));
            if ((actions.find(kind) != nullptr) != (key == "offers"))
                throw ScenarioFailure(word.line(), "\"" + word.asString() + "\" is " +
                                                       (key == "offers" ? "not offered" : "offered"));
        }
    }

    void checkPlayer(const Json& expected, Seat seat, const std::string& letter)
    {
        checkKeys(expected, kPlayerKeys, "what is expected of a player");
        const PlayerState& player = m_state.player(seat);
        for (const auto& [key, value] : expected.members()) {
            const std::string what = letter + "'s " + key;
            if (key == "rp")
                sameNumber(value, what, player.rp);
            else if (key == "cp")
                sameNumber(value, what, player.cp);
            else if (key == "cards")
                checkPlaces(value, seat);
            else if (key == "tokens")
                checkTokens(value, seat);
            else if (key == "agents")
                checkAgents(value, seat);
            else if (key == "known")
                checkKnown(value, seat);
            else if (key == "keywords" || key == "no keywords")
                checkKeywords(value, seat, key == "keywords");
            else
                checkPile(value, what, pile(seat, key));
        }
    }

    std::vector<CardIndex> pile(Seat seat, const std::string& key) const
    {
        std::vector<CardIndex> cards;
        if (key == "deck") {
            for (std::uint8_t at = m_state.player(seat).deckTop; at != kNoCard; at = m_state.player(seat).host[at])
                cards.push_back(cardIndex(m_state, {seat, at}));
            return cards;
        }
        for (int index = 0; index < cardsOf(m_state, seat); ++index) {
            const CardRef card(seat, index);
            const Place place = placeOf(m_state, card);
            const bool site = place == Place::Field && factsOf(m_state, card).type == CardType::Site;
            if ((key == "hand" && place == Place::Hand) || (key == "discard" && place == Place::Discard) ||
                (key == "removed" && place == Place::Removed) || (key == "sites" && site))
                cards.push_back(cardIndex(m_state, card));
        }
        return cards;
    }

    // A number of cards, or which; a deck from the top, others in any order.
    void checkPile(const Json& value, const std::string& what, const std::vector<CardIndex>& cards)
    {
        if (value.isNumber())
            sameNumber(value, what, static_cast<int>(cards.size()));
        else
            checkCards(value, what, cards, what.ends_with("deck"));
    }

    void checkCards(const Json& value, const std::string& what, std::vector<CardIndex> found, bool ordered)
    {
        std::vector<CardIndex> wanted;
        for (const Json& card : value.items())
            wanted.push_back(cardNamed(card, m_game.pool()));
        if (!ordered) {
            std::sort(found.begin(), found.end());
            std::sort(wanted.begin(), wanted.end());
        }
        if (found != wanted)
            throw ScenarioFailure(value.line(), what + " holds " + listOf(found) + ", expected " + listOf(wanted));
    }

    std::string listOf(const std::vector<CardIndex>& cards) const
    {
        std::string text;
        for (CardIndex card : cards)
            text += (text.empty() ? "" : ", ") + cardName(m_game.pool(), card);
        return text.empty() ? "nothing" : text;
    }

    // {"293": "discard"}
    void checkPlaces(const Json& value, Seat seat)
    {
        for (const auto& [name, place] : value.members()) {
            const CardIndex wanted = cardOfKey(place, name);
            const auto where = static_cast<Place>(indexOf(place, placeWords(), "place"));
            std::string found;
            bool there = false;
            for (int index = 0; index < m_state.match->cardCount(seat); ++index)
                if (m_state.match->card(seat, index) == wanted) {
                    const Place now = placeOf(m_state, {seat, index});
                    there = there || now == where;
                    found += (found.empty() ? "" : ", ") + std::string(placeWords()[static_cast<std::size_t>(now)]);
                }
            if (!there)
                throw ScenarioFailure(place.line(), cardName(m_game.pool(), wanted) + " is in: " + found +
                                                        "; expected: " + place.asString());
        }
    }

    // The player's copies of this title that lie on the table.
    std::vector<CardRef> copiesInPlay(Seat seat, CardIndex wanted) const
    {
        std::vector<CardRef> copies;
        m_state.player(seat).table.forEach([&](int index) {
            if (m_game.pool().sameCard(m_state.match->card(seat, index), wanted))
                copies.push_back({seat, index});
        });
        return copies;
    }

    CardRef copyInPlay(const Json& at, const std::string& name, Seat seat) const
    {
        const CardIndex wanted = cardOfKey(at, name);
        const auto copies = copiesInPlay(seat, wanted);
        if (copies.empty())
            throw ScenarioFailure(at.line(), cardName(m_game.pool(), wanted) + " is not in play");
        return copies.front();
    }

    // {"163": 2}
    void checkTokens(const Json& value, Seat seat)
    {
        for (const auto& [name, number] : value.members())
            sameNumber(number, "the tokens on " + name, tokensOn(m_state, copyInPlay(number, name, seat)));
    }

    // {"63": ["Motive", "Result"]}: all of them, or none.
    void checkKeywords(const Json& value, Seat seat, bool wanted)
    {
        for (const auto& [name, words] : value.members()) {
            const KeywordSet borne = keywordsOf(m_state, copyInPlay(words, name, seat));
            for (const Json& word : words.items()) {
                const auto keyword = keywordNamed(word.asString());
                if (!keyword)
                    throw JsonError(word.line(), "unknown Keyword \"" + word.asString() + "\"");
                if (borne.contains(*keyword) != wanted)
                    throw ScenarioFailure(word.line(),
                                          name + (wanted ? " does not bear " : " bears ") + word.asString());
            }
        }
    }

    CardIndex cardOfKey(const Json& at, const std::string& name) const
    {
        const bool number =
            !name.empty() && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (number && name.size() < 5)
            return cardNamed(Json(std::stoi(name)), m_game.pool());
        try {
            return cardNamed(Json(std::string_view(name)), m_game.pool());
        } catch (const JsonError& error) {
            throw JsonError(at.line(), error.what());
        }
    }

    void checkAgents(const Json& value, Seat seat)
    {
        for (const auto& [name, expected] : value.members()) {
            const CardIndex card = cardOfKey(expected, name);
            const CardFacts& facts = m_state.match->facts(card);
            const int slot = facts.type == CardType::Agent ? facts.slot : -1;
            if (slot < 0 || !agentOf(m_state, seat, slot).inPlay())
                throw ScenarioFailure(expected.line(), cardName(m_game.pool(), card) + " is not in play");
            checkAgent(expected, seat, slot, m_game.pool()[card].title);
        }
    }

    void checkAgent(const Json& expected, Seat seat, int slot, const std::string& name)
    {
        checkKeys(expected, kAgentKeys, "what is expected of an Agent");
        const AgentState& agent = agentOf(m_state, seat, slot);
        for (const auto& [key, value] : expected.members()) {
            const std::string what = name + "'s " + key;
            if (key == "section")
                sameWord(value, what, sectionWords()[agent.section]);
            else if (key == "damage")
                sameNumber(value, what, agent.damage);
            else if (key == "health")
                sameNumber(value, what, currentHealth(m_state, seat, slot));
            else if (key == "cost")
                sameNumber(value, what, costLeft(m_state, seat, slot));
            else if (key == "countdown")
                sameNumber(value, what, agent.hostTokens);
            else if (key == "equipment")
                checkPile(value, what, attachedTo(agentCard(m_state, seat, slot)));
            else if (key == "tokens")
                sameNumber(value, what, tokensOn(m_state, agentCard(m_state, seat, slot)));
            else if (key == "res")
                sameNumber(value, what, resOf(m_state, seat, slot));
            else if (key == "purse")
                same(value, what, static_cast<int>(agent.purse), static_cast<int>(value.asBool()));
            else if (key == "skills")
                checkSkills(value, seat, slot, name);
            else if (key == "may leave")
                same(value, what, static_cast<int>(mayLeaveHospital(m_state, seat, slot)),
                     static_cast<int>(value.asBool()));
            else
                checkMate(value, seat, agent.team, what);
        }
    }

    std::vector<CardIndex> attachedTo(CardRef host) const
    {
        std::vector<CardIndex> cards;
        forEachAttached(m_state, host, [&](CardRef card) { cards.push_back(cardIndex(m_state, card)); });
        return cards;
    }

    // {"Observation": 2}: his value at this moment
    void checkSkills(const Json& value, Seat seat, int slot, const std::string& name)
    {
        for (const auto& [word, number] : value.members()) {
            const auto words = abilityWords();
            const auto ability = std::find(words.begin(), words.end(), word);
            if (ability == words.end())
                throw JsonError(number.line(), "unknown skill \"" + word + "\"");
            sameNumber(number, name + "'s " + word,
                       skillOf(m_state, seat, slot, static_cast<Ability>(ability - words.begin())));
        }
    }

    void checkMate(const Json& value, Seat seat, std::uint8_t team, const std::string& what)
    {
        const int mate = slotNamed(value, CardType::Agent, *m_state.match);
        if (mate < 0 || !agentOf(m_state, seat, mate).inPlay() || agentOf(m_state, seat, mate).team != team)
            throw ScenarioFailure(value.line(), what + " is not so");
    }

    void checkKnown(const Json& value, Seat seat)
    {
        constexpr std::array<std::string_view, 2> keys{"yes", "no"};
        for (const auto& [letter, facts] : value.members()) {
            checkKeys(facts, keys, "what is known");
            const Notebook& notes = notebook(m_state, seat, m_game.seatNamed(facts, letter));
            for (const auto& [answer, types] : facts.members()) {
                TypeSet wanted = 0;
                for (const Json& type : types.items())
                    wanted |= 1u << typeBitNamed(type);
                const TypeSet found = answer == "yes" ? notes.yes : notes.no;
                if (found != wanted)
                    throw ScenarioFailure(types.line(), "the Notebook's answers \"" + answer + "\" differ");
            }
        }
    }

    ScenarioGame& m_game;
    const GameState& m_state;
};

} // namespace

void checkExpectations(const Json& expected, ScenarioGame& game)
{
    Expectations(game).check(expected);
}

} // namespace dossier
