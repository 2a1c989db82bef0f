#include "desk/heap_cells.h"

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

} // namespace dossier
