// Cataloguing card after card: what holds for all of them, which printing of a title is meant, and what was entered,
// each with a way back.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/collection/collection.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace dossier {

class History;
class OwnedCards;
class Settings;

class EntrySession : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    EntrySession(OwnedCards& owned, History& history, const CardPool& pool, Settings& settings);

    // Of every card that is entered, until it is said otherwise; remembered from one start to the next.
    struct Kept
    {
        std::string place;
        Condition condition = Condition::Unknown;
        std::string language = "en";
        std::optional<Rarity> printing; // of titles with several in a set; nothing: asked for, once a title
        std::string set; // what titles and numbers alone mean where it has them; empty: the first that does

        bool operator==(const Kept&) const = default;
    };
    const Kept& kept() const { return m_kept; }
    void keep(const Kept& kept);

    // The printing that is meant by a title with several, where it was said.
    std::optional<CardIndex> printingOf(TitleIndex title) const;
    void rememberPrinting(CardIndex card);

    struct Entry
    {
        CardIndex card = 0;
        int count = 0;
        OwnedCard as;
        std::int64_t heap = 0;
        std::int64_t step = 0; // of the history
        bool undone = false;
    };
    static constexpr std::size_t kMostEntries = 100;

    // Nothing where it was refused, which a notice says.
    std::optional<Entry> enter(CardIndex card, int count);
    // Newest first, at most kMostEntries; without those that were taken back.
    std::vector<Entry> entries() const;
    // The copies of that entry leave the collection again, whatever came later. Does nothing where they are gone.
    void takeBack(std::int64_t step);

    // What was entered and which printings were meant, for a session that goes on where this one ended.
    struct Memory
    {
        std::map<TitleIndex, CardIndex> printings;
        std::vector<Entry> entries; // oldest first
    };
    const Memory& memory() const { return m_memory; }
    void goOn(Memory memory);

signals:
    void keptChanged();
    void entriesChanged();

private:
    std::vector<CardIndex> printingsMeant(TitleIndex title) const;
    void lookAtHistory();

    OwnedCards& m_owned;
    History& m_history;
    const CardPool& m_pool;
    Settings& m_settings;
    Kept m_kept;
    Memory m_memory;
};

} // namespace dossier
