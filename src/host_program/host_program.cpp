#include "host_program/host_program.h"

#include "domain/cards/published_set.h"
#include "host/folder_lock.h"
#include "host/new_table.h"
#include "host/sealed_table.h"
#include "host_program/signals.h"
#include "net/protocol/invitation.h"
#include "wire/host_server.h"
#include "wording/words/command_words.h"
#include "wording/words/language.h"
#include "wording/words/shown_text.h"
#include "wording/words/system_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTextStream>
#include <QUrl>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <sys/resource.h>

namespace dossier {

namespace {

struct HostWords
{
    Q_DECLARE_TR_FUNCTIONS(HostWords)
};

enum Exit { Done = 0, WrongUsage = 2, CannotStore = 4 };

struct Failure
{
    Exit code;
    QString sentence;
};

struct Place
{
    QString host;
    int port = kUsualPort;
};

// "192.0.2.1:35596", "[::]:35596", "example.org"
Place placeIn(const QString& text)
{
    const QString bad = HostWords::tr("\"%1\" is no address with a port, as 0.0.0.0:%2 or [::]:%2 are.")
                            .arg(text, QString::number(kUsualPort));
    const auto bracket = text.lastIndexOf(QLatin1Char(']'));
    const auto colon = text.lastIndexOf(QLatin1Char(':'));
    Place place;
    place.host = text;
    if (colon > bracket && (bracket >= 0 || text.count(QLatin1Char(':')) == 1)) {
        bool number = false;
        place.port = text.mid(colon + 1).toInt(&number);
        if (!number || place.port < 0 || place.port > 0xffff)
            throw Failure{WrongUsage, bad};
        place.host = text.left(colon);
    }
    if (place.host.startsWith(QLatin1Char('[')) && place.host.endsWith(QLatin1Char(']')))
        place.host = place.host.mid(1, place.host.size() - 2);
    const bool numberAlone = std::all_of(place.host.cbegin(), place.host.cend(), [](QChar c) { return c.isDigit(); });
    if (numberAlone) // a port without its address, which would be read as one
        throw Failure{WrongUsage, bad};
    QUrl written; // as an invitation has it
    written.setHost(place.host, QUrl::StrictMode);
    if (written.host().isEmpty())
        throw Failure{WrongUsage, bad};
    return place;
}

int number(const QCommandLineParser& parser, const QString& option, int least, int most)
{
    bool whole = false;
    const int value = parser.value(option).toInt(&whole);
    if (!whole || value < least || value > most)
        throw Failure{WrongUsage,
                      HostWords::tr("--%1 takes a number from %2 to %3, not \"%4\".")
                          .arg(option, QString::number(least), QString::number(most), parser.value(option))};
    return value;
}

// As collectors call them, the first so many that were sold.
QString setsNamed(int count)
{
    QStringList names;
    for (int place = 0; place < count; ++place) {
        const std::string_view name = kPublishedSets[static_cast<std::size_t>(place)].brief;
        names << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    return names.join(QStringLiteral(", "));
}

// Standard output, with nothing held back that could be lost unseen at the end: the system's error, 0 where all
// arrived.
int writeOut(const QString& text)
{
    const QByteArray bytes = text.toLocal8Bit();
    errno = 0;
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return 0;
    return errno != 0 ? errno : EIO;
}

// What only tells something; whoever reads it may have had enough and closed the pipe.
int answer(const QString& text)
{
    if (const int error = writeOut(text); error != 0 && error != EPIPE)
        throw Failure{CannotStore,
                      HostWords::tr("The answer could not be written to standard output (%1).").arg(systemText(error))};
    return Done;
}

class HostProgram
{
public:
    HostProgram()
    {
        m_parser.setApplicationDescription(
            HostWords::tr("Tables for people far apart.\n\n"
                          "dossier-host --listen ADDRESS:PORT    keeps the tables until it is told to stop\n"
                          "dossier-host invite --address HOST:PORT    makes a table and prints an invitation for each "
                          "seat; the host may run meanwhile"));
        m_parser.addHelpOption();
        m_parser.addVersionOption();
        add("listen", HostWords::tr("Where guests are let in; 0.0.0.0:%1 if not said.").arg(kUsualPort), "ADDRESS:PORT",
            QStringLiteral("0.0.0.0:%1").arg(kUsualPort));
        add("data-dir", HostWords::tr("Where certificate and tables are kept."), "FOLDER",
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        add("lang", HostWords::tr("en or fr."), "LANGUAGE", QString());
        add("address", HostWords::tr("How guests reach this machine; for invitations."), "HOST:PORT", QString());
        add("seats", HostWords::tr("Seats of the new table, 2 to 4."), "N", QStringLiteral("2"));
        add("clock", HostWords::tr("Minutes each player may think in the game; 0: as long as he likes."), "MINUTES",
            QStringLiteral("0"));
        m_parser.addOption({QStringLiteral("watch"),
                            HostWords::tr("One more invitation, for as many as like to watch what all may see.")});
        add("delay", HostWords::tr("So many actions late they see it, 0 to %1.").arg(kMostDelay), "N",
            QStringLiteral("0"));
        m_parser.addOption({QStringLiteral("no-poker-face"),
                            HostWords::tr("Who has nothing to answer passes at once; the others may notice.")});
        add("sealed",
            HostWords::tr("Nobody brings a deck: each opens so many starters and boosters, as 1,6, and plays with what "
                          "is in them (VAR-8)."),
            "STARTERS,BOOSTERS", QString());
        add("starters-of", HostWords::tr("The set of the starters: %1.").arg(setsNamed(kStarterSets)), "SET",
            setsNamed(1));
        add("boosters-of", HostWords::tr("The set of the boosters: %1.").arg(setsNamed(kBoosterSets)), "SET",
            setsNamed(1));
        m_parser.addOption({QStringLiteral("basic"), HostWords::tr("The Basic Game.")});
        m_parser.addOption({QStringLiteral("killers"), HostWords::tr("Killer cards are agreed on (OPT-3).")});
        m_parser.addOption({QStringLiteral("powers"), HostWords::tr("X-Files have powers (OPT-6).")});
        m_parser.addOption(
            {QStringLiteral("question-or-guess"), HostWords::tr("A question or a guess, not both (OPT-1).")});
        m_parser.addOption({QStringLiteral("single-guess"), HostWords::tr("A wrong guess loses the game (OPT-2).")});
        m_parser.addPositionalArgument(QStringLiteral("invite"), HostWords::tr("Makes a table."),
                                       QStringLiteral("[invite]"));
    }

    int run(const QStringList& arguments)
    {
        if (!m_parser.parse(arguments))
            throw Failure{WrongUsage, wordsRefused(m_parser, arguments)};
        if (m_parser.isSet(QStringLiteral("help")))
            return answer(m_parser.helpText());
        if (m_parser.isSet(QStringLiteral("version")))
            return answer(QCoreApplication::applicationName() + QLatin1Char(' ') +
                          QCoreApplication::applicationVersion() + QLatin1Char('\n'));
        if (const QString twice = valuesRefused(m_parser); !twice.isEmpty())
            throw Failure{WrongUsage, twice};
        if (const QString said = m_parser.value(QStringLiteral("lang"));
            m_parser.isSet(QStringLiteral("lang")) && !languages().contains(said))
            throw Failure{WrongUsage, HostWords::tr("--lang takes en or fr, not \"%1\".").arg(said)};
        const QStringList words = m_parser.positionalArguments();
        if (words.isEmpty()) {
            refuseBut({QStringLiteral("listen")}, HostWords::tr("--%1 says something of a new table: it stands behind "
                                                                "\"dossier-host invite\"."));
            return serve();
        }
        if (words == QStringList{QStringLiteral("invite")}) {
            refuse({QStringLiteral("listen")}, HostWords::tr("--%1 is for the host that keeps the tables; an "
                                                             "invitation has --address."));
            return invite();
        }
        throw Failure{WrongUsage, HostWords::tr("There is no command \"%1\".").arg(words.join(QLatin1Char(' ')))};
    }

private:
    void add(const char* name, const QString& about, const char* value, const QString& usual)
    {
        m_parser.addOption({QLatin1String(name), about, QLatin1String(value), usual});
    }

    // Options that would have no effect. %1 of the sentence is the first of them that is there.
    void refuse(const QStringList& options, const QString& sentence) const
    {
        for (const QString& option : options)
            if (m_parser.isSet(option))
                throw Failure{WrongUsage, sentence.arg(option)};
    }
    // All but these, and those that hold for every command.
    void refuseBut(const QStringList& options, const QString& sentence) const
    {
        const QStringList always{QStringLiteral("data-dir"), QStringLiteral("lang")};
        for (const QString& option : m_parser.optionNames())
            if (!options.contains(option) && !always.contains(option))
                refuse({option}, sentence);
    }

    QString folder() const { return m_parser.value(QStringLiteral("data-dir")); }

    // Made where there is none.
    QString madeFolder() const
    {
        if (folder().trimmed().isEmpty())
            throw Failure{WrongUsage, HostWords::tr("--data-dir takes the name of a folder.")};
        try {
            makeFolderOfTables(folder());
        } catch (const std::runtime_error& error) {
            throw Failure{CannotStore, QString::fromUtf8(error.what())};
        }
        return folder();
    }

    TableStore store() const { return TableStore(folder() + QStringLiteral("/tables")); }

    int setIn(const QString& option, int count) const
    {
        const QString said = m_parser.value(option);
        if (const auto place = publishedSetNamed(said.toStdString(), count))
            return *place;
        throw Failure{WrongUsage,
                      HostWords::tr("--%1 takes one of %2, not \"%3\".").arg(option, setsNamed(count), said)};
    }

    // What each opens; nothing where everybody brings his own deck.
    std::optional<SealedSetup> sealed() const
    {
        const QString startersOf = QStringLiteral("starters-of");
        const QString boostersOf = QStringLiteral("boosters-of");
        if (!m_parser.isSet(QStringLiteral("sealed"))) {
            refuse({startersOf, boostersOf}, HostWords::tr("--%1 is for a table with --sealed."));
            return std::nullopt;
        }
        const QString said = m_parser.value(QStringLiteral("sealed"));
        const QStringList numbers = said.split(QLatin1Char(','));
        SealedSetup setup;
        bool starters = false;
        bool boosters = false;
        setup.starters = numbers.value(0).trimmed().toInt(&starters);
        setup.boosters = numbers.value(1).trimmed().toInt(&boosters);
        const auto fits = [](int packs) { return packs >= 0 && packs <= kMostPacks; };
        if (numbers.size() != 2 || !starters || !boosters || !fits(setup.starters) || !fits(setup.boosters))
            throw Failure{WrongUsage,
                          HostWords::tr("--sealed takes the number of starters and of boosters for each, as "
                                        "1,6, each from 0 to %1, not \"%2\".")
                              .arg(QString::number(kMostPacks), said)};
        const QString none = HostWords::tr("--%1 says the set of packs of which none is opened.");
        if (setup.starters == 0)
            refuse({startersOf}, none);
        if (setup.boosters == 0)
            refuse({boostersOf}, none);
        setup.starterSet = setIn(startersOf, kStarterSets);
        setup.boosterSet = setIn(boostersOf, kBoosterSets);
        return setup;
    }

    int invite()
    {
        const QString address = m_parser.value(QStringLiteral("address"));
        if (address.isEmpty())
            throw Failure{WrongUsage, HostWords::tr("Say with --address how guests reach this machine.")};
        const Place place = placeIn(address);
        if (place.port == 0)
            throw Failure{WrongUsage, HostWords::tr("\"%1\": nobody is reached at port 0; say the port at which the "
                                                    "host listens.")
                                          .arg(address)};
        if (!m_parser.isSet(QStringLiteral("watch")))
            refuse({QStringLiteral("delay")}, HostWords::tr("--%1 is for a table with --watch."));
        const std::optional<SealedSetup> each = sealed();
        if (m_parser.isSet(QStringLiteral("basic")))
            refuse({QStringLiteral("killers"), QStringLiteral("powers")},
                   HostWords::tr("--%1 is for the Advanced Game, and --basic says the Basic Game."));
        GameOptions options;
        options.game = m_parser.isSet(QStringLiteral("basic")) ? Game::Basic : Game::Advanced;
        options.killerCards = m_parser.isSet(QStringLiteral("killers"));
        options.xFilePowers = m_parser.isSet(QStringLiteral("powers"));
        options.questionOrGuess = m_parser.isSet(QStringLiteral("question-or-guess"));
        options.singleGuess = m_parser.isSet(QStringLiteral("single-guess"));
        const int seats = number(m_parser, QStringLiteral("seats"), 2, kMostSeats);
        if (options.game == Game::Basic && seats > 2)
            throw Failure{WrongUsage, HostWords::tr("Two play the Basic Game (BASIC-1).")};
        constexpr int kMostMinutes = 10'000;
        constexpr std::int64_t kMinute = 60'000;
        const std::int64_t clock = number(m_parser, QStringLiteral("clock"), 0, kMostMinutes) * kMinute;
        const Watching watching{m_parser.isSet(QStringLiteral("watch")),
                                number(m_parser, QStringLiteral("delay"), 0, kMostDelay)};
        const QByteArray fingerprint = fingerprintOf(hostCertificate(madeFolder()).certificate);
        NewTable made = newTable(seats, options, clock, *QRandomGenerator::system(), watching);
        made.table.pokerFace = !m_parser.isSet(QStringLiteral("no-poker-face"));
        if (each) {
            const QString problem = openPacksAt(made.table, *each, openGameBox(), *QRandomGenerator::system());
            if (!problem.isEmpty())
                throw Failure{WrongUsage, problem};
        }
        if (const int error = store().save(made.table); error != 0)
            throw Failure{CannotStore, HostWords::tr("The table cannot be kept: %1").arg(systemText(error))};
        QString invitations;
        for (const QByteArray& secret : made.secrets)
            invitations += written({place.host, place.port, made.table.id, secret, fingerprint}) + QLatin1Char('\n');
        if (watching.allowed)
            invitations +=
                written({place.host, place.port, made.table.id, made.watching, fingerprint}) + QLatin1Char('\n');
        handOut(invitations, made.table.id);
        return Done;
    }

    // Nobody can ever sit down at a table whose invitations were seen by nobody: their secrets are kept nowhere.
    void handOut(const QString& invitations, const QString& table) const
    {
        const int error = writeOut(invitations);
        if (error == 0)
            return;
        const QString why = systemText(error);
        throw Failure{CannotStore, store().takeAway(table)
                                       ? HostWords::tr("The invitations could not be written to standard output (%1); "
                                                       "the table was taken away again.")
                                             .arg(why)
                                       : HostWords::tr("The invitations could not be written to standard output (%1); "
                                                       "their table, %2, cannot be taken away again.")
                                             .arg(why, table)};
    }

    // Each guest is a file to the system, which usually lets a program open few unless it asks for more.
    static void allowManyGuests()
    {
        rlimit files{};
        if (::getrlimit(RLIMIT_NOFILE, &files) != 0)
            return;
        files.rlim_cur = files.rlim_max;
        static_cast<void>(::setrlimit(RLIMIT_NOFILE, &files));
    }

    int serve()
    {
        allowManyGuests();
        const Place place = placeIn(m_parser.value(QStringLiteral("listen")));
        const QHostAddress address(place.host);
        if (address.isNull())
            throw Failure{WrongUsage, HostWords::tr("\"%1\" is no address of this machine.").arg(place.host)};
        const FolderLock lock(madeFolder());
        const HostCertificate own = hostCertificate(folder());
        const TableStore tables = store();
        const GameData box = openGameBox();
        QElapsedTimer clock;
        clock.start();
        QTextStream log(stderr);
        const HostData data{box,
                            tables,
                            *QRandomGenerator::system(),
                            cardDataMark(),
                            QCoreApplication::applicationVersion(),
                            [&] { return clock.elapsed() + 1; },
                            [&](const QString& line) {
                                log << QDateTime::currentDateTimeUtc().toString(Qt::ISODate) << ' ' << shownText(line)
                                    << '\n';
                                log.flush();
                            }};
        HostServer server(data, own);
        QString problem;
        if (!server.listen(address, place.port, problem) && !HostServer::isOfThisMachine(address))
            throw Failure{WrongUsage, HostWords::tr("\"%1\" is no address of this machine.").arg(place.host)};
        if (server.port() == 0)
            throw Failure{
                CannotStore,
                HostWords::tr("Nobody can be let in at %1, port %2: %3. Choose another port with --listen, or "
                              "end the program that has this one.")
                    .arg(place.host, QString::number(place.port), problem)};
        const int kept = server.host().readableTables();
        const auto unread = tables.ids().size() - kept;
        data.log(QStringLiteral("listening at %1, port %2; tables kept in %4: %3")
                     .arg(place.host, QString::number(server.port()), QString::number(kept), folder()) +
                 (unread > 0 ? QStringLiteral("; that cannot be read: %1").arg(unread) : QString()));
        const StopSignals stop([] { QCoreApplication::quit(); });
        const int code = QCoreApplication::exec();
        if (!server.stop()) {
            data.log(QStringLiteral("stopped; tables that are named above are kept up to what was done last, not to "
                                    "how long players have thought"));
            return CannotStore;
        }
        data.log(QStringLiteral("stopped; all tables are kept"));
        return code;
    }

    QCommandLineParser m_parser;
};

} // namespace

int runHostProgram(const QStringList& arguments)
{
    QString code;
    for (qsizetype i = 0; i + 1 < arguments.size(); ++i)
        if (arguments[i] == QStringLiteral("--lang"))
            code = arguments[i + 1];
    const Language language(code);
    Failure failure{Done, {}};
    try {
        return HostProgram().run(arguments);
    } catch (const Failure& failed) {
        failure = failed;
    } catch (const std::exception& error) {
        failure = {CannotStore, QString::fromUtf8(error.what())};
    }
    QTextStream(stderr) << "dossier-host: " << shownText(failure.sentence) << '\n';
    return failure.code;
}

} // namespace dossier
