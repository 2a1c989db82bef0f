#include "desk/heap_cells.h"
#include "support/full_heap.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(HeapCell, ATextThatIsTooLongIsRefusedInASentence)
{
    for (const auto& [column, of] :
         {std::pair(HeapCells::Note, TextOf::Note), std::pair(HeapCells::Location, TextOf::Place),
          std::pair(HeapCells::LentTo, TextOf::Borrower)}) {
        const auto letters = static_cast<int>(longest(of));
        OwnedCard heap;
        EXPECT_EQ(HeapCells::write(heap, column, QString(letters, QChar(0xE9))), QString())
            << "letters count, not bytes";
        const OwnedCard before = heap;
        const QString longer(letters + 1, QLatin1Char('x'));
        const QString why = HeapCells::write(heap, column, longer);
        EXPECT_TRUE(why.contains(QStringLiteral("letters"))) << why.toStdString();
        EXPECT_LT(why.size(), 250) << "nobody wants all of it back";
        EXPECT_EQ(heap, before);
        (column == HeapCells::Note       ? heap.note
         : column == HeapCells::Location ? heap.location
                                         : heap.lentTo) = longer.toStdString();
        EXPECT_EQ(HeapCells::write(heap, column, longer), QString()) << "an older version stored it";
    }
}

// A price of 0 would be one that nobody knows: who types it is told, who empties the cell means it.
TEST(HeapCell, APriceOfNothingIsRefusedInASentence)
{
    OwnedCard heap = test::fullHeap();
    const OwnedCard before = heap;
    for (const char* nothing : {"0", "0.00", "0,00 EUR"}) {
        EXPECT_TRUE(HeapCells::write(heap, HeapCells::Price, nothing).contains("A price of 0 cannot be kept"))
            << nothing;
        EXPECT_EQ(heap, before);
    }
    EXPECT_EQ(HeapCells::write(heap, HeapCells::Price, ""), QString());
    EXPECT_EQ(heap.pricePaid, 0);
}

TEST(HeapCell, EveryColumnOfTheCollectionIsShownOnce)
{
    for (const HeapColumn column : kAllColumns) {
        int cells = 0;
        for (int cell = 0; cell < HeapCells::kColumns; ++cell)
            cells += HeapCells::held(cell) == column;
        EXPECT_EQ(cells, column == HeapColumn::Currency ? 0 : 1) << factsOf(column).sql;
    }
}

// What an editor begins with may be left as it stands.
TEST(HeapCell, WhatIsTypedComesBackAsItWas)
{
    for (int cell = 0; cell < HeapCells::kColumns; ++cell) {
        EXPECT_NE(HeapCells::name(cell), QString());
        if (!HeapCells::isEditable(cell))
            continue;
        OwnedCard heap = test::fullHeap();
        const QString typed = HeapCells::typed(heap, cell);
        EXPECT_NE(typed, HeapCells::typed(test::fullHeapWithout(*HeapCells::held(cell)), cell)) << cell;
        EXPECT_EQ(HeapCells::write(heap, cell, typed), QString());
        EXPECT_EQ(heap, test::fullHeap()) << cell;
        OwnedCard other = test::fullHeapWithout(*HeapCells::held(cell));
        other.lentTo = heap.lentTo; // first who has them
        EXPECT_EQ(HeapCells::write(other, cell, typed), QString());
        EXPECT_EQ(HeapCells::typed(other, cell), typed) << cell;
    }
}

} // namespace dossier
