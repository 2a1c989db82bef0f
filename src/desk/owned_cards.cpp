#include "desk/owned_cards.h"

#include "desk/notices.h"
#include "desk/searched_heaps.h"

#include <algorithm>
#include <set>

namespace dossier {

namespace {

// Above it is quicker to load everything anew.
constexpr std::size_t kMostHeapsTold = 2000;

} // namespace

OwnedCards::OwnedCards(CollectionStore& store, const HistoryStore& history, const CardPool& pool, Notices& notices)
    : m_store(store)
    , m_history(history)
    , m_pool(pool)
    , m_notices(notices)
    , m_copies(pool.size(), 0)
    , m_lent(pool.size(), 0)
    , m_searched(std::make_unique<SearchedHeaps>(*this, pool))
{
    count();
}

OwnedCards::~OwnedCards() = default;

int OwnedCards::wanted(CardIndex card) const
{
    countWishes();
    return m_wanted[card];
}

int OwnedCards::forTrade(CardIndex card) const
{
    countWishes();
    return m_forTrade[card];
}

void OwnedCards::countWishes() const
{
    if (!m_wanted.empty())
        return;
    m_wanted.assign(m_pool.size(), 0);
    m_forTrade.assign(m_pool.size(), 0);
    m_notices.attempt([&] {
        for (const CardWishes& wishes : m_store.wishes())
            if (const auto card = m_pool.findNumber(wishes.card)) {
                m_wanted[*card] = copiesFrom(std::int64_t{m_wanted[*card]} + wishes.wanted);
                m_forTrade[*card] = copiesFrom(std::int64_t{m_forTrade[*card]} + wishes.forTrade);
            }
    });
}

int OwnedCards::heapCount() const
{
    int heaps = 0;
    m_notices.attempt([&] { heaps = m_store.heapCount(); });
    return heaps;
}

std::vector<StoredHeap> OwnedCards::heaps() const
{
    std::vector<StoredHeap> heaps;
    m_notices.attempt([&] { heaps = m_store.heaps(); });
    return heaps;
}

std::vector<StoredHeap> OwnedCards::heapsOf(const std::string& number) const
{
    std::vector<StoredHeap> heaps;
    m_notices.attempt([&] { heaps = m_store.heapsOf(number); });
    return heaps;
}

std::vector<StoredHeap> OwnedCards::heapsBehind(const std::optional<OwnedCard>& last, int most) const
{
    std::vector<StoredHeap> heaps;
    m_notices.attempt([&] { heaps = m_store.heapsBehind(last, most); });
    return heaps;
}

std::vector<StoredHeap> OwnedCards::heapsNumbered(std::span<const std::int64_t> ids) const
{
    std::vector<StoredHeap> heaps;
    m_notices.attempt([&] { heaps = m_store.heapsNumbered(ids); });
    return heaps;
}

std::vector<std::string> OwnedCards::places() const
{
    std::vector<std::string> places;
    m_notices.attempt([&] { places = m_store.places(); });
    return places;
}

std::vector<std::string> OwnedCards::borrowers() const
{
    std::vector<std::string> borrowers;
    m_notices.attempt([&] { borrowers = m_store.borrowers(); });
    return borrowers;
}

std::optional<StoredHeap> OwnedCards::add(const OwnedCard& cards)
{
    std::optional<StoredHeap> heap;
    if (m_notices.attempt([&] { heap = m_store.add(cards); }))
        recount(cards.card);
    return heap;
}

std::optional<StoredHeap> OwnedCards::add(CardIndex card, int copies)
{
    OwnedCard cards;
    cards.card = m_pool[card].id;
    cards.count = copies;
    return add(cards);
}

int OwnedCards::remove(CardIndex card, int copies, std::int64_t heap)
{
    int taken = 0;
    if (m_notices.attempt([&] { taken = m_store.remove(m_pool[card].id, copies, heap); }) && taken > 0)
        recount(m_pool[card].id);
    return taken;
}

bool OwnedCards::change(const StoredHeap& heap)
{
    const bool done = m_notices.attempt([&] { m_store.change(heap); });
    recount(heap.owned.card);
    return done;
}

bool OwnedCards::change(std::span<const StoredHeap> heaps)
{
    if (heaps.empty())
        return true;
    if (heaps.size() == 1 && heaps.front().id != 0)
        return change(heaps.front());
    if (!m_notices.attempt([&] { m_store.change(heaps); }))
        return false;
    count();
    tellOfNewestStep();
    emit changed({});
    return true;
}

bool OwnedCards::split(std::span<const HeapPart> parts)
{
    if (!m_notices.attempt([&] { m_store.split(parts); }))
        return false;
    count();
    tellOfNewestStep();
    emit changed({});
    return true;
}

bool OwnedCards::merge(std::span<const OwnedCard> cards, MergeMode mode, const RowsDone& progress)
{
    bool done = false;
    return m_notices.attempt([&] { done = m_store.merge(cards, mode, progress); }) && tellOfMerge(done);
}

bool OwnedCards::mergeBatch(const HeapBatch& heaps, MergeMode mode, RowsAside& aside, const RowsDone& progress)
{
    bool done = false;
    return m_notices.attempt([&] { done = m_store.mergeBatch(heaps, mode, progress, Limits::Checked, &aside); }) &&
           tellOfMerge(done);
}

bool OwnedCards::tellOfMerge(bool done)
{
    if (!done) {
        reloadAll(); // while it went on, somebody may have looked
        return false;
    }
    count();
    tellOfNewestStep();
    emit changed({});
    return true;
}

void OwnedCards::reload(std::span<const std::int64_t> steps)
{
    count();
    tellOfSteps(steps);
    emit changed({});
}

void OwnedCards::reloadAll()
{
    count();
    m_searched->forget();
    emit heapsReplaced();
    emit changed({});
}

void OwnedCards::tellOfNewestStep()
{
    std::optional<HistoryStep> newest;
    m_notices.attempt([&] { newest = m_history.newestOfThisRun(); });
    if (newest)
        tellOfSteps(std::span(&newest->id, 1));
}

void OwnedCards::tellOfSteps(std::span<const std::int64_t> steps)
{
    std::set<std::int64_t> touched;
    bool few = true;
    for (const std::int64_t step : steps) {
        std::optional<std::vector<std::int64_t>> heaps;
        m_notices.attempt([&] { heaps = m_history.heapsOf(step, kMostHeapsTold); });
        if (heaps)
            touched.insert(heaps->begin(), heaps->end());
        few = few && heaps && touched.size() <= kMostHeapsTold;
    }
    if (few) {
        const std::vector<std::int64_t> heaps(touched.begin(), touched.end());
        m_searched->update(heaps);
        emit heapsChanged(heaps);
    } else {
        m_searched->forget();
        emit heapsReplaced();
    }
}

void OwnedCards::count()
{
    m_wanted.clear();
    m_forTrade.clear();
    m_notices.attempt([&] {
        m_total = 0;
        std::ranges::fill(m_copies, 0);
        for (const auto& [number, copies] : m_store.counts()) {
            m_total += copies;
            if (const auto card = m_pool.findNumber(number))
                m_copies[*card] = copiesFrom(std::int64_t{m_copies[*card]} + copies);
        }
        std::ranges::fill(m_lent, 0);
        for (const auto& [number, copies] : m_store.lentCounts())
            if (const auto card = m_pool.findNumber(number))
                m_lent[*card] = copiesFrom(std::int64_t{m_lent[*card]} + copies);
    });
}

void OwnedCards::recount(const std::string& number)
{
    m_notices.attempt([&] {
        if (const auto card = m_pool.findNumber(number)) {
            m_copies[*card] = m_store.copiesOf(number);
            m_lent[*card] = m_store.lentOf(number);
            if (!m_wanted.empty()) {
                const CardWishes wishes = m_store.wishesOf(number);
                m_wanted[*card] = wishes.wanted;
                m_forTrade[*card] = wishes.forTrade;
            }
        }
        m_total = m_store.totalCopies();
    });
    tellOfNewestStep();
    emit changed(QString::fromStdString(number));
}

} // namespace dossier
