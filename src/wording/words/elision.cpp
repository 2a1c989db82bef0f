#include "wording/words/elision.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace dossier {

namespace {

struct Elision
{
    Q_DECLARE_TR_FUNCTIONS(Elision)
};

// "de" or "que" where a vowel follows, and what `after` looks for.
QRegularExpression weakBefore(const QString& after)
{
    return QRegularExpression(QStringLiteral("\\b(d|qu)e (?=[aeiouàâéèêîô])") + after,
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
}

bool isFrench()
{
    //: The language's own code: "fr" where "de" is to be shortened before a vowel.
    return Elision::tr("en", "the code of the language") == QStringLiteral("fr");
}

} // namespace

QString elided(QString sentence)
{
    if (!isFrench())
        return sentence;
    // Ranks have their article: those of Agents, and of the program's players, whose names begin with it.
    static const QRegularExpression agent(QStringLiteral("\\bde (?=Agent \\p{Lu})"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression of(QStringLiteral("\\bde (Le )?(?=(Directeur|Superviseur|Novice)\\b)"),
                                       QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression to(QStringLiteral("\\bà Le (?=(Directeur|Superviseur|Novice)\\b)"),
                                       QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression amid(
        QStringLiteral("(?<=[\\p{L}\\d,:;–)]\\s|\\()L(?=(e Directeur|e Superviseur|e Novice|’Agent)\\b)"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression toAgent(QStringLiteral("\\bà (?=Agent \\p{Lu})"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression team(QStringLiteral("\\b(de|à|sur|par|pour|contre|avec) (?=Équipe \\d)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    sentence.replace(team, QStringLiteral("\\1 l’"));
    sentence.replace(agent, QStringLiteral("de l’"))
        .replace(toAgent, QStringLiteral("à l’"))
        .replace(of, QStringLiteral("du "));
    sentence.replace(to, QStringLiteral("au ")).replace(amid, QStringLiteral("l"));
    static const QRegularExpression weak = weakBefore({});
    return sentence.replace(weak, QStringLiteral("\\1’"));
}

QString withArticles(QString sentence, const std::function<bool(QStringView)>& isOther)
{
    if (!isFrench())
        return sentence;
    // Neither behind an article nor behind "votre".
    static const QRegularExpression rank(
        QStringLiteral("(?<![’\\p{L}])(?<!\\b[Vv]otre )(?<!\\b[Vv]os )(?<!\\b[LlCc]es )Agent (?=\\p{Lu})"),
        QRegularExpression::UseUnicodePropertiesOption);
    for (QRegularExpressionMatch match = rank.match(sentence); match.hasMatch();) {
        const qsizetype at = match.capturedStart();
        qsizetype next = match.capturedEnd();
        if (!isOther(QStringView(sentence).mid(at))) {
            const QStringView before = QStringView(sentence).first(at).trimmed();
            const bool begins = before.isEmpty() || before.endsWith(QLatin1Char('.'));
            sentence.insert(at, begins ? QStringLiteral("L’") : QStringLiteral("l’"));
            next += 2;
        }
        match = rank.match(sentence, next);
    }
    return sentence;
}

QString elidedBefore(QString sentence, const QStringList& names)
{
    if (!isFrench())
        return sentence;
    for (const QString& name : names)
        if (!name.isEmpty())
            sentence.replace(weakBefore(QStringLiteral("(?=%1)").arg(QRegularExpression::escape(name))),
                             QStringLiteral("\\1’"));
    return sentence;
}

} // namespace dossier
