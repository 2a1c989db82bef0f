#include "cli/playtest/swap_list.h"

#include "cli/search.h"
#include "desk/playtest/swap_choices.h"

#include <algorithm>

namespace dossier {

namespace {

class Candidates
{
public:
    Candidates(Session& session, const Session::LoadedDeck& loaded, bool killers)
        : m_session(session)
        , m_deck(loaded.deck)
        , m_format(agreed(session.formatOf(loaded.deck), killers))
        , m_choices(m_deck, session.pool(), m_format)
    {}

    // The printing of this card that is in the Bureau Deck.
    CardIndex inDeck(const QString& name, const QString& file) const
    {
        const CardIndex wanted = m_session.card(name);
        for (const DeckEntry& entry : m_deck.bureauDeck)
            if (entry.card == wanted)
                return wanted;
        for (const DeckEntry& entry : m_deck.bureauDeck)
            if (m_session.pool().sameInPlay(entry.card, wanted))
                return entry.card;
        throw CliError(
            ExitCode::BadInput,
            located(
                file, 0,
                Cli::tr("%1 is not in the Bureau Deck").arg(QString::fromStdString(m_session.pool()[wanted].title))));
    }

    // Answers whether it will be tried.
    bool add(const CardSwap& swap)
    {
        m_choices.add(swap);
        if (m_choices.all().size() > kMostSwaps)
            throw CliError(ExitCode::WrongUsage,
                           Cli::tr("These are more than %1 exchanges; name fewer cards.").arg(kMostSwaps));
        return std::ranges::any_of(all(), [&](const CardSwap& each) {
            return m_session.pool().sameInPlay(each.out, swap.out) && m_session.pool().sameInPlay(each.in, swap.in);
        });
    }

    // Of what was asked for by name.
    void leaveOut(const QString& asked) { m_leftOut << asked; }
    const QStringList& leftOut() const { return m_leftOut; }

    const std::vector<CardSwap>& all() const { return m_choices.all(); }

private:
    static Format agreed(Format format, bool killers)
    {
        format.killersAgreed = format.killersAgreed || killers;
        return format;
    }

    Session& m_session;
    const Deck& m_deck;
    Format m_format;
    SwapChoices m_choices;
    QStringList m_leftOut;
};

void addTried(Candidates& candidates, Session& session, const Arguments& arguments)
{
    for (const QString& pair : arguments.values(QStringLiteral("try"))) {
        const QStringList cards = pair.split(QLatin1Char('='));
        if (cards.size() != 2)
            throw CliError(ExitCode::WrongUsage, Cli::tr("--try takes two cards, as OUT=IN, not \"%1\".").arg(pair));
        if (!candidates.add({candidates.inDeck(cards.at(0).trimmed(), arguments.operands().first()),
                             session.card(cards.at(1).trimmed())}))
            candidates.leaveOut(pair);
    }
}

// Free copies that the deck does not have yet.
std::vector<CardIndex> ownedBeside(Session& session, const Session::LoadedDeck& loaded)
{
    return freeBeside(holdings(session).freeFor(loaded.id), loaded.deck, session.pool());
}

} // namespace

void declareSwapList(Arguments& arguments)
{
    const QString card = QStringLiteral("CARD");
    arguments.option(QStringLiteral("try"),
                     Cli::tr("One copy of OUT goes, one of IN comes; may be given several times."),
                     QStringLiteral("OUT=IN"));
    arguments.option(QStringLiteral("out"), Cli::tr("A card that may go, may be given several times."), card);
    arguments.option(QStringLiteral("in"), Cli::tr("A card that may come, may be given several times."), card);
    arguments.repeatable({QStringLiteral("try"), QStringLiteral("out"), QStringLiteral("in")});
    arguments.option(QStringLiteral("owned"), Cli::tr("Free copies of the collection may come."));
}

std::vector<CardSwap> askedSwaps(Session& session, const Arguments& arguments, const Session::LoadedDeck& loaded)
{
    const QString file = arguments.operands().first();
    Candidates candidates(session, loaded, arguments.has(QStringLiteral("killers")));
    addTried(candidates, session, arguments);
    std::vector<CardIndex> out;
    for (const QString& name : arguments.values(QStringLiteral("out")))
        out.push_back(candidates.inDeck(name, file));
    const bool anyOut = out.empty();
    if (anyOut)
        for (const DeckEntry& entry : loaded.deck.bureauDeck)
            out.push_back(entry.card);
    std::vector<CardIndex> in;
    for (const QString& name : arguments.values(QStringLiteral("in")))
        in.push_back(session.card(name));
    if (arguments.has(QStringLiteral("owned")))
        for (const CardIndex card : ownedBeside(session, loaded))
            in.push_back(card);
    if (in.empty() && !anyOut)
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("--out says what may go: say with --in, or --owned, what may come."));
    const qsizetype named = arguments.values(QStringLiteral("in")).size();
    for (std::size_t i = 0; i < in.size(); ++i) {
        bool isTried = false;
        for (const CardIndex going : out)
            if (!anyOut || session.pool()[in[i]].type == session.pool()[going].type)
                isTried = candidates.add({going, in[i]}) || isTried;
        if (!isTried && static_cast<qsizetype>(i) < named)
            candidates.leaveOut(QString::fromStdString(session.pool()[in[i]].title));
    }
    const std::vector<CardSwap>& swaps = candidates.all();
    if (swaps.empty())
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("There is nothing to try: name cards that keep the deck as legal as it is, with --try, "
                               "--out and --in, or --owned."));
    for (const QString& asked : candidates.leftOut())
        session.warn(Cli::tr("Not tried, for the deck would be less legal or the same: %1").arg(asked));
    return swaps;
}

} // namespace dossier
