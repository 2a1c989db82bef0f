#include "wording/words/elision.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace dossier {

namespace {

struct Elision
{
    Q_DECLARE_TR_FUNCTIONS(Elision)
};

} // namespace

QString elided(QString sentence)
{
    //: The language's own code: "fr" where "de" is to be shortened before a vowel.
    if (Elision::tr("en", "the code of the language") != QStringLiteral("fr"))
        return sentence;
    static const QRegularExpression weak(QStringLiteral("\\b(d|qu)e (?=[aeiouàâéèêîô])"),
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::UseUnicodePropertiesOption);
    return sentence.replace(weak, QStringLiteral("\\1’"));
}

} // namespace dossier
