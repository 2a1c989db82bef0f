// What a step tries, as far as it says: for the rules against it (REASON-5).
#include "engine/flow/rules.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/teams.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/records/scenario/scenario_vocabulary.h"
#include "engine/state/attempt.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kMostMeanings = 48;

bool isPlayed(ActionKind kind)
{
    return kind == ActionKind::Play || kind == ActionKind::UseBluff || kind == ActionKind::UsePower;
}

// How likely a card that lies there is meant: the lowest is.
int rankOf(const GameState& state, ActionKind kind, Seat seat, CardRef card)
{
    const bool own = controllerOf(state, card) == seat;
    const Place place = placeOf(state, card);
    const auto first = [&](bool here) { return here ? 0 : 1; };
    const bool inPlay = isOnTable(place) && place != Place::UnderSite && place != Place::Waiting;
    const int far = place == Place::Removed || place == Place::Outside ? 1 : 0;
    switch (kind) {
    case ActionKind::UseText:
        return (inPlay ? 0 : 4) + first(own) + (place == Place::Away || place == Place::Abducted ? 0 : 2) + far;
    case ActionKind::UseBluff:
        return (place == Place::UnderSite && !isTurnedUp(state, card) ? 0 : 2) + first(own) + far;
    case ActionKind::HandOver:
        return (place == Place::OnCard ? 0 : 2) + first(own) + far;
    case ActionKind::FollowTeam:
        return (place == Place::OnTeam ? 0 : 2) + first(own) + far;
    case ActionKind::Choose:
    case ActionKind::PickAgent:
        return (inPlay ? 0 : 2) + first(own) + far;
    default: // out of a hand
        if (isHeld(state, card) && own)
            return 0;
        return own ? (place == Place::Hand ? 0 : 1) + far : 3 + first(place == Place::Hand) + far;
    }
}

// The copies of a card that may be meant: those that lie where it is done from, as far as there are any.
std::vector<CardRef> copiesMeant(const ScenarioGame& game, CardIndex wanted, ActionKind kind, Seat seat)
{
    const GameState& state = game.state();
    std::vector<CardRef> copies;
    int best = 100;
    for (Seat owner = 0; owner < state.match->seats(); ++owner)
        for (int index = 0; index < cardsOf(state, owner); ++index) {
            const CardRef card(owner, index);
            if (!game.pool().sameCard(cardIndex(state, card), wanted))
                continue;
            const int rank = rankOf(state, kind, seat, card);
            if (rank < best)
                copies.clear();
            best = std::min(best, rank);
            if (rank == best)
                copies.push_back(card);
        }
    return copies;
}

// What the card that is played or used aims at, where its text says; nothing where that is not known.
const Selector* selectorOf(const GameState& state, const Action& action, bool other)
{
    const EffectForm* form = nullptr;
    if (action.card && action.kind == ActionKind::UseText) {
        const Effect* effect = effectNow(state, action.card);
        if (effect && action.form < effect->uses.size())
            form = &effect->uses[action.form];
    } else if (action.card && isPlayed(action.kind) && action.form < formsOf(state, action.card).size()) {
        form = &formsOf(state, action.card)[action.form];
    }
    if (!form)
        return nullptr;
    const Selector& selector = other ? form->other : form->target;
    return selector ? &selector : nullptr;
}

// Everything that a word for a target can mean, the likeliest alone: what the text speaks of, on its side, on the
// table.
class TargetsMeant
{
public:
    TargetsMeant(const ScenarioGame& game, Seat seat, const Selector* selector)
        : m_game(game)
        , m_state(game.state())
        , m_seat(seat)
        , m_selector(selector)
    {}

    std::vector<Thing> of(const Json& word)
    {
        if (isSpecialTarget(word)) {
            special(word);
            return m_things;
        }
        const CardIndex wanted = cardNamed(word, m_game.pool());
        for (Seat owner = 0; owner < m_state.match->seats(); ++owner)
            for (int index = 0; index < cardsOf(m_state, owner); ++index)
                if (const CardRef card(owner, index); m_game.pool().sameCard(cardIndex(m_state, card), wanted))
                    addCard(card);
        return m_things;
    }

private:
    void special(const Json& word)
    {
        const std::string& text = word.asString();
        const auto sections = sectionWords();
        const auto section = std::find(sections.begin(), sections.end(), text);
        if (section != sections.end()) {
            for (Seat seat = 0; seat < m_state.match->seats(); ++seat)
                add(Thing::section(seat, static_cast<int>(section - sections.begin())), sideRank(seat));
        } else if (text == "hands") {
            add(Thing::hands(), 0);
        } else if (text.starts_with(kSecondWord)) {
            const Json title(std::string_view(text).substr(kSecondWord.size()));
            for (Seat owner = 0; owner < m_state.match->seats(); ++owner)
                m_state.player(owner).table.forEach([&](int index) {
                    if (m_game.pool().sameCard(cardIndex(m_state, {owner, index}), cardNamed(title, m_game.pool())))
                        add(Thing::secondOf({owner, index}), 0);
                });
        } else {
            add(Thing::player(m_game.seatNamed(word)), 0);
        }
    }

    void addCard(CardRef card)
    {
        const Seat by = controllerOf(m_state, card);
        const int away = isOnTable(placeOf(m_state, card)) ? 0 : 4;
        const bool team = m_selector && m_selector->kind == SelectorKind::Team;
        const CardFacts& facts = factsOf(m_state, card);
        if (team && facts.type == CardType::Agent && agentOf(m_state, by, facts.slot).inPlay() &&
            agentOf(m_state, by, facts.slot).team != kNoTeam)
            add(Thing::team(by, agentOf(m_state, by, facts.slot).team), away + sideRank(by));
        else
            add(card, away + sideRank(by) + (team ? 2 : 0));
    }

    // Whether it lies on the side of which the text speaks.
    int sideRank(Seat by) const
    {
        if (!m_selector || m_selector->side == Side::Any)
            return 0;
        return (by == m_seat) == (m_selector->side == Side::My) ? 0 : 1;
    }

    void add(Thing thing, int rank)
    {
        if (rank < m_best)
            m_things.clear();
        m_best = std::min(m_best, rank);
        if (rank == m_best)
            m_things.push_back(thing);
    }

    const ScenarioGame& m_game;
    const GameState& m_state;
    Seat m_seat;
    const Selector* m_selector;
    std::vector<Thing> m_things;
    int m_best = 100;
};

class Meanings
{
public:
    Meanings(const ScenarioGame& game, const Json& step, Seat seat, ActionKind kind)
        : m_game(game)
        , m_state(game.state())
        , m_step(step)
        , m_seat(seat)
        , m_kind(kind)
    {
        m_attempts.push_back({.action = {.kind = kind}, .by = seat, .said = 0});
    }

    std::vector<Attempt> all()
    {
        way();
        card();
        numbers();
        places();
        target("target", false);
        target("other", true);
        for (std::string_view key : {"agent", "team", "site", "section"})
            if (isAimed() && key != m_host)
                target(key, false);
        return m_attempts;
    }

private:
    bool isAimed() const { return isPlayed(m_kind) || m_kind == ActionKind::UseText || m_kind == ActionKind::Choose; }

    template <typename Change>
    void each(Attempt::Field field, Change change)
    {
        for (Attempt& attempt : m_attempts) {
            attempt.said = static_cast<std::uint16_t>(attempt.said | field);
            change(attempt.action);
        }
    }

    // Each attempt so far once for each of these; as it was where there are none.
    template <typename Value, typename Change>
    void fork(Attempt::Field field, const std::vector<Value>& values, Change change)
    {
        std::vector<Attempt> forked;
        for (const Attempt& attempt : m_attempts)
            for (const Value& value : values)
                if (forked.size() < kMostMeanings) {
                    forked.push_back(attempt);
                    change(forked.back().action, value);
                }
        if (!forked.empty())
            m_attempts = std::move(forked);
        each(field, [](Action&) {});
    }

    void way()
    {
        if (const Json* way = m_step.find("way"))
            each(Attempt::kForm,
                 [&](Action& action) { action.form = static_cast<std::uint8_t>(way->asInt(1, 9) - 1); });
    }

    void card()
    {
        const Json* card = m_step.find("card");
        if (!card)
            return;
        auto copies = copiesMeant(m_game, cardNamed(*card, m_game.pool()), m_kind, m_seat);
        keepThoseHeldBy(copies);
        if (m_kind == ActionKind::Choose && copies.empty())
            chooseFromOutside(cardNamed(*card, m_game.pool()));
        else if (m_kind == ActionKind::Choose || m_kind == ActionKind::PickAgent)
            fork(Attempt::kTarget, copies, [](Action& action, CardRef copy) { action.target = copy; });
        else
            fork(Attempt::kCard, copies, [](Action& action, CardRef copy) { action.card = copy; });
    }

    // A card of no player's has no place yet: it is told by its number.
    void chooseFromOutside(CardIndex card)
    {
        each(Attempt::kNumber, [&](Action& action) { action.number = static_cast<std::uint8_t>(card >> 8); });
        each(Attempt::kAgent, [&](Action& action) { action.agent = static_cast<std::uint8_t>(card & 0xff); });
    }

    // Of several copies in use the one that lies with the Agent, Team or Site named beside it.
    void keepThoseHeldBy(std::vector<CardRef>& copies)
    {
        if (m_kind != ActionKind::UseText)
            return;
        for (std::string_view key : {"agent", "site"}) {
            const Json* word = m_step.find(key);
            const auto lies = [&](CardRef copy) { return word && isMeant(m_game, *word, hostOf(m_state, copy)); };
            if (std::none_of(copies.begin(), copies.end(), lies))
                continue;
            std::erase_if(copies, [&](CardRef copy) { return !lies(copy); });
            m_host = key;
        }
    }

    void numbers()
    {
        const auto number = [&](int value) {
            each(Attempt::kNumber, [&](Action& action) { action.number = static_cast<std::uint8_t>(value); });
        };
        if (const Json* value = m_step.find("number"))
            number(value->asInt(0, 255));
        if (const Json* price = m_step.find("price")) {
            const auto step = std::find(kPriceSteps.begin(), kPriceSteps.end(), price->asInt(0, 9));
            if (step == kPriceSteps.end())
                throw JsonError(price->line(), "the price of an X is 1, 3, 5 or 9 (BLUFF-10)");
            number(static_cast<int>(step - kPriceSteps.begin()));
        }
        if (const Json* skill = m_step.find("skill"))
            number(static_cast<int>(indexOf(*skill, abilityWords(), "skill")));
        if (const Json* question = m_step.find("question"))
            number(typeBitNamed(*question));
        if (const Json* xFile = m_step.find("xfile"))
            number(slotNamed(*xFile, CardType::XFile, m_game.match()));
        if (const Json* word = m_step.find("word")) {
            auto numbers = numbersOfWord(*word);
            if (m_kind == ActionKind::UsePower || m_kind == ActionKind::Announce) // no Keyword of the same name
                std::erase_if(numbers, [](std::uint8_t value) { return value >= kCharacteristics; });
            if (m_kind == ActionKind::UsePower)
                fork(Attempt::kSection, numbers, [](Action& action, std::uint8_t value) { action.section = value; });
            else
                fork(Attempt::kNumber, numbers, [](Action& action, std::uint8_t value) { action.number = value; });
        }
    }

    // Agents, Teams, Sections and Sites of actions that go there; the player they are directed at.
    void places()
    {
        if (const Json* at = m_step.find("at"))
            each(Attempt::kSeat, [&](Action& action) { action.seat = m_game.seatNamed(*at); });
        if (isAimed())
            return;
        if (const Json* agent = m_step.find("agent")) {
            const int slot = slotNamed(*agent, CardType::Agent, m_game.match());
            each(Attempt::kAgent, [&](Action& action) { action.agent = static_cast<std::uint8_t>(slot); });
        }
        if (const Json* section = m_step.find("section")) {
            const auto index = static_cast<std::uint8_t>(indexOf(*section, sectionWords(), "Section"));
            each(Attempt::kSection, [&](Action& action) { action.section = index; });
        }
        if (const Json* team = m_step.find("team"))
            each(Attempt::kTeam, [&](Action& action) { action.team = teamNamed(*team); });
        if (m_step.find("site"))
            target("site", false);
    }

    std::uint8_t teamNamed(const Json& team) const
    {
        if (team.isString() && team.asString() == "new")
            return freeTeam(m_state, m_seat);
        const int slot = slotNamed(team, CardType::Agent, m_game.match());
        return slot < 0 ? kNoTeam : agentOf(m_state, m_seat, slot).team;
    }

    void target(std::string_view key, bool other)
    {
        const Json* word = m_step.find(key);
        if (!word)
            return;
        const Action first = m_attempts.front().action;
        if (!other && (m_attempts.front().said & Attempt::kTarget) != 0)
            return; // said by another word already
        const auto things = TargetsMeant(m_game, m_seat, selectorOf(m_state, first, other)).of(*word);
        fork(other ? Attempt::kOther : Attempt::kTarget, things,
             [&](Action& action, Thing thing) { (other ? action.other : action.target) = thing; });
        if (m_kind == ActionKind::Allot)
            combatants();
        if (m_kind == ActionKind::PickAgent)
            pickedAgents();
    }

    // Whom damage is allotted to, by his number in the Combat.
    void combatants()
    {
        if (!roundUnderWay(m_state))
            return;
        for (Attempt& attempt : m_attempts) {
            const Combatant combatant = combatantOf(m_state, *roundUnderWay(m_state), attempt.action.target);
            if (combatant == kNobody)
                continue;
            attempt.action.number = combatant;
            attempt.said = static_cast<std::uint16_t>(attempt.said | Attempt::kNumber);
        }
    }

    void pickedAgents()
    {
        for (Attempt& attempt : m_attempts) {
            const CardRef card = attempt.action.target.card();
            if (!card || factsOf(m_state, card).slot < 0 || factsOf(m_state, card).type != CardType::Agent)
                continue;
            attempt.action.agent = static_cast<std::uint8_t>(factsOf(m_state, card).slot);
            attempt.said = static_cast<std::uint16_t>(attempt.said | Attempt::kAgent);
        }
    }

    const ScenarioGame& m_game;
    const GameState& m_state;
    const Json& m_step;
    Seat m_seat;
    ActionKind m_kind;
    std::string_view m_host; // the key that says where the card lies
    std::vector<Attempt> m_attempts;
};

// "pick" is said of every choice that a text asks for: it is the one that is asked now.
ActionKind askedNow(const GameState& state, ActionKind kind)
{
    if (kind != ActionKind::PickAgent || state.over())
        return kind;
    ActionList actions;
    legalActions(state, actions);
    return actions.find(ActionKind::PickAgent) ? kind : ActionKind::Choose;
}

} // namespace

std::vector<Attempt> attemptsOf(const ScenarioGame& game, const Json& step, Seat seat, ActionKind kind)
{
    return Meanings(game, step, seat, askedNow(game.state(), kind)).all();
}

} // namespace dossier
