// A file as a whole, within reason: never more of it than there is room for, nothing that has no end.
#pragma once

#include "importers/reading/text_encoding.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <algorithm>

namespace dossier {

// Of any file that is read in: lists, archives, games, playtests. Bytes; what is in it may have a narrower limit.
inline constexpr qint64 kMostBytesOfAFile =
    std::max(qint64{64} * 1024 * 1024, static_cast<qint64>(kMostFileBytes)); // a playtest's shard may be as long

struct WholeFile
{
    QByteArray content;
    QString why; // it was not read, for the middle of a sentence: "this is a device, not a file"; else empty
};

// Why there is nothing to read at all: no file, a folder, a device or a socket; empty where there is. For who reads a
// file piece by piece.
QString whyNotToRead(const QString& path);

// Folders, devices and sockets are refused unread, a pipe if nothing comes out of it for a while. What is larger than
// `most` bytes is refused without being read to its end.
WholeFile readWhole(const QString& path, qint64 most = kMostBytesOfAFile);
// The same of what is open already, such as standard input; waits as long as it takes.
WholeFile readWhole(QIODevice& open, qint64 most = kMostBytesOfAFile);

} // namespace dossier
