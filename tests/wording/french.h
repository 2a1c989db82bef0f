// The French translation for as long as this lives.
#pragma once

#include <QCoreApplication>
#include <QTranslator>

#include <gtest/gtest.h>

namespace dossier::test {

class French
{
public:
    French()
    {
        EXPECT_TRUE(m_translator.load(QStringLiteral(DOSSIER_CARD_TEXT_QM)));
        QCoreApplication::installTranslator(&m_translator);
    }
    ~French() { QCoreApplication::removeTranslator(&m_translator); }
    French(const French&) = delete;
    French& operator=(const French&) = delete;

private:
    QTranslator m_translator;
};

} // namespace dossier::test
