// Runs the command line as a user would, in a folder and with a database of its own.
#pragma once

#include "cli/cli.h"
#include "db/file/database.h"

#include <QBuffer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier::test {

struct CliResult
{
    int code = -1;
    QString out;
    QString err;

    // The one JSON document on standard output; fails the test where there is none.
    QJsonObject json() const
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(out.toUtf8(), &error);
        EXPECT_EQ(error.error, QJsonParseError::NoError) << out.toStdString();
        return document.object();
    }
};

class CliTest : public ::testing::Test
{
protected:
    // With a database that is there, empty at first.
    CliResult run(QStringList words, const QByteArray& input = {})
    {
        if (!QFile::exists(path(QStringLiteral("test.sqlite"))))
            file(QStringLiteral("test.sqlite"), emptyDatabase());
        return runFirst(std::move(words), input);
    }

    // Names the same database, and makes none.
    CliResult runFirst(QStringList words, const QByteArray& input = {})
    {
        words = QStringList{QStringLiteral("--db"), path(QStringLiteral("test.sqlite")), QStringLiteral("--lang"),
                            m_language} +
                words;
        return runBare(words, input);
    }

    CliResult runBare(const QStringList& words, QByteArray input = {})
    {
        QByteArray outBytes, errBytes;
        QBuffer in(&input), out(&outBytes), err(&errBytes);
        in.open(QIODevice::ReadOnly);
        out.open(QIODevice::WriteOnly);
        err.open(QIODevice::WriteOnly);
        CliResult result;
        result.code = runCli(words, in, out, err);
        result.out = QString::fromUtf8(outBytes);
        result.err = QString::fromUtf8(errBytes);
        return result;
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }

    QString file(const QString& name, const QByteArray& content) const
    {
        QFile target(path(name));
        EXPECT_TRUE(target.open(QIODevice::WriteOnly));
        target.write(content);
        return path(name);
    }

    QString m_language = QStringLiteral("en"); // that is asked for

    static QString sample() { return QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck"); }

private:
    static const QByteArray& emptyDatabase()
    {
        static const QByteArray bytes = [] {
            const QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("empty.sqlite"));
            {
                const Database made(path);
            }
            QFile file(path);
            EXPECT_TRUE(file.open(QIODevice::ReadOnly));
            return file.readAll();
        }();
        return bytes;
    }

    QTemporaryDir m_folder;
};

} // namespace dossier::test
