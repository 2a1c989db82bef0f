// deck sealed and deck starter: packs are opened, and decks are made of them.
#include "box/fixed_packs.h"
#include "cli/deck_output.h"
#include "cli/large_files.h"
#include "cli/playtest/asked_series.h"
#include "cli/playtest/series_output.h"
#include "db/stores/deck_store.h"
#include "desk/files/evening_decks.h"
#include "domain/cards/published_set.h"
#include "domain/sealed/sealed_deck.h"
#include "engine/players/playtest/improve.h"
#include "importers/collections/collection_csv.h"
#include "wording/play/series_text.h"
#include "wording/words/game_words.h"
#include "wording/words/qt_text.h"

#include <array>

namespace dossier {

namespace {

QString namesOf(const std::vector<FixedPack>& packs)
{
    QStringList names;
    for (const FixedPack& pack : packs)
        names << qtText(pack.name);
    return names.join(QStringLiteral(", "));
}

const FixedPack& packNamed(const std::vector<FixedPack>& packs, const QString& name)
{
    if (const FixedPack* found = fixedNamed(packs, name.trimmed().toStdString()))
        return *found;
    throw CliError(ExitCode::WrongUsage,
                   Cli::tr("There is no starter \"%1\"; there are %2.").arg(name.trimmed(), namesOf(packs)));
}

// --- deck sealed ----------------------------------------------------------------------------------------------------

int asked(const Arguments& arguments, const char* option, int least, int most, int otherwise)
{
    return static_cast<int>(arguments.number(QLatin1String(option), least, most).value_or(otherwise));
}

// "9,4,2"
PackContents askedContents(const Arguments& arguments, const char* option, const PackContents& otherwise)
{
    const QString list = arguments.value(QLatin1String(option));
    if (list.isEmpty())
        return otherwise;
    std::array<int, 3> numbers{};
    const QStringList words = list.split(QLatin1Char(','));
    bool understood = words.size() == 3;
    for (qsizetype i = 0; i < 3 && understood; ++i) {
        int& number = numbers[static_cast<std::size_t>(i)];
        number = words.at(i).trimmed().toInt(&understood);
        understood = understood && number >= 0 && number <= kMostOfARarity;
    }
    if (!understood)
        throw CliError(
            ExitCode::WrongUsage,
            Cli::tr("--%1 takes the number of Commons, Uncommons and Rares, as 9,4,2, each from 0 to %2, not "
                    "\"%3\".")
                .arg(QLatin1String(option))
                .arg(kMostOfARarity)
                .arg(list));
    return {numbers[0], numbers[1], numbers[2]};
}

// By its name or what collectors call it.
int askedSet(const Arguments& arguments, const char* option, int count)
{
    const QString said = arguments.value(QLatin1String(option)).trimmed();
    if (said.isEmpty())
        return 0;
    if (const auto place = publishedSetNamed(said.toStdString(), count))
        return *place;
    QStringList known;
    for (int place = 0; place < count; ++place)
        known << qtText(kPublishedSets[static_cast<std::size_t>(place)].brief);
    throw CliError(ExitCode::WrongUsage, Cli::tr("--%1 takes one of %2, not \"%3\".")
                                             .arg(QLatin1String(option), known.join(QStringLiteral(", ")), said));
}

// The first of these that is there would have no effect; %1 of the sentence is that.
void refuse(const Arguments& arguments, std::initializer_list<const char*> options, const QString& sentence)
{
    for (const char* const option : options)
        if (arguments.has(QLatin1String(option)))
            throw CliError(ExitCode::WrongUsage, sentence.arg(QLatin1String(option)));
}

SealedSetup askedSealed(const Arguments& arguments, const std::vector<FixedPack>& fixed)
{
    SealedSetup setup;
    setup.players = asked(arguments, "players", 1, kMostSealedPlayers, setup.players);
    setup.starters = asked(arguments, "starters", 0, kMostPacks, setup.starters);
    setup.boosters = asked(arguments, "boosters", 0, kMostPacks, setup.boosters);
    setup.starterSet = askedSet(arguments, "starters-of", kStarterSets);
    setup.boosterSet = askedSet(arguments, "boosters-of", kBoosterSets);
    setup.reserve = asked(arguments, "reserve", 0, setup.boosters, std::min(setup.reserve, setup.boosters));
    setup.starter = askedContents(arguments, "starter", setup.starter);
    setup.booster = askedContents(arguments, "booster", setup.booster);
    setup.ultraRareOnceIn = asked(arguments, "ultra-rare", 0, 1'000'000, setup.ultraRareOnceIn);
    setup.seed = askedSeed(arguments);
    if (setup.starters == 0 && setup.boosters == setup.reserve)
        throw CliError(ExitCode::WrongUsage, Cli::tr("There is nothing to open: give starters or boosters."));
    const QString none = Cli::tr("--%1 is for packs of which none is opened here.");
    if (setup.starters == 0)
        refuse(arguments, {"starters-of", "starter", "fixed"}, none);
    if (setup.boosters == 0)
        refuse(arguments, {"boosters-of", "booster", "ultra-rare", "reserve"}, none);
    if (setup.starterSet != 0)
        refuse(arguments, {"fixed"}, Cli::tr("--%1 is for starters of premiere, the only ones with a name."));
    const QString names = arguments.value(QStringLiteral("fixed"));
    for (const QString& name : names.isEmpty() ? QStringList() : names.split(QLatin1Char(',')))
        setup.fixed.push_back(packNamed(fixed, name).name);
    if (static_cast<int>(setup.fixed.size()) > setup.players)
        throw CliError(
            ExitCode::WrongUsage,
            Cli::tr("--fixed names %1 starters for %n player(s).", nullptr, setup.players).arg(setup.fixed.size()));
    return setup;
}

// What a player opened, by type; X-Files and Agents first.
void sayCards(Session& session, const CopyCounts& copies)
{
    const CardPool& pool = session.pool();
    for (int type = 0; type < kCardTypes; ++type) {
        QStringList lines;
        int count = 0;
        for (CardIndex card = 0; card < copies.size(); ++card)
            if (copies[card] > 0 && pool[card].type == static_cast<CardType>(type)) {
                count += copies[card];
                lines << QStringLiteral("%1 %2  %3")
                             .arg(copies[card], 3)
                             .arg(qtText(pool[card].title), qtText(pool[card].id));
            }
        if (lines.isEmpty())
            continue;
        session.say(QStringLiteral("%1 (%2)").arg(word(static_cast<CardType>(type))).arg(count));
        for (const QString& line : std::as_const(lines))
            session.say(line);
    }
}

void writeList(Session& session, const QString& file, const std::vector<SealedPlayer>& players)
{
    std::vector<OwnedCard> cards;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const CopyCounts copies = copiesIn(players[i], session.pool());
        for (CardIndex card = 0; card < copies.size(); ++card)
            if (copies[card] > 0) {
                OwnedCard owned;
                owned.card = session.pool()[card].id;
                owned.count = copies[card];
                owned.location = Cli::tr("Player %1").arg(i + 1).toStdString();
                cards.push_back(std::move(owned));
            }
    }
    session.write(file, QByteArray::fromStdString(writeCollectionCsv(cards, session.pool())));
}

QJsonArray toJson(const std::vector<OpenedPack>& packs, const CardPool& pool)
{
    QJsonArray list;
    for (const OpenedPack& pack : packs) {
        QJsonArray cards;
        for (const CardIndex card : pack.cards)
            cards.append(qtText(pool[card].id));
        list.append(QJsonObject{{QStringLiteral("fixed"), pack.fixed ? QJsonValue(qtText(*pack.fixed)) : QJsonValue()},
                                {QStringLiteral("cards"), cards}});
    }
    return list;
}

QJsonObject toJson(const ImproveReport& report)
{
    return {
        {QStringLiteral("tried"), report.tried},
        {QStringLiteral("kept"), report.kept},
        {QStringLiteral("games"), report.games},
        {QStringLiteral("win_rate"), report.againstFirst ? QJsonValue(toJson(*report.againstFirst)) : QJsonValue()}};
}

ImproveSetup askedImprovement(Session& session, const Arguments& arguments, int tries)
{
    ImproveSetup setup;
    setup.trial.pool = &session.pool();
    setup.trial.effects = &session.effects();
    setup.trial.options.killerCards = arguments.has(QStringLiteral("killers"));
    setup.trial.options.mostTurns = 200;
    setup.trial.bot = setup.trial.against = askedBots(arguments, 1).front();
    setup.trial.worlds = askedWorlds(session, arguments, {&setup.trial.bot, 1});
    setup.trial.seed = askedSeed(arguments);
    setup.trial.jobs = askedJobs(arguments);
    setup.format = session.format(Game::Advanced);
    setup.format.killersAgreed = arguments.has(QStringLiteral("killers"));
    setup.tries = tries;
    setup.rounds = askedPairedGames(arguments, 2 * setup.rounds) / 2;
    return setup;
}

// The deck of one player, and what is said of its tries.
void improve(Session& session, ImproveSetup setup, const SealedPlayer& player, SealedDeck& made, QJsonObject& json)
{
    setup.deck = made.deck;
    setup.copies = copiesIn(player, session.pool());
    checkSeries(seriesOf(setup.trial, setup.deck), {qtText(made.deck.name)});
    const ImproveReport report = improved(setup, progressOf(session, setup.tries));
    session.progress(0, 0);
    made.deck = report.deck;
    QJsonObject improved = toJson(report);
    improved.insert(QStringLiteral("bot"), wordOf(setup.trial.bot));
    improved.insert(QStringLiteral("xfiles"), xFilesWord(whoseXFiles(seriesOf(setup.trial, made.deck))));
    json.insert(QStringLiteral("improved"), improved);
    session.say(
        Cli::tr("%n trie(s): %1 made %2 better.", nullptr, report.tried).arg(report.kept).arg(qtText(made.deck.name)));
    if (report.againstFirst)
        session.say(Cli::tr("The last version won %1 of the points against the first, in fresh games.")
                        .arg(rateText(*report.againstFirst)));
    session.say(Cli::tr("The tries were played by %1; %2.", "one of the program's players; whose X-Files")
                    .arg(wordOf(setup.trial.bot), xFilesText(whoseXFiles(seriesOf(setup.trial, made.deck)))));
}

// As one change, each under a free name like its own, which it then bears.
void storeTogether(Session& session, std::vector<Deck>& decks)
{
    DeckStore store(session.database(), session.pool());
    if (decks.size() == 1) { // the history calls it by its name
        store.createFreelyNamed(decks.front(), DeckOrigin::Imported);
        return;
    }
    const std::vector<std::int64_t> ids = store.import(decks);
    for (std::size_t i = 0; i < ids.size(); ++i)
        decks[i].name = store.load(ids[i]).deck.name;
}

// What all players made, as one change: nobody has half an evening, and one undo takes it back.
void store(Session& session, std::vector<SealedDeck>& made, std::vector<QJsonObject>& players)
{
    std::vector<Deck> decks;
    for (const SealedDeck& of : made) {
        decks.push_back(of.deck);
        if (!of.rest.bureauDeck.empty())
            decks.push_back(of.rest);
    }
    storeTogether(session, decks);
    auto stored = decks.cbegin();
    for (std::size_t i = 0; i < made.size(); ++i) {
        made[i].deck.name = stored->name;
        players[i].insert(QStringLiteral("deck"), toJson(made[i].deck, session.pool()));
        session.done(Cli::tr("Stored %1").arg(deckLine(*stored++, session.pool())));
        if (!made[i].rest.bureauDeck.empty())
            session.done(Cli::tr("Stored %1").arg(deckLine(*stored++, session.pool())));
        sayProblems(session, checkDeck(made[i].deck, session.pool(), session.format(Game::Advanced)));
    }
}

ExitCode sealed(Session& session, const Arguments& arguments)
{
    const std::vector<FixedPack> fixed = fixedPacks(session.pool());
    const SealedSetup setup = askedSealed(arguments, fixed);
    const QString name = arguments.line(QStringLiteral("build")).trimmed();
    const int tries = asked(arguments, "tries", 1, 10'000, 0);
    if (name.isEmpty() && arguments.has(QStringLiteral("build")))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--build takes the name of the deck."));
    if (tries == 0)
        refuse(arguments, {"games", "jobs", "bots", "worlds"},
               Cli::tr("--%1 is said of the games of each try: add --tries N."));
    if (name.isEmpty())
        refuse(arguments, {"killers"}, Cli::tr("--%1 is said of a deck: give it a name with --build NAME."));
    if (name.isEmpty() && tries > 0)
        throw CliError(ExitCode::WrongUsage, Cli::tr("--tries improves a deck: give it a name with --build NAME."));
    const ImproveSetup improvement = askedImprovement(session, arguments, tries);

    const QString file = arguments.value(QStringLiteral("output"));
    checkOutputs(session, {file});

    const std::vector<SealedPlayer> players = openPacks(setup, fixed, session.pool());
    auto decks = sealedDecks(players, name, session.box(), arguments.has(QStringLiteral("killers")));
    std::vector<QJsonObject> told;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const SealedPlayer& player = players[i];
        const CopyCounts copies = copiesIn(player, session.pool());
        session.say(Cli::tr("Player %1: %2").arg(i + 1).arg(packsText(player)));
        if (!player.setAside.empty())
            session.say(Cli::tr("%n booster(s) with an Ultra-Rare replaced from the reserve.", nullptr,
                                static_cast<int>(player.setAside.size())));
        QJsonObject json{{QStringLiteral("packs"), toJson(player.packs, session.pool())},
                         {QStringLiteral("set_aside"), toJson(player.setAside, session.pool())},
                         {QStringLiteral("cards"), toJson(deckOfAll(copies).bureauDeck, session.pool())}};
        if (name.isEmpty())
            sayCards(session, copies);
        else if (tries > 0)
            improve(session, improvement, player, decks[i], json);
        if (!name.isEmpty())
            decks[i].rest = restOf(player, decks[i].deck, session.box());
        session.say(QString());
        told.push_back(json);
    }
    if (!name.isEmpty())
        store(session, decks, told);
    QJsonArray list;
    for (const QJsonObject& player : told)
        list.append(player);
    session.say(packsRemark(setup));
    session.answer({{QStringLiteral("seed"), static_cast<qint64>(setup.seed)},
                    {QStringLiteral("players"), list},
                    {QStringLiteral("remark"), packsRemark(setup)}});
    if (!file.isEmpty()) {
        writeList(session, file, players);
        session.say(Cli::tr("Written to %1.").arg(file));
    }
    return ExitCode::Yes;
}

void declareSealed(Arguments& arguments)
{
    const auto option = [&](const char* name, const QString& about, const char* value) {
        arguments.option(QLatin1String(name), about, QLatin1String(value));
    };
    arguments.operands(0, 0);
    option("players", Cli::tr("How many open packs, 1 to 4; 1 if not said."), "N");
    option("starters", Cli::tr("Starters of each player; 1 if not said."), "N");
    option("boosters", Cli::tr("Boosters of each player; 6 if not said."), "N");
    option("starters-of", Cli::tr("The set of the starters: premiere or ttiot; premiere if not said."), "SET");
    option("boosters-of", Cli::tr("The set of the boosters: premiere, ttiot or 101361; premiere if not said."), "SET");
    option("reserve",
           Cli::tr("How many of them lie in a common reserve, which replaces boosters with an Ultra-Rare (VAR-8); 1 if "
                   "not said."),
           "N");
    option("starter",
           Cli::tr("Commons, Uncommons and Rares of a starter besides its fixed cards; 25,12,3 if not said."), "C,U,R");
    option("booster", Cli::tr("Commons, Uncommons and Rares of a booster; 9,4,2 if not said."), "C,U,R");
    option("ultra-rare", Cli::tr("One booster in N has an Ultra-Rare in the place of a Rare, 0: none; 18 if not said."),
           "N");
    option("fixed", Cli::tr("Which starters the players open, by name; by lot if not said."), "NAME,NAME");
    option("seed", Cli::tr("The same seed opens the same packs; 1 if not said."), "S");
    option("build", Cli::tr("Stores a deck of NAME for each player, and beside it what it leaves of the packs."),
           "NAME");
    arguments.option(QStringLiteral("killers"), Cli::tr("Both players agree to Killer cards (OPT-3)."));
    option("tries", Cli::tr("Improves each deck by so many tries: other cards of the packs, played against it."), "N");
    option("games", Cli::tr("Games of each try, an even number; as many confirm it; 20 if not said."), "N");
    option("jobs", Cli::tr("Threads to use; the result never depends on it."), "J");
    declareBots(arguments, Cli::tr("Who plays the tries: %1; supervisor if not said."));
    arguments.option(QStringLiteral("output"), Cli::tr("Writes all cards to FILE, as a collection by player."),
                     QStringLiteral("FILE"), QStringLiteral("o"));
}

// --- deck starter ---------------------------------------------------------------------------------------------------

ExitCode starter(Session& session, const Arguments& arguments)
{
    const std::vector<FixedPack> fixed = fixedPacks(session.pool());
    const std::vector<Deck> decks = starterDecks(session.box());
    std::vector<Deck> chosen;
    for (const QString& name : arguments.operands()) {
        if (name == QStringLiteral("all")) {
            chosen = decks;
            break;
        }
        chosen.push_back(decks[static_cast<std::size_t>(&packNamed(fixed, name) - fixed.data())]);
    }
    if (!chosen.empty())
        storeTogether(session, chosen);
    QJsonArray names;
    for (const Deck& deck : chosen) {
        names.append(qtText(deck.name));
        session.done(Cli::tr("Stored %1").arg(deckLine(deck, session.pool())));
    }
    QJsonArray offered;
    for (const Deck& deck : decks) {
        offered.append(toJson(deck, session.pool()));
        if (chosen.empty())
            session.say(deckLine(deck, session.pool()));
    }
    if (chosen.empty())
        session.say(Cli::tr("`dossier-cli deck starter NAME`, or `all`, stores them: %1.").arg(namesOf(fixed)));
    session.answer({{QStringLiteral("stored"), names}, {QStringLiteral("starters"), offered}});
    return ExitCode::Yes;
}

} // namespace

std::span<const Command> sealedCommands()
{
    static constexpr std::array commands{
        Command{"deck starter", "deck starter [STARTER|all]...",
                QT_TRANSLATE_NOOP("Cli", "Lists the five starter decks of 60 cards, or stores some of them."),
                [](Arguments& arguments) { arguments.operands(0, -1); }, starter},
        Command{
            "deck sealed",
            "deck sealed [--players N] [--starters N] [--starters-of SET] [--boosters N] [--boosters-of SET] "
            "[--reserve N] "
            "[--starter C,U,R] [--booster C,U,R] [--ultra-rare N] [--fixed NAME,NAME] [--seed S] [--build NAME "
            "[--killers] [--tries N] [--games N] "
            "[--jobs J] [--bots A]] [-o FILE]",
            QT_TRANSLATE_NOOP("Cli", "Opens starters and boosters for one to four players and builds decks of them."),
            declareSealed, sealed},
    };
    return commands;
}

} // namespace dossier
