// The log in French: names stand in its sentences with the article that their rank has, and join what goes before them.
#include "engine/api/visible_event.h"
#include "engine/flow/rules.h"
#include "engine/support/random_match.h"
#include "support/base_set.h"
#include "wording/play/choice_text.h"
#include "wording/play/event_text.h"
#include "wording/play/news_text.h"
#include "wording/words/elision.h"
#include "wording/words/language.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace dossier {

namespace {

EventLog richGame(std::uint64_t seed)
{
    EventLog log;
    const test::RandomMatch random(seed);
    const Match match(random.setup());
    GameState state = newGame(match, seed, &log);
    for (PlayerState& player : state.players) // enough for many cards and Combats
        player.rp = player.cp = isBasic(state) ? 0 : 60;
    Random chance(seed + 3);
    ActionList actions;
    for (int i = 0; i < 1'500 && !state.over(); ++i) {
        legalActions(state, actions);
        applyLegal(state, actions[static_cast<int>(chance.below(static_cast<std::uint32_t>(actions.size())))], &log);
    }
    return log;
}

// Titles of Events that begin with a rank are titles all the same.
QString withoutTitles(QString text)
{
    for (const Card& card : test::officialCards().cards())
        if (card.type == CardType::Event && card.title.starts_with("Agent "))
            text.remove(QString::fromStdString(card.title));
    return text;
}

void expectFrench(const QString& text)
{
    static const QRegularExpression wrong(
        QStringLiteral("^Agent \\p{Lu}|(?<![Vv]otre|[Vv]os) Agent \\p{Lu}|\\(Agent \\p{Lu}|\\b(de|à) (Le |L’|Agent )|"
                       "\\(L(e |’)|[\\p{Ll}\\d,;:–)]\\s(Le (Directeur|Superviseur|Novice)|L’Agent)|\\b[dlDL]’(Le|L’)|"
                       "\\bde [AEIOU]|\\bque [AEIOU]|’’"),
        QRegularExpression::UseUnicodePropertiesOption);
    EXPECT_FALSE(wrong.match(withoutTitles(text)).hasMatch()) << text.toStdString();
}

} // namespace

TEST(FrenchLog, NamesHaveTheirArticles)
{
    const Language french(QStringLiteral("fr"));
    const PlayerNames ranks{.pool = test::officialCards(),
                            .players = {QStringLiteral("Le Directeur"), QStringLiteral("Le Superviseur"),
                                        QStringLiteral("L’Agent"), QStringLiteral("Le Novice")}};
    PlayerNames reader = ranks;
    reader.you = 0;
    std::size_t lines = 0;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        const EventLog log = richGame(seed);
        for (const Seat seat : {kNoSeat, Seat{0}}) {
            const PlayerNames& cast = seat == kNoSeat ? ranks : reader;
            const std::vector<VisibleEvent> told = toldTo(seat, log);
            for (const StoryLine& line : storyOf(told, cast)) {
                expectFrench(line.text);
                ++lines;
            }
            for (const VisibleEvent& event : told)
                expectFrench(sentence(event, cast));
            for (const NewsItem& item : newsOf(told, cast, seat))
                expectFrench(item.text);
        }
    }
    EXPECT_GT(lines, 4'000u);
}

TEST(FrenchLog, BeginsWithTheArticleToo)
{
    const Language french(QStringLiteral("fr"));
    const PlayerNames cast{.pool = test::officialCards(),
                           .players = {QStringLiteral("Joueur A"), QStringLiteral("Le Superviseur")},
                           .you = 0};
    const auto card = [](const char* title, Seat owner) {
        return CardName{.owner = owner, .card = test::baseSet().find(title).value()};
    };
    const auto said = [&](const VisibleEvent& event) { return sentence(event, cast); };
    const CardName purdue = card("Agent Reggie Purdue", 1);
    EXPECT_EQ(said({.kind = EventKind::Hurt, .seat = 1, .card = purdue, .number = 1, .second = 2}),
              QStringLiteral("L’Agent Reggie Purdue du Superviseur subit 1 dommage\u202f; Santé restante\u202f: 2."));
    EXPECT_EQ(said({.kind = EventKind::Hurt, .seat = 0, .card = purdue, .number = 1, .second = 2}),
              QStringLiteral("Votre Agent Reggie Purdue subit 1 dommage\u202f; Santé restante\u202f: 2."));
    EXPECT_EQ(said({.kind = EventKind::Used, .seat = 1, .card = card("Agent Weiss", 1)}),
              QStringLiteral("Le Superviseur utilise l’Agent Weiss."));
    EXPECT_EQ(said({.kind = EventKind::SiteBegan, .seat = 1, .card = card("Kick", 1), .number = 0}),
              QStringLiteral("L’Équipe 1 (le Superviseur) enquête à Kick."));
    EXPECT_EQ(said({.kind = EventKind::Played, .seat = 1, .card = card("Agent Weiss Killed By Unknown Toxin", 1)}),
              QStringLiteral("Le Superviseur joue Agent Weiss Killed By Unknown Toxin."))
        << "a title stays as it is";
}

// What is chosen, and who is asked: "les points de Agent Alex Krycek", "Frapper Agent Weiss", "sur Équipe 2".
TEST(FrenchLog, ChoicesAndQuestionsHaveThemToo)
{
    const Language french(QStringLiteral("fr"));
    const PlayerNames cast{.pool = test::officialCards(),
                           .players = {QStringLiteral("Anne"), QStringLiteral("Le Superviseur")}};
    const CardName purdue{.owner = 0, .card = test::baseSet().find("Agent Reggie Purdue").value()};
    Choice choice;
    choice.action.kind = ActionKind::UseText;
    choice.card = purdue;
    EXPECT_EQ(choiceText(choice, cast), QStringLiteral("Utiliser l’Agent Reggie Purdue"));
    choice = {};
    choice.action.kind = ActionKind::Allot;
    choice.target.kind = Thing::Kind::Card;
    choice.target.card = purdue;
    EXPECT_EQ(choiceText(choice, cast), QStringLiteral("Frapper l’Agent Reggie Purdue"));
    choice.action.kind = ActionKind::PickAgent;
    choice.agent = purdue;
    EXPECT_EQ(choiceText(choice, cast), QStringLiteral("Agent Reggie Purdue")) << "in a list of names";
    choice.action.kind = ActionKind::Regroup;
    EXPECT_EQ(choiceText(choice, cast), QStringLiteral("L’Agent Reggie Purdue forme une nouvelle Équipe"));
    Decision share;
    share.asks = Asks::Share;
    share.seat = 0;
    share.about = purdue;
    share.left = 4;
    const QString question = QStringLiteral("Vers quelle réserve vont les 4 points de l’Agent Reggie Purdue\u202f?");
    EXPECT_EQ(decisionText(share, cast), question);
    EXPECT_EQ(handOverText({}, share, cast), QStringLiteral("Anne\u202f: ") + question);
    EXPECT_EQ(elided(QStringLiteral("Jouer Road Trip sur Équipe 2")), QStringLiteral("Jouer Road Trip sur l’Équipe 2"));
    EXPECT_EQ(elided(QStringLiteral("C’est à Le Superviseur de choisir.")),
              QStringLiteral("C’est au Superviseur de choisir."));
}

} // namespace dossier
