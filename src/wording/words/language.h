// The languages the program speaks, and switching between them.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace dossier {

// "en", "fr"
QStringList languages();

// Installs the translations of a language, and its way of writing numbers, for as long as it lives. An empty code means
// the system's language, English where the program does not speak it.
class Language
{
public:
    explicit Language(const QString& code = {});
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    const QString& code() const { return m_code; }

private:
    void install(QTranslator& translator, const QString& name, const QString& folder);

    QString m_code;
    QLocale m_before;
    // The program's own sentences, and the card texts, which are kept in a file of their own.
    QTranslator m_program;
    QTranslator m_cardTexts;
    QTranslator m_qtWords; // of Qt's own dialogs and messages, where the system has them
};

} // namespace dossier
