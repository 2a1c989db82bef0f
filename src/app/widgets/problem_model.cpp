#include "app/widgets/problem_model.h"

#include "app/widgets/row_look.h"
#include "desk/open_deck.h"
#include "wording/lists/problem_text.h"

#include <QPainter>
#include <QStyleOption>

namespace dossier {

namespace {

// Like a small button: it is pressed, the row beside it is not.
void paintRepairButton(const RowCanvas& on)
{
    const Theme& theme = on.theme();
    const qreal height = theme.rowHeight - kGrid;
    const bool hovered = on.option.state.testFlag(QStyle::State_MouseOver);
    on.painter.setPen(QPen(hovered ? theme.mark : theme.line, 1));
    on.painter.setBrush(theme.raised);
    on.painter.drawRoundedRect(QRectF(on.box.left(), qRound(on.box.center().y() - height / 2), on.box.width(), height)
                                   .adjusted(0.5, 0.5, -0.5, -0.5),
                               kGrid, kGrid);
}

} // namespace

RowLook problemRow(Severity severity, const QString& rule, const QString& repair)
{
    RowLook look;
    look.title.before = {severitySign(severity)};
    if (!repair.isEmpty())
        look.title.after = {{.words = repair,
                             .face = &Theme::small,
                             .side = Qt::AlignHCenter,
                             .drawing = paintRepairButton,
                             .width = 4 * kGrid,
                             .id = kRepairPart}};
    look.after = {{.words = rule,
                   .face = &Theme::typewriter,
                   .ink = &Theme::advice,
                   .widest = QStringLiteral("BASIC-10"),
                   .gap = 3 * kGrid,
                   .id = kRulePart}};
    return look;
}

ProblemModel::ProblemModel(const OpenDeck& deck, const CardPool& pool, Available available, QObject* parent)
    : QAbstractListModel(parent)
    , m_deck(deck)
    , m_pool(pool)
    , m_available(std::move(available))
{
    refresh();
    connect(&deck, &OpenDeck::changed, this, &ProblemModel::refresh);
}

std::optional<Repair> ProblemModel::repairAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_repairs[static_cast<std::size_t>(row)] : std::nullopt;
}

int ProblemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Problem& problem = m_problems[static_cast<std::size_t>(index.row())];
    const std::optional<Repair> repair = repairAt(index.row());
    const std::string_view rule = problem.rule.text();
    const QString number = QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size()));
    switch (role) {
    case Qt::DisplayRole:
        return sentence(problem, m_pool);
    case Qt::AccessibleTextRole: {
        const QString text = tr("%1: %2 Rule %3").arg(word(problem.severity), sentence(problem, m_pool), number);
        return repair ? tr("%1. Repair: %2").arg(text, words(*repair, m_pool)) : text;
    }
    case Qt::ToolTipRole:
        return word(problem.severity);
    case kRowLookRole:
        return QVariant::fromValue(problemRow(problem.severity, number, repair ? words(*repair, m_pool) : QString()));
    case kProblemRuleRole:
        return number;
    case kProblemCardRole:
        return problem.card ? QVariant(static_cast<int>(*problem.card)) : QVariant();
    case kProblemRepairRole:
        return repair ? QVariant(words(*repair, m_pool)) : QVariant();
    default:
        return {};
    }
}

void ProblemModel::refresh()
{
    std::vector<std::optional<Repair>> repairs;
    const std::optional<std::vector<int>> available = m_available();
    for (const Problem& problem : m_deck.problems())
        repairs.push_back(
            repairFor(problem, m_deck.deck(), m_pool, m_deck.format(), available ? &*available : nullptr));
    if (m_problems == m_deck.problems() && m_repairs == repairs)
        return;
    beginResetModel();
    m_problems = m_deck.problems();
    m_repairs = std::move(repairs);
    endResetModel();
}

} // namespace dossier
