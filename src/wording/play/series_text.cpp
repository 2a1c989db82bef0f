#include "wording/play/series_text.h"

#include "domain/decks/deck_rules.h"
#include "wording/lists/problem_text.h"
#include "wording/play/play_words.h"
#include "wording/words/qt_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier {

namespace {

struct SeriesText
{
    Q_DECLARE_TR_FUNCTIONS(SeriesText)
};

// That a deck has one X-File.
bool isOfXFile(const RuleNumber& rule)
{
    return rule == RuleNumber("DECK-11") || rule == RuleNumber("BASIC-4");
}

} // namespace

QString playerName(Bot bot)
{
    const std::string_view word = botWords()[static_cast<std::size_t>(bot)];
    const QString name = botName(word);
    return name.isEmpty() ? QString::fromUtf8(word) : name;
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

GameOptions rulesOf(const GoldfishSetup& setup)
{
    GameOptions rules;
    rules.game = setup.deck.game;
    rules.killerCards = setup.killers;
    rules.mostTurns = setup.mostTurns;
    return rules;
}

QStringList notLegalTexts(const std::vector<Deck>& decks, const CardPool& pool, const Format& usual,
                          const GameOptions& options, bool ownXFiles)
{
    QStringList lines;
    for (const Deck& deck : decks) {
        Format format = usual;
        format.killersAgreed = options.killerCards || deck.killersAgreed;
        format.sets = deck.sets;
        for (const Problem& problem : checkDeck(deck, pool, format)) {
            const bool drawn = !ownXFiles && deck.xFile.empty() && isOfXFile(problem.rule);
            if (problem.severity >= Severity::Unknown || drawn)
                continue;
            lines << SeriesText::tr("%1 is not legal: %2, %3", "a deck, the number of a rule, what is wrong")
                         .arg(qtText(deck.name), qtText(problem.rule.text()), sentence(problem, pool));
            break;
        }
    }
    lines.removeDuplicates();
    return lines;
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
