// What must be so in a scenario: of a player and his cards.
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/zones.h"
#include "engine/records/scenario/expectations.h"
#include "engine/records/scenario/scenario_vocabulary.h"

#include <algorithm>

namespace dossier {

namespace {

class PlayerExpected
{
public:
    PlayerExpected(const ScenarioGame& game, Seat seat, std::string letter)
        : m_game(game)
        , m_state(game.state())
        , m_seat(seat)
        , m_letter(std::move(letter))
    {}

    void check(const Json& expected)
    {
        checkKeys(expected, expectPlayerKeys(), "what is expected of a player");
        for (const auto& [key, value] : expected.members())
            checkKey(key, value);
    }

private:
    void checkKey(const std::string& key, const Json& value)
    {
        const PlayerState& player = m_state.player(m_seat);
        if (key == "rp")
            sameNumber(value, what(key), player.rp);
        else if (key == "cp")
            sameNumber(value, what(key), player.cp);
        else if (key == "cards")
            checkPlaces(value);
        else if (key == "tokens")
            checkTokens(value);
        else if (key == "agents")
            expectOfAgents(m_game, value, m_seat);
        else if (key == "known")
            checkKnown(value);
        else if (key == "keywords" || key == "no keywords")
            checkKeywords(value, key == "keywords");
        else if (key == "seen by" || key == "hidden from")
            checkSeen(value, key == "seen by");
        else if (key == "announced")
            checkAnnounced(value);
        else if (key == "power tokens")
            checkPowers(value);
        else if (key == "used")
            samePile(m_game, value, what(key), usedCards());
        else if (key == "count")
            sameCounts(m_game, value, m_seat);
        else
            samePile(m_game, value, what(key), pile(key), key == "deck");
    }

    std::string what(std::string_view key) const { return m_letter + "'s " + std::string(key); }

    template <typename Keep>
    std::vector<CardIndex> cardsThat(Keep keep) const
    {
        std::vector<CardIndex> cards;
        for (int index = 0; index < cardsOf(m_state, m_seat); ++index)
            if (keep(CardRef(m_seat, index)))
                cards.push_back(cardIndex(m_state, {m_seat, index}));
        return cards;
    }

    std::vector<CardIndex> pile(const std::string& key) const
    {
        if (key == "deck") {
            std::vector<CardIndex> cards;
            forEachInDeck(m_state, m_seat, kCardsPerSeat,
                          [&](CardRef card) { cards.push_back(cardIndex(m_state, card)); });
            return cards;
        }
        if (key == "sites")
            return cardsThat([&](CardRef card) {
                return placeOf(m_state, card) == Place::Field && factsOf(m_state, card).type == CardType::Site;
            });
        const auto words = placeWords();
        const auto place = static_cast<Place>(std::find(words.begin(), words.end(), key) - words.begin());
        return cardsThat([&](CardRef card) {
            const bool agent = place == Place::Bureau && factsOf(m_state, card).type == CardType::Agent;
            return placeOf(m_state, card) == place && !agent;
        });
    }

    std::vector<CardIndex> usedCards() const
    {
        return cardsThat([&](CardRef card) { return placing(m_state, card).usedNow != 0; });
    }

    // {"293": "discard"}
    void checkPlaces(const Json& value)
    {
        for (const auto& [name, place] : value.members()) {
            const CardIndex wanted = cardOfKey(m_game, place, name);
            const auto where = static_cast<Place>(indexOf(place, placeWords(), "place"));
            std::string found;
            bool there = false;
            for (int index = 0; index < m_state.match->cardCount(m_seat); ++index)
                if (m_state.match->card(m_seat, index) == wanted) {
                    const Place now = placeOf(m_state, {m_seat, index});
                    there = there || now == where;
                    found += (found.empty() ? "" : ", ") + std::string(placeWords()[static_cast<std::size_t>(now)]);
                }
            if (!there)
                throw ScenarioFailure(place.line(), cardName(m_game.pool(), wanted) + " is in: " + found +
                                                        "; expected: " + place.asString());
        }
    }

    CardRef copyInPlay(const Json& at, const std::string& name) const
    {
        const CardIndex wanted = cardOfKey(m_game, at, name);
        CardRef copy;
        m_state.player(m_seat).table.forEach([&](int index) {
            if (!copy && m_game.pool().sameCard(cardIndex(m_state, {m_seat, index}), wanted))
                copy = {m_seat, index};
        });
        if (!copy)
            throw ScenarioFailure(at.line(), cardName(m_game.pool(), wanted) + " is not in play");
        return copy;
    }

    // {"163": 2}
    void checkTokens(const Json& value)
    {
        for (const auto& [name, number] : value.members())
            sameNumber(number, "the tokens on " + name, tokensOn(m_state, copyInPlay(number, name)));
    }

    // {"63": ["Motive", "Result"]}: all of them, or none.
    void checkKeywords(const Json& value, bool wanted)
    {
        for (const auto& [name, words] : value.members()) {
            const KeywordSet borne = keywordsOf(m_state, copyInPlay(words, name));
            for (const Json& word : words.items()) {
                const auto keyword = keywordNamed(word.asString());
                if (!keyword)
                    unknownKeyword(word);
                if (borne.contains(*keyword) != wanted)
                    throw ScenarioFailure(word.line(),
                                          name + (wanted ? " does not bear " : " bears ") + word.asString());
            }
        }
    }

    [[noreturn]] static void unknownKeyword(const Json& word)
    {
        std::vector<std::string_view> known;
        known.reserve(kKeywords);
        for (int k = 0; k < kKeywords; ++k)
            known.push_back(nameOf(static_cast<Keyword>(k)));
        notUnderstood(word, "Keyword", word.asString(), known);
    }

    // {"B": [207]}: a copy of these cards he knows, or none.
    void checkSeen(const Json& value, bool wanted)
    {
        for (const auto& [letter, cards] : value.members()) {
            const Seat reader = m_game.seatNamed(cards, letter);
            for (const Json& card : cards.items()) {
                const CardIndex title = cardNamed(card, m_game.pool());
                const auto isCopy = [&](CardRef copy) {
                    return m_game.pool().sameCard(cardIndex(m_state, copy), title);
                };
                if (cardsThat(isCopy).empty())
                    throw ScenarioFailure(card.line(), m_letter + " has no " + cardName(m_game.pool(), title));
                const bool seen =
                    !cardsThat([&](CardRef copy) { return isCopy(copy) && knows(m_state, reader, copy); }).empty();
                if (seen != wanted)
                    throw ScenarioFailure(card.line(), letter + (seen ? " knows " : " does not know ") +
                                                           cardName(m_game.pool(), title));
            }
        }
    }

    void checkKnown(const Json& value)
    {
        for (const auto& [letter, facts] : value.members()) {
            checkKeys(facts, knownKeys(), "what is known");
            const Seat subject = m_game.seatNamed(facts, letter);
            if (subject == m_seat)
                throw JsonError(facts.line(), "nobody keeps a Notebook about himself");
            const Notebook& notes = notebook(m_state, m_seat, subject);
            for (const auto& [answer, things] : facts.members()) {
                if (answer == "wrong")
                    checkWrong(things, notes);
                else
                    checkTypes(things, answer, answer == "yes" ? notes.yes : notes.no);
            }
        }
    }

    static void checkTypes(const Json& types, const std::string& answer, TypeSet found)
    {
        TypeSet wanted = 0;
        for (const Json& type : types.items())
            wanted |= 1u << typeBitNamed(type);
        if (found == wanted)
            return;
        std::string all;
        for (int bit = 0; bit < kCharacteristics * kTypesPerCharacteristic; ++bit)
            if ((found >> bit & 1u) != 0)
                all += (all.empty() ? "" : ", ") + typeName(bit);
        throw ScenarioFailure(types.line(), "the Notebook's answers \"" + answer + "\" differ: it has " +
                                                (all.empty() ? "none" : all));
    }

    static std::string typeName(int bit)
    {
        const auto of = static_cast<Characteristic>(bit / kTypesPerCharacteristic);
        const auto type = static_cast<std::uint8_t>(bit % kTypesPerCharacteristic);
        return std::string(nameOf(of)) + " " + std::string(nameOf(CharacteristicType{of, type}));
    }

    // X-Files that were guessed and are not his.
    void checkWrong(const Json& xFiles, const Notebook& notes)
    {
        std::vector<CardIndex> found;
        for (int slot = 0; slot < m_game.match().xFileCount(); ++slot)
            if ((notes.wrong >> slot & 1u) != 0)
                found.push_back(m_game.match().xFileCard(slot));
        sameCards(m_game, xFiles, m_letter + "'s list of wrong guesses", found, false);
    }

    void checkAnnounced(const Json& value)
    {
        unsigned wanted = 0;
        for (const Json& word : value.items())
            wanted |= 1u << indexOf(word, characteristicWords(), "characteristic");
        const unsigned found = m_state.player(m_seat).announced;
        std::string all;
        for (std::size_t of = 0; of < characteristicWords().size(); ++of)
            if ((found >> of & 1u) != 0)
                all += (all.empty() ? "" : ", ") + std::string(characteristicWords()[of]);
        if (found != wanted)
            throw ScenarioFailure(value.line(), m_letter + " has announced " + (all.empty() ? "nothing" : all));
    }

    void checkPowers(const Json& value)
    {
        checkKeys(value, tokenKeys(), "the power tokens");
        for (const auto& [word, number] : value.members()) {
            const auto power = static_cast<Power>(typeOf(m_state, m_seat, *characteristicNamed(word)));
            sameNumber(number, "what is left of " + m_letter + "'s power of the " + word,
                       powerUsesLeft(m_state, m_seat, power));
        }
    }

    const ScenarioGame& m_game;
    const GameState& m_state;
    Seat m_seat;
    std::string m_letter;
};

} // namespace

void expectOfPlayer(const ScenarioGame& game, const Json& expected, Seat seat, const std::string& letter)
{
    PlayerExpected(game, seat, letter).check(expected);
}

} // namespace dossier
