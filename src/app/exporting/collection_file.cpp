#include "app/exporting/collection_file.h"

#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/long_work.h"
#include "desk/files/written_file.h"
#include "desk/game_box.h"
#include "desk/notices.h"
#include "desk/owned_cards.h"
#include "importers/collections/collection_csv.h"

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
        auto path = desk.ask.fileToSave(over, tr("Export the collection"), tr("Collection") + QStringLiteral(".csv"),
                                        tr("Table (*.csv);;JSON (*.json)"));
        if (!path)
            return;
        if (QFileInfo(*path).suffix().isEmpty())
            path->append(QStringLiteral(".csv"));
        const auto cards = load(desk, over, *path);
        if (!cards)
            return;
        const bool json = QFileInfo(*path).suffix().toLower() == QLatin1String("json");
        const std::string content =
            json ? writeCollectionJson(*cards, desk.box.cards) : writeCollectionCsv(*cards, desk.box.cards);
        if (const QString why = writeWhole(*path, content); !why.isEmpty())
            return desk.notices.warn(tr("%1 cannot be written: %2.").arg(*path, why));
        desk.notices.say(tr("%n heap(s) of cards written to %1.", nullptr, static_cast<int>(cards->size())).arg(*path));
    }

private:
    // Page by page; nothing where somebody had enough of it.
    static std::optional<std::vector<OwnedCard>> load(const Desk& desk, QWidget* over, const QString& path)
    {
        constexpr int kPage = 1000;
        LongWork work(over, tr("Writing %1 …").arg(path));
        const auto all = static_cast<std::size_t>(desk.owned.heapCount());
        std::vector<OwnedCard> cards;
        cards.reserve(all);
        for (;;) {
            const std::optional<OwnedCard> last = cards.empty() ? std::nullopt : std::optional(cards.back());
            std::vector<StoredHeap> page = desk.owned.heapsBehind(last, kPage);
            for (StoredHeap& heap : page)
                cards.push_back(std::move(heap.owned));
            if (page.size() < kPage)
                return cards;
            if (!work.goOn(cards.size(), all))
                return std::nullopt;
        }
    }
};

} // namespace

void exportCollection(const Desk& desk, QWidget* over)
{
    CollectionFile::write(desk, over);
}

} // namespace dossier
