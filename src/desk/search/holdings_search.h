// What the user has, as the search language asks for it: copies, heaps, decks. The window has it in memory
// (HoldingsInHand), the command line reads it from the database (stored_holdings.h); what a query is told of it is
// decided in QuerySight, for both.
#pragma once

#include "domain/collection/availability.h"
#include "domain/search/card_match.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace dossier {

struct InHand;

class Holdings
{
public:
    virtual ~Holdings() = default;

    // By CardIndex.
    virtual CopyCounts owned() = 0;
    virtual CopyCounts free() = 0;

    struct Wishes
    {
        std::span<const int> wanted; // by CardIndex, as the next
        std::span<const int> forTrade;
    };
    // What the heaps of each card add up to. Nothing while they are being read.
    virtual std::optional<Wishes> wishes() = 0;
    // All of them; none while they are being read.
    virtual const HeapTable* heaps() = 0;

    virtual std::vector<std::string> deckNames() = 0;
    virtual std::optional<Deck> deckNamed(const QString& name) = 0;
    // The deck that is open or looked at; null where there is none to speak of.
    virtual const Deck* deck() = 0;
};

class HoldingsInHand : public Holdings
{
public:
    // All that is in hand must outlive this.
    explicit HoldingsInHand(const InHand& hand);

    CopyCounts owned() override;
    CopyCounts free() override;
    std::optional<Wishes> wishes() override;
    const HeapTable* heaps() override;
    std::vector<std::string> deckNames() override;
    std::optional<Deck> deckNamed(const QString& name) override;
    const Deck* deck() override;

private:
    const InHand& m_hand;
};

// Counts for a query what it asks for, and no more.
class QuerySight
{
public:
    // Both must outlive this.
    QuerySight(Holdings& holdings, const CardPool& pool);

    // Whether the query speaks of heaps and these are still being read.
    bool mustWait(const Query& query);
    // For a list of cards. Valid until the next call of either.
    QueryContext ofCards(const Query& query);
    // For a list of heaps, which answers by itself what is asked of heaps.
    QueryContext ofHeaps(const Query& query);

private:
    Holdings& m_holdings;
    const CardPool& m_pool;
    CopyCounts m_owned;
    CopyCounts m_spare;
    CopyCounts m_inDeck;
};

} // namespace dossier
