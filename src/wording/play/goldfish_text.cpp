#include "wording/play/goldfish_text.h"

#include "domain/decks/deck_support.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class GoldfishText
{
    Q_DECLARE_TR_FUNCTIONS(GoldfishText)

public:
    static QString limits(Bot player)
    {
        if (player == Bot::Supervisor)
            return tr("The opponent stays passive. The cards do what they say; the Supervisor plays them by rules of "
                      "thumb for every card, also those that only an opponent who resists makes useful.");
        return tr(
            "The opponent stays passive. The cards do what they say; a plain pilot plays them: Agents, Equipment, "
            "Sites, and Witnesses that turn a check.");
    }

    static QString takenOut(int cards, const QString& deck)
    {
        return tr("%n card(s) of %1 stay out of the Basic Game: cards for the Advanced Game, Agents and X-Files of the "
                  "Bureau Deck (BASIC-3, BASIC-8).",
                  nullptr, cards)
            .arg(deck);
    }

    // The first few by their titles.
    static QString listed(const std::vector<DeckEntry>& cards, const CardPool& pool)
    {
        constexpr std::size_t kMostNamed = 4;
        QStringList titles;
        for (const DeckEntry& entry : cards)
            if (static_cast<std::size_t>(titles.size()) < kMostNamed)
                titles << QString::fromStdString(pool[entry.card].title);
        const int more = static_cast<int>(cards.size() - static_cast<std::size_t>(titles.size()));
        const QString named = titles.join(QStringLiteral(", "));
        return more == 0 ? named : tr("%1 and %n more", nullptr, more).arg(named);
    }

    static QString unknown(const std::vector<DeckEntry>& cards, const CardPool& pool, const QString& deck)
    {
        return tr("The game does not know what %n card(s) of further sets in %1 do(es): %2. Agents, Sites and "
                  "Adversaries are played by their printed facts; others stay in the hand.",
                  nullptr, static_cast<int>(cards.size()))
            .arg(deck, listed(cards, pool));
    }

    static QString refusal(const std::vector<DeckEntry>& cards, const CardPool& pool)
    {
        return tr("the game does not know what these cards of further sets do: %1").arg(listed(cards, pool));
    }

    static QString sentence(const SetupProblem& problem, const CardPool& pool)
    {
        const QString title = problem.card ? QString::fromStdString(pool[*problem.card].title) : QString();
        switch (problem.kind) {
        case SetupProblem::Kind::TooManyCards:
            return tr("Team and Bureau Deck have %1 cards; a game can be played with %2 at most (OQ-151)")
                .arg(problem.have)
                .arg(problem.want);
        case SetupProblem::Kind::AgentTwice:
            return tr("%1 is in the Team more than once (DECK-14)").arg(title);
        case SetupProblem::Kind::NoAgent:
            return tr("%1 is in the Team and is no Agent").arg(title);
        case SetupProblem::Kind::AgentTitles:
            return tr("%1 different Agents take part; there is room for %2").arg(problem.have).arg(problem.want);
        case SetupProblem::Kind::XFiles:
            return tr("there are %1 X-Files; between 1 and %2 can be played with").arg(problem.have).arg(problem.want);
        case SetupProblem::Kind::BasicSeats:
            return tr("the Basic Game is for two players, not %1 (BASIC-1)").arg(problem.have);
        case SetupProblem::Kind::Seats:
            break;
        }
        return tr("a game is for two to four players, not %1").arg(problem.have);
    }
};

} // namespace

QString goldfishLimits(Bot player)
{
    return GoldfishText::limits(player);
}

QString takenOutText(const Deck& deck, const CardPool& pool, Game game)
{
    const int cards = notDealt(deck, pool, game);
    return cards == 0 ? QString() : GoldfishText::takenOut(cards, QString::fromStdString(deck.name));
}

QString unknownCardsText(const Deck& deck, const CardPool& pool)
{
    const std::vector<DeckEntry> cards = notGrasped(deck, pool);
    return cards.empty() ? QString() : GoldfishText::unknown(cards, pool, QString::fromStdString(deck.name));
}

QString unknownCardsRefusal(const Deck& deck, const CardPool& pool)
{
    const std::vector<DeckEntry> cards = notGrasped(deck, pool);
    return cards.empty() ? QString() : GoldfishText::refusal(cards, pool);
}

QString sentence(const SetupProblem& problem, const CardPool& pool)
{
    return GoldfishText::sentence(problem, pool);
}

} // namespace dossier
