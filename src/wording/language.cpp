#include "wording/language.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier {

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("fr")};
}

Language::Language(const QString& code)
    : m_code(code)
{
    if (m_code.isEmpty())
        m_code = QLocale::system().name().left(2);
    if (!languages().contains(m_code))
        m_code = QStringLiteral("en");
    // English has a file, too: the plural forms.
    if (m_translator.load(QStringLiteral(":/i18n/dossier_%1.qm").arg(m_code)))
        QCoreApplication::installTranslator(&m_translator);
}

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_translator);
}

} // namespace dossier
