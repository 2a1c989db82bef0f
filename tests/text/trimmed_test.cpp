#include "text/trimmed.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(Trimmed, HasNoBlanksAtItsEnds)
{
    EXPECT_EQ(trimmed(" \t a b\r\n\x1A"), "a b");
    EXPECT_EQ(trimmed("a"), "a");
    EXPECT_EQ(trimmed(" \n "), "");
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed(" \n a ", " "), "\n a");
}

} // namespace dossier
