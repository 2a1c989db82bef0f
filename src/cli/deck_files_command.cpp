// deck import and deck export: decks from files of any known format, and back.
#include "cli/deck_output.h"
#include "cli/guesses.h"
#include "cli/large_files.h"
#include "db/stores/deck_store.h"
#include "importers/decks/deck_formats.h"
#include "wording/lists/reading_text.h"
#include "wording/words/semicolon.h"

#include <QFileInfo>

#include <array>

namespace dossier {

namespace {

// The first so many.
QStringList formats(int count)
{
    QStringList names;
    for (int format = 0; format < count; ++format) {
        const std::string_view name = nameOf(static_cast<DeckFormat>(format));
        names << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    return names;
}

QString formatNames(int count)
{
    return formats(count).join(QStringLiteral(", "));
}

std::optional<DeckFormat> askedFormat(const Arguments& arguments, int count)
{
    const QString name = arguments.value(QStringLiteral("format"));
    if (name.isEmpty())
        return std::nullopt;
    const auto format = deckFormatNamed(name.toStdString());
    if (!format || static_cast<int>(*format) >= count)
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("--format takes one of %1, not \"%2\".").arg(formatNames(count), name));
    return format;
}

DeckReading readFile(Session& session, const QString& file, std::optional<DeckFormat> format,
                     const Arguments& arguments)
{
    const QByteArray content = session.read(file);
    const QString fallback =
        file == QStringLiteral("-") ? Cli::tr("Imported deck") : QFileInfo(file).completeBaseName();
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    Session::refuseOtherForms(file, bytes, FileKind::Deck);
    try {
        return readDeck(bytes, session.pool(), format, fallback.toStdString());
    } catch (const NoneUnderstood<DeckReading>& none) {
        if (!askedGuesses(arguments, none.reading().asked, session.pool()).empty()) {
            DeckReading reading = none.reading();
            if (reading.deck.name.empty())
                reading.deck.name = fallback.toStdString();
            return reading;
        }
        session.refuseUnread(file, bytes, FileKind::Deck, none,
                             offeredGuesses(likelyOf(arguments, none.reading().asked, session.pool())));
    } catch (const ReadError& error) {
        session.refuseUnread(file, bytes, FileKind::Deck, error);
    }
}

ExitCode importDeck(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    DeckReading reading = readFile(session, file, askedFormat(arguments, kDeckFormats), arguments);
    // A near miss is reported, not taken, unless that is asked for.
    const bool isGuessedInPart = isMoreThanGuessed(reading.asked);
    const Guesses guesses{reading.unknown, reading.asked, askedGuesses(arguments, reading.asked, session.pool())};
    if (!guesses.picks.empty())
        reading = withPicks(reading, guesses.picks, session.pool());
    const std::map<std::size_t, CardPick> likely = likelyOf(arguments, reading.asked, session.pool());
    DeckStore store(session.database(), session.pool());
    reading.deck.name = arguments.line(QStringLiteral("name"), QString::fromStdString(reading.deck.name)).toStdString();
    store.createFreelyNamed(reading.deck, DeckOrigin::Imported);
    const QString name = QString::fromStdString(reading.deck.name);

    QJsonArray remarks;
    for (const Remark& remark : reading.remarks)
        remarks.append(sentence(remark, session.pool()));
    const Deck& deck = reading.deck;
    session.answer(
        {{QStringLiteral("name"), name},
         {QStringLiteral("size"), bureauDeckSize(deck)},
         {QStringLiteral("team"), titles(deck.team, session.pool())},
         {QStringLiteral("xfile"), deck.xFile.empty() ? QJsonValue() : titles(deck.xFile, session.pool()).first()},
         {QStringLiteral("unknown"), unknownLines(reading.unknown, likely, session.pool())},
         {QStringLiteral("guessed"), guessedLines(guesses, session.pool())},
         {QStringLiteral("remarks"), remarks}});
    session.done(Cli::tr("Stored %1").arg(deckLine(deck, session.pool())));
    for (const Remark& remark : reading.remarks)
        if (const QString said = sentence(remark, session.pool()); isPassedOver(remark.what))
            session.warn(located(file, 0, said));
        else
            session.say(QStringLiteral("  ") + said);
    sayGuesses(session, file, guesses);
    session.warnOfLines(file, reading.unknown);
    if (!reading.unknown.empty())
        session.warn(Cli::tr("%n line(s) not understood, kept aside with the deck.", nullptr,
                             static_cast<int>(reading.unknown.size())));
    offerGuesses(session, likely);
    if (isGuessedInPart)
        sayGuessedInPart(session);
    return ExitCode::Yes;
}

ExitCode exportDeck(Session& session, const Arguments& arguments)
{
    const auto format = askedFormat(arguments, kWrittenFormats);
    if (!format)
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("--format is needed: one of %1.").arg(formatNames(kWrittenFormats)));
    const Deck deck = session.deck(arguments.operands().first()).deck;
    const QString file = arguments.value(QStringLiteral("output"));
    checkOutputs(session, {file});
    const DeckWriting writing = writeDeck(deck, session.pool(), *format);
    QStringList lost;
    for (DeckLoss loss : writing.lost)
        lost << word(loss);
    if (!lost.isEmpty())
        session.warn(Cli::tr("This format does not hold: %1.").arg(lost.join(semicolon())));

    const QByteArray content = QByteArray::fromStdString(writing.content);
    if (!file.isEmpty())
        session.write(file, content);
    else if (!session.json())
        session.exported(content);
    QJsonObject answer{{QStringLiteral("name"), QString::fromStdString(deck.name)},
                       {QStringLiteral("lost"), QJsonArray::fromStringList(lost)}};
    if (file.isEmpty())
        answer.insert(QStringLiteral("content"), QString::fromUtf8(content));
    else
        answer.insert(QStringLiteral("file"), file);
    session.answer(answer);
    if (!file.isEmpty())
        session.say(Cli::tr("Written to %1.").arg(file));
    return ExitCode::Yes;
}

} // namespace

std::span<const Command> deckFileCommands()
{
    static constexpr std::array commands{
        Command{"deck import", "deck import FILE|- [--format F] [--name N] [--guess]",
                QT_TRANSLATE_NOOP("Cli", "Stores a deck from a file, a list or an old link."),
                [](Arguments& arguments) {
                    arguments.operands(1, 1);
                    arguments.option(QStringLiteral("format"),
                                     Cli::tr("One of %1; else the file is looked at.").arg(formatNames(kDeckFormats)),
                                     QStringLiteral("F"));
                    arguments.choices(QStringLiteral("format"), formats(kDeckFormats));
                    arguments.option(QStringLiteral("name"), Cli::tr("The deck's name; else the one the file gives."),
                                     QStringLiteral("N"));
                    declareGuess(arguments);
                },
                importDeck},
        Command{"deck export", "deck export DECK --format F [-o FILE]",
                QT_TRANSLATE_NOOP("Cli", "Writes a deck and says what the format cannot hold."),
                [](Arguments& arguments) {
                    arguments.operands(1, 1);
                    arguments.option(QStringLiteral("format"), Cli::tr("One of %1.").arg(formatNames(kWrittenFormats)),
                                     QStringLiteral("F"));
                    arguments.choices(QStringLiteral("format"), formats(kWrittenFormats));
                    arguments.option(QStringLiteral("output"), Cli::tr("The file to write; else standard output."),
                                     QStringLiteral("FILE"), QStringLiteral("o"));
                },
                exportDeck},
    };
    return commands;
}

} // namespace dossier
