// One sentence for each step of an effect: {"add": 2, "to": "LRC of target", "for": "round"} is
// "+2 to LRC of the target this round."
#pragma once

#include "wording/card_text/card_text_phrases.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

namespace dossier {

struct FittingForm;

// Says the steps of one entry in their order, for a `choose` gives a name to what later steps speak of.
class EffectSteps
{
    Q_DECLARE_TR_FUNCTIONS(CardText)

public:
    // Points are gained for `pool`. The phrases must outlive this object.
    EffectSteps(const EffectPhrases& phrases, Pool pool);

    // The sentences of the steps with their full stops.
    QString sentences(const QJsonArray& steps);
    // A phrase of the book; words it lacks are noted and returned as they are.
    QString phrase(PhraseKind kind, const QString& words);
    // From now on `name` is spoken of as `words`.
    void call(const QString& name, const QString& words) { m_names[name] = words; }
    // The skills one of which is named when the card is played.
    void setNamed(const QStringList& skills) { m_named = skills; }
    // The price step that was paid for is a number from now on.
    void setPriceStep(int step) { m_step = step; }
    // A moment as the head of a sentence; those it concerns are named for the steps that follow.
    QString moment(const QString& words);

    // Steps and words that no phrase says.
    const QStringList& unsaid() const { return m_unsaid; }

private:
    QString step(const QJsonObject& step);
    QString wholeStep(const QString& verb, const QJsonObject& step);
    QString check(const QJsonObject& step);
    QString choose(const QJsonObject& step);
    QString watch(const QJsonObject& step);
    QString train();
    QString afflict(const QJsonObject& step);

    QString filled(const FittingForm& form, const QJsonObject& step);
    QString argument(QChar kind, const QJsonValue& value);
    QString reference(const QString& words);
    QString quantity(const QString& words);
    QString amount(const QJsonValue& value);
    QString noted(const QString& words);

    const EffectPhrases& m_phrases;
    Pool m_pool;
    QHash<QString, QString> m_names;
    QStringList m_named;
    int m_step = 0; // 0: still open
    QStringList m_unsaid;
};

// A capital and a full stop.
QString sentence(QString text);
// Begins small, as after a colon, unless it begins with a label or a name of the game.
QString afterColon(QString text);
// "OCCULT" for "Occult"; the word itself where the game does not know it.
QString labelOf(const QString& word);
QStringList labelsOf(const QJsonValue& words);

} // namespace dossier
