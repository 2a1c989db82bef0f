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

QString xFilesText(WhoseXFiles played)
{
    switch (played) {
    case WhoseXFiles::Drawn:
        break;
    case WhoseXFiles::Own:
        return SeriesText::tr("every deck with its own X-File");
    case WhoseXFiles::OwnWhereNamed:
        return SeriesText::tr("every deck with its own X-File, those that name none with one by lot");
    }
    return SeriesText::tr("X-Files drawn by lot");
}

QString rulesText(const GameOptions& options, std::uint64_t seed)
{
    QStringList rules{options.game == Game::Basic ? SeriesText::tr("Basic Game") : SeriesText::tr("Advanced Game")};
    if (options.killerCards)
        rules << SeriesText::tr("Killer cards agreed on");
    if (options.mostTurns > 0)
        rules << SeriesText::tr("at most %n turn(s)", nullptr, options.mostTurns);
    rules << SeriesText::tr("seed %1").arg(seed);
    return rules.join(QStringLiteral(", "));
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
