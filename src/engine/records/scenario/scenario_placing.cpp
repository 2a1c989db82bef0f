// Puts the cards of an empty table where a scenario says.
#include "engine/changes/abduction_changes.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/borrowing_changes.h"
#include "engine/changes/knowledge_changes.h"
#include "engine/changes/sites_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/setup.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"
#include "engine/records/scenario/scenario_position.h"
#include "engine/records/scenario/scenario_vocabulary.h"

#include <algorithm>

namespace dossier {

namespace {

// What a card still does that lies where it is to stay.
bool lastsAsItStays(const Instruction& one)
{
    const auto stays = [](const std::optional<Duration>& lasts, Duration unsaid) {
        return lasts.value_or(unsaid) == Duration::Stay;
    };
    if (const auto* add = one.as<AddStep>())
        return stays(add->lasts, Duration::Stay);
    if (const auto* set = one.as<SetStep>())
        return stays(set->lasts, Duration::Stay);
    if (const auto* keyword = one.as<KeywordStep>())
        return stays(keyword->lasts, Duration::Turn);
    if (const auto* allow = one.as<AllowStep>())
        return stays(allow->lasts, Duration::Turn);
    const auto* forbid = one.as<ForbidStep>();
    return forbid && stays(forbid->lasts, Duration::Turn);
}

class Placing
{
public:
    Placing(GameState& state, const ScenarioGame& game)
        : m_play{state}
        , m_pool(game.pool())
        , m_game(game)
    {}

    // Agents before all else: what ends as somebody moves lies there after them.
    void placeAgents(Seat seat, const Json& player)
    {
        forEachIn(player, "team", [&](const Json& agent) { placeAgent(seat, agent); });
    }

    void placePlayer(Seat seat, const Json& player)
    {
        for (const auto& [key, place] : {std::pair{std::string_view("hand"), Place::Hand},
                                         {"discard", Place::Discard},
                                         {"removed", Place::Removed},
                                         {"bureau", Place::Bureau},
                                         {"field", Place::Field},
                                         {"hospital", Place::Hospital},
                                         {"table", Place::Table},
                                         {"beside x-file", Place::BesideXFile}})
            forEachIn(player, key, [&, where = place](const Json& card) { placeCard(seat, card, where); });
        forEachIn(player, "deck", [&](const Json& card) { placeInDeck(seat, card); });
        forEachIn(player, "sites", [&](const Json& site) { placeSite(seat, site); });
        setUpPlayer(state(), seat, player, m_game);
    }

    // What needs other cards where they lie.
    void finish(Seat seat, const Json& player)
    {
        forEachIn(player, "team", [&](const Json& agent) { bury(seat, agent); });
        forEachIn(player, "held", [&](const Json& held) { hold(seat, held); });
    }

    // Cards that hold something about what they lie with as long as they stay (0252), and those whose text waits for
    // something that befalls another card (0161, 0259).
    void takeHold()
    {
        for (const CardRef card : m_attached)
            takeHold(card);
        for (const auto& [card, subject] : m_watching)
            keepWatch(card, *subject);
    }

private:
    GameState& state() { return m_play.state; }

    // A copy of the card that has not been placed yet.
    CardRef take(Seat seat, const Json& card)
    {
        const CardIndex wanted = cardNamed(cardOf(card), m_pool);
        for (int index = 0; index < m_play.match().cardCount(seat); ++index)
            if (m_play.match().card(seat, index) == wanted && !m_taken[seat].contains(index)) {
                m_taken[seat].insert(index);
                return {seat, index};
            }
        throw JsonError(card.line(), "this card cannot be placed");
    }

    Seat ownerOf(const Json& entry, Seat usual, std::string_view key = "player") const
    {
        const Json* owner = find(entry, key);
        return owner ? m_game.seatNamed(*owner) : usual;
    }

    // --- Cards --------------------------------------------------------------------------------------------------

    void placeCard(Seat seat, const Json& entry, Place place)
    {
        if (find(entry, "of")) {
            putAside(seat, entry, place);
            return;
        }
        const CardRef card = take(ownerOf(entry, seat), entry);
        put(m_play, card, place);
        if (bearsTokens(place))
            placeTokens(m_play, card);
        const CardFacts& facts = factsOf(state(), card);
        if (place == Place::Removed && facts.type == CardType::Agent) // AGENT-13
            agentOf(state(), card.owner(), facts.slot).removed = 1;
        describe(card, entry);
    }

    // An Adversary of somebody else in this Bureau, who works by the text of another card (0032).
    void putAside(Seat seat, const Json& entry, Place place)
    {
        const CardRef card = take(ownerOf(entry, seat, "of"), entry);
        if (place != Place::Bureau || !find(entry, "by"))
            throw JsonError(entry.line(),
                            "a card \"of\" another player lies in a Bureau \"by\" the card that put it there");
        const CardRef by = take(seat, entry.at("by"));
        put(m_play, by, Place::Discard);
        put(m_play, card, Place::Bureau, static_cast<std::uint8_t>(by.index()), by.owner());
        setController(state(), card, seat);
        describe(card, entry);
    }

    void placeInDeck(Seat seat, const Json& entry)
    {
        const CardRef card = take(seat, entry);
        putIntoDeck(m_play, card, kCardsPerSeat);
        describe(card, entry);
    }

    // Tokens, the word it keeps, what lies on it, who knows it.
    void describe(CardRef card, const Json& entry)
    {
        if (!entry.isObject())
            return;
        if (find(entry, "tokens")) {
            if (!bearsTokens(placeOf(state(), card)))
                throw JsonError(entry.line(), "a card bears tokens on the table alone (ZONE-6)");
            setTokens(m_play, card, numberIn(entry, "tokens", 0, kMostTokens));
        }
        if (const Json* named = find(entry, "named"))
            setTokens(m_play, card, wordKept(card, *named));
        if (const Json* subject = find(entry, "watches"))
            m_watching.emplace_back(card, subject);
        if (flagIn(entry, "used"))
            placing(state(), card).usedNow = 1;
        if (flagIn(entry, "face up"))
            turnFaceUp(state(), card);
        forEachIn(entry, "known to", [&](const Json& seat) {
            showTo(state(), card, static_cast<std::uint8_t>(1u << m_game.seatNamed(seat)));
        });
        forEachIn(entry, "on", [&](const Json& item) { attach(card.owner(), item, card); });
    }

    // A training keeps in its tokens which of its words was named (OQ-125); what waits for an answer, about whom and
    // what.
    int wordKept(CardRef card, const Json& named) const
    {
        const Effect* effect = m_play.match().effect(cardIndex(m_play.state, card));
        const bool asks =
            effect && std::any_of(effect->reactions.begin(), effect->reactions.end(),
                                  [](const EffectForm& form) { return form.moment == MomentKind::OwnerAnswered; });
        if (asks) {
            if (!named.isArray() || named.items().size() != 2)
                throw JsonError(named.line(), R"(a player and a characteristic expected: ["B", "Motive"])");
            const std::size_t of = indexOf(named.items()[1], characteristicWords(), "characteristic");
            return m_game.seatNamed(named.items()[0]) << 2 | static_cast<int>(of);
        }
        if (!effect || effect->training.empty() || effect->forms.front().names[0].kind != NameKind::OneOf)
            throw JsonError(named.line(), cardName(m_pool, cardIndex(m_play.state, card)) + " keeps no word");
        const auto& words = effect->forms.front().names[0].words;
        for (std::uint8_t number : numbersOfWord(named))
            if (const auto found = std::find(words.begin(), words.end(), number); found != words.end())
                return static_cast<int>(found - words.begin());
        throw JsonError(named.line(), "\"" + named.asString() + "\" cannot be named for " +
                                          cardName(m_pool, cardIndex(m_play.state, card)));
    }

    // PLAY-44, PLAY-45: onto a card, or below it where its text says so.
    void attach(Seat seat, const Json& entry, CardRef host)
    {
        const CardRef card = take(ownerOf(entry, seat), entry);
        put(m_play, card, Place::OnCard, static_cast<std::uint8_t>(host.index()), host.owner());
        if (liesBelow(card))
            marking(state(), card).once = 1;
        placeTokens(m_play, card);
        m_attached.push_back(card);
        describe(card, entry);
    }

    bool liesBelow(CardRef card) const
    {
        const Effect* effect = m_play.match().effect(cardIndex(m_play.state, card));
        return effect && (effect->stay == Goal::Below || findStep<StayStep>(effect->program, [](const StayStep& step) {
                              return step.where.goal == Goal::Below;
                          }));
    }

    void takeHold(CardRef card)
    {
        const Effect* effect = m_play.match().effect(cardIndex(state(), card));
        if (!effect || effect->forms.empty())
            return;
        const std::uint8_t first = effect->forms.front().steps;
        const Instructions steps = effect->listAt(first);
        const bool stays = std::any_of(steps.begin(), steps.end(), lastsAsItStays) &&
                           std::all_of(steps.begin(), steps.end(), [](const Instruction& one) {
                               return lastsAsItStays(one) || one.as<PutStep>(); // it lies there already
                           });
        if (!stays)
            return;
        push(m_play, FrameKind::Turn).seat = card.owner();
        Frame& frame = push(m_play, FrameKind::Card);
        frame.seat = controllerOf(state(), card);
        frame.card = card;
        frame.target = hostOf(state(), card);
        frame.as<TextFrame>().nextStep = first;
        frame.step = kRunStep;
        runSteps(m_play);
        while (state().depth > 0)
            pop(m_play);
    }

    // The steps of its text that wait for the rest of the game.
    void keepWatch(CardRef card, const Json& subject)
    {
        const Effect* effect = m_play.match().effect(cardIndex(state(), card));
        const auto waits = [](const Instruction& one) {
            const auto* watch = one.as<WatchStep>();
            return watch && watch->lasts == Duration::Game;
        };
        const auto none = [&] {
            throw JsonError(subject.line(), cardName(m_pool, cardIndex(state(), card)) + " waits for nothing");
        };
        if (!effect)
            none();
        const auto found = std::find_if(effect->program.begin(), effect->program.end(), waits);
        if (found == effect->program.end() || state().watchCount == kMostWatches)
            none();
        const auto& step = *found->as<WatchStep>();
        Watch& watch = state().watches[state().watchCount++];
        watch.moment = static_cast<std::uint8_t>(step.moment.moment);
        watch.until = step.lasts;
        watch.step = found->count;
        const bool theirs = step.moment.moment == MomentKind::SameTitlePlayed;
        const Seat owner = controllerOf(state(), card);
        watch.subject = anyCopy(subject, theirs ? leftOf(state(), owner) : owner);
        watch.source = card;
        watch.seat = controllerOf(state(), card);
        watch.may = step.may ? 1 : 0;
    }

    // The first one in seat order from this player on.
    CardRef anyCopy(const Json& word, Seat first) const
    {
        const CardIndex wanted = cardNamed(word, m_pool);
        for (int i = 0; i < m_play.match().seats(); ++i) {
            const auto seat = static_cast<Seat>((first + i) % m_play.match().seats());
            for (int index = 0; index < m_play.match().cardCount(seat); ++index)
                if (m_pool.sameCard(m_play.match().card(seat, index), wanted))
                    return {seat, index};
        }
        throw JsonError(word.line(), "nobody has " + cardName(m_pool, wanted) + " in this game");
    }

    // --- Agents -------------------------------------------------------------------------------------------------

    void placeAgent(Seat seat, const Json& entry)
    {
        const Seat owner = ownerOf(entry, seat, "of");
        const CardRef card = take(owner, entry);
        const int slot = factsOf(state(), card).slot;
        if (agentOf(state(), owner, slot).inPlay() || agentOf(state(), seat, slot).inPlay())
            throw JsonError(entry.line(), m_pool[cardIndex(state(), card)].title + " is in play twice (AGENT-5)");
        const Json* section = find(entry, "section");
        const bool away =
            section && std::find(awayWords().begin(), awayWords().end(), section->asString()) != awayWords().end();
        const auto where =
            section && !away ? static_cast<Section>(indexOf(*section, sectionWords(), "Section")) : Section::Bureau;
        // Without a number: one Team a Section.
        const auto team = static_cast<std::uint8_t>(numberIn(entry, "team", 0, kNoTeam - 1, static_cast<int>(where)));
        if (owner != seat) { // he has come from a Team of his own in the Bureau
            enterPlay(m_play, card, Section::Bureau, freeTeam(state(), owner));
            borrowAgent(m_play, seat, owner, slot, where, team);
        } else {
            enterPlay(m_play, card, where, team);
        }
        describeAgent(seat, slot, entry);
        for (std::string_view key : {"equipment", "on"})
            forEachIn(entry, key, [&](const Json& item) { attach(owner, item, card); });
        forEachIn(entry, "with team", [&](const Json& item) { layWithTeam(seat, item, slot); });
        if (away)
            sendOff(seat, slot, entry, section->asString() == "training");
        else if (find(entry, "turns away") || find(entry, "above"))
            throw JsonError(entry.line(), R"("turns away" is of an Agent in "training", "above" of one "abducted")");
    }

    void describeAgent(Seat seat, int slot, const Json& entry)
    {
        AgentState& agent = agentOf(state(), seat, slot);
        const CardRef card = agentCard(state(), seat, slot);
        const auto number = [&](std::string_view key, int most) {
            return static_cast<std::uint8_t>(numberIn(entry, key, 0, most));
        };
        const auto flag = [&](std::string_view key) { return static_cast<std::uint8_t>(flagIn(entry, key) ? 1 : 0); };
        agent.damage = number("damage", factsOf(state(), card).health) & 0xf;
        agent.healthLost = number("health lost", 7) & 7;
        agent.costLost = number("cost lost", 15) & 0xf;
        agent.held = number("held", 3) & 3;
        agent.bought = flag("bought") & 1;
        agent.untilHealed = flag("until healed") & 1;
        agent.mayNotHeal = flag("may not heal") & 1;
        agent.moved = flag("moved") & 1;
        agent.used = flag("used") & 1;
        agent.sites = number("took part", 3) & 3;
        agent.hostTokens = number("countdown", 7) & 7;
        agent.diesLater = flag("dies later") & 1;
        agent.leavesLater = flag("leaves later") & 1;
        agent.hitInCombat = flag("hit in combat") & 1;
        agent.preyedOn = number("preyed on", 2) & 3;
        if (const Json* subject = find(entry, "watches"))
            m_watching.emplace_back(card, subject);
        placeTokens(m_play, seat, slot);
        if (find(entry, "tokens"))
            setTokens(m_play, card, number("tokens", kMostTokens));
        if (find(entry, "purse"))
            agent.purse = flag("purse") & 1;
    }

    // PLAY-44: with his Team.
    void layWithTeam(Seat seat, const Json& entry, int slot)
    {
        const CardRef card = take(ownerOf(entry, seat), entry);
        if (agentOf(state(), seat, slot).team == kNoTeam)
            throw JsonError(entry.line(), "nobody in the Hospital is in a Team (DEP-9)");
        putOnTeam(m_play, card, seat, agentOf(state(), seat, slot).team);
        placeTokens(m_play, card);
        m_attached.push_back(card);
        describe(card, entry);
    }

    // ZONE-11, ZONE-19: out of all Sections; how deep he lies is said once the deck is there.
    void sendOff(Seat seat, int slot, const Json& entry, bool training)
    {
        if (find(entry, training ? "above" : "turns away"))
            throw JsonError(entry.line(), training ? R"("above" is of an Agent who is "abducted")"
                                                   : R"("turns away" is of an Agent in "training")");
        if (training) {
            sendAway(m_play, seat, slot, numberIn(entry, "turns away", 0, 2, 1));
            return;
        }
        const CardRef card = agentCard(state(), seat, slot);
        if (card.owner() != seat)
            throw JsonError(entry.line(), "an abducted Agent lies in his owner's deck: he is borrowed by nobody");
        leaveSection(m_play, seat, slot);
        put(m_play, card, Place::Abducted, 0);
    }

    void bury(Seat seat, const Json& entry)
    {
        const Json* section = find(entry, "section");
        if (!section || section->asString() != "abducted")
            return;
        const int slot = m_play.match().facts(cardNamed(cardOf(entry), m_pool)).slot;
        const int deck = state().player(seat).deckCount;
        const int above = numberIn(entry, "above", 1, kCardsPerSeat, std::min(10, deck));
        if (above < 1 || above > deck)
            throw JsonError(entry.line(), "so many cards do not lie above him: the deck has " + std::to_string(deck));
        const CardRef card = agentCard(state(), seat, slot);
        state().player(seat).host[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(above);
    }

    // --- Sites --------------------------------------------------------------------------------------------------

    void placeSite(Seat seat, const Json& entry)
    {
        const CardRef site = take(seat, entry);
        if (factsOf(state(), site).type != CardType::Site)
            throw JsonError(entry.line(), "this card is no Site");
        const Json* at = find(entry, "at");
        const Seat directed = at ? m_game.seatNamed(*at) : leftOf(state(), seat);
        put(m_play, site, Place::Field, kNoCard, directed);
        if (flagIn(entry, "placed now")) // CASE-4
            placing(state(), site).usedNow = 1;
        if (const Json* team = find(entry, "team")) {
            const int slot = slotNamed(*team, CardType::Agent, m_play.match());
            if (slot < 0 || !agentOf(state(), seat, slot).inPlay() ||
                agentOf(state(), seat, slot).where() != Section::Field)
                throw JsonError(team->line(), "no Team in the Field has this Agent (INV-2)");
            assignTeam(state(), site, agentOf(state(), seat, slot).team);
        }
        if (find(entry, "tokens"))
            setTokens(m_play, site, numberIn(entry, "tokens", 0, kMostTokens));
        forEachIn(entry, "on", [&](const Json& item) { attach(seat, item, site); });
        forEachIn(entry, "under", [&](const Json& item) {
            const CardRef card = take(m_game.seatNamed(item.at("player")), item);
            put(m_play, card, Place::UnderSite, static_cast<std::uint8_t>(site.index()), seat);
            describe(card, item);
        });
    }

    // A card of somebody else, as if in hand (OQ-130): for good below the card that keeps it, or for this turn.
    void hold(Seat seat, const Json& entry)
    {
        const Seat owner = m_game.seatNamed(entry.at("of"));
        if (owner == seat)
            throw JsonError(entry.line(), "nobody borrows his own card");
        const CardRef card = take(owner, entry);
        const Json* by = entry.find("by");
        put(m_play, card, Place::Hand);
        borrowCard(m_play, seat, card, by != nullptr);
        if (by)
            attach(seat, *by, card);
    }

    Play m_play;
    const CardPool& m_pool;
    const ScenarioGame& m_game;
    std::array<CardSet, kMostSeats> m_taken{};
    std::vector<CardRef> m_attached;
    std::vector<std::pair<CardRef, const Json*>> m_watching;
};

} // namespace

void placeCards(GameState& state, const Json& players, const ScenarioGame& game)
{
    Placing placing(state, game);
    const auto each = [&](auto place) {
        for (std::size_t i = 0; i < players.members().size(); ++i)
            place(static_cast<Seat>(i), players.members()[i].second);
    };
    each([&](Seat seat, const Json& player) { placing.placeAgents(seat, player); });
    each([&](Seat seat, const Json& player) { placing.placePlayer(seat, player); });
    each([&](Seat seat, const Json& player) { placing.finish(seat, player); });
    placing.takeHold();
}

} // namespace dossier
