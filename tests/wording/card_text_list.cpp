// Prints all card texts in one language for reading: card_text_list [translation.qm]
#include "support/base_set.h"
#include "wording/card_text/card_text.h"

#include <QCoreApplication>
#include <QTextStream>
#include <QTranslator>

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QTranslator translator;
    if (argc > 1 && translator.load(QString::fromLocal8Bit(argv[1])))
        QCoreApplication::installTranslator(&translator);
    const dossier::CardPool& pool = dossier::test::baseSet();
    const std::string effects = dossier::test::fileBytes(DOSSIER_SOURCE_DIR "/db/effects/premiere.json");
    const dossier::CardTexts texts(QByteArray::fromStdString(effects), pool);
    QTextStream out(stdout);
    for (dossier::CardIndex card = 0; card < pool.size(); ++card) {
        if (!texts.has(card))
            continue;
        out << pool[card].number << ' ' << QString::fromStdString(pool[card].title) << '\n'
            << "    " << texts.text(card) << '\n';
        for (const QString& words : texts.unsaid(card))
            out << "    ?? " << words << '\n';
    }
}
