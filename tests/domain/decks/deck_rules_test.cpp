#include "domain/decks/deck_rules.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "support/trial_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;
using test::legalDeck;

namespace {

std::vector<Problem> check(const Deck& deck, Game game = Game::Advanced)
{
    return checkDeck(deck, baseSet(), test::format(game));
}

// The problem of that rule, about that title where one is named.
const Problem* find(const std::vector<Problem>& problems, std::string_view rule, std::string_view title = {})
{
    for (const Problem& problem : problems)
        if (problem.rule.text() == rule && (title.empty() || (problem.card && baseSet()[*problem.card].title == title)))
            return &problem;
    return nullptr;
}

void expectProblem(const std::vector<Problem>& problems, std::string_view rule, Severity severity, int have, int want,
                   std::string_view title = {})
{
    const Problem* problem = find(problems, rule, title);
    ASSERT_NE(problem, nullptr) << rule << " was not reported";
    EXPECT_EQ(problem->severity, severity) << rule;
    EXPECT_EQ(problem->have, have) << rule;
    EXPECT_EQ(problem->want, want) << rule;
    EXPECT_EQ(problem->card.has_value(), !title.empty()) << rule;
}

Deck basicDeck()
{
    Deck deck = legalDeck();
    deck.game = Game::Basic;
    deck.team.clear();
    for (const char* agent : {"XF96-0169v1", "XF96-0173v1", "XF96-0180v1", "XF96-0181v1"})
        deck.add(Zone::Team, card(agent), 1);
    return deck;
}

} // namespace

TEST(DeckRules, ALegalDeckHasNoProblem)
{
    EXPECT_TRUE(check(legalDeck()).empty());
    EXPECT_TRUE(check(basicDeck(), Game::Basic).empty());
}

TEST(DeckRules, FiftyNineCardsAreTooFewAndSixtyAreNot) // DECK-1, DECK-3
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, deck.bureauDeck.back().card, -1);
    ASSERT_EQ(bureauDeckSize(deck), 59);
    expectProblem(check(deck), "DECK-1", Severity::Error, 59, 60);
    EXPECT_FALSE(isLegal(check(deck)));
}

TEST(DeckRules, AThirdCopyIsReportedAcrossPrintings) // DECK-4, DECK-5, DECK-6
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, card("XF96-0162v1"), 2); // Krycek, both printings
    EXPECT_EQ(find(check(deck), "DECK-4"), nullptr);
    deck.add(Zone::BureauDeck, card("XF96-0170v1"), 1);
    expectProblem(check(deck), "DECK-4", Severity::Error, 3, 2, "Agent Alex Krycek");
}

TEST(DeckRules, StartingAgentsDoNotCountAsCopies) // DECK-10
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, deck.team.front().card, 2);
    EXPECT_EQ(find(check(deck), "DECK-4"), nullptr);
}

TEST(DeckRules, AnXFileInTheBureauDeckIsReportedOnce) // DECK-7, OQ-163
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, card("XF96-0152v1"), 3);
    expectProblem(check(deck), "DECK-7", Severity::Error, 3, 0, "Brother Martin, Rogue Kindred");
    EXPECT_EQ(find(check(deck), "DECK-4"), nullptr);
}

TEST(DeckRules, ExactlyOneXFileIsChosen) // DECK-11
{
    Deck deck = legalDeck();
    deck.xFile.clear();
    expectProblem(check(deck), "DECK-11", Severity::Error, 0, 1);
    deck.add(Zone::XFile, card("XF96-0152v1"), 1);
    deck.add(Zone::XFile, card("XF96-0122v1"), 1);
    expectProblem(check(deck), "DECK-11", Severity::Error, 2, 1);
}

TEST(DeckRules, TheTeamIsNotEmpty) // DECK-13
{
    Deck deck = legalDeck();
    deck.team.clear();
    expectProblem(check(deck), "DECK-13", Severity::Error, 0, 1);
    EXPECT_EQ(find(check(deck), "DECK-16"), nullptr);
}

// No door lets them in, but another program may have written them into the database.
TEST(DeckRules, TheTeamHoldsAgentsAloneAndOnlyAnXFileIsProtected) // DECK-11, DECK-13; BASIC-4, BASIC-5
{
    for (const Game game : {Game::Advanced, Game::Basic}) {
        const bool basic = game == Game::Basic;
        const auto checked = [&](const Deck& deck) { return checkDeck(deck, baseSet(), test::format(game)); };
        Deck deck = legalDeck();
        deck.add(Zone::Team, card("XF96-0043v1"), 2);
        expectProblem(checked(deck), basic ? "BASIC-5" : "DECK-13", Severity::Error, 2, 0,
                      "Excelsius Dei Convalescent Home, Worcester, MA");
        deck.team = {{card("XF96-0043v1"), 1}};
        EXPECT_EQ(std::ranges::count(checked(deck), RuleNumber(basic ? "BASIC-5" : "DECK-13"), &Problem::rule), 2)
            << "no Agent is left";
        deck = legalDeck();
        deck.xFile = {{card("XF96-0163v1"), 1}};
        expectProblem(checked(deck), basic ? "BASIC-4" : "DECK-11", Severity::Error, 1, 0, "Agent Fox Mulder");
        EXPECT_EQ(std::ranges::count(checked(deck), RuleNumber(basic ? "BASIC-4" : "DECK-11"), &Problem::rule), 2);
    }
}

TEST(DeckRules, NoAgentIsTwiceInTheTeamWhateverThePrinting) // DECK-14
{
    Deck deck = legalDeck();
    deck.team.clear();
    deck.add(Zone::Team, card("XF96-0163v1"), 1);
    deck.add(Zone::Team, card("XF96-0169v1"), 1);
    expectProblem(check(deck), "DECK-14", Severity::Error, 2, 1, "Agent Fox Mulder");
}

TEST(DeckRules, TheTeamCostsAtMostTwenty) // DECK-15
{
    Deck deck = legalDeck();
    deck.team.clear();
    for (const char* agent : {"XF96-0169v1", "XF96-0173v1", "XF96-0180v1"}) // 7 + 7 + 6 = 20
        deck.add(Zone::Team, card(agent), 1);
    EXPECT_EQ(find(check(deck), "DECK-15"), nullptr);
    deck.add(Zone::Team, card("XF96-0182v1"), 1); // 3 more
    expectProblem(check(deck), "DECK-15", Severity::Error, 23, 20);
}

TEST(DeckRules, FewerThanThreeAgentsAreLegalButAdvisedAgainst) // DECK-16
{
    Deck deck = legalDeck();
    deck.team.resize(2);
    const auto problems = check(deck);
    expectProblem(problems, "DECK-16", Severity::Advice, 2, 3);
    EXPECT_TRUE(isLegal(problems));
}

TEST(DeckRules, KillerCardsNeedAgreement) // DECK-18, OPT-3
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, card("XF96-0238v1"), 1);
    const auto problems = check(deck);
    expectProblem(problems, "DECK-18", Severity::Agreement, 1, 0, baseSet()[card("XF96-0238v1")].title);
    EXPECT_FALSE(isLegal(problems));

    Format agreed = test::format(Game::Advanced);
    agreed.killersAgreed = true;
    EXPECT_TRUE(isLegal(checkDeck(deck, baseSet(), agreed)));
    EXPECT_EQ(hindrances(problems), 1) << "an agreement that is missing";
    EXPECT_EQ(hindrances(checkDeck(deck, baseSet(), agreed)), 0);
}

TEST(DeckRules, MultiplayerCardsAreAdvisedAgainst) // DECK-19
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, card("XF96-0224v1"), 1);
    expectProblem(check(deck), "DECK-19", Severity::Advice, 1, 0, baseSet()[card("XF96-0224v1")].title);
}

TEST(DeckRules, CardsThatRemoveThemselvesAreAllowedOnce) // DECK-20, DECK-21, XF96-0198v1, XF96-0199v1, XF96-0222v1
{
    for (const char* number : {"XF96-0199v1", "XF96-0222v1"}) {
        Deck deck = legalDeck();
        deck.setCount(Zone::BureauDeck, card(number), 1);
        EXPECT_EQ(find(check(deck), "DECK-20"), nullptr);
        deck.setCount(Zone::BureauDeck, card(number), 2);
        expectProblem(check(deck), "DECK-20", Severity::Error, 2, 1, baseSet()[card(number)].title);
    }
    Deck deck = legalDeck();
    deck.setCount(Zone::BureauDeck, card("XF96-0198v1"), 2); // only in an alternate effect
    EXPECT_TRUE(isLegal(check(deck)));
}

TEST(DeckRules, SomeCardsMayNotBeDuplicated) // DECK-22, XF96-0243v1, XF96-0248v1
{
    for (const char* number : {"XF96-0243v1", "XF96-0248v1"}) {
        Deck deck = legalDeck();
        deck.setCount(Zone::BureauDeck, card(number), 2);
        expectProblem(check(deck), "DECK-22", Severity::Error, 2, 1, baseSet()[card(number)].title);
    }
}

TEST(DeckRules, SamanthaMulderIsUnderTheOrdinaryLimit) // DECK-23, XF96-0203v1
{
    Deck deck = legalDeck();
    deck.setCount(Zone::BureauDeck, card("XF96-0203v1"), 3);
    expectProblem(check(deck), "DECK-4", Severity::Error, 3, 2, "Samantha Mulder");
}

TEST(DeckRules, FewSitesAreAdvisedAgainst) // DECK-26
{
    Deck deck = legalDeck();
    std::erase_if(deck.bureauDeck, [](const DeckEntry& e) { return baseSet()[e.card].type == CardType::Site; });
    deck.add(Zone::BureauDeck, card("XF96-0063v1"), 2);
    const int size = bureauDeckSize(deck);
    expectProblem(check(deck), "DECK-26", Severity::Advice, 2, size / 4);
}

TEST(DeckRules, AnAgentInDeckAndTeamIsAdvisedAgainst) // AGENT-5, DECK-9
{
    Deck deck = legalDeck();
    deck.team.clear();
    deck.add(Zone::Team, card("XF96-0163v1"), 1);
    deck.add(Zone::BureauDeck, card("XF96-0169v1"), 1); // the other printing of Mulder
    const auto problems = check(deck);
    expectProblem(problems, "AGENT-5", Severity::Advice, 1, 0, "Agent Fox Mulder");
    EXPECT_TRUE(isLegal(problems));
}

// A limit of this program, not of the rules (DECK-1 sets none above).
TEST(DeckRules, ADeckTheTableHasNoRoomForIsLegalAndSaidToBe) // OQ-151
{
    for (const Game game : {Game::Advanced, Game::Basic}) {
        Deck deck = game == Game::Basic ? basicDeck() : legalDeck();
        const auto size = [&] { return sizeOf(deck.team) + bureauDeckSize(deck); };
        for (CardIndex site = 0; size() < 112; ++site)
            while (baseSet()[site].type == CardType::Site && deck.count(Zone::BureauDeck, site) < 2 && size() < 112)
                deck.add(Zone::BureauDeck, site, 1);
        ASSERT_TRUE(isLegal(check(deck, game)));
        EXPECT_EQ(find(check(deck, game), "OQ-151"), nullptr);
        deck.add(Zone::BureauDeck, card("XF96-0086v1"), 1); // a Site not yet in it
        expectProblem(check(deck, game), "OQ-151", Severity::Advice, 113, 112);
        EXPECT_TRUE(isLegal(check(deck, game)));
    }
}

TEST(BasicDeckRules, AdvancedOnlyCardsAreTakenOut) // BASIC-3
{
    Deck deck = basicDeck();
    deck.add(Zone::BureauDeck, card("XF96-0248v1"), 2);
    const auto problems = check(deck, Game::Basic);
    expectProblem(problems, "BASIC-3", Severity::Error, 2, 0, "Dana Scully, Abducted");
    EXPECT_EQ(problems.size(), 1u); // neither DECK-22 nor DECK-1 speaks in the Basic Game
}

TEST(BasicDeckRules, OneXFile) // BASIC-4
{
    Deck deck = basicDeck();
    deck.xFile.clear();
    expectProblem(check(deck, Game::Basic), "BASIC-4", Severity::Error, 0, 1);
}

TEST(BasicDeckRules, FourDifferentAgentsOfAnyCost) // BASIC-5, BASIC-6
{
    Deck deck = basicDeck();
    ASSERT_GT(teamCost(deck, baseSet()), 20);
    EXPECT_TRUE(isLegal(check(deck, Game::Basic)));
    deck.team.pop_back();
    expectProblem(check(deck, Game::Basic), "BASIC-5", Severity::Error, 3, 4);
    deck.add(Zone::Team, card("XF96-0163v1"), 1); // a second Mulder
    expectProblem(check(deck, Game::Basic), "BASIC-5", Severity::Error, 2, 1, "Agent Fox Mulder");
    deck.add(Zone::Team, card("XF96-0182v1"), 1);
    expectProblem(check(deck, Game::Basic), "BASIC-5", Severity::Error, 5, 4);
}

TEST(BasicDeckRules, NeitherAgentsNorXFilesInTheDeck) // BASIC-8
{
    Deck deck = basicDeck();
    deck.add(Zone::BureauDeck, card("XF96-0182v1"), 1);
    deck.add(Zone::BureauDeck, card("XF96-0152v1"), 1);
    const auto problems = check(deck, Game::Basic);
    expectProblem(problems, "BASIC-8", Severity::Error, 1, 0, "Agent Jerry Lamana");
    expectProblem(problems, "BASIC-8", Severity::Error, 1, 0, "Brother Martin, Rogue Kindred");
}

TEST(BasicDeckRules, NoMinimumSizeButTwoCopies) // BASIC-9, BASIC-10
{
    Deck deck = basicDeck();
    deck.bureauDeck.clear();
    deck.add(Zone::BureauDeck, card("XF96-0063v1"), 2);
    EXPECT_TRUE(isLegal(check(deck, Game::Basic)));
    deck.add(Zone::BureauDeck, card("XF96-0063v1"), 1);
    expectProblem(check(deck, Game::Basic), "BASIC-10", Severity::Error, 3, 2, "Aubrey, MO");
}

TEST(BasicDeckRules, TheKillerWithoutTheAdvancedMarkIsAnyAdversary) // BASIC-46, XF96-0338v1
{
    Deck deck = basicDeck();
    deck.add(Zone::BureauDeck, card("XF96-0338v1"), 1);
    EXPECT_TRUE(isLegal(check(deck, Game::Basic)));
}

TEST(DeckRules, ErrorsComeBeforeAgreementsAndAdvice)
{
    Deck deck = legalDeck();
    deck.xFile.clear();
    deck.team.resize(1);
    deck.add(Zone::BureauDeck, card("XF96-0238v1"), 1);
    const auto problems = check(deck);
    EXPECT_TRUE(std::is_sorted(problems.begin(), problems.end(),
                               [](const Problem& a, const Problem& b) { return a.severity < b.severity; }));
    EXPECT_GE(problems.size(), 3u);
}

TEST(DeckRules, AnEmptyDeckIsReportedAndNothingCrashes)
{
    EXPECT_FALSE(isLegal(check(Deck{})));
    EXPECT_FALSE(isLegal(check(Deck{}, Game::Basic)));
}

TEST(DeckRules, CopiesCountByTitleOverAllSets) // DECK-4, DECK-5
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, card("XF96-0004v1"), 2 - deck.count(Zone::BureauDeck, card("XF96-0004v1")));
    const CardPool& pool = test::withTrialSet();
    EXPECT_TRUE(isLegal(checkDeck(deck, pool, test::format(Game::Advanced))));
    deck.add(Zone::BureauDeck, test::trialCard("XT99-0005t1"), 1);
    const auto problems = checkDeck(deck, pool, test::format(Game::Advanced));
    ASSERT_FALSE(problems.empty());
    EXPECT_EQ(problems.front().rule, RuleNumber("DECK-4"));
    EXPECT_EQ(problems.front().have, 3);
}

TEST(DeckRules, UnknownCardsAreLegalAndSaidSo) // REASON-6
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, test::trialCard("XT99-0005t1"), 1);
    EXPECT_TRUE(checkDeck(deck, test::withTrialSet(), test::format(Game::Advanced)).empty())
        << "another printing of a card that is known";
    deck.add(Zone::BureauDeck, test::trialCard("XT99-0063t1"), 2);
    for (const Game game : {Game::Advanced, Game::Basic}) {
        const auto problems = checkDeck(deck, test::withTrialSet(), test::format(game));
        const auto unknown = std::find_if(problems.begin(), problems.end(),
                                          [](const Problem& problem) { return problem.severity == Severity::Unknown; });
        ASSERT_NE(unknown, problems.end());
        EXPECT_EQ(*unknown, (Problem{"REASON-6", Severity::Unknown, test::trialCard("XT99-0063t1"), 2, 0}));
    }
    EXPECT_TRUE(isLegal(checkDeck(deck, test::withTrialSet(), test::format(Game::Advanced))));
}

TEST(DeckRules, ATeamOfFurtherAgentsCostsWhatTheyCost) // DECK-15, DECK-14
{
    Deck deck = legalDeck();
    const int before = teamCost(deck, test::withTrialSet());
    const CardIndex agent = test::trialCard("XT99-0004t1");
    deck.add(Zone::Team, agent, 2);
    EXPECT_EQ(teamCost(deck, test::withTrialSet()), before + 2 * test::withTrialSet()[agent].cost->base);
    const auto problems = checkDeck(deck, test::withTrialSet(), test::format(Game::Advanced));
    EXPECT_TRUE(std::any_of(problems.begin(), problems.end(),
                            [](const Problem& problem) { return problem.rule == RuleNumber("DECK-14"); }));
}

TEST(DeckRules, AFormatSaysWhichSetsADeckMayUse) // SET-3, SET-1
{
    const CardPool& pool = test::officialCards();
    Deck deck = legalDeck();
    const auto hindered = [&](DeckSets sets) {
        Format format = test::format(Game::Advanced);
        format.sets = sets;
        std::vector<CardIndex> cards;
        for (const Problem& problem : checkDeck(deck, pool, format))
            if (problem.rule == RuleNumber("SET-3")) {
                EXPECT_EQ(problem.severity, Severity::Error);
                cards.push_back(*problem.card);
            }
        return cards;
    };
    const CardIndex again = card("XF97-0063v2");
    const CardIndex later = card("XF97-0385x1");
    const CardIndex given = card("PR97-0006-SC1");
    for (const CardIndex one : {again, later, given})
        deck.add(Zone::BureauDeck, one, 1);
    deck.add(Zone::Team, card("PR96-0006-DUE"), 1);
    using Cards = std::vector<CardIndex>;
    EXPECT_EQ(hindered(DeckSets::All), Cards{});
    EXPECT_EQ(hindered(DeckSets::WithoutPromotional), (Cards{card("PR96-0006-DUE"), given}));
    EXPECT_EQ(hindered(DeckSets::BaseSet), (Cards{card("PR96-0006-DUE"), later, given})) << "a reprint is that card";
    deck = legalDeck();
    for (int sets = 0; sets < kDeckSets; ++sets)
        EXPECT_EQ(hindered(static_cast<DeckSets>(sets)), Cards{}) << "a deck of the base set is as legal as before";
}

TEST(DeckRules, CopiesOfOneTitleCountTogetherWhateverTheSet) // DECK-4, DECK-5, SET-1, SET-2
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, card("PR97-0006-SC1"), 1);
    deck.add(Zone::BureauDeck, card("PR97-0006-SC2"), 1);
    const Format format = test::format(Game::Advanced);
    EXPECT_TRUE(isLegal(checkDeck(deck, test::officialCards(), format)));
    deck.add(Zone::BureauDeck, card("PR97-0006-SC5"), 1);
    const auto problems = checkDeck(deck, test::officialCards(), format);
    ASSERT_FALSE(problems.empty());
    EXPECT_EQ(problems.front().rule, RuleNumber("DECK-4"));
    EXPECT_EQ(problems.front().have, 3);
}

// The order in which a deck is built: the Team tells which Sites suit.
TEST(DeckRules, TheTeamComesBeforeTheCardsThatSuitIt)
{
    const auto problems = check(Deck{});
    ASSERT_FALSE(problems.empty());
    EXPECT_EQ(problems.front().rule, RuleNumber("DECK-13"));
}

} // namespace dossier
