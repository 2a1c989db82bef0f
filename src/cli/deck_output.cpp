#include "cli/deck_output.h"

#include "wording/lists/problem_text.h"
#include "wording/play/goldfish_text.h"

namespace dossier {

namespace {

QString title(const CardPool& pool, CardIndex card)
{
    return QString::fromStdString(pool[card].title);
}

QString xFileTitle(const Deck& deck, const CardPool& pool)
{
    QStringList titles; // a deck that is not finished may have several
    for (const DeckEntry& entry : deck.xFile)
        titles << title(pool, entry.card);
    return titles.isEmpty() ? Cli::tr("none") : titles.join(QStringLiteral(" + "));
}

void sayZone(Session& session, const QString& heading, const std::vector<DeckEntry>& entries)
{
    session.say(QString());
    session.say(heading);
    for (const DeckEntry& entry : entries)
        session.say(QStringLiteral("%1 %2  %3")
                        .arg(entry.count, 3)
                        .arg(title(session.pool(), entry.card), QString::fromStdString(session.pool()[entry.card].id)));
}

std::vector<DeckEntry> among(std::vector<DeckEntry> entries, const PoolSet& only)
{
    std::erase_if(entries, [&](const DeckEntry& entry) { return !only.contains(entry.card); });
    return entries;
}

} // namespace

QString gameWord(Game game)
{
    return game == Game::Basic ? QStringLiteral("basic") : QStringLiteral("advanced");
}

QString gameText(Game game)
{
    return game == Game::Basic ? Cli::tr("basic", "a deck's game") : Cli::tr("advanced", "a deck's game");
}

QString zoneWord(Zone zone)
{
    return zone == Zone::XFile  ? QStringLiteral("xfile")
           : zone == Zone::Team ? QStringLiteral("team")
                                : QStringLiteral("bureau_deck");
}

QString deckLine(const Deck& deck, const CardPool& pool)
{
    return Cli::tr("%1: %n card(s), Team %2 RP, X-File %3", nullptr, bureauDeckSize(deck))
        .arg(QString::fromStdString(deck.name), QString::number(teamCost(deck, pool)), xFileTitle(deck, pool));
}

void sayDeck(Session& session, const Deck& deck)
{
    session.say(deckLine(deck, session.pool()));
    if (!deck.notes.empty())
        session.say(QString::fromStdString(deck.notes));
    if (sizeOf(deck.xFile) > 1)
        sayZone(session, Cli::tr("X-File (%1)").arg(sizeOf(deck.xFile)), deck.xFile);
    sayZone(session, Cli::tr("Team (%1)").arg(sizeOf(deck.team)), deck.team);
    sayZone(session, Cli::tr("Bureau Deck (%1)").arg(bureauDeckSize(deck)), deck.bureauDeck);
    if (deck.aside.empty())
        return;
    session.say(QString());
    session.say(Cli::tr("Kept aside, not recognised:"));
    for (const UnresolvedLine& aside : deck.aside)
        session.say(QStringLiteral("    ") + QString::fromStdString(aside.text));
}

void sayDeck(Session& session, const Deck& deck, const PoolSet& only)
{
    session.say(deckLine(deck, session.pool()));
    const auto team = among(deck.team, only);
    const auto bureauDeck = among(deck.bureauDeck, only);
    sayZone(session, Cli::tr("Team (%1 of %2)").arg(sizeOf(team)).arg(sizeOf(deck.team)), team);
    sayZone(session, Cli::tr("Bureau Deck (%1 of %2)").arg(sizeOf(bureauDeck)).arg(bureauDeckSize(deck)), bureauDeck);
}

void sayProblems(Session& session, const std::vector<Problem>& problems)
{
    for (const Problem& problem : problems)
        session.say(QStringLiteral("  %1 %2 %3")
                        .arg(word(problem.severity).leftJustified(16),
                             QString::fromLatin1(problem.rule.text().data()).leftJustified(9),
                             sentence(problem, session.pool())));
}

QJsonArray toJson(const std::vector<Problem>& problems, const CardPool& pool)
{
    QJsonArray array;
    for (const Problem& problem : problems) {
        const char* severity = problem.severity == Severity::Error       ? "error"
                               : problem.severity == Severity::Agreement ? "agreement"
                               : problem.severity == Severity::Unknown   ? "unknown"
                                                                         : "advice";
        array.append(
            QJsonObject{{QStringLiteral("rule"), QString::fromLatin1(problem.rule.text().data())},
                        {QStringLiteral("severity"), QString::fromLatin1(severity)},
                        {QStringLiteral("card"), problem.card ? QJsonValue(title(pool, *problem.card)) : QJsonValue()},
                        {QStringLiteral("have"), problem.have},
                        {QStringLiteral("want"), problem.want},
                        {QStringLiteral("message"), sentence(problem, pool)}});
    }
    return array;
}

QJsonArray toJson(const std::vector<DeckEntry>& entries, const CardPool& pool)
{
    QJsonArray array;
    for (const DeckEntry& entry : entries)
        array.append(QJsonObject{{QStringLiteral("id"), QString::fromStdString(pool[entry.card].id)},
                                 {QStringLiteral("title"), title(pool, entry.card)},
                                 {QStringLiteral("count"), entry.count}});
    return array;
}

QJsonObject toJson(const Deck& deck, const CardPool& pool)
{
    QJsonArray aside;
    for (const UnresolvedLine& line : deck.aside)
        aside.append(QString::fromStdString(line.text));
    return {{QStringLiteral("name"), QString::fromStdString(deck.name)},
            {QStringLiteral("notes"), QString::fromStdString(deck.notes)},
            {QStringLiteral("game"), gameWord(deck.game)},
            {QStringLiteral("size"), bureauDeckSize(deck)},
            {QStringLiteral("team_cost"), teamCost(deck, pool)},
            {QStringLiteral("xfile"), toJson(deck.xFile, pool)},
            {QStringLiteral("team"), toJson(deck.team, pool)},
            {QStringLiteral("bureau_deck"), toJson(deck.bureauDeck, pool)},
            {QStringLiteral("aside"), aside}};
}

QJsonObject toJson(const Deck& deck, const CardPool& pool, const PoolSet& only)
{
    QJsonObject json = toJson(deck, pool);
    const auto team = among(deck.team, only);
    const auto bureauDeck = among(deck.bureauDeck, only);
    json[QStringLiteral("team")] = toJson(team, pool);
    json[QStringLiteral("bureau_deck")] = toJson(bureauDeck, pool);
    json[QStringLiteral("shown")] = sizeOf(team) + sizeOf(bureauDeck);
    return json;
}

QJsonArray titles(const std::vector<DeckEntry>& entries, const CardPool& pool)
{
    QJsonArray array;
    for (const DeckEntry& entry : entries)
        for (int i = 0; i < entry.count; ++i)
            array.append(title(pool, entry.card));
    return array;
}

void warnOfBasicKillers(Session& session, const Arguments& arguments)
{
    if (arguments.has(QStringLiteral("killers")) && arguments.value(QStringLiteral("game")) == QStringLiteral("basic"))
        session.warn(
            Cli::tr("--killers does nothing here: it is for the Advanced Game (OPT-3), and --game says basic."));
}

void addRules(QJsonObject& json, const GameOptions& options)
{
    json.insert(QStringLiteral("game"),
                options.game == Game::Basic ? QStringLiteral("basic") : QStringLiteral("advanced"));
    json.insert(QStringLiteral("killers"), options.killerCards);
    json.insert(QStringLiteral("max_turns"), options.mostTurns);
}

QString sentenceOf(const QString& words)
{
    return words.left(1).toUpper() + words.mid(1) + QLatin1Char('.');
}

void declareOnlyKnown(Arguments& arguments)
{
    arguments.option(
        QStringLiteral("only-known"),
        Cli::tr("Refuse decks with cards of further sets that the game does not know; otherwise such cards "
                "are played by their printed facts."));
}

void checkOnlyKnown(const Session& session, const Arguments& arguments, const Deck& deck, const QString& name)
{
    if (!arguments.has(QStringLiteral("only-known")))
        return;
    if (const QString refusal = unknownCardsRefusal(deck, session.pool()); !refusal.isEmpty())
        throw CliError(ExitCode::BadInput, located(name, 0, refusal));
}

} // namespace dossier
