// Prints all card texts in one language for reading: card_text_list [translation.qm]
#include "support/base_effects.h"
#include "support/base_set.h"
#include "wording/card_text/card_text.h"

#include <QCoreApplication>
#include <QTextStream>
#include <QTranslator>

constexpr int kWays = 2;
constexpr int kUses = 2;

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QTranslator translator;
    if (argc > 1 && translator.load(QString::fromLocal8Bit(argv[1])))
        QCoreApplication::installTranslator(&translator);
    const dossier::CardPool& pool = dossier::test::officialCards();
    const dossier::CardTexts texts(dossier::test::baseEffects(), pool);
    QTextStream out(stdout);
    for (dossier::CardIndex card = 0; card < pool.size(); ++card) {
        if (!texts.has(card))
            continue;
        out << pool[card].number << ' ' << QString::fromStdString(pool[card].title) << '\n'
            << "    " << texts.text(card) << '\n';
        for (int way = 0; way < kWays; ++way)
            if (const QString said = texts.way(card, way, way); !said.isEmpty())
                out << "    " << way << ") " << said << '\n';
        for (int use = 0; use < kUses; ++use)
            if (const QString said = texts.use(card, use); !said.isEmpty())
                out << "    use " << use << ") " << said << '\n';
        for (const QString& words : texts.unsaid(card))
            out << "    ?? " << words << '\n';
    }
}
