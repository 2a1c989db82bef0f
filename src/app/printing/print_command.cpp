#include "app/printing/print_command.h"

#include "app/printing/deck_sheet.h"
#include "app/printing/print_out.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/files/file_kind.h"
#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/open_deck.h"
#include "importers/decks/deck_formats.h"
#include "wording/lists/reading_text.h"
#include "wording/words/shown_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>
#include <QLocale>
#include <QTextStream>

namespace dossier {

namespace {

enum ExitCode { Done = 0, WrongUsage = 2, BadInput = 3, CannotWrite = 4 };

class PrintCommand
{
    Q_DECLARE_TR_FUNCTIONS(PrintCommand)

public:
    explicit PrintCommand(const Desk& desk)
        : m_desk(desk)
    {}

    int run(const QString& name, const QStringList& files)
    {
        if (files.size() != 1)
            return fail(WrongUsage, tr("--print-sheet needs a deck and one file to write: DECK FILE.pdf"));
        if (files.first() == QLatin1String("-"))
            return fail(WrongUsage, tr("A sheet is written to a file, not to standard output: DECK FILE.pdf"));
        const auto deck = find(name);
        if (!deck)
            return BadInput;
        if (isFile(name) && isSameFile(name, files.first()))
            return fail(WrongUsage, tr("%1 is the deck itself; choose another name for the sheet").arg(files.first()));
        const Format format = m_desk.box.formatOf(*deck);
        const PrintType type(paperTheme(m_desk.appearance.theme()));
        DeckSheetWish wish;
        wish.date = QLocale().toString(QDate::currentDate(), QStringLiteral("d MMM yyyy"));
        const PrintedSheet sheet = deckSheet(*deck, m_desk.box.cards, format, wish, usualPaper(QLocale()), type);
        const QString trouble = writePdf(sheet, type.theme(), files.first());
        return trouble.isEmpty() ? Done : fail(CannotWrite, QStringLiteral("%1: %2").arg(files.first(), trouble));
    }

private:
    // A folder is no deck: one that is stored may be called so.
    static bool isFile(const QString& name) { return QFileInfo::exists(name) && !QFileInfo(name).isDir(); }

    std::optional<Deck> find(const QString& name)
    {
        if (!isFile(name)) {
            auto stored = m_desk.shelf.find(name);
            if (!stored && QFileInfo(name).isDir())
                fail(BadInput, QStringLiteral("%1: %2").arg(name, whyNotToRead(name)));
            else if (!stored)
                fail(BadInput, tr("There is no deck and no file called %1.").arg(name));
            return stored;
        }
        const WholeFile file = readWhole(name);
        if (!file.why.isEmpty()) {
            fail(BadInput, QStringLiteral("%1: %2").arg(name, file.why));
            return std::nullopt;
        }
        const std::string content = file.content.toStdString();
        if (const FileKind form = formOf(content);
            form == FileKind::CardSet || form == FileKind::Archive || form == FileKind::Spreadsheet) {
            fail(BadInput, QStringLiteral("%1: %2").arg(name, doorInWindow(form)));
            return std::nullopt;
        }
        try {
            const DeckReading reading =
                readDeck(content, m_desk.box.cards, std::nullopt, QFileInfo(name).completeBaseName().toStdString());
            for (const LineProblem& problem : reading.unknown)
                fail(Done, QStringLiteral("%1:%2: %3").arg(name, QString::number(problem.line), sentence(problem)));
            return reading.deck;
        } catch (const ReadError& error) {
            fail(BadInput, QStringLiteral("%1:%2: %3").arg(name, QString::number(error.line()), sentence(error)));
            return std::nullopt;
        }
    }

    static int fail(int code, const QString& words)
    {
        QTextStream(stderr) << QStringLiteral("dossier: ") << shownText(words) << Qt::endl;
        return code;
    }

    const Desk& m_desk;
};

} // namespace

int printSheetCommand(const Desk& desk, const QString& deck, const QStringList& files)
{
    return PrintCommand(desk).run(deck, files);
}

} // namespace dossier
