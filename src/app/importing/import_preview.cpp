#include "app/importing/import_preview.h"

#include "importers/decks/deck_assembly.h"
#include "importers/reading/card_line.h"
#include "wording/lists/reading_text.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier {

namespace {

// Guessing and searching for near titles take time.
constexpr std::size_t kMostGuesses = 500;
constexpr std::size_t kMostCandidates = 200;
// However many there are, some of what is understood is seen, too.
constexpr std::size_t kMostUnknownRows = kMostPreviewRows - 200;

class ImportPreview
{
    Q_DECLARE_TR_FUNCTIONS(ImportPreview)

public:
    explicit ImportPreview(const CardPool& pool)
        : m_pool(pool)
    {}

    void addUnknown(const std::vector<LineProblem>& unknown, const std::vector<AskedCard>& asked)
    {
        const std::vector<AskedCard> first(asked.begin(),
                                           asked.begin() + std::min<std::ptrdiff_t>(std::ssize(asked), kMostGuesses));
        const auto likely = likelyPicks(first, m_pool);
        for (std::size_t i = 0; i < unknown.size() && m_rows.size() < kMostUnknownRows; ++i) {
            PreviewRow row{PreviewRow::Kind::Unknown, unknown[i].line, QString::fromStdString(unknown[i].text),
                           sentence(unknown[i])};
            const auto question = std::ranges::find(first, i, &AskedCard::problem);
            if (question != first.end()) {
                row.problem = i;
                row.copies = question->count;
                if (m_rows.size() < kMostCandidates)
                    row.candidates = candidatesFor(question->name, m_pool);
                if (const auto pick = likely.find(i); pick != likely.end())
                    row.guess = pick->second.card;
                else if (const auto usual = m_pool.findTitle(question->name); usual && !m_pool.needsNumber(*usual))
                    row.guess = usual; // of a title of several printings
            }
            m_rows.push_back(std::move(row));
        }
    }

    void addRemarks(const std::vector<Remark>& remarks)
    {
        for (const Remark& remark : remarks)
            if (hasRoom())
                m_rows.push_back({PreviewRow::Kind::Remark, remark.line, {}, sentence(remark, m_pool)});
    }

    void addChanges(const CollectionReading& reading)
    {
        for (const QString& change : sentences(reading.changes))
            if (hasRoom())
                m_rows.push_back({PreviewRow::Kind::Remark, 0, {}, change});
    }

    void addTaken(const std::vector<TakenLine>& taken)
    {
        for (std::size_t i = 0; i < taken.size() && hasRoom(); ++i) {
            PreviewRow row{PreviewRow::Kind::Taken,
                           taken[i].line,
                           {},
                           QStringLiteral("%1 %2").arg(taken[i].count).arg(titleOf(taken[i].card))};
            row.taken = i;
            row.zone = taken[i].zone;
            row.card = taken[i].card;
            m_rows.push_back(std::move(row));
        }
    }

    void addTaken(const CollectionReading& reading)
    {
        for (const TakenRow& row : reading.taken) {
            if (!hasRoom())
                return;
            QStringList facts{QStringLiteral("%1 %2 [%3]")
                                  .arg(row.count)
                                  .arg(titleOf(row.card), QString::fromStdString(m_pool[row.card].id))};
            facts << factsOf(heapOf(reading.heaps[row.heap]));
            m_rows.push_back({PreviewRow::Kind::Taken, row.line, {}, facts.join(QStringLiteral(" · "))});
        }
    }

    std::vector<PreviewRow> takeRows() { return std::move(m_rows); }

private:
    bool hasRoom() const { return m_rows.size() < kMostPreviewRows; }
    QString titleOf(CardIndex card) const { return QString::fromStdString(m_pool[card].title); }

    // Whatever is said of the copies, in the order of the table of the collection.
    static QStringList factsOf(const OwnedCard& owned)
    {
        QStringList facts;
        const auto add = [&facts](const QString& fact) {
            if (!fact.isEmpty())
                facts << fact;
        };
        add(word(owned.condition));
        if (owned.language != "en")
            add(QString::fromStdString(owned.language).toUpper());
        add(QString::fromStdString(owned.location));
        if (owned.forTrade > 0)
            add(tr("%1 for trade").arg(owned.forTrade));
        if (owned.wanted > 0)
            add(tr("%1 wanted").arg(owned.wanted));
        if (owned.isSigned)
            add(tr("signed"));
        if (owned.pricePaid > 0)
            add((QString::fromStdString(priceText(owned.pricePaid)) + QLatin1Char(' ') +
                 QString::fromStdString(owned.currency))
                    .trimmed());
        if (!owned.acquired.empty())
            add(tr("bought on %1").arg(QString::fromStdString(owned.acquired)));
        if (!owned.lentTo.empty())
            add(tr("lent to %1").arg(QString::fromStdString(owned.lentTo)));
        add(QString::fromStdString(owned.note).left(200));
        return facts;
    }

    const CardPool& m_pool;
    std::vector<PreviewRow> m_rows;
};

} // namespace

std::vector<PreviewRow> previewOf(const DeckReading& reading, const CardPool& pool)
{
    ImportPreview preview(pool);
    preview.addUnknown(reading.unknown, reading.asked);
    preview.addRemarks(reading.remarks);
    preview.addTaken(reading.taken);
    return preview.takeRows();
}

std::vector<PreviewRow> previewOf(const CollectionReading& reading, const CardPool& pool)
{
    ImportPreview preview(pool);
    preview.addUnknown(reading.unknown, reading.asked);
    preview.addChanges(reading);
    preview.addTaken(reading);
    return preview.takeRows();
}

} // namespace dossier
