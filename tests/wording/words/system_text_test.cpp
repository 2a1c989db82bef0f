// What the system says of a failure is said in the user's language.
#include "wording/lists/fault_text.h"
#include "wording/lists/store_text.h"
#include "wording/words/language.h"
#include "wording/words/system_text.h"

#include <cerrno>
#include <cstring>
#include <gtest/gtest.h>

namespace dossier {

TEST(SystemText, SpeaksFrench)
{
    const Language french(QStringLiteral("fr"));
    for (const int error : {EISDIR, ENOTDIR, EROFS, EIO, EEXIST, EFBIG, ELOOP, EDQUOT, ENAMETOOLONG, EPERM}) {
        const QString english = QString::fromLocal8Bit(std::strerror(error));
        EXPECT_NE(systemText(error), english);
        EXPECT_EQ(systemText(english), systemText(error)) << english.toStdString();
        EXPECT_EQ(faultText(english), systemText(error)) << "rooms without a language pass it on";
        const StoreError store(StoreError::Kind::CannotOpen, QStringLiteral("/x"), QStringLiteral("open"), english);
        EXPECT_FALSE(sentence(store).contains(english)) << sentence(store).toStdString();
    }
}

TEST(SystemText, IsTheSystemsOwnInEnglish)
{
    const Language english(QStringLiteral("en"));
    for (const int error : {EISDIR, ENOTDIR, EACCES, ENOENT, ENOSPC, EXDEV})
        EXPECT_EQ(systemText(error), QString::fromLocal8Bit(std::strerror(error)));
    EXPECT_EQ(systemText(QStringLiteral("no such words")), QStringLiteral("no such words"));
}

} // namespace dossier
