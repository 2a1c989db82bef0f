// Very many heaps on their way into the collection, held small: a million of them take some sixty megabytes.
#pragma once

#include "domain/collection/collection.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// What became of a heap that was put beside others.
struct HeapAdded
{
    enum class Why : std::uint8_t { Fits, TooMany, NoteTooLong };

    Why why = Why::Fits;
    std::size_t place = 0; // of the heap that it is now, or is a part of

    explicit operator bool() const { return why == Why::Fits; }
};

class HeapBatch
{
public:
    // Heaps that agree are one of the sum, put together as putTogether() does.
    // Nothing is added where the sum exceeds kMostOwned, or the notes together the limit of one note, wherever they
    // are from: what is put together must be taken by whoever reads it again.
    HeapAdded add(const HeapFields& heap);

    std::size_t size() const { return m_rows.size(); }
    std::int64_t copies() const { return m_copies; } // of all heaps together
    bool onlyWishes() const { return m_onlyWishes; } // copies are wanted of every heap, and none is there
    // By place, in the order they were added. Valid until the next add().
    HeapFields operator[](std::size_t place) const;
    // The places in the order in which the collection is listed: by number, location, language, condition.
    std::vector<std::uint32_t> listed() const;

private:
    // Texts, equal ones kept once; number 0 is the empty one.
    class Words
    {
    public:
        Words();
        std::uint32_t numberOf(std::string_view text);
        std::string_view operator[](std::uint32_t number) const;
        std::size_t size() const { return m_ends.size(); }

    private:
        void grow();

        std::string m_letters;
        std::vector<std::size_t> m_ends;
        std::vector<std::uint32_t> m_places; // by hash; kFree where nothing stands
    };

    // Notes put one behind the other; they are no words, for each is another than the one before.
    struct Notes
    {
        std::string text;
        std::size_t letters = 0;
    };

    // In an order that leaves no gaps.
    struct Row
    {
        std::int64_t pricePaid = 0;
        std::int32_t count = 0;
        std::int32_t forTrade = 0;
        std::int32_t wanted = 0;
        std::uint32_t card = 0; // these are numbers of words
        std::uint32_t location = 0;
        std::uint32_t language = 0;
        std::uint32_t lentTo = 0;
        std::uint32_t note = 0; // or, with kJoined in it, a place among the notes
        std::uint32_t currency = 0;
        std::uint32_t acquired = 0;
        std::uint32_t lentOn = 0;
        Condition condition = Condition::Unknown;
        bool isSigned = false;
    };
    static constexpr std::uint32_t kJoined = 0x80000000;

    static std::size_t hashOf(const Row& row);
    void growPlaces();
    HeapAdded::Why put(Row& row, const Row& later, std::string_view note);
    // False where it would be too long; the first says no note twice.
    bool joinNote(Row& row, std::string_view note);
    bool appendNote(Row& row, std::string_view note);
    HeapFields fieldsOf(const Row& row) const;
    std::string_view noteOf(const Row& row) const;

    Words m_words;
    std::vector<Notes> m_notes;
    std::vector<Row> m_rows;
    std::vector<std::uint32_t> m_places; // rows by hash; kFree where nothing stands
    std::int64_t m_copies = 0;
    bool m_onlyWishes = true;
};

} // namespace dossier
