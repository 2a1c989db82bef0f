#include "wording/play/series_text.h"

#include "wording/play/play_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier {

namespace {

struct SeriesText
{
    Q_DECLARE_TR_FUNCTIONS(SeriesText)
};

} // namespace

QString playerName(Bot bot)
{
    const std::string_view word = botWords()[static_cast<std::size_t>(bot)];
    const QString name = botName(word);
    return name.isEmpty() ? QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())) : name;
}

QString xFilesText(bool drawn)
{
    return drawn ? SeriesText::tr("X-Files drawn by lot") : SeriesText::tr("every deck with its own X-File");
}

QString eloFitText(const EloFit& fit)
{
    if (fit.fits())
        return {};
    constexpr double kLeast = 0.001;
    const QLocale locale;
    return SeriesText::tr("Elo does not fit these decks: one number for each does not explain who won how much of whom "
                          "(chi-square %1, %n degree(s) of freedom, p %2). Look at the table.",
                          nullptr, fit.freedom)
        .arg(locale.toString(fit.chiSquare, 'f', 1), fit.chance < kLeast
                                                         ? QStringLiteral("< ") + locale.toString(kLeast, 'f', 3)
                                                         : QStringLiteral("= ") + locale.toString(fit.chance, 'f', 3));
}

} // namespace dossier
