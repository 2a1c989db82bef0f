// Settings are read back by whoever reads INI files as Qt does, and a disk that fails takes none of them away.
#include "desk/desk_on_table.h"
#include "desk/files/written_file.h"
#include "desk/settings_file.h"
#include "support/failing_disk.h"
#include "support/in_memory.h"
#include "support/waiting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cerrno>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier {

namespace {

class SettingsFileTest : public testing::Test
{
protected:
    QByteArray content() const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder{test::inMemory()};
    QString path = folder.filePath("some.ini");
};

// Whoever may read everything is somebody else meanwhile.
class Somebody
{
public:
    explicit Somebody(const QString& folder)
    {
        constexpr uid_t kNobody = 65534;
        if (m_before == 0) {
            EXPECT_TRUE(::chown(QFile::encodeName(folder).constData(), kNobody, 0) == 0 && ::seteuid(kNobody) == 0);
        }
    }
    ~Somebody() { EXPECT_EQ(::seteuid(m_before), 0); }
    Somebody(const Somebody&) = delete;
    Somebody& operator=(const Somebody&) = delete;

private:
    uid_t m_before = ::geteuid();
};

QByteArray everyByte()
{
    QByteArray bytes;
    for (int i = 0; i < 256; ++i)
        bytes += static_cast<char>(i);
    return bytes;
}

// Of every kind that is kept, and of every kind of letter.
QVariantMap everyKind()
{
    QVariantMap docks{{"cards", everyByte()}, {"decks", QByteArray()}};
    QVariantMap values{{"look", "night"},
                       {"empty", ""},
                       {"at", "@home"},
                       {"like a variant", "@Variant(oh no)"},
                       {"Größe/über %1", QString::fromUtf8("Ærø, “quoted” \\x41; 日本 \U0001F47D")},
                       {"controls", QString::fromUtf8("a\tb\nc\r\n\x01"
                                                      "1\x7f"
                                                      "f \"q\" = ; , ")},
                       {"calm", true},
                       {"width", 240},
                       {"open", qlonglong{1} << 40},
                       {"group/inner/key", -3},
                       {"searches/names", QStringList{"one", "two, three", "@four", "", " five "}},
                       {"searches/one", QStringList{"alone"}},
                       {"searches/none", QStringList()},
                       {"window", everyByte()},
                       {"docks", docks},
                       {"layouts", QVariantMap{{"Mine", docks}}}};
    return values;
}

// As it comes out of a file: numbers are texts there, a list of one is a text.
void expectSame(const QVariant& read, const QVariant& value, const QString& key)
{
    const std::string told = key.toStdString();
    if (value.typeId() == QMetaType::QStringList)
        EXPECT_EQ(read.toStringList(), value.toStringList()) << told;
    else if (value.typeId() == QMetaType::QVariantMap)
        EXPECT_EQ(read.toMap(), value.toMap()) << told;
    else if (value.typeId() == QMetaType::QByteArray)
        EXPECT_EQ(read.toByteArray(), value.toByteArray()) << told;
    else
        EXPECT_EQ(read.toString(), value.toString()) << told;
}

} // namespace

// What opens a seat at a table far apart stands in it.
TEST_F(SettingsFileTest, IsItsOwnersAloneWhateverOthersMayRead)
{
    constexpr auto kOfOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    const auto store = [&](const QString& value) {
        SettingsFile file(path);
        file.setValue(QStringLiteral("seat"), value);
        file.save();
    };
    const auto before = ::umask(0);
    store(QStringLiteral("secret"));
    EXPECT_EQ(QFile::permissions(path) & kOfOthers, QFile::Permissions());
    ASSERT_TRUE(QFile::setPermissions(path, QFile::permissions(path) | kOfOthers)); // an older version's
    store(QStringLiteral("another"));
    ::umask(before);
    EXPECT_EQ(QFile::permissions(path) & kOfOthers, QFile::Permissions());
    EXPECT_TRUE(content().contains("another"));
}

TEST_F(SettingsFileTest, WritesWhatQtReads)
{
    {
        SettingsFile file(path);
        for (const QString& key : everyKind().keys())
            file.setValue(key, everyKind().value(key));
    }
    const QSettings qt(path, QSettings::IniFormat);
    QStringList keys = qt.allKeys();
    keys.sort();
    EXPECT_EQ(keys, everyKind().keys());
    const SettingsFile again(path);
    for (const QString& key : everyKind().keys()) {
        expectSame(qt.value(key), everyKind().value(key), key);
        expectSame(again.value(key), everyKind().value(key), key);
    }
}

TEST_F(SettingsFileTest, ReadsWhatQtWrote)
{
    {
        QSettings qt(path, QSettings::IniFormat);
        for (const QString& key : everyKind().keys())
            qt.setValue(key, everyKind().value(key));
    }
    {
        SettingsFile file(path);
        for (const QString& key : everyKind().keys())
            expectSame(file.value(key), everyKind().value(key), key);
        file.setValue("one more", 1);
    }
    const SettingsFile again(path);
    for (const QString& key : everyKind().keys())
        expectSame(again.value(key), everyKind().value(key), key);
    EXPECT_EQ(again.value("one more").toInt(), 1);
}

TEST_F(SettingsFileTest, ForgetsAKeyWithAllBelowItOrEverything)
{
    SettingsFile file(path);
    file.setValue("shortcuts/undo", "Ctrl+Z");
    file.setValue("shortcuts/redo", "Ctrl+Y");
    file.setValue("shortcut", "none");
    file.save();
    file.remove("shortcuts");
    file.save();
    EXPECT_FALSE(SettingsFile(path).value("shortcuts/undo").isValid());
    EXPECT_EQ(SettingsFile(path).value("shortcut").toString(), "none");
    file.clear();
    file.setValue("later", 1);
    file.save();
    EXPECT_FALSE(SettingsFile(path).value("shortcut").isValid());
    EXPECT_EQ(SettingsFile(path).value("later").toInt(), 1);
}

TEST_F(SettingsFileTest, TwoProgramsKeepEachWhatTheOtherChanged)
{
    SettingsFile one(path);
    SettingsFile other(path);
    one.setValue("look", "night");
    one.save();
    other.setValue("calm", true);
    other.save();
    const SettingsFile both(path);
    EXPECT_EQ(both.value("look").toString(), "night");
    EXPECT_TRUE(both.value("calm").toBool());
}

// The seats at tables far apart are opened by what stands in it.
TEST_F(SettingsFileTest, IsReadByItsOwnerAlone)
{
    constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    for (const char* const value : {"first", "second"}) {
        SettingsFile settings(path);
        settings.setValue("key", value);
        settings.save();
        EXPECT_EQ(QFile::permissions(path) & kOthers, QFile::Permissions()) << value;
        EXPECT_TRUE(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    }
}

TEST_F(SettingsFileTest, IsWrittenSoonByItself)
{
    SettingsFile file(path);
    file.setValue("look", "night");
    QCoreApplication::processEvents();
    EXPECT_TRUE(content().contains("look"));
}

TEST_F(SettingsFileTest, ADiskThatFailsTakesNothingAwayAndIsToldOnce)
{
    {
        SettingsFile file(path);
        file.setValue("look", "night");
    }
    const QByteArray before = content();
    std::unique_ptr<SettingsFile> file;
    int told = 0;
    test::atEveryCall(
        folder.path().toStdString(),
        [&] {
            file.reset();
            writeWhole(path, {before.constData(), static_cast<std::size_t>(before.size())});
            file = std::make_unique<SettingsFile>(path);
            told = 0;
            file->tellTrouble([&](const QString& why, SettingsTrouble) {
                ++told;
                EXPECT_TRUE(why.startsWith(path + ": ")) << why.toStdString();
            });
        },
        [&] {
            for (int percent : {110, 120}) {
                file->setValue("textPercent", percent);
                file->save();
            }
        },
        [&](const test::FailedCall& failed) {
            const SettingsFile left(path);
            EXPECT_EQ(left.value("look").toString(), "night") << failed.told;
            EXPECT_LE(told, 1) << failed.told;
            const bool isThere = content().contains("textPercent=\"120\""); // though its folder was not waited for
            if (failed.fault != test::DiskFault::Broken && !(failed.fault == test::DiskFault::Gone && isThere)) {
                EXPECT_EQ(told, 1) << failed.told;
            }
            file->setValue("calm", true); // there is room again
            file->save();
            EXPECT_TRUE(content().contains("textPercent=\"120\"")) << failed.told;
            EXPECT_TRUE(content().contains("calm=\"true\"")) << failed.told;
        });
}

TEST_F(SettingsFileTest, TheDeskSaysWhatCannotBeKept)
{
    test::DeskOnTable desk;
    QSignalSpy said(&desk->notices, &Notices::said);
    const QString place = desk.settings().folder();
    {
        const test::FailingDisk disk(place.toStdString(), test::DiskFault::Full, 1);
        desk.settings().setCalm(true);
        desk.settings().save();
        desk.settings().setTextPercent(150);
        desk.settings().save();
    }
    ASSERT_EQ(said.count(), 1);
    EXPECT_TRUE(said[0][0].value<Notice>().trouble);
    EXPECT_TRUE(said[0][0].value<Notice>().text.contains("dossier.ini"));
}

TEST_F(SettingsFileTest, WhatIsNoSettingIsKeptBeforeItIsWrittenOver)
{
    const QByteArray before = "[General]\nlook=night\nhalf a li\n[seats/far\nkey=1\n";
    for (const QString& kept : {path + ".malformed", path + ".malformed.2"}) {
        ASSERT_EQ(writeWhole(path, before.toStdString()), QString());
        SettingsFile file(path);
        QStringList told;
        file.tellTrouble([&](const QString& why, SettingsTrouble what) {
            EXPECT_EQ(what, SettingsTrouble::Malformed);
            told << why;
        });
        EXPECT_EQ(file.value("look").toString(), "night");
        EXPECT_EQ(file.save(), QString()) << "nothing is changed yet";
        EXPECT_EQ(content(), before);
        file.setValue("calm", kept);
        EXPECT_EQ(file.save(), QString());
        file.setValue("calm", false);
        EXPECT_EQ(file.save(), QString());
        EXPECT_EQ(told, QStringList{kept});
        QFile copy(kept);
        ASSERT_TRUE(copy.open(QIODevice::ReadOnly));
        EXPECT_EQ(copy.readAll(), before);
        EXPECT_EQ(copy.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }
    EXPECT_FALSE(QFile::exists(path + ".malformed.3"));
}

TEST_F(SettingsFileTest, WhatCannotBeReadIsNotWrittenOver)
{
    const Somebody somebody(folder.path());
    {
        SettingsFile file(path);
        file.setValue("look", "night");
        file.setValue("shortcuts/undo", "Ctrl+Z");
    }
    ASSERT_TRUE(QFile::setPermissions(path, QFile::WriteOwner));
    SettingsFile file(path);
    QStringList told;
    file.tellTrouble([&](const QString& why, SettingsTrouble what) {
        EXPECT_EQ(what, SettingsTrouble::Unread);
        told << why;
    });
    QCoreApplication::processEvents();
    EXPECT_EQ(told.size(), 1) << "at the start";
    for (const char* const look : {"day", "night, again"}) {
        file.setValue("look", look);
        EXPECT_TRUE(file.save().startsWith(path + ": "));
    }
    EXPECT_EQ(told.size(), 1) << "once";
    ASSERT_TRUE(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    EXPECT_TRUE(content().contains("undo"));
    EXPECT_EQ(file.save(), QString());
    EXPECT_EQ(file.value("shortcuts/undo").toString(), "Ctrl+Z");
    const SettingsFile again(path);
    EXPECT_EQ(again.value("look").toString(), "night, again");
    EXPECT_EQ(again.value("shortcuts/undo").toString(), "Ctrl+Z");
}

TEST_F(SettingsFileTest, ADiskOnWhichReadingFailsIsTold)
{
    ASSERT_TRUE(QFile::link(QStringLiteral("/proc/self/mem"), path)); // a file that opens, and whose begin nobody reads
    SettingsFile file(path);
    file.setValue("look", "night");
    EXPECT_EQ(file.save(), path + ": " + qt_error_string(EIO));
}

TEST_F(SettingsFileTest, WhatCannotBeReadAnyMoreIsNotWrittenOver)
{
    const Somebody somebody(folder.path());
    SettingsFile file(path);
    file.setValue("look", "night");
    file.save();
    ASSERT_TRUE(QFile::setPermissions(path, QFile::WriteOwner));
    file.setValue("calm", true);
    EXPECT_NE(file.save(), QString());
    ASSERT_TRUE(QFile::setPermissions(path, QFile::ReadOwner));
    EXPECT_FALSE(content().contains("calm"));
}

TEST_F(SettingsFileTest, WhatCouldNotBeWrittenIsTriedAgainByItself)
{
    SettingsFile file(path);
    file.setWait(1);
    {
        const test::FailingDisk disk(folder.path().toStdString(), test::DiskFault::Full, 1);
        file.setValue("look", "night");
        EXPECT_NE(file.save(), QString());
    }
    EXPECT_TRUE(test::waitUntil([&] { return content().contains("night"); }));
}

TEST_F(SettingsFileTest, APipeIsNeitherReadNorWritten)
{
    ASSERT_EQ(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    SettingsFile file(path);
    QStringList told;
    file.tellTrouble([&](const QString& why, SettingsTrouble) { told << why; });
    EXPECT_EQ(file.value("look"), QVariant());
    file.setValue("look", "night");
    file.save();
    EXPECT_EQ(told, QStringList(path + ": is not a regular file"));
    struct stat about = {};
    ASSERT_EQ(::stat(QFile::encodeName(path).constData(), &about), 0);
    EXPECT_TRUE(S_ISFIFO(about.st_mode));
}

TEST_F(SettingsFileTest, ADeviceWithoutAnEndIsNotReadAndKeepsItsMode)
{
    ASSERT_TRUE(QFile::link(QStringLiteral("/dev/zero"), path));
    struct stat before = {};
    ASSERT_EQ(::stat("/dev/zero", &before), 0);
    {
        SettingsFile file(path);
        EXPECT_EQ(file.value("look"), QVariant());
        file.setValue("look", "night");
    }
    struct stat after = {};
    ASSERT_EQ(::stat("/dev/zero", &after), 0);
    EXPECT_EQ(after.st_mode, before.st_mode);
}

} // namespace dossier
