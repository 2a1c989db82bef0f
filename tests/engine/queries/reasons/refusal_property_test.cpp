// Random games with all cards, walked by whoever tries things: what is legal has nothing against it, everything else at
// least one rule, and each is in the rules reference or a card of the game. DOSSIER_REFUSED_GAMES sets how many games
// are walked.
#include "domain/rule_book/rule_book.h"
#include "domain/rule_book/rule_book_reader.h"
#include "engine/flow/refusal.h"
#include "engine/queries/reasons/reasons.h"
#include "engine/support/attempts.h"
#include "engine/support/engine_game.h"
#include "engine/support/random_match.h"
#include "support/base_set.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <set>

namespace dossier {

namespace {

std::set<std::string> knownNumbers()
{
    const RuleBook book =
        readRuleBook(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/rules/rules.md")).book;
    std::set<std::string> numbers;
    for (const RuleEntry& entry : book.entries())
        numbers.insert(std::string(entry.number.text()));
    return numbers;
}

std::string described(const GameState& state, const Attempt& tried)
{
    std::string text = "kind " + std::to_string(static_cast<int>(tried.action.kind)) + " by " +
                       std::to_string(tried.by) + " said " + std::to_string(tried.said) + " decider " +
                       std::to_string(state.decider) + " phase " + std::to_string(static_cast<int>(state.phase())) +
                       " top " + std::to_string(static_cast<int>(state.top().kind)) + " what " +
                       std::to_string(state.top().raw14) + " number " + std::to_string(tried.action.number) +
                       " agent " + std::to_string(tried.action.agent) + " team " + std::to_string(tried.action.team) +
                       " section " + std::to_string(tried.action.section) + " seat " +
                       std::to_string(tried.action.seat) + " form " + std::to_string(tried.action.form);
    const auto add = [&](const char* what, CardRef card) {
        if (card)
            text += what + state.match->pool()[cardIndex(state, card)].id + " of " + std::to_string(card.owner());
    };
    add(" card ", tried.action.card);
    add(" target ", tried.action.target.card());
    add(" other ", tried.action.other.card());
    return text;
}

std::string rulesOf(const std::vector<Reason>& reasons)
{
    std::string text;
    for (const Reason& reason : reasons)
        text += " " + std::string(reason.rule.text());
    return text;
}

constexpr int kUsualGames = 100; // in which everything that can be legal once is

int gamesWanted()
{
    const char* wanted = std::getenv("DOSSIER_REFUSED_GAMES");
    return wanted ? std::atoi(wanted) : kUsualGames;
}

class Refusals : public testing::Test
{
protected:
    using Kinds = std::map<ActionKind, int>;

    std::set<std::string> known = knownNumbers();
    Kinds legal;
    Kinds refused;
    std::map<std::string, std::string> wrong; // what is wrong, and where it was first seen
    std::map<std::string, int> often;
    int walked = 0;

    void report(const std::string& what, const std::string& where)
    {
        wrong.emplace(what, where);
        ++often[what];
    }

    void look(const GameState& state, const ActionList& actions, const Attempt& tried, bool isLegal)
    {
        ++(isLegal ? legal : refused)[tried.action.kind];
        const std::string kind = "kind " + std::to_string(static_cast<int>(tried.action.kind));
        const std::vector<Reason> reasons = reasonsFor(state, tried, actions);
        if (isLegal && !reasons.empty())
            report(kind + " is legal, but:" + rulesOf(reasons), described(state, tried));
        if (!isLegal && reasons.empty())
            report(kind + " is refused without a reason", described(state, tried));
        for (const Reason& reason : reasons)
            if (const std::string rule(reason.rule.text());
                known.count(rule) == 0 && !state.match->pool().findNumber(rule))
                report("no such rule: " + rule, described(state, tried));
    }

    void walk(std::uint64_t seed)
    {
        const test::RandomMatch match(seed);
        ++walked;
        test::EngineGame game(match.setup(), seed);
        Random random(seed + 99);
        for (PlayerState& player : game.state.players)
            player.rp = player.cp = isBasic(game.state) ? 0 : 30;
        ActionList actions;
        for (int choices = 0; choices < 1500 && !game.state.over(); ++choices) {
            legalActions(game.state, actions);
            lookAbout(game.state, actions, random);
            applyLegal(game.state, Action(actions[static_cast<int>(random.below(below(actions)))]));
        }
        legalActions(game.state, actions);
        for (int i = 0; i < 20 && game.state.over(); ++i) // WIN-7
            look(game.state, actions, test::Attempts(game.state, actions, random).anything(), false);
    }

private:
    static std::uint32_t below(const ActionList& actions) { return static_cast<std::uint32_t>(actions.size()); }

    void lookAbout(const GameState& state, const ActionList& actions, Random& random)
    {
        constexpr int kMostJudged = 24;
        const int judged = std::min(actions.size(), kMostJudged);
        for (int i = 0; i < judged; ++i) {
            const int at = judged < actions.size() ? static_cast<int>(random.below(below(actions))) : i;
            look(state, actions, test::saidInFull(actions[at], state.decider), true);
        }
        test::Attempts attempts(state, actions, random);
        for (int i = 0; i < 6; ++i) {
            const Attempt tried = i % 2 == 0 ? attempts.anything() : attempts.nearMiss();
            look(state, actions, tried, attempts.isLegal(tried));
        }
    }
};

} // namespace

TEST_F(Refusals, AreThereExactlyForWhatIsNotLegal)
{
    const int games = gamesWanted();
    for (int game = 0; game < games; ++game)
        walk(static_cast<std::uint64_t>(game));
    int shown = 0;
    for (const auto& [what, where] : wrong)
        if (++shown <= 40)
            ADD_FAILURE() << what << " (" << often[what] << " times)\nfirst: " << where;
    EXPECT_GE(walked, games * 9 / 10);
    for (int kind = 0; kind < static_cast<int>(ActionKind::Concede); ++kind) {
        const auto at = static_cast<ActionKind>(kind);
        if (games >= kUsualGames) {
            EXPECT_GT(legal[at], 0) << "kind " << kind << " was never legal";
        }
        EXPECT_GT(refused[at], games) << "kind " << kind << " was hardly ever refused";
    }
}

} // namespace dossier
