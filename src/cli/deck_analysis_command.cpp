// deck stats, deck missing, deck diff: what a deck is made of, what it lacks, how it differs from another.
#include "cli/deck_output.h"
#include "cli/search.h"
#include "domain/advice/deck_stats.h"
#include "domain/decks/deck_diff.h"
#include "importers/reading/card_line.h"
#include "wording/words/game_words.h"
#include "wording/words/qt_text.h"

#include <QLocale>

#include <array>

namespace dossier {

namespace {

// {"Site": 16, …}: the counts that are not 0, by their word.
template <typename Value, typename Counts>
QJsonObject counted(const Counts& counts)
{
    QJsonObject object;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] != 0)
            object.insert(qtText(nameOf(static_cast<Value>(i))), counts[i]);
    return object;
}

template <typename Value, typename Counts>
void sayCounted(Session& session, const QString& heading, const Counts& counts)
{
    session.say(QString());
    session.say(heading);
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] != 0)
            session.say(QStringLiteral("  %1 %2").arg(counts[i], 3).arg(word(static_cast<Value>(i))));
}

QJsonObject toJson(const CostCurve& curve)
{
    QJsonObject costs;
    for (std::size_t cost = 0; cost < curve.cards.size(); ++cost)
        if (curve.cards[cost] > 0)
            costs.insert(QString::number(cost), curve.cards[cost]);
    return {{QStringLiteral("cards"), curve.count},
            {QStringLiteral("average"), curve.average()},
            {QStringLiteral("with_x"), curve.withX},
            {QStringLiteral("costs"), costs}};
}

ExitCode deckStats(Session& session, const Arguments& arguments)
{
    const Deck deck = session.deck(arguments.operands().first()).deck;
    const DeckStats stats = statsOf(deck, session.pool());
    QJsonObject costs;
    for (std::size_t pool = 0; pool < stats.costs.size(); ++pool)
        costs.insert(qtText(nameOf(static_cast<Pool>(pool))), toJson(stats.costs[pool]));
    session.answer(
        {{QStringLiteral("name"), qtText(deck.name)},
         {QStringLiteral("size"), stats.cards},
         {QStringLiteral("titles"), stats.titles},
         {QStringLiteral("types"), counted<CardType>(stats.byType)},
         {QStringLiteral("rarities"), counted<Rarity>(stats.byRarity)},
         {QStringLiteral("keywords"), counted<Keyword>(stats.byKeyword)},
         {QStringLiteral("costs"), costs},
         {QStringLiteral("sites_asking"), counted<Characteristic>(stats.sitesAsking)},
         {QStringLiteral("sites_needing"), counted<Skill>(stats.sitesNeeding)},
         {QStringLiteral("team"), QJsonObject{{QStringLiteral("agents"), stats.teamAgents},
                                              {QStringLiteral("cost"), stats.teamCost},
                                              {QStringLiteral("res"), stats.teamResources},
                                              {QStringLiteral("health"), stats.teamHealth},
                                              {QStringLiteral("skills"), counted<Skill>(stats.teamLevels)}}}});
    session.say(deckLine(deck, session.pool()));
    sayCounted<CardType>(session, Cli::tr("By type"), stats.byType);
    sayCounted<Characteristic>(session, Cli::tr("Sites by question"), stats.sitesAsking);
    sayCounted<Skill>(session, Cli::tr("Sites by skill"), stats.sitesNeeding);
    sayCounted<Skill>(session, Cli::tr("The Team's skills"), stats.teamLevels);
    session.say(QString());
    session.say(Cli::tr("Average Cost: %1; RES a turn: %2")
                    .arg(QLocale().toString(stats.averageCost(), 'f', 2))
                    .arg(stats.teamResources));
    return ExitCode::Yes;
}

// In whatever printing.
int ownedOf(const CopyCounts& owned, CardIndex card, const CardPool& pool)
{
    int copies = 0;
    for (const CardIndex printing : pool.printings(pool.titleOf(card)))
        copies += pool.sameInPlay(printing, card) ? owned[printing] : 0;
    return copies;
}

ExitCode missing(Session& session, const Arguments& arguments)
{
    const auto [deck, unknown, id] = session.deck(arguments.operands().first());
    const CardPool& pool = session.pool();
    StoredHoldings held = holdings(session);
    const CopyCounts owned = held.owned();
    const std::vector<MissingCard> lacking = missingFor(deck, held.freeFor(id), pool);
    QJsonArray cards;
    int copies = 0;
    for (const MissingCard& card : lacking) {
        copies += card.missing();
        const QString title = qtText(session.pool()[card.card].title);
        cards.append(QJsonObject{{QStringLiteral("id"), qtText(session.pool()[card.card].id)},
                                 {QStringLiteral("title"), title},
                                 {QStringLiteral("needed"), card.needed},
                                 {QStringLiteral("owned"), ownedOf(owned, card.card, pool)},
                                 {QStringLiteral("free"), card.available},
                                 {QStringLiteral("missing"), card.missing()}});
        session.say(
            QStringLiteral("%1 %2  %3").arg(card.missing(), 3).arg(title, qtText(session.pool()[card.card].id)));
    }
    session.answer({{QStringLiteral("name"), qtText(deck.name)},
                    {QStringLiteral("missing"), copies},
                    {QStringLiteral("cards"), cards},
                    {QStringLiteral("aside"), static_cast<int>(deck.aside.size())}});
    if (!deck.aside.empty())
        session.warn(Cli::tr("%n line(s) of this deck were not recognised and are not counted.", nullptr,
                             static_cast<int>(deck.aside.size())));
    session.say(copies == 0 ? Cli::tr("Nothing is missing.") : Cli::tr("%n cop(y/ies) missing", nullptr, copies));
    return copies == 0 ? ExitCode::Yes : ExitCode::No;
}

// With its number where several cards have the title.
QString titleIn(const CardPool& pool, CardIndex card)
{
    return qtText(pool.needsNumber(card) ? titleAndNumber(pool[card]) : pool[card].title);
}

ExitCode diff(Session& session, const Arguments& arguments)
{
    const Deck before = session.deck(arguments.operands().at(0)).deck;
    const Deck after = session.deck(arguments.operands().at(1)).deck;
    const DeckDiff difference = diffOf(before, after, session.pool());
    QJsonArray changes;
    for (const CardChange& change : difference.cards) {
        const QString title = qtText(session.pool()[change.card].title);
        changes.append(QJsonObject{{QStringLiteral("zone"), zoneWord(change.zone)},
                                   {QStringLiteral("id"), qtText(session.pool()[change.card].id)},
                                   {QStringLiteral("title"), title},
                                   {QStringLiteral("before"), change.before},
                                   {QStringLiteral("after"), change.after}});
        session.say(QStringLiteral("%1%2 %3  (%4)")
                        .arg(change.difference() > 0 ? QStringLiteral("+") : QStringLiteral("-"))
                        .arg(std::abs(change.difference()))
                        .arg(titleIn(session.pool(), change.card), word(change.zone)));
    }
    session.answer({{QStringLiteral("same"), difference.sameCards()},
                    {QStringLiteral("added"), difference.added},
                    {QStringLiteral("removed"), difference.removed},
                    {QStringLiteral("changes"), changes}});
    if (difference.sameCards())
        session.say(Cli::tr("The same cards."));
    return difference.sameCards() ? ExitCode::Yes : ExitCode::No;
}

} // namespace

std::span<const Command> deckAnalysisCommands()
{
    static constexpr std::array commands{
        Command{"deck stats", "deck stats DECK", QT_TRANSLATE_NOOP("Cli", "Says what a deck is made of."),
                [](Arguments& arguments) { arguments.operands(1, 1); }, deckStats},
        Command{"deck missing", "deck missing DECK",
                QT_TRANSLATE_NOOP("Cli", "Lists the cards of a deck that the collection lacks."),
                [](Arguments& arguments) { arguments.operands(1, 1); }, missing},
        Command{"deck diff", "deck diff DECK DECK", QT_TRANSLATE_NOOP("Cli", "Says how two decks differ."),
                [](Arguments& arguments) { arguments.operands(2, 2); }, diff},
    };
    return commands;
}

} // namespace dossier
