// A folder of its own for each test, and the words the tests of this room share.
#pragma once

#include "db/file/database.h"
#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"
#include "support/base_set.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <optional>

namespace dossier::test {

// The kind of StoreError `act` throws; nothing where it throws none.
template <typename Act>
std::optional<StoreError::Kind> thrownBy(Act act)
{
    try {
        act();
    } catch (const StoreError& error) {
        return error.kind();
    }
    return std::nullopt;
}

struct TemporaryDatabase
{
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("dossier.sqlite"));

    QString file(const char* name) const { return folder.filePath(QString::fromUtf8(name)); }
    QStringList names(const char* pattern = "*") const
    {
        return QDir(folder.path()).entryList({QString::fromUtf8(pattern)}, QDir::Files, QDir::Name);
    }
};

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

inline void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly)) << path.toStdString();
    EXPECT_EQ(file.write(bytes), bytes.size());
}

// Short patience, so that tests of locks do not wait for seconds.
inline DatabaseOptions impatient()
{
    DatabaseOptions options;
    options.patience = std::chrono::milliseconds(50);
    return options;
}

inline OwnedCard owned(const char* number, int count, const char* location = "")
{
    OwnedCard cards;
    cards.card = number;
    cards.count = count;
    cards.location = location;
    return cards;
}

inline Deck deckNamed(const char* name)
{
    Deck deck;
    deck.name = name;
    deck.add(Zone::XFile, card("XF96-0344v1"), 1);
    deck.add(Zone::Team, card("XF96-0169v1"), 1);
    deck.add(Zone::BureauDeck, card("XF96-0063v1"), 2);
    return deck;
}

} // namespace dossier::test
