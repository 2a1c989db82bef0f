// Random games with the cards of all sets: every choice that is put to somebody has words, and no two that differ have
// the same ones. DOSSIER_RANDOM_GAMES sets how many are played, DOSSIER_RANDOM_FIRST the first of them.
#include "engine/api/describe.h"
#include "engine/flow/rules.h"
#include "engine/queries/table/naming.h"
#include "engine/support/random_match.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "wording/card_text/card_text.h"
#include "wording/play/choice_detail_text.h"
#include "wording/play/choice_text.h"
#include "wording/words/language.h"

#include <QHash>
#include <QSet>

#include <gtest/gtest.h>
#include <map>
#include <tuple>
#include <utility>

namespace dossier {

namespace {

constexpr int kUsualGames = 40;
constexpr int kLongestGame = 2'000;

int wanted(const char* variable, int usual)
{
    bool said = false;
    const int number = qEnvironmentVariableIntValue(variable, &said);
    return said ? number : usual;
}

// What the choice comes to for whoever has it: copies of a card in one hand, in one Discard Pile or with one card are
// as good as one another, so is what lies face down before others.
class Meaning
{
public:
    explicit Meaning(const GameState& state)
        : m_state(state)
    {}

    QString of(const Choice& choice) const
    {
        const Action& action = choice.action;
        if (action.kind == ActionKind::Choose && choice.title != kNoCardIndex)
            return kindOf(choice.title);
        QStringList parts;
        for (const int part : {int(action.kind), int(action.number), int(action.agent), int(action.team),
                               int(action.section), int(action.seat), int(action.form)})
            parts << QString::number(part);
        parts << of(Thing(action.card)) << of(action.target) << of(action.other);
        return parts.join(QLatin1Char(' '));
    }

private:
    QString of(Thing thing) const
    {
        if (!thing.isCard() || !thing.card())
            return QString::number(thing.bits());
        const CardName name = nameFor(m_state, thing.card(), m_state.decider);
        if (name.isKnown())
            return QStringLiteral("%1 %2 %3 %4")
                .arg(name.owner)
                .arg(static_cast<int>(name.place))
                .arg(name.host)
                .arg(kindOf(name.card));
        return QStringLiteral("hidden");
    }

    // Printings of one card are as good as one another.
    QString kindOf(CardIndex card) const
    {
        const CardPool& pool = m_state.match->pool();
        return QString::fromStdString(pool.needsNumber(card) ? pool[card].id : pool[card].title);
    }

    const GameState& m_state;
};

bool isRepeated(Asks asks)
{
    return asks == Asks::Sell || asks == Asks::Equip || asks == Asks::PlaceSites || asks == Asks::PutUnder ||
           asks == Asks::AssignTeams || asks == Asks::Investigate || asks == Asks::Discard || asks == Asks::Bluffs ||
           asks == Asks::Payment;
}

// How often something has been done that may be done until one passes: by whom, in which step, about what.
class Repeated
{
public:
    void expectPass(const GameState& state, const ActionList& actions, const PlayerNames& cast)
    {
        if (state.turn != m_turn || state.phase() != m_phase)
            m_done.clear();
        m_asked = {state.decider, state.top().step, static_cast<int>(state.top().card.bits()),
                   decisionOf(state, actions, state.decider).asks};
        m_turn = state.turn;
        m_phase = state.phase();
        for (const Choice& choice : choicesOf(state, actions, state.decider)) {
            if (choice.action.kind != ActionKind::Pass)
                continue;
            std::get<Asks>(m_asked) = choice.asks; // where a power alone is offered beside it, the question is another
            if (!isRepeated(choice.asks))
                continue;
            EXPECT_EQ(choice.again, m_done[m_asked] > 0) << choiceText(choice, cast).toStdString();
            m_words[{choice.asks, choice.again}].insert(choiceText(choice, cast));
        }
    }
    void take(const Action& action)
    {
        int& done = m_done[m_asked];
        if (action.kind != ActionKind::Regroup) // which assigns no Team yet
            done = action.kind == ActionKind::Pass ? 0 : done + 1;
    }

    // Both ways to say it, one for each.
    void expectBothWays() const
    {
        for (const Asks asks : {Asks::Sell, Asks::PlaceSites, Asks::PutUnder, Asks::AssignTeams, Asks::Investigate}) {
            const auto first = m_words.find({asks, false});
            const auto again = m_words.find({asks, true});
            ASSERT_TRUE(first != m_words.end() && again != m_words.end()) << static_cast<int>(asks);
            EXPECT_EQ(first->second.size(), 1);
            EXPECT_EQ(again->second.size(), 1);
            EXPECT_NE(*first->second.begin(), *again->second.begin());
        }
    }

private:
    using Asked = std::tuple<Seat, int, int, Asks>;
    int m_turn = -1;
    Phase m_phase = Phase::Briefing;
    Asked m_asked{};
    std::map<Asked, int> m_done;
    std::map<std::pair<Asks, bool>, QSet<QString>> m_words;
};

void expectWords(const GameState& state, const ActionList& actions, const PlayerNames& cast)
{
    const Meaning meaning(state);
    const Decision decision = decisionOf(state, actions, state.decider);
    const QString question = decisionText(decision, cast);
    ASSERT_FALSE(question.isEmpty());
    QHash<QString, QString> known;
    for (const Choice& choice : choicesOf(state, actions, state.decider)) {
        const QString words = choiceText(choice, cast);
        ASSERT_FALSE(words.isEmpty()) << question.toStdString();
        ASSERT_FALSE(words.contains(QLatin1Char('%'))) << words.toStdString();
        ASSERT_FALSE(words.contains(QLatin1String("  "))) << words.toStdString();
        const QString whole = (QStringList{words, choiceDetail(choice, decision, cast)} + choiceDetails(choice, cast))
                                  .join(QLatin1String(" / "));
        const QString means = meaning.of(choice);
        const auto other = known.constFind(whole);
        ASSERT_TRUE(other == known.constEnd() || *other == means)
            << question.toStdString() << ": " << whole.toStdString() << " is " << means.toStdString() << " and "
            << other->toStdString();
        known.insert(whole, means);
    }
}

} // namespace

TEST(ChoiceText, IsThereAndDiffersForEveryChoiceOfAnyGame)
{
    const int first = wanted("DOSSIER_RANDOM_FIRST", 0);
    const int games = wanted("DOSSIER_RANDOM_GAMES", kUsualGames);
    for (int seed = first; seed < first + games && !HasFailure(); ++seed) {
        SCOPED_TRACE(seed);
        const Language spoken(seed % 2 == 0 ? QStringLiteral("fr") : QStringLiteral("en"));
        const test::RandomMatch random(static_cast<std::uint64_t>(seed));
        const Match match(random.setup());
        const CardTexts texts(test::baseEffects(), test::officialCards());
        const PlayerNames cast{.pool = match.pool(),
                               .players = playerNames(match.seats()),
                               .texts = &texts,
                               .basic = random.setup().options.game == Game::Basic};
        GameState state = newGame(match, static_cast<std::uint64_t>(seed));
        for (PlayerState& player : state.players) // enough for many cards and Combats
            player.rp = player.cp = isBasic(state) ? 0 : 60;
        Random chance(static_cast<std::uint64_t>(seed) + 23);
        ActionList actions;
        for (int i = 0; i < kLongestGame && !state.over() && !HasFailure(); ++i) {
            legalActions(state, actions);
            expectWords(state, actions, cast);
            applyLegal(state, actions[static_cast<int>(chance.below(static_cast<std::uint32_t>(actions.size())))]);
        }
    }
}

// "Sell nothing more" is said to nobody who has sold nothing yet.
TEST(ChoiceText, ThereIsNoMoreOfWhatHasNotBeenDone)
{
    Repeated repeated;
    for (int seed = 0; seed < kUsualGames / 4 && !HasFailure(); ++seed) {
        SCOPED_TRACE(seed);
        const test::RandomMatch random(static_cast<std::uint64_t>(seed));
        const Match match(random.setup());
        const PlayerNames cast{.pool = match.pool(), .players = playerNames(match.seats())};
        GameState state = newGame(match, static_cast<std::uint64_t>(seed));
        Random chance(static_cast<std::uint64_t>(seed) + 5);
        ActionList actions;
        for (int i = 0; i < kLongestGame && !state.over() && !HasFailure(); ++i) {
            legalActions(state, actions);
            repeated.expectPass(state, actions, cast);
            const Action action = actions[static_cast<int>(chance.below(static_cast<std::uint32_t>(actions.size())))];
            repeated.take(action);
            applyLegal(state, action);
        }
    }
    repeated.expectBothWays();
}

} // namespace dossier
