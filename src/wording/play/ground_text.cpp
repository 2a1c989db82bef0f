#include "wording/play/ground_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace dossier {

namespace {

constexpr double kVisible = 0.1;  // of a mean: what is told in one decimal
constexpr double kCounts = 0.005; // of the chance to win
constexpr double kSure = 3;       // standard errors: of so many figures one is always off by two

// Happens or not, in each of the worlds.
bool isEvent(DealFigure figure)
{
    return figure == DealFigure::Won || figure == DealFigure::Lost || figure == DealFigure::Passed;
}

class GroundText
{
    Q_DECLARE_TR_FUNCTIONS(GroundText)

public:
    GroundText(const GroundFacts& facts, int worlds)
        : m_facts(facts)
        , m_worlds(worlds)
    {}

    QString compared(DealFigure figure, double decided, double here) const
    {
        if (isEvent(figure)) {
            const bool failed = figure == DealFigure::Passed && !m_facts.ownCheck;
            return tr("%1 in %2 of %4 imagined deals rather than in %3", "the check succeeds in 78 of 100 …")
                .arg(event(figure), times(failed ? 1 - decided : decided), times(failed ? 1 - here : here), times(1));
        }
        QString said = tr("%1: %2 rather than %3", "Cards in your hand: 5.2 rather than 3.9")
                           .arg(label(figure), mean(decided), mean(here));
        const auto dear = std::find_if(m_facts.dear.begin(), m_facts.dear.end(), [&](const GroundFacts::Dear& card) {
            return figure == DealFigure::Cp && card.cost <= decided && card.cost > here;
        });
        if (dear != m_facts.dear.end())
            said = tr("%1, enough for %2 (%3 CP)").arg(said, dear->title, QLocale().toString(dear->cost));
        return basis(said);
    }

    QString whatCame(const std::vector<DealFigure>& figures, const Grounds& grounds) const
    {
        QStringList parts;
        for (const DealFigure figure : figures) {
            const double came = grounds.here[figure];
            const double expected = grounds.decided[figure];
            constexpr double kLeastTold = 0.25; // of a card or an Agent: less is sure, and nothing to speak of
            if (!isEvent(figure) && std::abs(came - expected) < kLeastTold)
                continue;
            parts << (isEvent(figure)
                          ? tr("%1 in %2 of %4 imagined deals rather than in %3", "the check succeeds in 78 of 100 …")
                                .arg(event(figure), times(came), times(expected), times(1))
                          : tr("%1: %2 where %3 could be expected", "your Agents in the Hospital: 2.0 where 0.6 …")
                                .arg(label(figure), mean(came), mean(expected)));
        }
        return parts.isEmpty() ? QString() : basis(parts.join(QStringLiteral(" · ")));
    }

private:
    QString basis(const QString& said) const
    {
        return tr("%1 (mean of %2 imagined deals to the end of turn %3)")
            .arg(said, times(1), QLocale().toString(m_facts.untilTurn));
    }

    QString times(double chance) const { return QLocale().toString(std::lround(chance * m_worlds)); }
    static QString mean(double figure) { return QLocale().toString(figure, 'f', 1); }

    QString event(DealFigure figure) const
    {
        if (figure == DealFigure::Won)
            return tr("the game is won by the end of turn %1").arg(m_facts.untilTurn);
        if (figure == DealFigure::Lost)
            return tr("the game is lost by the end of turn %1").arg(m_facts.untilTurn);
        return m_facts.ownCheck ? tr("the check succeeds") : tr("the check fails");
    }

    QString label(DealFigure figure) const
    {
        const int others = m_facts.opponents;
        switch (figure) {
        case DealFigure::Solved:
            return tr("Sites you solve");
        case DealFigure::OthersSolved:
            return tr("Sites that %n opponent(s) solve", nullptr, others);
        case DealFigure::Open:
            return tr("X-Files left possible");
        case DealFigure::OthersOpen:
            return tr("X-Files that %n opponent(s) still suspect", nullptr, others);
        case DealFigure::Hospital:
            return tr("your Agents in the Hospital");
        case DealFigure::OthersHospital:
            return tr("Agents of %n opponent(s) in the Hospital", nullptr, others);
        case DealFigure::Agents:
            return tr("your Agents in play");
        case DealFigure::OthersAgents:
            return tr("Agents of %n opponent(s) in play", nullptr, others);
        case DealFigure::Damage:
            return tr("damage on your Agents");
        case DealFigure::OthersDamage:
            return tr("damage on Agents of %n opponent(s)", nullptr, others);
        case DealFigure::Rp:
            return tr("RP you have left");
        case DealFigure::OthersRp:
            return tr("RP left to %n opponent(s)", nullptr, others);
        case DealFigure::Cp:
            return m_facts.decided == ActionKind::Sell && m_facts.beside == ActionKind::Pass
                       ? tr("CP you keep by this sale and those that follow it")
                       : tr("CP you keep");
        case DealFigure::OthersCp:
            return tr("CP left to %n opponent(s)", nullptr, others);
        case DealFigure::Cards:
            return tr("cards in your hand");
        case DealFigure::OthersCards:
            return tr("cards in the hand of %n opponent(s)", nullptr, others);
        case DealFigure::Attached:
            return tr("your Equipment and Witnesses in play");
        case DealFigure::OthersAttached:
            return tr("Equipment and Witnesses of %n opponent(s) in play", nullptr, others);
        case DealFigure::Won:
        case DealFigure::Lost:
        case DealFigure::Passed:
            break;
        }
        return {};
    }

    const GroundFacts& m_facts;
    int m_worlds;
};

// What a share of the chance is told by, the plainest first.
struct ToldBy
{
    DealFigure figure = DealFigure::Won;
    bool moreIsGood = true;
};
using Ways = std::vector<ToldBy>;

Ways waysToTell(ChanceShare share, const GroundFacts& facts)
{
    const auto own = [](DealFigure mine) { return Ways{{mine, true}}; };
    const auto theirs = [](DealFigure others) { return Ways{{others, false}}; };
    switch (share) {
    case ChanceShare::Decided:
        return {{DealFigure::Won, true}, {DealFigure::Lost, false}};
    case ChanceShare::Knowing:
        if (facts.check && facts.ownCheck)
            return {{DealFigure::Passed, true}, {DealFigure::Solved, true}, {DealFigure::Open, false}};
        return {{DealFigure::Solved, true}, {DealFigure::Open, false}};
    case ChanceShare::Known:
        if (facts.check && !facts.ownCheck)
            return {{DealFigure::Passed, false}, {DealFigure::OthersSolved, false}, {DealFigure::OthersOpen, true}};
        return {{DealFigure::OthersSolved, false}, {DealFigure::OthersOpen, true}};
    case ChanceShare::Agents:
        return {{DealFigure::Hospital, false}, {DealFigure::Agents, true}, {DealFigure::Damage, false}};
    case ChanceShare::OthersAgents:
        return {
            {DealFigure::OthersHospital, true}, {DealFigure::OthersAgents, false}, {DealFigure::OthersDamage, true}};
    case ChanceShare::Rp:
        return own(DealFigure::Rp);
    case ChanceShare::OthersRp:
        return theirs(DealFigure::OthersRp);
    case ChanceShare::Cp:
        return own(DealFigure::Cp);
    case ChanceShare::OthersCp:
        return theirs(DealFigure::OthersCp);
    case ChanceShare::Cards:
        return own(DealFigure::Cards);
    case ChanceShare::OthersCards:
        return theirs(DealFigure::OthersCards);
    case ChanceShare::Attached:
        return own(DealFigure::Attached);
    case ChanceShare::OthersAttached:
        return theirs(DealFigure::OthersAttached);
    }
    return {};
}

// The first that is seen to speak for what was decided.
std::optional<DealFigure> figureFor(ChanceShare share, const Grounds& grounds, const GroundFacts& facts)
{
    for (const auto& [figure, moreIsGood] : waysToTell(share, facts)) {
        const double more = grounds.decided[figure] - grounds.here[figure];
        if ((moreIsGood ? more : -more) >= (isEvent(figure) ? kVisible / 2 : kVisible) &&
            std::abs(more) > kSure * grounds.apart[figure])
            return figure;
    }
    return std::nullopt;
}

} // namespace

QString groundText(const Grounds& grounds, const GroundFacts& facts)
{
    std::vector<std::pair<double, ChanceShare>> shares;
    for (std::size_t i = 0; i < kShares; ++i) {
        const auto share = static_cast<ChanceShare>(i);
        const double behind = grounds.behind[share];
        // A card face down asks nothing: what his own Sites come to without it is no reason to hide it.
        const bool far = facts.decided == ActionKind::PutUnder && facts.beside != ActionKind::PutUnder &&
                         share == ChanceShare::Knowing;
        if (!far && behind >= kCounts && behind > kSure * grounds.errors[share])
            shares.emplace_back(-behind, share);
    }
    std::sort(shares.begin(), shares.end());
    const GroundText text(facts, grounds.worlds);
    std::vector<DealFigure> figures;
    for (const auto& [behind, share] : shares)
        if (const auto figure = figureFor(share, grounds, facts))
            figures.push_back(*figure);
    if (facts.came) { // the two that tell most
        figures.resize(std::min<std::size_t>(figures.size(), 2));
        return text.whatCame(figures, grounds);
    }
    return figures.empty()
               ? QString()
               : text.compared(figures.front(), grounds.decided[figures.front()], grounds.here[figures.front()]);
}

} // namespace dossier
