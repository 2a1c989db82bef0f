#include "app/playtest/card_figures_model.h"

#include "desk/plain_tip.h"

#include <QLocale>

#include <algorithm>

namespace dossier {

namespace {

constexpr double kNothing = -10; // sorted behind every figure

bool isWhen(int column)
{
    return column == CardFiguresModel::Opening || column == CardFiguresModel::Drawn ||
           column == CardFiguresModel::Played;
}

Rate rateOf(const GameCount& games)
{
    return exactRate(games.points(), games.games);
}

} // namespace

void CardFiguresModel::show(const PlayedSeries& series)
{
    const bool same = m_pool && series.deck().team == m_deck.team && series.deck().bureauDeck == m_deck.bureauDeck;
    if (!same) {
        beginResetModel();
        m_pool = series.setup.pool;
        m_deck = series.deck();
        m_rows.clear();
        for (const CardWorth& card : cardsToTry(m_deck))
            m_rows.push_back({card, {}, false});
    }
    const auto found = series.tally.decks.find(0);
    const DeckFigures figures = found == series.tally.decks.end() ? DeckFigures() : found->second;
    m_all = figures.all;
    const std::size_t before = m_deck.team.size();
    for (std::size_t entry = 0; entry < figures.cards.size() && before + entry < m_rows.size(); ++entry)
        m_rows[before + entry].figures = figures.cards[entry];
    fitScales();
    if (same)
        changed();
    else
        endResetModel();
}

void CardFiguresModel::showWorth(const std::vector<CardWorth>& cards)
{
    for (const CardWorth& card : cards)
        for (Row& row : m_rows)
            if (row.card.entry == card.entry && row.card.zone == card.zone) {
                row.card = card;
                row.knowsWorth = true;
            }
    fitScales();
    changed();
}

void CardFiguresModel::forgetWorth()
{
    for (Row& row : m_rows)
        row.knowsWorth = false;
    changed();
}

std::vector<CardWorth> CardFiguresModel::worth() const
{
    std::vector<CardWorth> cards;
    for (const Row& row : m_rows)
        if (row.knowsWorth)
            cards.push_back(row.card);
    return cards;
}

CardWorth CardFiguresModel::cardAt(int row) const
{
    const CardWorth& card = m_rows[static_cast<std::size_t>(row)].card;
    return {card.entry, card.zone, {}};
}

void CardFiguresModel::changed()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

// One scale for all figures of a kind; those of cards seldom seen are cut at its ends.
void CardFiguresModel::fitScales()
{
    constexpr double kMargin = 0.05;
    const int enough = m_all.games / 20;
    const double deck = rateOf(m_all).mean;
    double least = deck;
    double most = deck;
    double farthest = 0;
    for (const Row& row : m_rows) {
        for (const int column : {Opening, Drawn, Played})
            if (const GameCount& games = when(row, column); games.games > enough) {
                least = std::min(least, rateOf(games).mean - kMargin);
                most = std::max(most, rateOf(games).mean + kMargin);
            }
        if (row.knowsWorth)
            farthest = std::max({farthest, -row.card.result.difference.low, row.card.result.difference.high});
    }
    m_scale = scaleFor(deck, std::max(least, 0.0), std::min(most, 1.0));
    m_worthScale = scaleFor(0, -farthest, farthest);
}

int CardFiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CardFiguresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

const GameCount& CardFiguresModel::when(const Row& row, int column)
{
    return column == Opening ? row.figures.opening : column == Played ? row.figures.played : row.figures.drawn;
}

std::optional<Rate> CardFiguresModel::difference(const Row& row, int column) const
{
    const GameCount& with = when(row, column);
    const GameCount without = m_all - with;
    return with.games > 0 && without.games > 0 ? std::optional(differenceOf(rateOf(with), rateOf(without)))
                                               : std::nullopt;
}

std::optional<ErrorBar> CardFiguresModel::whisker(const Row& row, int column) const
{
    if (column == Worth) {
        const Rate& worth = row.card.result.difference;
        return row.knowsWorth ? std::optional(ErrorBar{
                                    worth, signedFigure(worth.mean), m_worthScale.least, m_worthScale.most, 0, {}})
                              : std::nullopt;
    }
    if (!isWhen(column) || when(row, column).games == 0)
        return std::nullopt;
    const GameCount& games = when(row, column);
    const Rate rate = rateOf(games);
    return ErrorBar{rate,         percentFigure(rate.mean), m_scale.least,
                    m_scale.most, rateOf(m_all).mean,       QLocale().toString(games.games)};
}

RowLook CardFiguresModel::lookOf(const Row& row, int column) const
{
    if (const auto shown = whisker(row, column))
        return whiskerCell(*shown);
    RowLook look = breakingCell((*m_pool)[row.card.entry.card].type, column == Title);
    if (const auto points = column == Difference ? difference(row, Drawn) : std::nullopt) {
        look.title.face = &Theme::figures;
        look.title.ink = points->low > 0 ? &Theme::good : points->high < 0 ? &Theme::error : &Theme::quiet;
    }
    return look;
}

QString CardFiguresModel::text(const Row& row, int column) const
{
    if (column == Title)
        return QString::fromStdString((*m_pool)[row.card.entry.card].title);
    if (column == Copies)
        return QLocale().toString(row.card.entry.count);
    if (column == Difference) {
        const auto points = difference(row, Drawn);
        return points ? signedFigure(points->mean) : QString();
    }
    if (column == Worth)
        return row.knowsWorth ? differenceWords(row.card.result.difference) : QString();
    return when(row, column).games > 0 ? rateWords(rateOf(when(row, column))) : QString();
}

QString CardFiguresModel::tip(const Row& row, int column) const
{
    const QLocale locale;
    if (column == Worth)
        return row.knowsWorth ? tr("The deck wins %1 percentage points more with it than with a blank in its place; "
                                   "%n pair(s) of games",
                                   nullptr, row.card.result.pairs)
                                    .arg(differenceWords(row.card.result.difference))
                              : tr("Not played out yet: choose the card, then True worth");
    if (row.card.zone == Zone::Team && column > Copies)
        return tr("An Agent of the Team is there from the start");
    const int which = column == Difference ? static_cast<int>(Drawn) : column;
    if (!isWhen(which))
        return text(row, column);
    const GameCount& with = when(row, which);
    const GameCount without = m_all - with;
    QStringList lines{
        tr("So in %Ln game(s): %1 won", nullptr, static_cast<int>(with.games)).arg(rateWords(rateOf(with))),
        tr("Not so in %1: %2").arg(locale.toString(without.games), rateWords(rateOf(without)))};
    if (const auto points = difference(row, which))
        lines << tr("Difference: %1 percentage points").arg(differenceWords(*points));
    return lines.join(QLatin1Char('\n'));
}

QVariant CardFiguresModel::sortKey(const Row& row, int column) const
{
    if (column == Title)
        return text(row, column);
    if (column == Copies)
        return row.card.entry.count;
    if (column == Difference) {
        const auto points = difference(row, Drawn);
        return points ? points->mean : kNothing;
    }
    const auto shown = whisker(row, column);
    return shown ? shown->rate.mean : kNothing;
}

QVariant CardFiguresModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return plainTip(tip(row, column));
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (column == Title ? Qt::AlignLeft : Qt::AlignRight));
    case kRowLookRole:
        return QVariant::fromValue(lookOf(row, column));
    case kSortRole:
        return sortKey(row, column);
    default:
        return {};
    }
}

QVariant CardFiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool right = section == Copies || section == Difference;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft));
    const QString names[] = {tr("Card"),   tr("×", "copies"),     tr("In opening hand"), tr("Drawn"),
                             tr("Played"), tr("Drawn, less not"), tr("True worth")};
    const QString tips[] = {{},
                            tr("Copies in the deck"),
                            tr("Won when it was in the opening hand, in %, and games"),
                            tr("Won when it was drawn, in %, and games"),
                            tr("Won when it was played, in %, and games"),
                            tr("Percentage points won more when it was drawn than when not"),
                            tr("Percentage points that it adds, against a blank in the same games")};
    return role == Qt::DisplayRole   ? QVariant(names[section])
           : role == Qt::ToolTipRole ? QVariant(tips[section])
                                     : QVariant();
}

} // namespace dossier
