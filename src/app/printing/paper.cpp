#include "app/printing/paper.h"

#include <QLocale>

namespace dossier {

QSizeF sizeOf(Paper paper)
{
    return paper == Paper::Letter ? QSizeF(215.9, 279.4) : QSizeF(210, 297);
}

Paper usualPaper(const QLocale& locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem ? Paper::Letter : Paper::A4;
}

} // namespace dossier
