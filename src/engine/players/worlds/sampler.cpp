#include "engine/players/worlds/sampler.h"

#include "engine/flow/rules.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/zones.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <span>
#include <tuple>

namespace dossier {

Sampler::Sampler(const GameState& state, Seat observer, const SampleRules& rules, const SeenSoFar& soFar)
    : m_real(state)
    , m_state(state)
    , m_observer(observer)
    , m_rules(rules)
{
    openWhatIsSearched();
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        m_hidden.push_back(hiddenOf(seat, rules, soFar));
        m_xFiles.push_back(seat == observer ? 0 : xFilesOf(seat));
    }
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        renumber(seat);
        Hidden& hidden = m_hidden[seat];
        for (std::size_t i = 0; i < hidden.cards.size(); ++i)
            if (seat != observer && isUnderSite(m_state, {seat, hidden.cards[i]}))
                hidden.under.push_back(i);
    }
    renumberHosts();
    for (Frame& frame : std::span(m_state.frames).first(m_state.depth)) // what waits is aimed where it was
        for (Thing* named : {&frame.target, &frame.other, &frame.third})
            *named = renamed(*named);
    for (int depth = 0; depth < m_state.depth; ++depth)
        renumberTaken(static_cast<std::size_t>(depth));
}

// Each unknown card takes the lowest number that is free among theirs, in the order of their places: so numbers do not
// tell what came from where.
void Sampler::renumber(Seat owner)
{
    const Hidden& hidden = m_hidden[owner];
    PlayerState& player = m_state.player(owner);
    const PlayerState& real = m_real.player(owner);
    std::array<std::uint8_t, 128> now{};
    std::iota(now.begin(), now.end(), std::uint8_t{0});
    for (std::size_t i = 0; i < hidden.lying.size(); ++i)
        now[hidden.lying[i]] = hidden.cards[i];
    for (std::size_t i = 0; i < hidden.lying.size(); ++i) {
        const std::size_t was = hidden.lying[i];
        const std::size_t is = hidden.cards[i];
        player.place[is] = real.place[was];
        player.mark[is] = real.mark[was];
        player.host[is] = real.host[was];
        for (CardSet PlayerState::*set : {&PlayerState::hand, &PlayerState::table})
            (real.*set).contains(static_cast<int>(was)) ? (player.*set).insert(static_cast<int>(is))
                                                        : (player.*set).erase(static_cast<int>(is));
    }
    for (int index = 0; index < cardsOf(m_state, owner); ++index)
        if (placeOf(m_state, {owner, index}) == Place::Deck)
            player.host[static_cast<std::size_t>(index)] = now[player.host[static_cast<std::size_t>(index)]];
    player.deckTop = now[real.deckTop];
}

// What lies with a hidden card, as with one that is held by another, still does where that one is called otherwise.
void Sampler::renumberHosts()
{
    for (int seat = 0; seat < m_state.match->seats(); ++seat)
        m_state.player(static_cast<Seat>(seat)).table.forEach([&](int index) {
            const CardRef card(static_cast<Seat>(seat), index);
            if (const CardRef host = hostOf(m_state, card))
                m_state.player(card.owner()).host[static_cast<std::size_t>(index)] =
                    static_cast<std::uint8_t>(renamed(host).card().index());
        });
}

// A text that takes face-down cards from a Site keeps them by their places among those there (0231).
void Sampler::renumberTaken(std::size_t depth)
{
    const Frame& real = m_real.frames[depth];
    if (!TextFrame::is(real.kind) || !takesFromSite(m_real, real))
        return;
    const CardRef site = real.target.card();
    std::array<Thing, kPlacesTold> taken;
    int count = 0;
    int place = 0;
    forEachAttached(m_real, site, [&](CardRef card) {
        if (place < kPlacesTold && (real.as<TextFrame>().taken >> place & 1u) != 0)
            taken[static_cast<std::size_t>(count++)] = renamed(card);
        ++place;
    });
    std::uint32_t& now = m_state.frames[depth].as<TextFrame>().taken;
    now = 0;
    place = 0;
    forEachAttached(m_state, site, [&](CardRef card) {
        if (place < kPlacesTold &&
            std::find(taken.begin(), taken.begin() + count, Thing(card)) != taken.begin() + count)
            now |= 1u << place;
        ++place;
    });
}

Thing Sampler::renamed(Thing thing) const
{
    if (!thing.isCard() || !thing.card())
        return thing;
    const Hidden& hidden = m_hidden[thing.card().owner()];
    const auto found = std::find(hidden.lying.begin(), hidden.lying.end(), thing.card().index());
    if (found == hidden.lying.end())
        return thing;
    return CardRef(thing.card().owner(), hidden.cards[static_cast<std::size_t>(found - hidden.lying.begin())]);
}

Action Sampler::inWorlds(Action action) const
{
    action.card = renamed(action.card).card();
    action.target = renamed(action.target);
    action.other = renamed(action.other);
    return action;
}

// Who takes a card out of a hand or deck has that hand or deck before him.
void Sampler::openWhatIsSearched()
{
    if (m_real.top().kind != FrameKind::Choice || m_real.decider != m_observer)
        return;
    ActionList choices;
    legalActions(m_real, choices);
    for (const Action& choice : choices) {
        const CardRef card = choice.kind == ActionKind::Choose ? choice.target.card() : CardRef();
        if (card && placeOf(m_real, card) == Place::Deck)
            m_openDeck[card.owner()] = true;
        if (card && placeOf(m_real, card) == Place::Hand)
            m_openHand[card.owner()] = true;
    }
}

bool Sampler::unknown(CardRef card) const
{
    const Place place = placeOf(m_state, card);
    if ((place == Place::Deck && m_openDeck[card.owner()]) || (place == Place::Hand && m_openHand[card.owner()]))
        return false;
    for (const Frame& frame : std::span(m_real.frames).first(m_real.depth)) // all have seen what was played
        if (frame.kind == FrameKind::Card && frame.card == card)
            return false;
    return isHidden(m_state, card) && !knows(m_state, m_observer, card) && !isOpenUnder(m_state, hostOf(m_state, card));
}

namespace {

// Cards that keep others face down below them.
template <typename Visit>
void forEachStore(const GameState& state, Seat seat, Visit visit)
{
    CardSet stores;
    state.player(seat).table.forEach([&](int index) {
        if (isStored(state, {seat, index}))
            stores.insert(hostOf(state, {seat, index}).index());
    });
    stores.forEach([&](int index) { visit(CardRef(seat, index)); });
}

} // namespace

// By place; where cards have no order, those that are alike to look at together. Cards that came from outside are not
// of the list.
std::vector<std::uint8_t> Sampler::hiddenCards(Seat owner) const
{
    const PlayerState& player = m_state.player(owner);
    std::vector<std::uint8_t> found;
    const auto add = [&](CardRef card) {
        if (card.owner() == owner && card.index() < m_state.match->cardCount(owner) && unknown(card))
            found.push_back(static_cast<std::uint8_t>(card.index()));
    };
    std::array<std::uint8_t, 128> aimed{}; // what waits is aimed at one of them: which, is no matter of its number
    for (std::size_t depth = 0; depth < m_state.depth; ++depth)
        for (const Thing named :
             {m_state.frames[depth].target, m_state.frames[depth].other, m_state.frames[depth].third})
            if (named.isCard() && named.card() && named.card().owner() == owner)
                aimed[static_cast<std::size_t>(named.card().index())] = static_cast<std::uint8_t>(depth + 1);
    std::size_t sorted = 0;
    const auto sortHeap = [&] {
        std::sort(found.begin() + static_cast<std::ptrdiff_t>(sorted), found.end(),
                  [&](std::uint8_t a, std::uint8_t b) {
                      const auto looks = [&](std::uint8_t card) {
                          return std::tuple(std::bit_cast<std::uint8_t>(player.place[card]),
                                            std::bit_cast<std::uint8_t>(player.mark[card]), aimed[card], card);
                      };
                      return looks(a) < looks(b);
                  });
        sorted = found.size();
    };
    player.hand.forEach([&](int index) { add({owner, index}); });
    sortHeap();
    forEachInDeck(m_state, owner, kCardsPerSeat, add);
    sorted = found.size();
    for (Seat seat = 0; seat < m_state.match->seats(); ++seat) {
        forEachSite(m_state, seat, [&](CardRef site) {
            forEachAttached(m_state, site, add);
            sortHeap();
        });
        forEachHeld(m_state, seat, add);
        sortHeap();
        forEachStore(m_state, seat, [&](CardRef store) {
            forEachAttached(m_state, store, [&](CardRef card) {
                if (isStored(m_state, card))
                    add(card);
            });
            sortHeap();
        });
    }
    return found;
}

Sampler::Hidden Sampler::hiddenOf(Seat owner, const SampleRules& rules, const SeenSoFar& soFar) const
{
    const Match& match = *m_real.match;
    Hidden hidden;
    hidden.lying = hiddenCards(owner);
    hidden.cards = hidden.lying;
    std::sort(hidden.cards.begin(), hidden.cards.end());
    for (int index = 0; index < match.cardCount(owner); ++index)
        hidden.list.push_back(match.card(owner, index));
    if (owner == m_observer || rules.openLists) {
        for (const std::uint8_t index : hidden.cards)
            hidden.known.push_back(match.card(owner, index));
        std::sort(hidden.known.begin(), hidden.known.end());
        return hidden;
    }
    std::vector<bool> lies(hidden.list.size(), true); // where he can see it
    for (const std::uint8_t index : hidden.cards)
        lies[index] = false;
    SeenSoFar::Copies elsewhere;
    for (std::size_t index = 0; index < lies.size(); ++index)
        if (lies[index])
            ++elsewhere[hidden.list[index]];
    for (const auto& [card, copies] : soFar.of(owner))
        for (int more = copies - elsewhere[card]; more > 0 && hidden.known.size() < hidden.cards.size(); --more)
            hidden.known.push_back(card);
    hidden.drawn = static_cast<int>(hidden.cards.size() - hidden.known.size());
    for (const CardIndex card : hidden.known)
        ++elsewhere[card];
    SeenSoFar::Copies agents = soFar.of(owner); // and this player's own, whoever else has them
    for (int index = 0; index < match.cardCount(m_observer); ++index)
        ++agents[match.card(m_observer, index)];
    hidden.usual = UsualCards(match, elsewhere, agents);
    return hidden;
}

std::uint64_t Sampler::xFilesOf(Seat seat) const
{
    const Match& match = *m_state.match;
    std::uint64_t open = candidates(match, notebook(m_state, m_observer, seat));
    for (const Frame& frame : std::span(m_state.frames).first(m_state.depth)) {
        const bool question = frame.kind == FrameKind::Question || frame.kind == FrameKind::Penalty;
        if (!question || frame.who != seat || !frame.has(Outcome::Asked))
            continue;
        for (int slot = 0; slot < match.xFileCount(); ++slot) // it has been answered aloud
            if (((match.facts(match.xFileCard(slot)).typeSet >> frame.as<QuestionFrame>().asked & 1u) != 0) !=
                frame.has(Outcome::Passed))
                open &= ~(std::uint64_t{1} << slot);
    }
    return open;
}

void Sampler::dealXFile(Seat seat, Random& random, GameState& state) const
{
    const std::uint64_t open = m_xFiles[seat];
    if (open == 0)
        return;
    std::uint32_t skipped = random.below(static_cast<std::uint32_t>(std::popcount(open)));
    std::uint64_t rest = open;
    for (; skipped > 0; --skipped)
        rest &= rest - 1;
    const int slot = std::countr_zero(rest);
    state.player(seat).xFile = static_cast<std::uint8_t>(slot);
    const TypeSet types = state.match->facts(state.match->xFileCard(slot)).typeSet;
    for (Seat other = 0; other < state.match->seats(); ++other) { // what the others were told fits it
        if (other == seat || other == m_observer)
            continue;
        Notebook& told = notebook(state, other, seat);
        const TypeSet asked = told.yes | told.no;
        told.yes = asked & types;
        told.no = asked & ~types;
        told.wrong &= ~(std::uint64_t{1} << slot);
    }
}

// What somebody has put under a Site is no card by lot (BLUFF-2): where it is not a Bluff, it mostly changes places
// with one that is.
void Sampler::hideBluffs(const Hidden& hidden, Random& random, std::vector<CardIndex>& dealt) const
{
    const auto isBluff = [&](std::size_t i) { return m_state.match->facts(dealt[i]).has(Keyword::Bluff); };
    const auto isUnder = [&](std::size_t i) { return std::binary_search(hidden.under.begin(), hidden.under.end(), i); };
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < dealt.size() && !hidden.under.empty(); ++i)
        if (isBluff(i) && !isUnder(i))
            others.push_back(i);
    for (const std::size_t i : hidden.under) {
        if (isBluff(i) || others.empty() || random.below(100) >= static_cast<std::uint32_t>(m_rules.bluffsUnderSites))
            continue;
        std::size_t& other = others[random.below(static_cast<std::uint32_t>(others.size()))];
        std::swap(dealt[i], dealt[other]);
        other = others.back();
        others.pop_back();
    }
}

// Whom a card of somebody else names in secret: any of those Agents.
void Sampler::dealNames(Seat seat, Random& random, GameState& state)
{
    state.player(seat).table.forEach([&](int index) {
        const CardRef card(seat, index);
        if (!keepsName(state, card))
            return;
        AgentSet among = state.player(Seat{marking(state, card).hostOwner}).inPlay;
        if (among == 0)
            return;
        for (std::uint32_t skipped = random.below(static_cast<std::uint32_t>(std::popcount(among))); skipped > 0;
             --skipped)
            among &= among - 1;
        state.player(seat).host[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(std::countr_zero(among));
    });
}

void Sampler::deal(Random& random, World& world) const
{
    world.state = m_state;
    world.state.match = &world.match;
    world.state.random = Random(random.next());
    for (Seat seat = 0; seat < m_state.match->seats(); ++seat) {
        const Hidden& hidden = m_hidden[seat];
        std::vector<CardIndex>& dealt = world.m_dealt;
        dealt = hidden.known;
        if (hidden.drawn > 0) {
            UsualCards rest = hidden.usual;
            for (int i = 0; i < hidden.drawn; ++i)
                dealt.push_back(rest.draw(random));
        }
        random.shuffle(std::span<CardIndex>(dealt));
        hideBluffs(hidden, random, dealt);
        world.m_list = hidden.list;
        for (std::size_t i = 0; i < hidden.cards.size(); ++i)
            world.m_list[hidden.cards[i]] = dealt[i];
        world.match.setCards(seat, world.m_list);
        if (seat != m_observer) {
            dealXFile(seat, random, world.state);
            dealNames(seat, random, world.state);
        }
    }
}

} // namespace dossier
