// deck check and the commands that keep decks: list, show, copy, rename, delete.
#include "cli/deck_output.h"
#include "cli/search.h"
#include "db/stores/deck_store.h"
#include "domain/decks/deck_rules.h"
#include "wording/lists/problem_text.h"

#include <array>

namespace dossier {

namespace {

Game askedGame(const Arguments& arguments, const Deck& deck)
{
    const QString game = arguments.value(QStringLiteral("game"));
    if (game.isEmpty())
        return deck.game;
    if (game == QStringLiteral("basic"))
        return Game::Basic;
    if (game == QStringLiteral("advanced"))
        return Game::Advanced;
    throw CliError(ExitCode::WrongUsage, Cli::tr("--game takes advanced or basic, not \"%1\".").arg(game));
}

ExitCode checkLegality(Session& session, const Arguments& arguments)
{
    warnOfBasicKillers(session, arguments);
    const auto loaded = session.deck(arguments.operands().first());
    const Deck& deck = loaded.deck;
    Format format = session.format(askedGame(arguments, deck));
    format.killersAgreed = deck.killersAgreed || arguments.has(QStringLiteral("killers"));
    format.sets = deck.sets;
    const std::vector<Problem> problems = checkDeck(deck, session.pool(), format);
    const bool legal = isLegal(problems);

    QJsonArray unknown;
    for (const LineProblem& line : loaded.unknown)
        unknown.append(toJson(line));
    session.answer({{QStringLiteral("name"), QString::fromStdString(deck.name)},
                    {QStringLiteral("game"), gameWord(format.game)},
                    {QStringLiteral("legal"), legal},
                    {QStringLiteral("size"), bureauDeckSize(deck)},
                    {QStringLiteral("team_cost"), teamCost(deck, session.pool())},
                    {QStringLiteral("problems"), toJson(problems, session.pool())},
                    {QStringLiteral("unknown"), unknown}});
    session.say(deckLine(deck, session.pool()));
    sayProblems(session, problems);
    session.say(legal                        ? format.game == Game::Basic ? Cli::tr("Legal in the Basic Game.")
                                                                          : Cli::tr("Legal in the Advanced Game.")
                                       : format.game == Game::Basic ? Cli::tr("Not legal in the Basic Game.")
                                             : Cli::tr("Not legal in the Advanced Game."));
    return legal ? ExitCode::Yes : ExitCode::No;
}

ExitCode list(Session& session, const Arguments& arguments)
{
    const QString query = arguments.operands().join(QLatin1Char(' '));
    QJsonArray decks;
    const std::vector<DeckSummary> found = findDecks(session, query);
    for (const DeckSummary& deck : found) {
        if (session.json())
            decks.append(QJsonObject{{QStringLiteral("name"), deck.name},
                                     {QStringLiteral("game"), gameWord(deck.game)},
                                     {QStringLiteral("size"), deck.bureauDeckSize},
                                     {QStringLiteral("team"), deck.teamSize},
                                     {QStringLiteral("changed"), deck.changed.toString(Qt::ISODate)}});
        session.say(Cli::tr("%1  (%n card(s), %2)", nullptr, deck.bureauDeckSize).arg(deck.name, gameText(deck.game)));
    }
    if (found.empty())
        session.say(query.trimmed().isEmpty()
                        ? Cli::tr("No deck is stored yet. `dossier-cli deck import FILE` stores one.")
                        : Cli::tr("No deck is like that."));
    session.answer({{QStringLiteral("decks"), decks}});
    return ExitCode::Yes;
}

ExitCode show(Session& session, const Arguments& arguments)
{
    const Deck deck = session.deck(arguments.operands().first()).deck;
    const QString query = arguments.operands().mid(1).join(QLatin1Char(' '));
    if (query.trimmed().isEmpty()) {
        session.answer(toJson(deck, session.pool()));
        sayDeck(session, deck);
        return ExitCode::Yes;
    }
    const PoolSet found = findInDeck(session, query, deck);
    session.answer(toJson(deck, session.pool(), found));
    sayDeck(session, deck, found);
    return ExitCode::Yes;
}

// The stored deck of that name. Throws CliError (BadInput).
StoredDeck stored(Session& session, const QString& name)
{
    if (auto deck = DeckStore(session.storedDatabase(), session.pool()).find(name))
        return std::move(*deck);
    throw CliError(ExitCode::BadInput, Cli::tr("No deck of the name %1 is stored.").arg(name));
}

ExitCode copy(Session& session, const Arguments& arguments)
{
    const StoredDeck deck = stored(session, arguments.operands().at(0));
    const QString name = arguments.operands().at(1);
    DeckStore(session.database(), session.pool()).copy(deck.id, name);
    session.answer({{QStringLiteral("name"), name}});
    session.done(Cli::tr("%1 was copied as %2.").arg(QString::fromStdString(deck.deck.name), name));
    return ExitCode::Yes;
}

ExitCode rename(Session& session, const Arguments& arguments)
{
    const StoredDeck deck = stored(session, arguments.operands().at(0));
    const QString name = arguments.operands().at(1);
    DeckStore(session.database(), session.pool()).rename(deck.id, name);
    session.answer({{QStringLiteral("name"), name}});
    session.done(Cli::tr("%1 is now called %2.").arg(QString::fromStdString(deck.deck.name), name));
    return ExitCode::Yes;
}

ExitCode deleteDeck(Session& session, const Arguments& arguments)
{
    const StoredDeck deck = stored(session, arguments.operands().first());
    DeckStore(session.database(), session.pool()).remove(deck.id);
    const QString name = QString::fromStdString(deck.deck.name);
    session.answer({{QStringLiteral("deleted"), name}});
    session.done(Cli::tr("%1 was deleted.").arg(name));
    return ExitCode::Yes;
}

} // namespace

std::span<const Command> deckCommands()
{
    static constexpr std::array commands{
        Command{"deck check", "deck check DECK [--game advanced|basic] [--killers]",
                QT_TRANSLATE_NOOP("Cli", "Says whether a deck is legal, and which rule it breaks."),
                [](Arguments& arguments) {
                    arguments.operands(1, 1);
                    arguments.option(QStringLiteral("game"),
                                     Cli::tr("The game to check for; else the one the deck names."),
                                     QStringLiteral("GAME"));
                    arguments.option(QStringLiteral("killers"), Cli::tr("Both players agree to Killer cards (OPT-3)."));
                },
                checkLegality},
        Command{"deck list", "deck list [QUERY...]",
                QT_TRANSLATE_NOOP("Cli", "Lists the stored decks that a search finds; all without one."),
                [](Arguments& arguments) { arguments.operands(0, -1); }, list},
        Command{"deck show", "deck show DECK [QUERY...]",
                QT_TRANSLATE_NOOP("Cli", "Shows the cards of a deck, or those of them that a query finds."),
                [](Arguments& arguments) { arguments.operands(1, -1); }, show},
        Command{"deck copy", "deck copy NAME NEW-NAME", QT_TRANSLATE_NOOP("Cli", "Copies a stored deck."),
                [](Arguments& arguments) { arguments.operands(2, 2); }, copy},
        Command{"deck rename", "deck rename NAME NEW-NAME", QT_TRANSLATE_NOOP("Cli", "Renames a stored deck."),
                [](Arguments& arguments) { arguments.operands(2, 2); }, rename},
        Command{"deck delete", "deck delete NAME", QT_TRANSLATE_NOOP("Cli", "Deletes a stored deck."),
                [](Arguments& arguments) { arguments.operands(1, 1); }, deleteDeck},
    };
    return commands;
}

} // namespace dossier
