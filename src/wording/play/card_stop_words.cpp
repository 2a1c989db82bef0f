#include "wording/play/card_stop_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class CardStopWords
{
    Q_DECLARE_TR_FUNCTIONS(CardStopWords)

public:
    static QString of(int stop)
    {
        switch (stop) {
        case 0:
            return tr("Ask me where it matters");
        case 1:
            return tr("Ask me always");
        case 2:
            return tr("Ask me when it would change a check");
        case 3:
            return tr("Only when I click it");
        default:
            return {};
        }
    }
};

} // namespace

QString cardStopWords(int stop)
{
    return CardStopWords::of(stop);
}

} // namespace dossier
