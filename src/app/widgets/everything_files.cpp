#include "app/widgets/everything_files.h"

#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/progress_dialog.h"
#include "box/game_data.h"
#include "desk/files/everything.h"
#include "desk/files/file_kind.h"
#include "desk/files/source_file.h"
#include "desk/notices.h"
#include "importers/archive/archive.h"
#include "wording/lists/card_set_text.h"
#include "wording/lists/reading_text.h"

#include <QCoreApplication>
#include <QDate>

#include <optional>

namespace dossier {

namespace {

// The file to save; nothing where the user changed his mind.
std::optional<QString> fileToSave(const Desk& desk, QWidget* over, const QString& title, const QString& name,
                                  const QString& ending, const QString& filters)
{
    const QString suggestion = name + QLatin1Char('-') + QDate::currentDate().toString(Qt::ISODate) + ending;
    return desk.ask.fileToSave(over, title, suggestion, filters);
}

class EverythingFiles
{
    Q_DECLARE_TR_FUNCTIONS(EverythingFiles)

public:
    static void write(const Desk& desk, QWidget* over)
    {
        if (const auto path = fileToSave(desk, over, tr("Export everything"), QStringLiteral("dossier"),
                                         QStringLiteral(".zip"), tr("Archive (*.zip)")))
            desk.everything.writeTo(*path);
    }

    static void backUp(const Desk& desk, QWidget* over)
    {
        if (const auto path = fileToSave(desk, over, tr("Back up"), QStringLiteral("dossier-backup"),
                                         QStringLiteral(".sqlite"), tr("Database (*.sqlite)")))
            desk.everything.backUpTo(*path);
    }

    static void takeIn(const Desk& desk, QWidget* over, std::istream& archive, const QString& source)
    {
        std::optional<ArchiveReading> reading;
        try {
            reading = read(desk, over, archive, source, ArchiveTake::Whole);
        } catch (const ReadError& error) {
            const QString why = tr("%1: %2.").arg(source, sentence(error));
            const auto rest = whatIsWhole(desk, over, archive, source);
            if (!rest)
                return desk.notices.warn(why, AttemptKind::Reading);
            if (desk.ask.sure(over, why + QLatin1Char('\n') + missing(*rest) + QLatin1Char('\n') + question(*rest),
                              tr("Take in what is whole")))
                store(desk, over, rest->archive, source);
            return;
        }
        if (reading && desk.ask.sure(over, question(*reading), tr("Take in")))
            store(desk, over, reading->archive, source);
    }

    static void restore(const Desk& desk, QWidget* over)
    {
        const auto backup = desk.ask.fileToOpen(over, tr("Restore a backup"), tr("Database (*.sqlite);;All files (*)"));
        if (!backup)
            return;
        if (const QString door = otherDoor(desk, *backup); !door.isEmpty())
            return desk.notices.warn(tr("%1: %2.").arg(*backup, door), AttemptKind::Reading);
        if (desk.ask.sure(over,
                          tr("Collection, decks and saved searches become those of the backup. What you have now is "
                             "kept in a file beside the database."),
                          tr("Restore")))
            desk.everything.restore(*backup);
    }

private:
    // Where a file belongs that is known to be no database; empty of any other.
    static QString otherDoor(const Desk& desk, const QString& path)
    {
        const SourceFile file = readSource(path);
        const std::string_view content(file.content.constData(), static_cast<std::size_t>(file.content.size()));
        const FileKind kind = kindOf(content, desk.box.cards);
        return kind == FileKind::Database ? QString() : doorInWindow(kind);
    }

    static std::optional<ArchiveReading> read(const Desk& desk, QWidget* over, std::istream& archive,
                                              const QString& source, ArchiveTake take)
    {
        ProgressDialog work(over, tr("Reading %1 …").arg(source));
        return readArchive(archive, desk.box.cards, take, work.steps());
    }

    static void store(const Desk& desk, QWidget* over, const Archive& archive, const QString& source)
    {
        ProgressDialog work(over, tr("Taking in %1 …").arg(source));
        desk.everything.takeIn(archive, work.steps());
    }

    // Of a damaged archive; nothing where there is nothing.
    static std::optional<ArchiveReading> whatIsWhole(const Desk& desk, QWidget* over, std::istream& archive,
                                                     const QString& source)
    {
        try {
            return read(desk, over, archive, source, ArchiveTake::WhatCanBeFound);
        } catch (const ReadError&) {
            return std::nullopt;
        }
    }

    static QString missing(const ArchiveReading& reading)
    {
        QStringList files;
        for (const std::string& file : reading.missing)
            files << QString::fromStdString(file);
        QStringList altered;
        for (const std::string& file : reading.altered)
            altered << QString::fromStdString(file);
        QString said = files.isEmpty() ? tr("Every file in it can be read, but nobody can say that none is missing.")
                                       : tr("Damaged or missing: %1.").arg(files.join(QStringLiteral(", ")));
        if (!altered.isEmpty())
            said += QLatin1Char('\n') +
                    tr("Not as long as was written, so changed or cut off; what is whole in them comes: %1.")
                        .arg(altered.join(QStringLiteral(", ")));
        if (!reading.isSealed)
            said +=
                QLatin1Char('\n') + tr("Its seal is broken: what is in it may have been changed since it was written.");
        QStringList repeated;
        for (const std::string& file : reading.repeated)
            repeated << QString::fromStdString(file);
        if (!repeated.isEmpty())
            said +=
                QLatin1Char('\n') +
                tr("Twice in it, not alike, of which the first is taken: %1.").arg(repeated.join(QStringLiteral(", ")));
        return said;
    }

    static QString question(const ArchiveReading& reading)
    {
        const auto count = [](const auto& things) { return static_cast<int>(things.size()); };
        const Archive& kept = reading.archive;
        const QString what = Everything::inWords(
            {.heaps = count(kept.collection), .decks = count(kept.decks), .searches = count(kept.searches)});
        QString all = tr("This file holds %1. Shall they come beside what you have? Of rows that you have already, "
                         "the larger numbers count.")
                          .arg(what);
        if (reading.unknownInAll > 0)
            all += QLatin1Char('\n') + tr("%n row(s) of the collection are not understood.", nullptr,
                                          static_cast<int>(reading.unknownInAll));
        if (!reading.unknownKeys.empty())
            all += QLatin1Char('\n') +
                   tr("%n key(s) in it are not known and are passed over (%1).", nullptr, count(reading.unknownKeys))
                       .arg(sentence(reading.unknownKeys.front()));
        if (!reading.unknownValues.empty())
            all += QLatin1Char('\n') + tr("%n value(s) in it are not known and are passed over (%1).", nullptr,
                                          count(reading.unknownValues))
                                           .arg(sentence(reading.unknownValues.front()));
        for (const QString& change : sentences(reading.changes))
            all += QLatin1Char('\n') + change;
        if (!reading.cardProblems.empty())
            all +=
                QLatin1Char('\n') +
                tr("%n card(s) of its sets are not taken in, or not whole (%1).", nullptr, count(reading.cardProblems))
                    .arg(QStringLiteral("%1: %2").arg(QString::fromStdString(reading.cardProblems.front().card),
                                                      sentence(reading.cardProblems.front())));
        if (!kept.notUnderstood.empty())
            all += QLatin1Char('\n') + tr("Lines of %n collection(s) that were not understood come, too.", nullptr,
                                          count(kept.notUnderstood));
        return all;
    }
};

} // namespace

void exportEverything(const Desk& desk, QWidget* over)
{
    EverythingFiles::write(desk, over);
}

void takeInEverything(const Desk& desk, QWidget* over, std::istream& archive, const QString& source)
{
    EverythingFiles::takeIn(desk, over, archive, source);
}

void backUpEverything(const Desk& desk, QWidget* over)
{
    EverythingFiles::backUp(desk, over);
}

void restoreEverything(const Desk& desk, QWidget* over)
{
    EverythingFiles::restore(desk, over);
}

} // namespace dossier
