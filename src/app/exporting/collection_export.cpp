#include "app/exporting/collection_export.h"

#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/progress_dialog.h"
#include "box/game_data.h"
#include "desk/files/written_file.h"
#include "desk/notices.h"
#include "desk/owned_cards.h"
#include "importers/collections/collection_rows.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <optional>

namespace dossier {

namespace {

class CollectionFile
{
    Q_DECLARE_TR_FUNCTIONS(CollectionFile)

public:
    static void write(const Desk& desk, QWidget* over)
    {
        const auto path =
            desk.ask.fileToSave(over, tr("Export the collection"), tr("Collection") + QStringLiteral(".csv"),
                                tr("Table (*.csv);;JSON (*.json)"));
        if (!path)
            return;
        WrittenFile file(*path);
        std::size_t aside = 0;
        const auto heaps = copy(desk, over, *path, file, aside);
        if (!heaps)
            return;
        if (const QString why = file.finish(); !why.isEmpty())
            return desk.notices.warn(tr("%1 cannot be written: %2.").arg(*path, why));
        const QString done =
            tr("%n row(s) of the collection written to %1.", nullptr, static_cast<int>(*heaps)).arg(*path);
        if (aside == 0)
            return desk.notices.say(done);
        desk.notices.warn(
            done + QLatin1Char(' ') +
            tr("%n of them have a text that is longer than one may be now, or a day outside 1900 to 2199: an import "
               "would set them aside. “Export everything” keeps them so that they come back.",
               nullptr, static_cast<int>(aside)));
    }

private:
    // Page by page, so that no more than one is held. How many heaps; nothing where somebody had enough of it. Counts
    // those that an older version stored and an import sets aside.
    static std::optional<std::size_t> copy(const Desk& desk, QWidget* over, const QString& path, WrittenFile& file,
                                           std::size_t& aside)
    {
        constexpr int kPage = 1000;
        ProgressDialog work(over, tr("Writing %1 …").arg(path));
        const bool json = QFileInfo(path).suffix().toLower() == QLatin1String("json");
        CsvRows csvRows(desk.box.cards);
        JsonRows jsonRows(desk.box.cards);
        const auto all = static_cast<std::size_t>(desk.owned.heapCount());
        std::size_t written = 0;
        std::optional<OwnedCard> last;
        file.write(json ? JsonRows::begin() : CsvRows::heading());
        for (bool more = true; more;) {
            const std::vector<StoredHeap> page = desk.owned.heapsBehind(last, kPage);
            std::string text;
            for (const StoredHeap& heap : page) {
                text += json && written > 0 ? JsonRows::between() : std::string_view();
                ++written;
                aside += comesBack(viewOf(heap.owned)) ? 0 : 1;
                if (json)
                    jsonRows.append(text, viewOf(heap.owned));
                else
                    csvRows.append(text, viewOf(heap.owned));
            }
            file.write(text);
            more = page.size() == kPage;
            if (more)
                last = page.back().owned;
            if (more && !work.goOn(written, all))
                return std::nullopt;
        }
        file.write(json ? JsonRows::end() : std::string_view());
        return written;
    }
};

} // namespace

void exportCollection(const Desk& desk, QWidget* over)
{
    CollectionFile::write(desk, over);
}

} // namespace dossier
