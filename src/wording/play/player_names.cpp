#include "wording/play/player_names.h"

#include "engine/records/record.h"
#include "engine/state/card_facts.h"
#include "text/told_apart.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class Names
{
    Q_DECLARE_TR_FUNCTIONS(Names)

public:
    static QString yours(const QString& name) { return tr("%1 (you)", "the name of the reader").arg(name); }
    static QString you() { return tr("You", "a lone person without a name"); }
    // French names a rank with its article, which elided() joins with what goes before.
    static QString rank(std::string_view word)
    {
        if (word == "novice")
            return tr("Novice", "a player of the program, as a name");
        if (word == "agent")
            return tr("Agent", "a player of the program, as a name");
        if (word == "supervisor")
            return tr("Supervisor", "a player of the program, as a name");
        return word == "director" ? tr("Director", "a player of the program, as a name") : QString();
    }
    static QString player(int seat) { return tr("Player %1").arg(QChar(QLatin1Char('A' + static_cast<char>(seat)))); }
};

} // namespace

QString PlayerNames::name(Seat seat) const
{
    return seat < players.size() ? players.at(seat) : QString();
}

QString PlayerNames::called(Seat seat) const
{
    return seat == you && name(seat) != yourName() ? Names::yours(name(seat)) : name(seat);
}

QString PlayerNames::title(CardIndex card) const
{
    if (card == kNoCardIndex)
        return {};
    const QString title = QString::fromStdString(pool[card].title);
    return pool.needsNumber(card) ? QStringLiteral("%1 (%2)").arg(title, QString::fromStdString(pool[card].id)) : title;
}

QString yourName()
{
    return Names::you();
}

QStringList playerNames(int seats)
{
    QStringList names;
    for (int seat = 0; seat < seats; ++seat)
        names << Names::player(seat);
    return names;
}

QStringList playerNames(const GameRecord& record)
{
    QStringList names = playerNames(static_cast<int>(record.decks.size()));
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const QString rank = Names::rank(record.players[seat]);
        const auto many = std::count(record.players.begin(), record.players.end(), record.players[seat]);
        if (!rank.isEmpty())
            names[static_cast<qsizetype>(seat)] =
                many < 2 ? rank : QStringLiteral("%1 %2").arg(rank, QChar(QLatin1Char('A' + static_cast<char>(seat))));
    }
    for (std::size_t seat = 0; seat < record.names.size(); ++seat)
        if (!record.names[seat].empty())
            names[static_cast<qsizetype>(seat)] = QString::fromStdString(record.names[seat]);
    std::vector<std::string> apart; // two persons may be called alike
    for (const QString& name : std::as_const(names))
        apart.push_back(name.toStdString());
    apart = toldApart(std::move(apart));
    std::ranges::transform(apart, names.begin(), [](const std::string& name) { return QString::fromStdString(name); });
    return names;
}

} // namespace dossier
