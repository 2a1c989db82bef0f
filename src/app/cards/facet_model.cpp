#include "app/cards/facet_model.h"

#include "app/theme/marks.h"
#include "app/widgets/row_look.h"
#include "wording/lists/query_words.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace dossier {

namespace {

// Indices of words carry their group's row in their id; fields carry this.
constexpr quintptr kIsGroup = ~quintptr{0};

QString choiceName(const FacetGroup& group, const FacetChoice& choice)
{
    return choice.name.isEmpty() ? valueWord(group.field, choice.place) : choice.name;
}

bool isIdle(const FacetChoice& choice)
{
    return choice.count == 0 && !choice.ticked;
}

void paintChevron(const RowCanvas& on)
{
    const bool open = on.option.state.testFlag(QStyle::State_Open);
    const qreal size = static_cast<qreal>(on.theme().sign) / kMark;
    const QSizeF near = open ? QSizeF(3.5, 1.8) : QSizeF(1.8, 3.5);
    const QPointF middle = on.square().center();
    const auto at = [&](qreal x, qreal y) { return middle + QPointF(x * near.width(), y * near.height()) * size; };
    on.painter.setPen(QPen(on.theme().quiet, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    on.painter.setBrush(Qt::NoBrush);
    on.painter.drawPolyline(QPolygonF({at(-1, -1), open ? at(0, 1) : at(1, 0), open ? at(1, -1) : at(-1, 1)}));
}

void paintTick(const RowCanvas& on, bool ticked)
{
    QStyleOptionButton tick;
    tick.rect = on.square().toRect();
    tick.state = QStyle::State_Enabled | (ticked ? QStyle::State_On : QStyle::State_Off);
    tick.palette = on.option.palette;
    const QStyle* style = on.option.widget ? on.option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_IndicatorCheckBox, &tick, &on.painter, on.option.widget);
}

// No heavier than the box beside it.
RowPart lightTypeSign(CardType type)
{
    return {.drawing =
                [=](const RowCanvas& on) {
                    const qreal less = on.theme().sign / 16.0;
                    paintTypeMark(on.painter, on.square().adjusted(less, less, -less, -less), type,
                                  on.theme().of(type));
                },
            .signs = 1,
            .gap = kGrid};
}

// A heading that folds.
RowLook lookOfGroup()
{
    RowLook look{.bar = RowLook::Bar::Keyboard, .left = kGrid, .right = kGrid};
    look.before = {{.drawing = paintChevron, .signs = 1, .gap = kGrid}};
    look.title = {.face = &Theme::text, .bold = true, .breaks = false};
    return look;
}

// Tick, sign, word and count.
RowLook lookOfChoice(const FacetGroup& group, const FacetChoice& choice)
{
    RowLook look{.bar = RowLook::Bar::Keyboard, .left = 3 * kGrid, .right = 3 * kGrid};
    look.before = {{.drawing = [on = choice.ticked](const RowCanvas& canvas) { paintTick(canvas, on); }, .signs = 1}};
    if (group.field == QueryField::Type)
        look.before.push_back(lightTypeSign(static_cast<CardType>(choice.place)));
    look.title = {.face = &Theme::text, .breaks = false};
    look.after = {{.words = QLocale().toString(choice.count), .ink = &Theme::quiet}};
    return look;
}

} // namespace

void FacetModel::show(std::vector<FacetGroup> groups)
{
    if (groups.size() != m_groups.size()) {
        beginResetModel();
        m_groups = std::move(groups);
        endResetModel();
        return;
    }
    m_groups = std::move(groups);
    for (int g = 0; g < rowCount(); ++g) {
        const QModelIndex group = index(g, 0);
        emit dataChanged(group, group);
        emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, 0, group));
    }
}

std::vector<FacetGroup> FacetModel::idle() const
{
    std::vector<FacetGroup> groups = m_groups;
    for (FacetGroup& group : groups)
        for (FacetChoice& choice : group.choices)
            choice.count = 0;
    return groups;
}

QModelIndex FacetModel::indexOf(QueryField field, int place) const
{
    for (int g = 0; g < rowCount(); ++g)
        if (m_groups[static_cast<std::size_t>(g)].field == field)
            return index(place, 0, index(g, 0));
    return {};
}

QModelIndex FacetModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column != 0)
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : kIsGroup);
}

QModelIndex FacetModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kIsGroup)
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, kIsGroup);
}

int FacetModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kIsGroup)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].choices.size());
}

int FacetModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant FacetModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == kIsGroup)
        return groupData(m_groups[static_cast<std::size_t>(index.row())], role);
    const FacetGroup& group = m_groups[index.internalId()];
    return choiceData(group, group.choices[static_cast<std::size_t>(index.row())], role);
}

bool FacetModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || index.internalId() == kIsGroup)
        return false;
    emit ticked(m_groups[index.internalId()].field, index.row(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags FacetModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.isValid() && index.internalId() != kIsGroup ? usual | Qt::ItemIsUserCheckable : usual;
}

QVariant FacetModel::groupData(const FacetGroup& group, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return word(group.field);
    case kFacetIdleRole:
        return std::ranges::all_of(group.choices, isIdle);
    case kRowLookRole:
        return QVariant::fromValue(lookOfGroup());
    default:
        return {};
    }
}

QVariant FacetModel::choiceData(const FacetGroup& group, const FacetChoice& choice, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return choiceName(group, choice);
    case Qt::AccessibleTextRole:
        return tr("%1: %2, %n card(s)", nullptr, choice.count).arg(word(group.field), choiceName(group, choice));
    case Qt::CheckStateRole:
        return static_cast<int>(choice.ticked ? Qt::Checked : Qt::Unchecked);
    case kFacetCountRole:
        return choice.count;
    case kRowLookRole:
        return QVariant::fromValue(lookOfChoice(group, choice));
    case kFacetIdleRole:
        return isIdle(choice);
    default:
        return {};
    }
}

} // namespace dossier
