#include "app/notebook/notebook_words.h"

#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier {

namespace {

class NotebookWords
{
    Q_DECLARE_TR_FUNCTIONS(NotebookWords)

public:
    static QString question(CharacteristicType asked) { return tr("%1: %2").arg(word(asked.of), word(asked)); }
    static QString answer(const Answer& answer)
    {
        return (answer.yes ? tr("%1 is %2") : tr("%1 is not %2")).arg(word(answer.asked.of), word(answer.asked));
    }
};

} // namespace

QString questionWords(CharacteristicType question)
{
    return NotebookWords::question(question);
}

QString answerWords(const Answer& answer)
{
    return NotebookWords::answer(answer);
}

QString figure(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

} // namespace dossier
