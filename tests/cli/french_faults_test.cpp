// Whatever is wrong with a file is said in the user's language: no reader speaks English to a Frenchman.
#include "program_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace dossier::test {

namespace {

using Path = QList<QVariant>; // keys and places

void listPaths(const QJsonValue& value, const Path& path, QList<Path>& paths)
{
    paths << path;
    if (value.isObject())
        for (const QString& key : value.toObject().keys())
            listPaths(value.toObject().value(key), path + Path{key}, paths);
    if (value.isArray())
        for (qsizetype i = 0; i < value.toArray().size(); ++i)
            listPaths(value.toArray().at(i), path + Path{i}, paths);
}

// The same with something else at that place; a key of another name where `renamed`.
QJsonValue changed(const QJsonValue& value, const Path& path, const QJsonValue& other, bool renamed)
{
    if (path.isEmpty())
        return other;
    const Path rest = path.mid(1);
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        const qsizetype place = path.front().toLongLong();
        array.replace(place, changed(array.at(place), rest, other, renamed));
        return array;
    }
    QJsonObject object = value.toObject();
    const QString key = path.front().toString();
    if (renamed && rest.isEmpty())
        object.insert(key + QLatin1Char('z'), object.take(key));
    else
        object.insert(key, changed(object.value(key), rest, other, renamed));
    return object;
}

class FrenchFaults : public ProgramTest
{
protected:
    // What is said on standard error in either language, line by line.
    void expectTranslated(const QStringList& words, int least)
    {
        const QStringList english = run(words).err.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        m_language = "fr";
        const QStringList french = run(words).err.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        m_language = "en";
        ASSERT_EQ(english.size(), french.size());
        EXPECT_GE(english.size(), least);
        for (qsizetype i = 0; i < english.size(); ++i)
            EXPECT_NE(english[i], french[i]) << "is the same in French";
    }
};

} // namespace

TEST_F(FrenchFaults, OfScenarios)
{
    QStringList files;
    for (const char* name : {"ex-1.json", "killer-cards.json", "house-switches.json"}) {
        QFile source(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/") + QLatin1String(name));
        ASSERT_TRUE(source.open(QIODevice::ReadOnly));
        const QByteArray text = source.readAll();
        const QJsonValue whole = QJsonDocument::fromJson(text).object();
        QList<Path> paths;
        listPaths(whole, {}, paths);
        const QList<QJsonValue> others{true, QJsonValue::Null, QJsonArray(), QJsonObject(), "zorgl", -5, 1000000, 1.5};
        for (qsizetype i = 1; i < paths.size(); i += 5) {
            const bool named = paths[i].back().typeId() == QMetaType::QString;
            const QJsonValue spoilt = changed(whole, paths[i], others[i / 5 % others.size()], named && i % 2 == 0);
            files << file(QStringLiteral("%1-%2").arg(i).arg(QLatin1String(name)),
                          QJsonDocument(spoilt.toObject()).toJson());
        }
        files << file(QStringLiteral("cut-") + QLatin1String(name), text.left(text.size() / 2))
              << file(QStringLiteral("nul-") + QLatin1String(name), QByteArray(text).insert(40, '\x01'));
    }
    expectTranslated(QStringList{QStringLiteral("play"), QStringLiteral("scenario")} + files, 60);
}

TEST_F(FrenchFaults, OfOtherFiles)
{
    const QString cut = file(QStringLiteral("cut.json"), "[{\"id\":\"XF96-0063v1\",\"count\":");
    const QString empty = file(QStringLiteral("empty.json"), "{\"seats\":[]}");
    const QString xml = file(QStringLiteral("deck.cod"), "<cockatrice_deck version=\"1\"><zone name=\"main\">");
    const QString columns = file(QStringLiteral("columns.csv"), "Rarity,Set\nRare,Premiere\n");
    const QString zip = file(QStringLiteral("all.zip"), "PK\x03\x04 and nothing more");
    for (const QStringList& words : {QStringList{"play", "replay", cut},
                                     {"play", "replay", empty},
                                     {"play", "merge", empty},
                                     {"rules", "why", empty},
                                     {"deck", "check", xml},
                                     {"deck", "check", cut},
                                     {"collection", "import", columns},
                                     {"collection", "import", cut},
                                     {"db", "import", zip}})
        expectTranslated(words, 1);
}

TEST_F(FrenchFaults, OfTheSystem)
{
    const QString deck = QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck");
    run({"collection", "add", "XF96-0063v1"});
    for (const QStringList& words : {QStringList{"db", "export", "/"},
                                     {"deck", "export", deck, "--format", "text", "-o", "/"},
                                     {"collection", "export", "-o", path("test.sqlite") + "/below.csv"},
                                     {"db", "backup", path("test.sqlite") + "/below.sqlite"}}) {
        expectTranslated(words, 1);
        m_language = "fr";
        const QString said = run(words).err;
        m_language = "en";
        EXPECT_FALSE(said.contains("irectory")) << said.toStdString();
    }
}

} // namespace dossier::test
