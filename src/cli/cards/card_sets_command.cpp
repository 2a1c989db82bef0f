// sets: further sets of cards, taken in from files of the user's.
#include "cli/commands.h"
#include "db/stores/card_set_store.h"
#include "desk/files/card_set_library.h"
#include "importers/card_sets/card_set_file.h"
#include "wording/lists/card_set_text.h"
#include "wording/lists/reading_text.h"
#include "wording/words/qt_text.h"

#include <array>

namespace dossier {

namespace {

const QString kName = QStringLiteral("name");
const QString kDryRun = QStringLiteral("dry-run");

ExitCode listSets(Session& session, const Arguments&)
{
    QJsonArray sets;
    for (const StoredSet& stored : CardSetStore(session.storedDatabase()).sets()) {
        const int cards = static_cast<int>(stored.set.cards.size());
        sets.append(QJsonObject{{QStringLiteral("name"), qtText(stored.set.name)},
                                {QStringLiteral("cards"), cards},
                                {QStringLiteral("taken_in"), stored.takenIn},
                                {QStringLiteral("unread"), stored.unread}});
        session.say(QStringLiteral("%1  %2").arg(Cli::tr("%n card(s)", nullptr, cards).rightJustified(12),
                                                 qtText(stored.set.name)));
        if (stored.unread > 0)
            session.warn(Cli::tr("%1: %n row(s) of the database make no card.", nullptr, stored.unread)
                             .arg(qtText(stored.set.name)));
    }
    session.answer({{QStringLiteral("sets"), sets}});
    if (sets.isEmpty())
        session.say(Cli::tr("No further sets; the official ones are always there."));
    return ExitCode::Yes;
}

QJsonArray toJson(const std::vector<FurtherSet>& sets)
{
    QJsonArray array;
    for (const FurtherSet& set : sets)
        array.append(QJsonObject{{QStringLiteral("name"), qtText(set.name)},
                                 {QStringLiteral("cards"), static_cast<int>(set.cards.size())}});
    return array;
}

void sayReading(Session& session, const QString& file, const CardSetReading& reading, bool dryRun)
{
    QJsonArray words;
    for (const OwnWord& own : reading.ownWords)
        words.append(QJsonObject{{QStringLiteral("field"), qtText(nameOf(own.field))},
                                 {QStringLiteral("word"), qtText(own.word)},
                                 {QStringLiteral("cards"), own.cards}});
    session.answer({{QStringLiteral("sets"), toJson(reading.sets)},
                    {QStringLiteral("refused"), toJson(reading.refused)},
                    {QStringLiteral("left_out"), toJson(reading.leftOut)},
                    {QStringLiteral("own_words"), words},
                    {QStringLiteral("not_utf8"), static_cast<qint64>(reading.western.rows)},
                    {QStringLiteral("dry_run"), dryRun}});
    if (!reading.sets.empty() && dryRun)
        session.say(Cli::tr("Would be taken in: %1.").arg(sentence(std::span(reading.sets))));
    else if (!reading.sets.empty())
        session.done(Cli::tr("Taken in: %1.").arg(sentence(std::span(reading.sets))));
    if (!reading.ownWords.empty())
        session.say(Cli::tr("Words the base set has not, kept as they are:"));
    for (const OwnWord& own : firstOf(reading.ownWords))
        session.say(QStringLiteral("  ") + sentence(own));
    if (const int more = beyondFirst(reading.ownWords); more > 0)
        session.say(QStringLiteral("  ") + Cli::tr("and %n more word(s); --json has all", nullptr, more));
    for (const QString& western : westernSentences(reading.western))
        session.warn(located(file, 0, western));
    for (const Remark& remark : firstOf(reading.remarks))
        session.warn(located(file, 0, sentence(remark, session.pool())));
    session.warnOfCards(file, reading.leftOut);
    if (const int more = beyondFirst(reading.leftOut); more > 0)
        session.warn(Cli::tr("%n more word(s) were left out; --json has all.", nullptr, more));
    session.warnOfCards(file, reading.refused);
    if (const int more = beyondFirst(reading.refused); more > 0)
        session.warn(Cli::tr("%n more card(s) were not taken in; --json has all.", nullptr, more));
}

ExitCode addSets(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    const QByteArray content = session.read(file);
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    CardSetReading reading;
    try {
        reading = readCardSets(bytes, session.pool(), namingFor(file, arguments.line(kName)));
    } catch (const ReadError& error) {
        session.refuseUnread(file, bytes, FileKind::CardSet, error);
    }
    if (reading.sets.empty() && formOf(bytes) == FileKind::Collection)
        throw CliError(ExitCode::BadInput, located(file, 0, doorOfCommands(FileKind::Collection)));
    const bool dryRun = arguments.has(kDryRun);
    if (!reading.sets.empty() && !dryRun)
        CardSetStore(session.database()).add(reading.sets);
    sayReading(session, file, reading, dryRun);
    if (reading.sets.empty())
        throw CliError(ExitCode::BadInput, located(file, 0, Cli::tr("no card of it can be taken in")));
    return ExitCode::Yes;
}

ExitCode removeSet(Session& session, const Arguments& arguments)
{
    const QString name = arguments.operands().join(QLatin1Char(' '));
    CardSetStore store(session.existingDatabase());
    for (const StoredSet& stored : store.sets()) {
        if (qtText(stored.set.name).compare(name, Qt::CaseInsensitive) != 0)
            continue;
        const SetUses uses = store.remove(stored.id);
        session.answer({{QStringLiteral("name"), qtText(stored.set.name)},
                        {QStringLiteral("removed"), uses.none()},
                        {QStringLiteral("rows"), uses.heaps},
                        {QStringLiteral("decks"), QJsonArray::fromStringList(uses.decks)},
                        {QStringLiteral("versions"), QJsonArray::fromStringList(uses.versions)},
                        {QStringLiteral("history"), uses.steps}});
        if (uses.none())
            session.done(removedSentence(uses, qtText(stored.set.name)));
        else
            session.say(sentence(uses, qtText(stored.set.name)));
        return uses.none() ? ExitCode::Yes : ExitCode::No;
    }
    throw CliError(ExitCode::BadInput, Cli::tr("%1: there is no further set of this name.").arg(name));
}

void declareAddSets(Arguments& arguments)
{
    arguments.operands(1, 1);
    arguments.option(kName, Cli::tr("What the set is called; as the file says without it."), QStringLiteral("N"));
    arguments.option(kDryRun, Cli::tr("Only says what would be taken in."));
}

} // namespace

std::span<const Command> cardSetCommands()
{
    static constexpr std::array commands{
        Command{"sets list", "sets list", QT_TRANSLATE_NOOP("Cli", "Lists the further sets of cards you took in."),
                nullptr, listSets},
        Command{"sets add", "sets add FILE|- [--name N] [--dry-run]",
                QT_TRANSLATE_NOOP("Cli",
                                  "Takes in the facts of further cards: the fan site's card JSON, or a table like "
                                  "the base set's."),
                declareAddSets, addSets},
        Command{"sets import", "sets import FILE|- [--name N] [--dry-run]",
                QT_TRANSLATE_NOOP("Cli", "The same as sets add."), declareAddSets, addSets},
        Command{"sets remove", "sets remove SET",
                QT_TRANSLATE_NOOP("Cli", "Removes a further set that neither collection nor decks use."),
                [](Arguments& arguments) { arguments.operands(1, -1); }, removeSet},
    };
    return commands;
}

} // namespace dossier
