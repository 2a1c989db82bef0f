// The log in sentences about Teams and persons; every event is told by exactly one of them.
#include "engine/api/visible_event.h"
#include "engine/flow/rules.h"
#include "engine/state/named_word.h"
#include "engine/support/random_match.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "wording/play/event_text.h"
#include "wording/play/news_text.h"
#include "wording/words/language.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace dossier {

namespace {

EventLog playedAtRandom(std::uint64_t seed)
{
    EventLog log;
    const test::RandomMatch random(seed);
    const Match match(random.setup());
    GameState state = newGame(match, seed, &log);
    Random chance(seed + 3);
    ActionList actions;
    for (int i = 0; i < 900 && !state.over(); ++i) {
        legalActions(state, actions);
        applyLegal(state, actions[static_cast<int>(chance.below(static_cast<std::uint32_t>(actions.size())))], &log);
    }
    return log;
}

CardName known(const char* title, Seat owner)
{
    const auto card = test::baseSet().find(title);
    return {.owner = owner, .card = card.value()};
}

QStringList linesOf(const std::vector<VisibleEvent>& told)
{
    QStringList lines;
    for (const StoryLine& line : storyOf(told, {test::officialCards(), playerNames(2)}))
        lines << line.text;
    return lines;
}

// Places in the log one after the other.
std::vector<VisibleEvent> numbered(std::vector<VisibleEvent> told)
{
    for (std::size_t i = 0; i < told.size(); ++i)
        told[i].at = i;
    return told;
}

} // namespace

// A search shuffles the Bureau Deck alone (ZONE-23).
TEST(Story, SaysWhatIsShuffled)
{
    const PlayerNames cast{test::officialCards(), playerNames(2)};
    const auto said = [&](int what) {
        return sentence(VisibleEvent{.kind = EventKind::Reshuffled, .seat = 0, .number = 45, .second = what}, cast);
    };
    EXPECT_EQ(said(0), "Player A shuffles the Discard Pile into a new Bureau Deck of 45 card(s).");
    EXPECT_EQ(said(1), "Player A shuffles the Bureau Deck.");
    EXPECT_EQ(said(2), "Player A shuffles the Discard Pile, 45 card(s), and lays it under the Bureau Deck.");
}

// The word is told with what it is named for, and by itself where that was told before.
TEST(Story, SaysWhichWordIsNamed)
{
    const CardName berube = known("Dr. Berube", 1);
    const auto named = [&](NamedWord::Kind kind, int value) {
        return VisibleEvent{.kind = EventKind::Named, .seat = 1, .card = berube, .number = int(kind), .second = value};
    };
    const VisibleEvent medical = named(NamedWord::Kind::Skill, abilityOf(Skill::Medical));
    const VisibleEvent played{.kind = EventKind::Played, .seat = 1, .card = berube};
    const VisibleEvent paid{.kind = EventKind::PaidCp, .seat = 1, .card = berube, .number = 3};
    EXPECT_EQ(linesOf(numbered({played, paid, medical})),
              QStringList{"Player B plays Dr. Berube (3 CP) and names Medical."});
    EXPECT_EQ(linesOf(numbered({medical})), QStringList{"Player B names Medical for Dr. Berube."});
    EXPECT_EQ(linesOf(numbered({named(NamedWord::Kind::Player, 0)})),
              QStringList{"Player B names Player A for Dr. Berube."});
    EXPECT_EQ(linesOf(numbered({named(NamedWord::Kind::LaterCheck, 0)})),
              QStringList{"Player B names a later check for Dr. Berube."});
}

// Whoever does not see the card is not told twice whose it is.
TEST(Story, SaysNothingTwiceOfACardThatIsNotSeen)
{
    const PlayerNames cast{test::officialCards(), playerNames(2)};
    const CardName hidden{.owner = 0, .place = Place::Hand};
    const auto said = [&](EventKind kind, Seat who = kNoSeat) {
        return sentence(VisibleEvent{.kind = kind, .seat = 0, .who = who, .card = hidden}, cast);
    };
    EXPECT_EQ(said(EventKind::Took), "Player A takes a card.");
    EXPECT_EQ(said(EventKind::Picked), "Player A chooses a card of his own hand.");
    EXPECT_EQ(said(EventKind::Borrowed, 1), "Player A takes a card from Player B.");
    EXPECT_EQ(said(EventKind::GivenBack, 1), "Player A gives a card back to Player B.");
    EXPECT_EQ(sentence(VisibleEvent{.kind = EventKind::Picked, .seat = 0, .who = 0}, cast),
              "Player A chooses a card of his own Bureau Deck.");
}

// An Agent comes back (AGENT-23); what is taken of a hand does not.
TEST(Story, SaysOfAgentsAloneThatTheyAreBorrowed)
{
    const PlayerNames cast{test::officialCards(), playerNames(2)};
    const auto said = [&](const char* number) {
        return sentence(VisibleEvent{.kind = EventKind::Borrowed,
                                     .seat = 0,
                                     .who = 1,
                                     .card = {.owner = 1, .card = test::card(number), .place = Place::Hand}},
                        cast);
    };
    EXPECT_EQ(said("XF96-0170v1"), "Player A borrows Agent Alex Krycek from Player B.");
    EXPECT_EQ(said("XF96-0053v1"), "Player A takes Cumberland Prison, VA from Player B.");
}

TEST(Story, SaysThatNothingWasFound) // ZONE-23
{
    const PlayerNames cast{test::officialCards(), playerNames(2)};
    const VisibleEvent nothing{
        .kind = EventKind::NoEffect, .seat = 0, .card = {.card = test::card("XF96-0161v1")}, .number = 2};
    EXPECT_EQ(sentence(nothing, cast), "Albert Hosteen: nothing is there to be found.");
}

// A title keeps its full stop before what goes on.
TEST(Story, LeavesATitleItsFullStop)
{
    const PlayerNames cast{test::officialCards(), playerNames(2)};
    const VisibleEvent taken{.kind = EventKind::Took, .seat = 0, .card = {.card = test::card("XF96-0097v1")}};
    EXPECT_EQ(sentence(taken, cast), "Player A takes Holtzman, D.S.A.");
    EXPECT_EQ(clause(taken, cast), "Player A takes Holtzman, D.S.A.");
    const VisibleEvent other{.kind = EventKind::Took, .seat = 0, .card = {.card = test::card("XF96-0063v1")}};
    EXPECT_EQ(clause(other, cast) + '.', sentence(other, cast));
}

// Damage shared out point by point is one blow; the fighter whom a card stands for besides itself is another one
// (0354).
TEST(Story, NamesWhoHitsOnce)
{
    const CardName vampire = known("Kiss Of The Vampire", 1);
    const CardName mulder = known("Agent Fox Mulder", 0);
    const auto blow = [&](const CardName& from, const CardName& at, int which) {
        return VisibleEvent{.kind = EventKind::Allotted, .card = from, .other = at, .number = 1, .second = which};
    };
    const QString one = linesOf(numbered({blow(mulder, vampire, 0), blow(mulder, vampire, 0)})).join(' ');
    EXPECT_TRUE(one.startsWith("Agent Fox Mulder deals 2 damage to Kiss Of The Vampire")) << one.toStdString();
    const QString two = linesOf(numbered({blow(vampire, mulder, 1), blow(mulder, vampire, 2)})).join(' ');
    EXPECT_TRUE(two.contains("fighter beside Kiss Of The Vampire deals 1 damage to Agent Fox Mulder"))
        << two.toStdString();
    EXPECT_TRUE(two.contains("to the fighter beside Kiss Of The Vampire")) << two.toStdString();
}

TEST(StoryGroups, EveryEventIsToldByExactlyOneSentence)
{
    std::size_t events = 0;
    std::size_t lines = 0;
    for (const char* language : {"en", "fr"}) {
        const Language spoken(QString::fromLatin1(language));
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const EventLog log = playedAtRandom(seed);
            for (const Seat reader : {Seat{0}, Seat{1}, kNoSeat}) {
                const std::vector<VisibleEvent> told = toldTo(reader, log);
                std::map<std::size_t, int> times;
                const PlayerNames cast{test::officialCards(), playerNames(4)};
                for (const StoryLine& line : storyOf(told, cast)) {
                    EXPECT_FALSE(line.text.isEmpty());
                    EXPECT_FALSE(line.text.contains('%')) << line.text.toStdString();
                    EXPECT_FALSE(line.text.contains("  ")) << line.text.toStdString();
                    EXPECT_FALSE(line.events.empty());
                    for (const std::size_t at : line.events)
                        ++times[at];
                    ++lines;
                }
                for (const VisibleEvent& event : told)
                    EXPECT_EQ(times[event.at], 1) << "event " << event.at << ", kind " << int(event.kind);
                EXPECT_EQ(times.size(), told.size());
                events += told.size();
            }
        }
    }
    EXPECT_GT(events, 10'000u);
    EXPECT_LT(lines, events * 3 / 4) << "a story, not a ledger";
}

// ZONE-21: a sentence names no card that none of its events names to this reader.
TEST(StoryGroups, TellNothingTheirEventsDoNot)
{
    for (std::uint64_t seed = 20; seed < 30; ++seed) {
        const EventLog log = playedAtRandom(seed);
        const PlayerNames cast{test::officialCards(), playerNames(4)};
        for (const Seat reader : {Seat{0}, kNoSeat}) {
            const std::vector<VisibleEvent> told = toldTo(reader, log);
            std::map<std::size_t, const VisibleEvent*> byPlace;
            for (const VisibleEvent& event : told)
                byPlace[event.at] = &event;
            for (const StoryLine& line : storyOf(told, cast))
                for (const Event& event : log) {
                    const CardIndex hidden = event.card.name.card;
                    if (event.kind != EventKind::DrewCard || event.seat == reader)
                        continue;
                    const QString title = cast.title(hidden);
                    const bool mayBeNamed = std::ranges::any_of(line.events, [&](std::size_t at) {
                        const VisibleEvent& each = *byPlace.at(at);
                        for (const CardIndex card : {each.card.card, each.other.card, each.card.host, each.other.host})
                            if (cast.title(card).contains(title))
                                return true;
                        return false;
                    });
                    if (!mayBeNamed && title.contains(QLatin1Char(' '))) {
                        EXPECT_FALSE(line.text.contains(title)) << line.text.toStdString();
                    }
                }
        }
    }
}

TEST(StoryGroups, ATeamGoesTogether)
{
    const auto moved = [](const char* title) {
        return VisibleEvent{
            .kind = EventKind::Moved, .seat = 0, .card = known(title, 0), .number = int(Section::Field)};
    };
    const auto joined = [](const char* title, int team) {
        return VisibleEvent{.kind = EventKind::JoinedTeam, .seat = 0, .card = known(title, 0), .number = team};
    };
    EXPECT_EQ(linesOf(numbered({moved("Agent Fox Mulder"), joined("Agent Fox Mulder", 1), moved("Agent Dana Scully"),
                                joined("Agent Dana Scully", 1), moved("Agent Karen Kosseff, Counselor"),
                                joined("Agent Karen Kosseff, Counselor", 1)})),
              QStringList("Player A sends Mulder, Scully and Kosseff to the Field, in Team 2."));
    EXPECT_EQ(linesOf(numbered({joined("Agent Fox Mulder", 1), joined("Agent Jerry Lamana", 2)})),
              QStringList({"Player A puts Mulder into Team 2.", "Player A puts Lamana into Team 3."}));
}

TEST(StoryGroups, PriceAndPurchaseAreOne)
{
    const Language english(QStringLiteral("en"));
    const CardName spencer = known("Sheriff Spencer", 0);
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::PaidRp, .seat = 0, .number = 2},
                                {.kind = EventKind::BoughtCards, .seat = 0, .number = 4},
                                {.kind = EventKind::Drew, .seat = 0, .number = 4}})),
              QStringList("Player A pays 4 RP for 4 cards (2 RP of these could buy nothing else)."))
        << "BRIEF-9";
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::Played, .seat = 0, .card = spencer},
                                {.kind = EventKind::PaidCp, .seat = 0, .card = spencer, .number = 3},
                                {.kind = EventKind::Resolved, .seat = 0, .card = spencer},
                                {.kind = EventKind::Discarded, .seat = 0, .card = spencer}})),
              QStringList("Player A plays Sheriff Spencer (3 CP)."));
}

// What a Bluff does to a number was nowhere in the log.
TEST(StoryGroups, SaysWhatACardMakesOfTheCheck)
{
    const Language english(QStringLiteral("en"));
    const CardName bluff = known("Cigarette Butts", 1);
    EXPECT_EQ(
        linesOf(numbered({{.kind = EventKind::Resolved, .seat = 1, .card = bluff},
                          {.kind = EventKind::LevelChanged, .seat = 0, .card = bluff, .number = 6, .second = 4}})),
        QStringList("Cigarette Butts takes effect. The level goes from 6 to 4."));
    EXPECT_EQ(
        linesOf(numbered({{.kind = EventKind::SkillChanged, .seat = 0, .card = bluff, .number = 1, .second = 2},
                          {.kind = EventKind::NeededChanged, .seat = 0, .card = bluff, .number = 5, .second = 3}})),
        QStringList({"Cigarette Butts: the check is one of Bureaucracy now, not of Behavioral.",
                     "Cigarette Butts: the level needed goes from 5 to 3."}));
}

TEST(StoryGroups, QuestionAndAnswerAreOne)
{
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::Asked, .seat = 0, .who = 1, .number = 0},
                                {.kind = EventKind::AnsweredNo, .seat = 0, .who = 1, .number = 0}})),
              QStringList("Player A asks whether the X-File of Player B has the Affiliation Alien: no."));
}

// SITE-8: its lower number is enough for the question it names, not for the Site.
TEST(StoryGroups, ACheckThatIsEnoughForOneQuestionSaysSo)
{
    const Language english(QStringLiteral("en"));
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::CheckPassed, .seat = 0, .number = 4, .second = 5}})),
              QStringList("The check succeeds for one question alone: 4 against 5."));
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::CheckPassed, .seat = 0, .number = 5, .second = 5}})),
              QStringList("The check succeeds: 5 against 5."));
}

TEST(StoryGroups, ARoundOfCombatAddsUp)
{
    const Language english(QStringLiteral("en"));
    const CardName squeeze = known("Squeeze", 1);
    const auto deals = [](const CardName& from, const CardName& to, int damage) {
        return VisibleEvent{.kind = EventKind::Allotted, .seat = 0, .card = from, .other = to, .number = damage};
    };
    const CardName mulder = known("Agent Fox Mulder", 0);
    const CardName scully = known("Agent Dana Scully", 0);
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::RoundBegan, .number = kCloseRange, .second = 2},
                                deals(squeeze, scully, 3),
                                deals(mulder, squeeze, 3),
                                deals(scully, squeeze, 2)})),
              QStringList("Combat, CRC round 1: Squeeze deals 3 damage to Agent Dana Scully. Agent Fox Mulder and "
                          "Agent Dana Scully together deal 5 damage to Squeeze."));
}

// COMBAT-30: nobody is told that damage was taken which was not.
TEST(StoryGroups, ARoundOfCombatTellsWhatWasPrevented)
{
    const Language english(QStringLiteral("en"));
    const CardName squeeze = known("Squeeze", 1);
    const CardName mulder = known("Agent Fox Mulder", 0);
    const CardName scully = known("Agent Dana Scully", 0);
    const auto deals = [](const CardName& from, const CardName& to, int damage) {
        return VisibleEvent{.kind = EventKind::Allotted, .seat = 0, .card = from, .other = to, .number = damage};
    };
    const auto prevents = [](const CardName& by, const CardName& to, int damage) {
        return VisibleEvent{.kind = EventKind::Prevented, .seat = 1, .card = to, .other = by, .number = damage};
    };
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::RoundBegan, .number = kCloseRange, .second = 2},
                                deals(squeeze, scully, 3),
                                deals(mulder, squeeze, 2),
                                deals(scully, squeeze, 2),
                                prevents(squeeze, squeeze, 4),
                                prevents(known("Kick", 0), scully, 1)})),
              QStringList("Combat, CRC round 1: Squeeze deals 3 damage to Agent Dana Scully (Kick prevents 1; takes "
                          "2). Agent Fox Mulder and Agent Dana Scully together deal 4 damage to Squeeze (its own text "
                          "prevents 4; takes none)."));
    EXPECT_EQ(linesOf(numbered({prevents(squeeze, squeeze, 4)})),
              QStringList("The text of Squeeze prevents 4 damage to it."));
    EXPECT_EQ(linesOf(numbered({prevents(known("Kick", 0), scully, 1)})),
              QStringList("Kick prevents 1 damage to Agent Dana Scully."));
}

// One has to see where a name ends and where a clause does, whatever commas are in the titles.
TEST(StoryGroups, ListsEndWhereTheyEnd)
{
    const Language english(QStringLiteral("en"));
    const auto said = [](std::vector<VisibleEvent> told) {
        return linesOf(numbered(std::move(told))).join(QLatin1Char('|')).toStdString();
    };
    const CardName mcAlpin = known("Pvt. McAlpin, Zombie", 1);
    const CardName kosseff = known("Agent Karen Kosseff, Counselor", 0);
    const CardName tillman = known("Lt. Brian Tillman, Aubrey Police Department", 0);
    const CardName lamana = known("Agent Jerry Lamana", 0);
    const auto deals = [](const CardName& from, const CardName& to, int damage) {
        return VisibleEvent{.kind = EventKind::Allotted, .seat = 0, .card = from, .other = to, .number = damage};
    };
    EXPECT_EQ(said({{.kind = EventKind::RoundBegan, .number = kCloseRange, .second = 2},
                    deals(mcAlpin, kosseff, 3),
                    deals(kosseff, mcAlpin, 1),
                    deals(tillman, mcAlpin, 2),
                    deals(lamana, mcAlpin, 2)}),
              ("Combat, CRC round 1: Pvt. McAlpin deals 3 damage to Agent Karen Kosseff. Agent Karen "
               "Kosseff, Lt. Brian Tillman and Agent Jerry Lamana together deal 5 damage to Pvt. McAlpin."));
    const auto draws = [](const CardName& card) {
        return VisibleEvent{.kind = EventKind::DrewCard, .seat = 0, .card = card};
    };
    EXPECT_EQ(said({{.kind = EventKind::Drew, .seat = 0, .number = 3},
                    draws(known("Marion, VA", 0)),
                    draws(known("Aubrey, MO", 0)),
                    draws(known("Kick", 0))}),
              ("Player A draws Marion, VA; Aubrey, MO; and Kick."))
        << "a place is not known without its state";
    EXPECT_EQ(said({{.kind = EventKind::Drew, .seat = 0, .number = 3},
                    draws(kosseff),
                    draws(tillman),
                    draws(known("Kick", 0))}),
              ("Player A draws Agent Karen Kosseff, Lt. Brian Tillman and Kick."));
}

// COMBAT-11: one LRC round, and the CRC rounds after it counted from 1, as the stage has them.
TEST(StoryGroups, RoundsAreNumberedAsOnTheStage)
{
    const auto begins = [](Ability range, int rounds) {
        return linesOf(numbered({{.kind = EventKind::RoundBegan, .number = range, .second = rounds}})).join(QString());
    };
    {
        const Language english(QStringLiteral("en"));
        EXPECT_EQ(begins(kLongRange, 1), QStringLiteral("Combat, LRC round."));
        EXPECT_EQ(begins(kCloseRange, 2), QStringLiteral("Combat, CRC round 1."));
        EXPECT_EQ(begins(kCloseRange, 4), QStringLiteral("Combat, CRC round 3."));
        EXPECT_EQ(begins(kCloseRange, 1), QStringLiteral("Combat, CRC round 1.")) << "added before there was any";
    }
    const Language french(QStringLiteral("fr"));
    EXPECT_EQ(begins(kCloseRange, 3), QStringLiteral("Combat, manche 2 de CCP."));
}

// A Phase in which nothing happens goes with the line before it, and is no further card (BLUFF-1).
TEST(StoryGroups, CountNothingButWhatTheyTellOf)
{
    const Language english(QStringLiteral("en"));
    const VisibleEvent hides{.kind = EventKind::PutUnder, .seat = 1, .other = known("Aubrey, MO", 0)};
    const VisibleEvent phase{.kind = EventKind::PhaseBegan, .seat = 0, .number = int(Phase::Investigation)};
    EXPECT_EQ(linesOf(numbered({hides, phase})), QStringList("Player B puts 1 card face down under Aubrey, MO."));
    const auto moved = [](const char* title) {
        return VisibleEvent{
            .kind = EventKind::Moved, .seat = 0, .card = known(title, 0), .number = int(Section::Field)};
    };
    const VisibleEvent away{
        .kind = EventKind::JoinedTeam, .seat = 1, .card = known("Agent Dana Scully", 1), .number = kNoTeam};
    EXPECT_EQ(linesOf(numbered({moved("Agent Fox Mulder"), away})), QStringList("Player A sends Mulder to the Field."));
}

// Whose card a text has thrown away, and by whose text.
TEST(StoryGroups, ADiscardNamesWhoseDoingItWas)
{
    const Language english(QStringLiteral("en"));
    const VisibleEvent lost{.kind = EventKind::Discarded,
                            .seat = 0,
                            .who = 1,
                            .card = known("Sheriff Spencer", 0),
                            .other = known("Alien Discretion", 1)};
    EXPECT_EQ(linesOf(numbered({lost})),
              QStringList("Alien Discretion of Player B discards Sheriff Spencer of Player A."));
    const PlayerNames cast{test::officialCards(), playerNames(2)};
    const auto news = newsOf(numbered({lost}), cast, 0);
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news.front().text, "Sheriff Spencer of Player A is discarded");
}

// What was played is told; that it has served and goes to the Discard Pile is not (PLAY-46).
TEST(StoryGroups, NewsPassOverWhatHasServed)
{
    const Language english(QStringLiteral("en"));
    const CardName card = known("Alien Discretion", 1);
    const auto news = newsOf(numbered({{.kind = EventKind::Played, .seat = 1, .card = card},
                                       {.kind = EventKind::Discarded, .seat = 1, .card = card}}),
                             {test::officialCards(), playerNames(2)}, 0);
    ASSERT_EQ(news.size(), 1u);
    EXPECT_TRUE(news.front().cause);
}

// What is chosen besides cards is said, too.
TEST(StoryGroups, AChoiceNamesWhatWasChosen)
{
    const Language english(QStringLiteral("en"));
    const auto said = [](Thing::Kind kind, int number) {
        return linesOf(numbered({{.kind = EventKind::Picked,
                                  .seat = 0,
                                  .who = 1,
                                  .number = number,
                                  .second = static_cast<int>(kind)}}))
            .join(QString());
    };
    EXPECT_EQ(said(Thing::Kind::Team, 1), "Player A chooses Team 2 of Player B.");
    EXPECT_EQ(said(Thing::Kind::Player, 0), "Player A chooses Player B.");
    EXPECT_EQ(said(Thing::Kind::None, 0), "Player A chooses a card of the Bureau Deck of Player B.");
    const CardName purdue{.owner = 0, .card = test::officialCards().find("Agent Reggie Purdue").value()};
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::Picked, .seat = 0, .who = 0, .other = purdue}})),
              QStringList("Player A chooses a card of his own Bureau Deck, for Agent Reggie Purdue."));
}

TEST(StoryGroups, CardsUnderASiteAreOneLine)
{
    const Language english(QStringLiteral("en"));
    const auto hides = [](Seat seat, const char* site) {
        return VisibleEvent{.kind = EventKind::PutUnder, .seat = seat, .other = known(site, 0)};
    };
    EXPECT_EQ(linesOf(numbered({hides(1, "Aubrey, MO"), hides(1, "Aubrey, MO"), hides(1, "Arlington, VA")})),
              QStringList({"Player B puts 2 cards face down under Aubrey, MO.",
                           "Player B puts 1 card face down under Arlington, VA."}));
}

// "You gain 3 RP. You gain 2 RP.": of what, and "You discard" of what the rules take away.
TEST(Story, SaysWhatPointsComeFromAndWhatTheRulesDiscard)
{
    const CardName krycek = known("Agent Alex Krycek", 0);
    EXPECT_EQ(linesOf(numbered({{.kind = EventKind::GainedRp, .seat = 0, .number = 3},
                                {.kind = EventKind::GainedRp, .seat = 0, .card = krycek, .number = 2}})),
              (QStringList{"Player A gains 3 RP by the RES of Agents.", "Player A gains 2 RP by Agent Alex Krycek."}));
    const CardName troubles = known("Car Troubles", 0);
    const CardName eve = known("Eve 7", 0);
    EXPECT_EQ(
        linesOf(numbered(
            {{.kind = EventKind::Discarded, .seat = 0, .card = troubles, .number = static_cast<int>(Place::UnderSite)},
             {.kind = EventKind::Discarded, .seat = 0, .card = eve, .number = static_cast<int>(Place::Hand)}})),
        (QStringList{"To the Discard Pile: Car Troubles of Player A.", "Player A discards Eve 7."}));
}

TEST(Story, NamesOnesOwnCardsFaceDown)
{
    const CardName site = known("Los Angeles, CA", 1);
    const auto lines = [&](const CardName& card) {
        return linesOf(numbered({{.kind = EventKind::PutUnder, .seat = 0, .card = card, .other = site}}));
    };
    EXPECT_EQ(lines(known("Car Troubles", 0)),
              QStringList{"Player A puts Car Troubles face down under Los Angeles, CA."});
    EXPECT_EQ(lines({.owner = 0, .place = Place::UnderSite}),
              QStringList{"Player A puts 1 card(s) face down under Los Angeles, CA."});
}

} // namespace dossier
