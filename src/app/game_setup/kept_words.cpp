#include "app/game_setup/kept_words.h"

#include "box/fixed_packs.h"
#include "engine/records/record.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"
#include "wording/words/elision.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace dossier {

namespace {

struct KeptWords
{
    Q_DECLARE_TR_FUNCTIONS(KeptWords)
};

QString deckOf(const KeptSeat& seat)
{
    return seat.deck.isEmpty() ? KeptWords::tr("a deck without a name") : starterNow(seat.deck);
}

// Past the last seat where several persons play, or none.
std::size_t lonePerson(const KeptGame& game)
{
    std::size_t lone = game.seats.size();
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (game.seats[seat].isPerson() && lone < game.seats.size())
            return game.seats.size();
        if (game.seats[seat].isPerson())
            lone = seat;
    }
    return lone;
}

} // namespace

QStringList playersOf(const KeptGame& game)
{
    GameRecord record;
    record.decks.resize(game.seats.size());
    for (const KeptSeat& seat : game.seats) {
        record.names.push_back(seat.name.toStdString());
        record.players.push_back(seat.player);
    }
    QStringList names = playerNames(record);
    if (const std::size_t lone = lonePerson(game); lone < game.seats.size() && game.seats[lone].name.isEmpty())
        names[static_cast<qsizetype>(lone)] = yourName();
    return names;
}

QString gameTitle(const KeptGame& game)
{
    const QStringList names = playersOf(game);
    const auto count =
        std::count_if(game.seats.begin(), game.seats.end(), [](const KeptSeat& s) { return s.isPerson(); });
    if (game.seats.size() == 2 && count == 1) {
        const std::size_t own = game.seats[0].isPerson() ? 0 : 1;
        const KeptSeat& other = game.seats[1 - own];
        if (other.passive)
            return KeptWords::tr("%1 alone").arg(deckOf(game.seats[own]));
        return elided(KeptWords::tr("%1 against %2 (%3)", "deck, player of the program, its deck")
                          .arg(deckOf(game.seats[own]), names.value(static_cast<qsizetype>(1 - own)), deckOf(other)));
    }
    QStringList parts;
    for (std::size_t i = 0; i < game.seats.size(); ++i)
        parts << QStringLiteral("%1 (%2)").arg(names.value(static_cast<qsizetype>(i)), deckOf(game.seats[i]));
    return parts.join(QStringLiteral(", "));
}

QString gameState(const KeptGame& game)
{
    if (game.isFinished()) {
        const QStringList names = playersOf(game);
        std::vector<Said> players;
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
            players.emplace_back(names.value(static_cast<qsizetype>(seat)), seat == lonePerson(game));
        return endingSentence(game.ending, game.winner, players);
    }
    return KeptWords::tr("Turn %1, %2").arg(game.turn).arg(word(game.phase));
}

QString whenText(const QDateTime& when)
{
    const QLocale locale;
    const QDateTime local = when.toLocalTime();
    const QString time = locale.toString(local.time(), QLocale::ShortFormat);
    const qint64 days = local.date().daysTo(QDate::currentDate());
    if (days == 0)
        return KeptWords::tr("today, %1").arg(time);
    if (days == 1)
        return KeptWords::tr("yesterday, %1").arg(time);
    return QStringLiteral("%1, %2").arg(locale.toString(local.date(), QLocale::ShortFormat), time);
}

QString lengthText(int seconds)
{
    return seconds < 60 ? KeptWords::tr("less than a minute") : KeptWords::tr("%n minute(s)", nullptr, seconds / 60);
}

QString scoreText(const Score& score)
{
    return score.played == 0 ? KeptWords::tr("not met yet")
                             : KeptWords::tr("you won %1 of %2").arg(score.won).arg(score.played);
}

} // namespace dossier
