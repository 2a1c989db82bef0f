#include "app/printing/print_job.h"

#include "app/printing/collection_list.h"
#include "app/printing/proxy_sheet.h"
#include "app/printing/pull_sheet.h"
#include "app/printing/trade_list.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/free_copies.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "wording/card_text/card_text.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class PrintJobs
{
    Q_DECLARE_TR_FUNCTIONS(PrintJobs)

public:
    PrintJobs(const PrintJob& job, const Desk& desk, const PrintType& type)
        : m_job(job)
        , m_desk(desk)
        , m_pool(desk.box.cards)
        , m_type(type)
    {}

    static QString name(PrintKind kind)
    {
        switch (kind) {
        case PrintKind::DeckSheet:
            return tr("Deck sheet for a tournament");
        case PrintKind::PullList:
            return tr("Pull list: where the deck's cards lie");
        case PrintKind::Proxies:
            return tr("Proxies, nine to a page");
        case PrintKind::Checklist:
            return tr("Checklist of the set");
        case PrintKind::WantList:
            return tr("Want list");
        case PrintKind::TradeList:
            return tr("List of cards for trade");
        case PrintKind::Collection:
            return tr("The collection with places and notes");
        }
        return {};
    }

    PrintedSheet layOut() const
    {
        switch (m_job.kind) {
        case PrintKind::DeckSheet:
            return deckSheet(deck(), m_pool, m_desk.openDeck.format(), m_job.deckSheet, m_job.paper, m_type);
        case PrintKind::PullList:
            return pulls();
        case PrintKind::Proxies:
            return proxies();
        case PrintKind::Checklist:
            return checklist(m_pool, owned(), m_job.checklist, m_job.paper, m_type);
        case PrintKind::WantList:
            return wantList(collection(), m_pool, m_job.paper, m_type);
        case PrintKind::TradeList:
            return tradeList(collection(), m_pool, m_job.paper, m_type);
        case PrintKind::Collection:
            return collectionList(collection(), m_pool, m_job.paper, m_type);
        }
        return {};
    }

private:
    const Deck& deck() const { return m_desk.openDeck.deck(); }

    std::vector<int> owned() const
    {
        std::vector<int> copies;
        for (CardIndex card = 0; card < m_pool.size(); ++card)
            copies.push_back(m_desk.owned.copies(card));
        return copies;
    }

    std::vector<OwnedCard> collection() const
    {
        std::vector<OwnedCard> cards;
        for (StoredHeap& heap : m_desk.owned.heaps())
            cards.push_back(std::move(heap.owned));
        return cards;
    }

    PrintedSheet pulls() const
    {
        const std::vector<OwnedCard> cards = collection();
        const PullList list = pullListFor(deck(), cards, m_desk.free.forDeck(m_desk.openDeck.id()), m_pool, m_job.pull);
        return pullSheet(deck(), list, cards, m_pool, m_job.paper, m_type);
    }

    PrintedSheet proxies() const
    {
        std::vector<DeckEntry> cards;
        if (m_job.onlyMissingProxies) {
            for (const MissingCard& missing : missingFor(deck(), m_desk.free.forDeck(m_desk.openDeck.id()), m_pool))
                cards.push_back({missing.card, missing.missing()});
        } else {
            for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
                cards.insert(cards.end(), deck().zone(zone).begin(), deck().zone(zone).end());
        }
        const QString title = tr("Proxies: %1").arg(QString::fromStdString(deck().name));
        return proxySheet(
            title, cards, m_pool, [this](CardIndex card) { return m_desk.texts.text(card); }, m_job.paper, m_type);
    }

    const PrintJob& m_job;
    const Desk& m_desk;
    const CardPool& m_pool;
    const PrintType& m_type;
};

} // namespace

QString nameOf(PrintKind kind)
{
    return PrintJobs::name(kind);
}

bool isAboutDeck(PrintKind kind)
{
    return kind == PrintKind::DeckSheet || kind == PrintKind::PullList || kind == PrintKind::Proxies;
}

PrintedSheet layOut(const PrintJob& job, const Desk& desk, const PrintType& type)
{
    return PrintJobs(job, desk, type).layOut();
}

} // namespace dossier
