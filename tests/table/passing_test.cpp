// Passing by itself at the table: what is asked, what is not, and that nothing that matters is lost.
#include "engine/players/policy/policy.h"
#include "importers/decks/deck_formats.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "table/choice_order.h"
#include "table/question_split.h"
#include "table/stage_games.h"
#include "table/table_game.h"
#include "table/team_move.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace dossier {

namespace {

Deck sample(const char* name)
{
    const std::string file = std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/" + name + ".deck";
    return readDeck(test::fileBytes(file), test::officialCards(), DeckFormat::DossierText, "").deck;
}

GameRecord record(const char* deck, bool alone, std::uint64_t seed)
{
    GameRecord record;
    record.decks = {sample(deck), alone ? Deck{} : sample(deck)};
    record.passive = {false, alone};
    record.firstSeat = 0;
    record.seed = seed;
    record.options.mostTurns = 12;
    return record;
}

class Passing : public testing::Test
{
protected:
    void begin(const GameRecord& record) { game.begin(record, true); }
    void obey(const TableStops& stops = {})
    {
        obeyed = stops;
        game.obeyStops([this] { return obeyed; });
    }
    void takeSeats()
    {
        while (game.waitsForHandOver())
            game.takeSeat();
    }
    // What passing means here, whatever it costs.
    void pass()
    {
        const Action* pass = game.actions().find(ActionKind::Pass);
        game.take(pass ? Action(*pass) : Action(game.actions()[0]));
    }

    const Action* find(ActionKind kind) const { return game.actions().find(kind); }

    void playPlainly()
    {
        const Action* first = nullptr;
        for (const ActionKind kind : {ActionKind::AssignTeam, ActionKind::Investigate, ActionKind::Ask})
            first = first ? first : find(kind);
        const Asks asks = game.offer().decision.asks;
        if (asks == Asks::PlaceSites && game.seen().players[game.viewer()].sites.empty())
            first = find(ActionKind::PlaceSite);
        if (asks == Asks::PutUnder && game.seen().players[game.seen().active].sites.front().own.empty())
            first = find(ActionKind::PutUnder);
        if (asks == Asks::BuyCards && game.seen().hand.size() < 7)
            for (const Action& action : game.actions())
                first = action.number == 2 ? &action : first;
        if (const auto teams = wholeTeams(game); !teams.empty())
            game.takeTogether(teams.front().actions);
        else if (first)
            game.take(Action(*first));
        else
            pass();
    }

    TableStops obeyed;
    TableGame game{test::officialCards(), &test::baseEffects()};
};

// Decisions of a record that nobody was asked about, judged from outside: by what was listed there.
struct Skipped
{
    int windows = 0;
    int plays = 0;
};

bool isOpenFor(Seat seat, const SeenCheck& check)
{
    return check.needed <= 0 || (check.seat == seat) == (check.level < check.needed);
}

// Why a decision may go without a question by the usual settings; empty where it must not.
std::string excuse(const Asked& asked, const Lookahead& at, const Action& taken, bool lastOfPhase)
{
    if (asked.occasion.waiting && asked.occasion.waiting->seat == at.decider())
        return "his own card";
    if (asked.decision.asks == Asks::FreeDraw && taken.kind == ActionKind::FreeDraw)
        return "free draw";
    if (taken.kind == ActionKind::Investigate)
        return at.investigated() == 0 && // INV-10
                       std::count_if(asked.actions.begin(), asked.actions.end(),
                                     [](const Action& a) { return a.kind == ActionKind::Investigate; }) == 1
                   ? "only Site"
                   : "";
    if (taken.kind != ActionKind::Pass)
        return "";
    bool onlyPlays = true;
    for (const Action& action : asked.actions)
        onlyPlays = onlyPlays && (action.kind == ActionKind::Pass || action.kind == ActionKind::Play ||
                                  action.kind == ActionKind::UseText);
    if (!onlyPlays) {
        if (asked.decision.asks == Asks::AssignTeams && at.sites() == 0)
            return "no Site";
        return asked.decision.asks == Asks::Discard && at.active() != at.decider() ? "nothing must go" : "";
    }
    const auto& window = asked.occasion.window;
    if (window == WindowKind::Open && lastOfPhase)
        for (const Action& action : asked.actions)
            if (at.isOfPhase(action) && !at.factsOf(action).empty)
                return "";
    if (window == WindowKind::Open || window == WindowKind::BeforeSite)
        return "start or end of something";
    for (const Action& action : asked.actions) {
        if (action.kind == ActionKind::Pass)
            continue;
        const PlayFacts facts = at.factsOf(action);
        const bool later = facts.anytime && (action.kind == ActionKind::UseText || window != WindowKind::Check ||
                                             !isOpenFor(at.decider(), at.check()));
        const bool decided = facts.levelOnly && !isOpenFor(at.decider(), at.check());
        if (!facts.empty && !at.isOutOfReach(action) && !later && !decided)
            return "";
    }
    return "nothing that matters now";
}

// Nothing but passing came after this position until the next phase began.
bool isLastOfPhase(RunningGame& game, const GameRecord& record, int at)
{
    const Lookahead from = game.ahead();
    for (int next = at; next < game.length(); ++next) {
        game.goTo(next);
        const Lookahead here = game.ahead();
        if (here.phase() != from.phase() || here.turn() != from.turn())
            break;
        if (record.actions[static_cast<std::size_t>(next)].kind != ActionKind::Pass || !Asked(here).isWindow()) {
            game.goTo(at);
            return false;
        }
    }
    game.goTo(at);
    return true;
}

// Goes through a game that was played with questions left out, asking everything, and looks at what was left out.
Skipped lookAtSkipped(const GameRecord& record, const TableStops& stops)
{
    Skipped skipped;
    RunningGame game(record, test::officialCards(), &test::baseEffects());
    for (int at = 0; at < game.length(); ++at) {
        game.goTo(at);
        const Lookahead here = game.ahead();
        if (game.passive(here.decider()))
            continue;
        const auto action = byItself(here, {stops, test::officialCards(), Haste::None});
        if (!action)
            continue;
        const Asked asked(here);
        EXPECT_NE(excuse(asked, here, *action, isLastOfPhase(game, record, at)), "")
            << "step " << at << ", turn " << here.turn() << ", asks " << static_cast<int>(asked.decision.asks);
        ++skipped.windows;
        skipped.plays += asked.actions.size() - 1;
    }
    return skipped;
}

} // namespace

// 21 answers before, 15 of them "Do you play a card?".
TEST_F(Passing, AQuietTurnOfTheKrycekPackTakesSixAnswersAtMost)
{
    for (const std::uint64_t seed : {582533u, 1u, 2u, 3u}) {
        obey();
        begin(record("fixed-pack-krycek", true, seed));
        int answers = 0;
        while (game.seen().turn == 1 && !game.isOver() && answers < 50) {
            pass();
            ++answers;
        }
        EXPECT_LE(answers, 6) << seed;
        EXPECT_GE(answers, 2) << seed << ": he is asked what he buys and who goes where";
    }
}

// 64 actions before, 27 of them passes. Each fills his hand, sends all his Agents to the first Site he can
// pay, hides a card, asks, and discards what he must.
TEST_F(Passing, TwoTurnsAtOneTableTakeThirtyChoicesAtMost)
{
    for (const std::uint64_t seed : {248333u, 8u, 3u}) {
        obey();
        begin(record("night-shift", false, seed));
        int choices = 0;
        while (game.game().turn() <= 2 && !game.isOver() && choices < 200) {
            takeSeats();
            playPlainly();
            ++choices;
        }
        EXPECT_LE(choices, 30) << seed;
        EXPECT_GE(choices, 12) << seed << ": there was a Site to investigate";
        EXPECT_GT(game.position() - choices, 15) << seed << ": what went by itself";
    }
}

TEST_F(Passing, NothingThatCouldMatterIsSkipped)
{
    Skipped all;
    for (const std::uint64_t seed : {3u, 5u, 21u, 248333u}) {
        obey();
        begin(record("night-shift", false, seed));
        RandomPolicy chance(seed);
        for (int i = 0; i < 400 && !game.isOver(); ++i) {
            takeSeats();
            game.take(chance.choose(game.seen(), game.actions()));
        }
        const GameRecord played = game.record();
        const Skipped skipped = lookAtSkipped(played, obeyed);
        std::size_t gone = 0;
        for (const Seat seat : {Seat(0), Seat(1)})
            gone += goneByItself(RunningGame(played, test::officialCards(), &test::baseEffects()), seat,
                                 {obeyed, test::officialCards()})
                        .size();
        EXPECT_LE(gone, static_cast<std::size_t>(skipped.windows)) << "at some of them he has done something else";
        EXPECT_GT(10 * gone, static_cast<std::size_t>(9 * skipped.windows)) << "none of these is reviewed";
        all.windows += skipped.windows;
        all.plays += skipped.plays;
    }
    EXPECT_GT(all.windows, 100);
    EXPECT_GT(all.plays, 100) << "not only what nobody could have done anything in";
}

TEST_F(Passing, AStopAsksWhatIsLeftOutElse)
{
    TableStops stops;
    stops.of(Phase::Healing).mine = true;
    obey(stops);
    begin(record("fixed-pack-krycek", true, 582533));
    bool asked = false;
    for (int i = 0; i < 30 && game.seen().turn == 1; ++i) {
        asked = asked || game.seen().phase == Phase::Healing;
        pass();
    }
    EXPECT_TRUE(asked) << "his Agents can be used there";
}

TEST_F(Passing, WhatCanBePlayedIsOfferedWithTheQuestion)
{
    obey();
    begin(record("fixed-pack-krycek", true, 582533));
    while (game.offer().decision.asks != Asks::Deploy)
        pass();
    const auto& beside = game.offer().beside;
    ASSERT_TRUE(std::find(beside.begin(), beside.end(), true) != beside.end()) << "the Agents' uses";
    EXPECT_TRUE(Asked(game.game().ahead()).isWindow()) << "the engine asks about a window";
    const int here = game.position();
    const Observation before = game.seen();
    game.take(Action(*game.actions().find(ActionKind::Deploy)));
    EXPECT_GT(game.position(), here + 1) << "the window has been passed as well";
    game.takeBack();
    EXPECT_EQ(game.position(), here) << "one choice, one step back";
    EXPECT_EQ(game.seen(), before);
    game.stepForward();
    EXPECT_EQ(game.position(), game.length());
}

TEST_F(Passing, AKeyNeverGivesAnythingUp)
{
    TableStops stops;
    stops.freeDraw = false;
    stops.lastSite = false;
    std::map<Asks, int> dear;
    for (const std::uint64_t seed : {1u, 4u, 9u}) {
        obey(stops);
        begin(record("night-shift", false, seed));
        RandomPolicy chance(seed);
        for (int i = 0; i < 500 && !game.isOver(); ++i) {
            takeSeats();
            if (game.offer().costs != PassCosts::Nothing && game.actions().find(ActionKind::Pass)) {
                ++dear[game.offer().decision.asks];
                const int before = game.length();
                game.passOn();
                game.passOn(Haste::ToDecision);
                EXPECT_EQ(game.length(), before);
            }
            game.take(chance.choose(game.seen(), game.actions()));
        }
    }
    for (const Asks asks : {Asks::FreeDraw, Asks::PlaceSites, Asks::AssignTeams, Asks::Investigate, Asks::XFile})
        EXPECT_GT(dear[asks], 0) << static_cast<int>(asks);
}

// INV-10: after the first Site the second began at once, and could not be left alone.
TEST_F(Passing, ASecondSiteMayBeLeftAlone)
{
    int met = 0;
    for (std::uint64_t seed = 1; seed <= 20 && met < 3; ++seed) {
        obey();
        begin(record("fixed-pack-krycek", true, seed));
        for (int i = 0; i < 400 && !game.isOver(); ++i) {
            const auto sites = std::ranges::count(game.actions(), ActionKind::Investigate, &Action::kind);
            if (game.offer().decision.asks == Asks::Investigate && sites == 1 &&
                game.game().ahead().investigated() > 0) {
                ++met;
                const CardRef site = find(ActionKind::Investigate)->target.card();
                pass();
                EXPECT_NE(game.seen().investigation.site, site);
                EXPECT_NE(game.offer().decision.asks, Asks::Investigate);
                break;
            }
            // Each of them alone, so that there are as many Teams as there can be.
            const Action* one = nullptr;
            for (const Choice& choice : game.choices())
                if (choice.action.kind == ActionKind::PlaceSite || choice.action.kind == ActionKind::AssignTeam ||
                    (choice.action.kind == ActionKind::Deploy && !choice.joins &&
                     static_cast<Section>(choice.action.section) == Section::Field))
                    one = one ? one : &choice.action;
            one = one ? one : find(ActionKind::Investigate);
            one ? game.take(Action(*one)) : pass();
        }
    }
    EXPECT_GT(met, 0);
}

// INV-2, SITE-12: the second Site went uninvestigated by one Space, and where all answers were known it took three
// keys.
TEST_F(Passing, CostsWhatATeamWouldSolveAndNothingWhereNothingIsTold)
{
    std::map<std::pair<Asks, PassCosts>, int> met;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        obey();
        begin(record("fixed-pack-krycek", false, seed));
        RandomPolicy chance(seed);
        for (int i = 0; i < 700 && !game.isOver(); ++i) {
            takeSeats();
            const Decision& asked = game.offer().decision;
            const PassCosts costs = game.offer().costs;
            if (game.actions().find(ActionKind::Pass))
                ++met[{asked.asks, costs}];
            if (asked.asks == Asks::AssignTeams && game.actions().find(ActionKind::Pass)) {
                bool solves = false;
                bool assigned = false;
                for (const SeenSite& site : game.seen().players[game.viewer()].sites)
                    for (const Prospect& prospect : game.view().prospects(site.ref)) {
                        const bool offered = std::ranges::any_of(game.actions(), [&](const Action& action) {
                            return action.kind == ActionKind::AssignTeam && action.team == prospect.team &&
                                   action.target.card() == site.ref;
                        });
                        solves = solves || (offered && prospect.enough());
                        assigned = assigned || prospect.assigned;
                    }
                if (solves) {
                    EXPECT_EQ(costs, PassCosts::Goods);
                } else if (assigned) {
                    EXPECT_EQ(costs, PassCosts::Nothing);
                }
            }
            if (asked.asks == Asks::XFile && game.actions().find(ActionKind::Ask) &&
                !game.actions().find(ActionKind::Guess)) {
                const std::vector<ChoiceNote> notes = choiceNotes(game);
                bool tells = false;
                for (std::size_t place = 0; place < notes.size(); ++place)
                    tells = tells || (game.choices()[place].action.kind == ActionKind::Ask && !notes[place].known);
                EXPECT_TRUE(!tells || costs == PassCosts::Goods);
            }
            game.take(chance.choose(game.seen(), game.actions()));
        }
    }
    const std::pair both{Asks::AssignTeams, PassCosts::Goods};
    EXPECT_GT(met[both], 5);
    EXPECT_GT((met[{Asks::AssignTeams, PassCosts::Nothing}]), 5);
    EXPECT_GT((met[{Asks::XFile, PassCosts::Goods}]), 5);
}

TEST_F(Passing, HasteEndsWithTheTurnOrWhereSomethingMustBeDone)
{
    obey();
    begin(record("fixed-pack-krycek", true, 582533));
    while (game.offer().decision.asks == Asks::Share) // OQ-126: that has to be said
        pass();
    const int first = game.position();
    game.passOn(Haste::ToTurnEnd);
    EXPECT_EQ(game.haste(), Haste::None);
    EXPECT_EQ(game.offer().decision.asks, Asks::Discard) << "past what he could have done";
    EXPECT_EQ(game.offer().decision.over, 1) << "DEBRIEF-2";
    game.takeBack();
    EXPECT_EQ(game.position(), first) << "all of it was one choice";
    game.stepForward();
    game.take(Action(game.actions()[0]));
    game.passOn(Haste::ToTurnEnd);
    EXPECT_EQ(game.seen().turn, 2);
}

// DEP-6: each Agent by himself, all into the same new Team.
TEST_F(Passing, AWholeTeamIsOneChoice)
{
    obey();
    begin(record("fixed-pack-krycek", true, 582533));
    while (game.offer().decision.asks != Asks::Deploy)
        pass();
    const std::vector<TeamMove> whole = wholeTeams(game);
    ASSERT_EQ(whole.size(), 1u) << "all are in the Bureau";
    EXPECT_EQ(whole.front().members.size(), 4u);
    const int here = game.position();
    game.takeTogether(whole.front().actions);
    std::set<int> teams;
    for (const SeenAgent& agent : game.seen().players[0].agents) {
        EXPECT_EQ(agent.section, Section::Field);
        teams.insert(agent.team);
    }
    EXPECT_EQ(teams.size(), 1u);
    game.takeBack();
    EXPECT_EQ(game.position(), here);
}

TEST_F(Passing, ACardCanAskAlwaysOrNever)
{
    const auto asksIn = [&](const TableStops& stops) {
        obey(stops);
        begin(record("fixed-pack-krycek", true, 582533));
        int answers = 0;
        for (; game.seen().turn == 1 && answers < 50; ++answers)
            pass();
        return answers;
    };
    TableStops always;
    always.cards[QStringLiteral("XF96-0161v1")] = CardStop::Always; // Albert Hosteen
    EXPECT_GT(asksIn(always), asksIn({}));
}

// DEP-1: with nobody in the Field a Pass spends the turn, and is no answer for a key that comes easily.
TEST_F(Passing, NobodyStaysAtHomeByOneKey)
{
    begin(record("night-shift", true, 3));
    obey();
    takeSeats();
    for (int i = 0; i < 60 && game.offer().decision.asks != Asks::Deploy; ++i)
        pass();
    ASSERT_EQ(game.offer().decision.asks, Asks::Deploy);
    EXPECT_EQ(game.offer().costs, PassCosts::Chance);
    const int here = game.position();
    game.passOn();
    EXPECT_EQ(game.position(), here);
    const auto sent = std::find_if(game.actions().begin(), game.actions().end(), [](const Action& action) {
        return action.kind == ActionKind::Deploy && static_cast<Section>(action.section) == Section::Field;
    });
    ASSERT_NE(sent, game.actions().end());
    game.take(Action(*sent));
    EXPECT_EQ(game.offer().costs, PassCosts::Nothing);
}

// The table changed hands for plays all of which were said to be of no use: whoever is called to a window finds one
// that is.
TEST(PassingOfTwo, NobodyIsCalledForWhatIsOfNoUse)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    const TableStops stops;
    game.obeyStops([&] { return stops; });
    int windows = 0;
    test::playEagerlyUntil(game, [&](const TableGame& at) {
        const LegalMoves& offer = at.offer();
        if (!offer.occasion.window && !offer.occasion.waiting)
            return false;
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        bool any = false;
        for (std::size_t i = 0; i < worths.size(); ++i)
            any = any || (offer.choices[i].action.kind != ActionKind::Pass && worths[i].rank != ChoiceRank::Useless);
        EXPECT_TRUE(any) << "turn " << at.seen().turn << ", position " << at.position();
        return ++windows >= 150;
    });
    EXPECT_GT(windows, 50);
}

} // namespace dossier
