// The languages the program speaks, and switching between them.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace dossier {

// "en", "fr"
QStringList languages();

// Installs the translations of a language for as long as it lives. An empty code means the system's language, English
// where the program does not speak it.
class Language
{
public:
    explicit Language(const QString& code = {});
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    const QString& code() const { return m_code; }

private:
    QString m_code;
    QTranslator m_translator;
};

} // namespace dossier
