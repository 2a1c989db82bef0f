#include "cli/playtest/shard_file.h"

#include "cli/large_files.h"
#include "cli/playtest/asked_series.h"
#include "cli/playtest/series_output.h"
#include "db/seed/seed_files.h"
#include "wording/lists/fault_text.h"
#include "wording/play/series_text.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

namespace dossier {

namespace {

constexpr qint64 kSaveEvery = 5'000; // milliseconds

std::string programMark()
{
    QByteArray mark = DOSSIER_VERSION;
    for (const QByteArray& file : seedFiles())
        mark += file;
    for (const QByteArray& file : effectFiles())
        mark += file;
    return mark.toStdString();
}

Shard readFile(Session& session, const QString& file)
{
    const QByteArray content = session.read(file);
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    try {
        return readShard(text, session.pool(), &session.effects());
    } catch (const JsonError& error) {
        session.refuseOtherKinds(file, text, FileKind::Shard);
        throw CliError(ExitCode::BadInput,
                       located(file, error.line(),
                               Cli::tr("this is no shard of a playtest, or it is damaged (%1)").arg(sentence(error))));
    }
}

// What the file holds of this part; an empty part where there is no file yet.
Shard begun(Session& session, const QString& file, const SeriesRun& run, const SeriesPart& part)
{
    if (const QFileInfo there(file); !there.exists() || !(there.isFile() || there.isDir())) // a device holds nothing
        return {run, part, 0, {}, 0};
    Shard shard = readFile(session, file);
    const auto refuse = [&](const QString& why) { throw CliError(ExitCode::BadInput, located(file, 0, why)); };
    if (!isSameSeries(shard.run, run))
        refuse(Cli::tr("this is a shard of another playtest; it stays as it is"));
    if (shard.run.rules != run.rules)
        refuse(Cli::tr("this shard was played by another version of the rules or cards; it stays as it is"));
    if (!(shard.part == part))
        refuse(Cli::tr("this is shard %1 of %2, not %3 of %4; it stays as it is")
                   .arg(shard.part.part)
                   .arg(shard.part.of)
                   .arg(part.part)
                   .arg(part.of));
    return shard;
}

// From where it stands to its end, telling `save` every few seconds.
void playOn(Session& session, Shard& shard, int jobs, const std::function<void()>& save)
{
    const int units = unitCount(shard.run.setup, shard.part);
    const int each = gamesOfUnit(shard.run.setup);
    int block = jobs * 4;
    QElapsedTimer clock;
    while (shard.played < units) {
        clock.start();
        const int last = save ? std::min(units, shard.played + block) : units;
        const auto bar = progressOf(session, units * each);
        std::function<void(int)> told;
        if (bar)
            told = [&](int games) { bar(shard.played * each + games); };
        shard.tally += playSeries(shard.run.setup, shard.part, shard.played, last, jobs, told);
        shard.played = last;
        const qint64 took = std::max<qint64>(clock.elapsed(), 1);
        shard.milliseconds += took;
        block = static_cast<int>(std::clamp<qint64>(block * kSaveEvery / took, jobs, 1'000'000));
        if (save)
            save();
    }
    session.progress(0, 0);
}

QString sentence(const ShardFault& fault, const QStringList& files)
{
    using Kind = ShardFault::Kind;
    const QString& file = files.at(static_cast<qsizetype>(fault.shard));
    switch (fault.kind) {
    case Kind::OtherSeries:
        return located(file, 0, Cli::tr("this is a shard of another playtest than %1").arg(files.first()));
    case Kind::OtherRules:
        return located(
            file, 0,
            Cli::tr("this shard was played by another version of the rules or cards than %1").arg(files.first()));
    case Kind::OtherSplit:
        return located(file, 0,
                       Cli::tr("the playtest was cut into another number of shards than in %1").arg(files.first()));
    case Kind::Twice:
        return located(file, 0,
                       Cli::tr("this is the same shard as %1").arg(files.at(static_cast<qsizetype>(fault.other))));
    case Kind::Unfinished:
        return located(file, 0, Cli::tr("this shard was not played to its end; run its command again"));
    case Kind::Missing:
        break;
    }
    constexpr std::size_t kNamed = 12;
    QStringList parts;
    for (std::size_t i = 0; i < std::min(fault.parts.size(), kNamed); ++i)
        parts << QString::number(fault.parts[i]);
    if (fault.parts.size() > kNamed)
        parts << QStringLiteral("…");
    return Cli::tr("%n shard(s) missing: %1.", nullptr, static_cast<int>(fault.parts.size()))
        .arg(parts.join(QStringLiteral(", ")));
}

void answer(Session& session, const Shard& shard, const QString& file, int playedNow)
{
    const int games = shard.played * gamesOfUnit(shard.run.setup);
    QJsonArray bots;
    QJsonArray decks;
    QStringList who;
    for (const Entrant& entrant : shard.run.setup.entrants) {
        bots.append(wordOf(entrant.bot));
        decks.append(QString::fromStdString(entrant.deck.name));
        who << Cli::tr("%1 by %2", "a deck and who plays it").arg(decks.last().toString(), wordOf(entrant.bot));
    }
    const WhoseXFiles xFiles = whoseXFiles(shard.run.setup);
    session.answer({{QStringLiteral("shard"), shard.part.part},
                    {QStringLiteral("of"), shard.part.of},
                    {QStringLiteral("bots"), bots},
                    {QStringLiteral("decks"), decks},
                    {QStringLiteral("xfiles"), xFilesWord(xFiles)},
                    {QStringLiteral("games"), games},
                    {QStringLiteral("played_now"), playedNow},
                    {QStringLiteral("file"), file},
                    {QStringLiteral("elapsed_s"), static_cast<double>(shard.milliseconds) / 1000.0}});
    if (playedNow == 0 && games > 0)
        session.say(Cli::tr("%1 holds shard %2 of %3 whole already; nothing was played.")
                        .arg(file, QString::number(shard.part.part), QString::number(shard.part.of)));
    else
        session.say(Cli::tr("Shard %1 of %2: %n game(s), in %3.", nullptr, games)
                        .arg(shard.part.part)
                        .arg(shard.part.of)
                        .arg(file));
    session.say(Cli::tr("Played: %1; %2.", "decks with their players, and whose X-Files")
                    .arg(who.join(QStringLiteral(", ")), xFilesText(xFiles)));
}

} // namespace

void declareShard(Arguments& arguments)
{
    arguments.option(QStringLiteral("shard"),
                     Cli::tr("Plays part K of N alone, into the file of -o; play merge makes the report of all parts."),
                     QStringLiteral("K/N"));
    arguments.option(QStringLiteral("output"), Cli::tr("The file of the shard; what it holds is not played again."),
                     QStringLiteral("FILE"), QStringLiteral("o"));
}

std::optional<SeriesPart> askedPart(const Arguments& arguments)
{
    const bool shard = arguments.has(QStringLiteral("shard"));
    if (shard != arguments.has(QStringLiteral("output")))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--shard and -o belong together."));
    if (!shard)
        return std::nullopt;
    const QString asked = arguments.value(QStringLiteral("shard"));
    const QStringList words = asked.split(QLatin1Char('/'));
    bool understood = words.size() == 2;
    SeriesPart part;
    if (understood) {
        bool isPart = false;
        bool isCount = false;
        part = {words.at(0).toInt(&isPart), words.at(1).toInt(&isCount)};
        understood =
            isPart && isCount && part.of >= 1 && part.of <= kMostParts && part.part >= 1 && part.part <= part.of;
    }
    if (!understood)
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("--shard takes a part and how many there are, as 2/8, not \"%1\".").arg(asked));
    return part;
}

ExitCode playShard(Session& session, const Arguments& arguments, SeriesRun run, const SeriesPart& part)
{
    const QString file = arguments.value(QStringLiteral("output"));
    checkOutputs(session, {file}); // the decks are read by now, what is there of the shard is not
    run.rules = rulesMark(run.setup, programMark());
    Shard shard = begun(session, file, run, part);
    shard.run.setup = run.setup;
    const int before = shard.played;
    const auto save = [&] { session.write(file, QByteArray::fromStdString(writeShard(shard))); };
    playOn(session, shard, askedJobs(arguments), save);
    if (!QFileInfo::exists(file)) // a part without a game
        save();
    answer(session, shard, file, (shard.played - before) * gamesOfUnit(run.setup));
    return ExitCode::Yes;
}

Shard playWhole(Session& session, const Arguments& arguments, SeriesRun run)
{
    Shard whole{std::move(run), {}, 0, {}, 0};
    playOn(session, whole, askedJobs(arguments), {});
    return whole;
}

Shard mergedFiles(Session& session, const QStringList& files)
{
    std::vector<Shard> shards;
    for (const QString& file : files)
        shards.push_back(readFile(session, file));
    if (const auto fault = faultOf(shards))
        throw CliError(ExitCode::BadInput, sentence(*fault, files));
    return mergeShards(shards);
}

} // namespace dossier
