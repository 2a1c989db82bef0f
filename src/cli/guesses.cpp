#include "cli/guesses.h"

#include "cli/arguments.h"
#include "cli/session.h"
#include "importers/reading/card_line.h"

#include <QJsonObject>

#include <algorithm>

namespace dossier {

void declareGuess(Arguments& arguments)
{
    arguments.option(QStringLiteral("guess"), Cli::tr("Take a line for the card it plainly means, and say so."));
}

std::map<std::size_t, CardPick> askedGuesses(const Arguments& arguments, const std::vector<AskedCard>& asked,
                                             const CardPool& pool)
{
    return arguments.has(QStringLiteral("guess")) ? likelyPicks(asked, pool) : std::map<std::size_t, CardPick>();
}

std::map<std::size_t, CardPick> likelyOf(const Arguments& arguments, const std::vector<AskedCard>& asked,
                                         const CardPool& pool)
{
    return arguments.has(QStringLiteral("guess")) ? std::map<std::size_t, CardPick>() : likelyPicks(asked, pool);
}

QJsonArray unknownLines(const std::vector<LineProblem>& unknown, const std::map<std::size_t, CardPick>& likely,
                        const CardPool& pool)
{
    QJsonArray lines;
    for (std::size_t i = 0; i < unknown.size(); ++i) {
        QJsonObject line = toJson(unknown[i]);
        if (const auto pick = likely.find(i); pick != likely.end())
            line.insert(QStringLiteral("likely"), QString::fromStdString(pool[pick->second.card].id));
        lines.append(line);
    }
    return lines;
}

int Guesses::countOf(std::size_t place) const
{
    const auto question = std::ranges::find(asked, place, &AskedCard::problem);
    return question == asked.end() ? 1 : question->count;
}

QJsonArray guessedLines(const Guesses& guesses, const CardPool& pool)
{
    QJsonArray lines;
    for (const auto& [place, pick] : guesses.picks)
        lines.append(QJsonObject{{QStringLiteral("line"), guesses.unknown[place].line},
                                 {QStringLiteral("text"), QString::fromStdString(guesses.unknown[place].text)},
                                 {QStringLiteral("count"), guesses.countOf(place)},
                                 {QStringLiteral("id"), QString::fromStdString(pool[pick.card].id)},
                                 {QStringLiteral("title"), QString::fromStdString(pool[pick.card].title)}});
    return lines;
}

void sayGuesses(Session& session, const QString& file, const Guesses& guesses)
{
    int said = 0;
    for (const auto& [place, pick] : guesses.picks) {
        if (++said > static_cast<int>(kMostSaid))
            break;
        session.warn(located(file, guesses.unknown[place].line,
                             Cli::tr("%1: taken for %2 (%n copy(ies))", nullptr, guesses.countOf(place))
                                 .arg(QString::fromStdString(guesses.unknown[place].text),
                                      QString::fromStdString(titleAndNumber(session.pool()[pick.card])))));
    }
    if (guesses.picks.size() > kMostSaid)
        session.warn(Cli::tr("%n more line(s) were taken for a card; --json has all.", nullptr,
                             static_cast<int>(guesses.picks.size() - kMostSaid)));
}

void offerGuesses(Session& session, const std::map<std::size_t, CardPick>& likely)
{
    if (const QString offered = offeredGuesses(likely); !offered.isEmpty())
        session.warn(offered);
}

QString offeredGuesses(const std::map<std::size_t, CardPick>& likely)
{
    return likely.empty() ? QString()
                          : Cli::tr("%n line(s) plainly mean one card: --guess takes them.", nullptr,
                                    static_cast<int>(likely.size()));
}

void sayGuessedInPart(Session& session)
{
    session.warn(Cli::tr("Of so many names that are not known only the first %1 were held against the titles.")
                     .arg(QString::number(kMostGuessed)));
}

} // namespace dossier
