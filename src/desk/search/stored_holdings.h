// What the user has, straight from the database: for one question at a time, without anything that follows changes.
#pragma once

#include "desk/search/holdings_search.h"

namespace dossier {

class Database;

class StoredHoldings : public Holdings
{
public:
    // Opens the database when something of it is asked for; null where there is none yet. May throw StoreError, as
    // everything below then does.
    using Open = std::function<Database*()>;

    // The pool and the deck must outlive this.
    StoredHoldings(Open open, const CardPool& pool, const Deck* deck = nullptr);

    CopyCounts owned() override;
    CopyCounts free() override;
    // What this stored deck can have: a built deck does not stand in its own way.
    CopyCounts freeFor(std::optional<std::int64_t> deck);
    std::optional<Wishes> wishes() override;
    const HeapTable* heaps() override;
    std::vector<std::string> deckNames() override;
    std::optional<Deck> deckNamed(const QString& name) override;
    const Deck* deck() override { return m_deck; }

private:
    Open m_open;
    const CardPool& m_pool;
    const Deck* m_deck;
    std::optional<HeapTable> m_heaps;
    CopyCounts m_wanted; // empty until somebody asks
    CopyCounts m_forTrade;
};

} // namespace dossier
