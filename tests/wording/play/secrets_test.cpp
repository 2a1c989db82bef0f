// ZONE-21: whatever a player reads, question, choice or log, reads the same where all that is hidden from him is
// another. Random games with all cards.
#include "engine/api/describe.h"
#include "engine/api/visible_event.h"
#include "engine/flow/rules.h"
#include "engine/queries/table/knowledge.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "wording/play/choice_text.h"
#include "wording/play/event_text.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kGames = 24;
constexpr int kMostChoices = 3'000;

// `visit` sees a decision, and the action that is taken then.
using Visit = std::function<void(const GameState&, const ActionList&, const Action&)>;

void playAtRandom(std::uint64_t seed, const Visit& visit)
{
    const test::RandomMatch random(seed);
    const Match match(random.setup());
    GameState state = newGame(match, seed);
    for (PlayerState& player : state.players) // enough for many cards and Combats
        player.rp = player.cp = isBasic(state) ? 0 : 60;
    Random chance(seed + 17);
    ActionList actions;
    for (int i = 0; i < kMostChoices && !state.over() && !testing::Test::HasFailure(); ++i) {
        legalActions(state, actions);
        const Action action = actions[static_cast<int>(chance.below(static_cast<std::uint32_t>(actions.size())))];
        visit(state, actions, action);
        applyLegal(state, action);
    }
}

PlayerNames castOf(const GameState& state)
{
    return {state.match->pool(), playerNames(state.match->seats())};
}

// Everything that is put to him, or said to him while another one decides; choices in one order.
QStringList readBy(Seat reader, const GameState& state)
{
    const PlayerNames cast = castOf(state);
    ActionList actions;
    if (state.decider == reader)
        legalActions(state, actions);
    const Decision decision = decisionOf(state, actions, reader);
    QStringList choices;
    for (const Choice& choice : choicesOf(state, actions, reader))
        choices << choiceText(choice, cast) + QStringLiteral(" | ") +
                       choiceDetails(choice, cast).join(QLatin1Char(';'));
    choices.sort();
    return QStringList{decisionText(decision, cast), occasionText(occasionOf(state, reader), cast),
                       cast.title(decision.source.card)} +
           choices;
}

bool isUnknown(const GameState& state, Seat reader, CardRef card)
{
    return card && card.owner() != reader && isHidden(state, card) && !knows(state, reader, card);
}

// What happens from here on may show him what was hidden.
bool mayShow(EventKind kind)
{
    switch (kind) {
    case EventKind::Resolved:
    case EventKind::NoEffect:
    case EventKind::Revealed:
    case EventKind::Discarded:
    case EventKind::Looked:
    case EventKind::Took:
    case EventKind::Named:
    case EventKind::Asked:
    case EventKind::GuessedRight:
    case EventKind::GuessedWrong:
        return true;
    default:
        return false;
    }
}

// What he is told of an action, up to where something may be shown.
QStringList heardBy(Seat reader, const GameState& state, const Action& action)
{
    GameState next = state;
    EventLog log;
    applyLegal(next, action, &log);
    QStringList heard;
    for (const VisibleEvent& told : toldTo(reader, log)) {
        if (mayShow(told.kind))
            break;
        heard << sentence(told, castOf(state));
    }
    return heard;
}

// How far the game runs on by itself depends on what others could answer: what both tell is the same. Whether both tell
// anything: a third player may hear nothing of what two others have between them (0161).
bool expectAlike(const QStringList& one, const QStringList& other)
{
    const qsizetype both = std::min(one.size(), other.size());
    EXPECT_EQ(one.mid(0, both).join('\n').toStdString(), other.mid(0, both).join('\n').toStdString());
    return both > 0;
}

} // namespace

TEST(Secrets, AreNotInWhatIsAsked)
{
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        SCOPED_TRACE("game " + std::to_string(seed));
        int at = 0;
        playAtRandom(seed, [&](const GameState& state, const ActionList&, const Action&) {
            if (++at % 11 != 0)
                return;
            for (Seat reader = 0; reader < state.match->seats(); ++reader)
                EXPECT_EQ(readBy(reader, test::withOtherSecrets(state, reader, seed + 5)).join('\n').toStdString(),
                          readBy(reader, state).join('\n').toStdString())
                    << "player " << int(reader) << ", choice " << at;
        });
    }
}

TEST(Secrets, AreNotInWhatIsTold)
{
    int compared = 0;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        SCOPED_TRACE("game " + std::to_string(seed));
        playAtRandom(seed, [&](const GameState& state, const ActionList& actions, const Action&) {
            for (Seat reader = 0; reader < state.match->seats(); ++reader)
                for (const Action& action : actions) {
                    const bool aimed =
                        isUnknown(state, reader, action.target) || isUnknown(state, reader, action.other);
                    if (!aimed || isUnknown(state, reader, action.card))
                        continue;
                    const test::OtherSecrets secrets = test::otherSecrets(state, reader, seed + 5);
                    Action same = action;
                    same.target = secrets.nowAt(action.target);
                    same.other = secrets.nowAt(action.other);
                    ActionList others;
                    legalActions(secrets.state, others);
                    if (!others.contains(same))
                        continue;
                    compared += expectAlike(heardBy(reader, secrets.state, same), heardBy(reader, state, action));
                    break;
                }
        });
    }
    EXPECT_GT(compared, 20);
}

} // namespace dossier
