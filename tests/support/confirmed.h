// What a program that is going to be killed confirmed, a line each as soon as it was on disk, and whether it is there.
// "heap LOCATION COUNT", "deck NAME SIZE", "import LOCATION ROWS".
#pragma once

#include "db/file/statement.h"

#include <QByteArray>
#include <QString>

#include <gtest/gtest.h>
#include <map>

namespace dossier::test {

// The last number said of each thing.
using Confirmed = std::map<std::pair<QString, QString>, int>;

inline void readConfirmed(const QByteArray& output, Confirmed& confirmed)
{
    // A last line that is not complete confirms nothing.
    const QList<QByteArray> lines = output.left(output.lastIndexOf('\n') + 1).split('\n');
    for (const QByteArray& line : lines) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3)
            confirmed[{QString::fromUtf8(words[0]), QString::fromUtf8(words[1])}] = words[2].toInt();
    }
}

inline int storedHeap(const Work& work, const QString& location)
{
    Statement heap(work, QStringLiteral("SELECT count FROM collection WHERE location = ?"));
    return heap.run(location).next() ? static_cast<int>(heap.number(0)) : -1;
}

inline int storedDeck(const Work& work, const QString& name)
{
    Statement deck(work, QStringLiteral("SELECT coalesce(sum(c.count), 0) FROM deck AS d LEFT JOIN deck_card AS c "
                                        "ON c.deck_id = d.id WHERE d.name = ? GROUP BY d.id"));
    return deck.run(name).next() ? static_cast<int>(deck.number(0)) : -1;
}

inline int storedImport(const Work& work, const QString& location)
{
    Statement import(work, QStringLiteral("SELECT count(*) FROM collection WHERE location > ? AND location < ?"));
    import.run(location + QStringLiteral("-import-"), location + QStringLiteral("-import."));
    return import.next() ? static_cast<int>(import.number(0)) : -1;
}

// An import that was not confirmed may be there, but only whole.
inline void expectWholeImports(const Work& work)
{
    EXPECT_EQ(askNumber(work, QStringLiteral("SELECT count(*) % 100 FROM collection WHERE location LIKE '%-import-%'")),
              0);
}

// Decks grow with every save: the last one may have reached the disk although nobody was told any more.
inline void expectEverythingConfirmed(const Work& work, Confirmed& confirmed)
{
    for (auto& [thing, number] : confirmed) {
        const auto& [kind, name] = thing;
        if (kind == QLatin1String("heap"))
            EXPECT_EQ(storedHeap(work, name), number) << name.toStdString();
        else if (kind == QLatin1String("import"))
            EXPECT_EQ(storedImport(work, name), number) << name.toStdString();
        else {
            const int size = storedDeck(work, name);
            EXPECT_GE(size, number) << name.toStdString();
            number = size;
        }
    }
}

} // namespace dossier::test
