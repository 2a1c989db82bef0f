// The manual of the effect vocabulary (db/effects/README.md), read so that entries can be linted against it.
#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace dossier::test {

class EffectManual
{
public:
    explicit EffectManual(const QString& markdown);

    // What is wrong with an entry: unknown keys and words with the nearest known one, missing parameters.
    QStringList lint(const QJsonObject& entry) const;

private:
    struct Parameter
    {
        QString name;
        QString holds;
        bool needed = false;
    };
    using Parameters = QList<Parameter>;
    struct Words
    {
        QStringList forms;
        QRegularExpression any;
    };

    void readRow(const QString& section, const QStringList& cells);
    void addWords(const QString& holds, const QStringList& forms);
    void buildSelector();

    void lintKeys(const Parameters& known, const QJsonObject& object, const QString& what, QStringList& problems) const;
    void lintStep(const QJsonObject& step, QStringList& problems) const;
    void lintValue(const QString& holds, const QJsonValue& value, QStringList& problems) const;
    bool isWord(const QString& holds, const QString& word) const;
    QString nearest(const QString& holds, const QString& word) const;

    QHash<QString, Parameters> m_objects; // keys of an entry, a reaction, a use
    QHash<QString, Parameters> m_verbs;
    QHash<QString, Words> m_words;
    QString m_gameWords; // as part of a regular expression
};

} // namespace dossier::test
