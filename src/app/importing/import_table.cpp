#include "app/importing/import_table.h"

#include "app/importing/card_choice.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "desk/plain_tip.h"
#include "importers/reading/card_line.h"
#include "wording/words/game_words.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>

#include <algorithm>

namespace dossier {

namespace {

// A choice of places that leaves the wheel to the table.
class PlaceChoice : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

ImportTable::ImportTable(const CardPool& pool, const Appearance& appearance, QWidget* parent)
    : QTableWidget(0, kColumns, parent)
    , m_pool(pool)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("importTable"));
    setAccessibleName(tr("What was understood, line by line"));
    setEditTriggers(NoEditTriggers);
    dressTable(*this, appearance.theme());
    setHorizontalHeaderLabels({tr("Line"), tr("As it stands"), tr("Understood as"), tr("Goes to")});
    for (const Column column : {Source, Meaning, Place})
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeaderItem(Line)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QStringList titles;
    for (const Card& card : pool.cards())
        titles << QString::fromStdString(titleAndNumber(card));
    titles.sort(Qt::CaseInsensitive);
    m_titles.setStringList(titles);
}

void ImportTable::show(const std::vector<PreviewRow>& rows, bool zoned)
{
    const int scrolled = verticalScrollBar()->value();
    clearContents();
    setRowCount(0);
    m_rows.clear();
    m_seen.clear();
    setColumnHidden(Place, !zoned);
    fitColumns();
    for (const PreviewRow& row : rows)
        addRow(row);
    verticalScrollBar()->setValue(scrolled);
}

// What a line is understood as comes before how it stands; no heading is cut.
void ImportTable::fitColumns()
{
    const QFontMetrics metrics(m_appearance.theme().text);
    const int letters = metrics.averageCharWidth();
    const auto headed = [&](Column column) {
        return metrics.horizontalAdvance(horizontalHeaderItem(column)->text()) + 8 * kGrid;
    };
    const int line = std::max(8 * letters, headed(Line));
    const int place = isColumnHidden(Place) ? 0 : metrics.horizontalAdvance(word(Zone::BureauDeck)) + 12 * kGrid;
    const int source = headed(Source);
    const int meaning = headed(Meaning);
    setMinimumWidth(line + source + meaning + place + verticalScrollBar()->sizeHint().width() + 2 * frameWidth());
    const int rest = viewport()->width() - line - place - meaning;
    const int wished = std::max(22 * letters, viewport()->width() * 3 / 10);
    horizontalHeader()->resizeSection(Line, line);
    horizontalHeader()->resizeSection(Source, std::max(source, std::min(wished, rest)));
    if (place > 0)
        horizontalHeader()->resizeSection(Place, place);
    horizontalHeader()->setSectionResizeMode(Meaning, QHeaderView::Stretch);
}

void ImportTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    fitColumns();
}

std::map<std::size_t, CardPick> ImportTable::picks() const
{
    std::map<std::size_t, CardPick> picks;
    for (const Row& row : m_rows)
        if (const auto card = row.shown.problem ? cardOf(row) : std::nullopt)
            picks.emplace(*row.shown.problem, CardPick(*card, choiceOf(row).zone));
    return picks;
}

std::map<std::size_t, Zone> ImportTable::zones() const
{
    std::map<std::size_t, Zone> zones;
    for (const Row& row : m_rows)
        if (const auto zone = row.shown.taken ? choiceOf(row).zone : std::nullopt)
            zones.emplace(*row.shown.taken, *zone);
    return zones;
}

void ImportTable::keyPressEvent(QKeyEvent* event)
{
    const auto at = static_cast<std::size_t>(std::max(0, currentRow()));
    if (event->key() == Qt::Key_Delete && at < m_rows.size() && m_rows[at].shown.problem) {
        if (auto* field = qobject_cast<CardChoice*>(cellWidget(currentRow(), Meaning)))
            field->refuse();
        return;
    }
    QTableWidget::keyPressEvent(event);
}

void ImportTable::addRow(const PreviewRow& row)
{
    const int at = rowCount();
    insertRow(at);
    const QString text = row.source.simplified();
    m_rows.push_back({row, {text, m_seen[text]++}});
    const Theme& theme = m_appearance.theme();
    const bool unknown = row.kind == PreviewRow::Kind::Unknown;
    auto* line = new QTableWidgetItem;
    line->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->setForeground(theme.quiet);
    auto* source = new QTableWidgetItem(row.source);
    auto* meaning = new QTableWidgetItem(row.meaning);
    meaning->setToolTip(plainTip(row.meaning));
    source->setToolTip(plainTip(row.source));
    meaning->setForeground(unknown ? theme.error : row.kind == PreviewRow::Kind::Remark ? theme.advice : theme.ink);
    setItem(at, Line, line);
    setItem(at, Source, source);
    setItem(at, Meaning, meaning);
    setItem(at, Place, new QTableWidgetItem);
    if (row.problem)
        addCard(at);
    addPlace(at);
    setTint(at);
}

void ImportTable::addCard(int at)
{
    const Row& row = m_rows[static_cast<std::size_t>(at)];
    auto* field = new CardChoice(m_pool, m_appearance, m_titles);
    field->setObjectName(QStringLiteral("importChoice%1").arg(row.shown.line));
    field->setAccessibleName(tr("Card meant by “%1”").arg(row.shown.source));
    const QString guess = isGuessed(row) ? QLatin1Char('\n') + tr("A guess: Esc or Delete refuses it.") : QString();
    field->setToolTip(plainTip(row.shown.meaning + guess));
    field->setCopies(row.shown.copies);
    field->show(row.shown.candidates, cardOf(row), isGuessed(row));
    connect(field, &CardChoice::chosen, this, [this, at](std::optional<CardIndex> card) { chooseCard(at, card); });
    item(at, Meaning)->setText({}); // the field stands over it
    setCellWidget(at, Meaning, field);
    setRowHeight(at, std::max(rowHeight(at), field->sizeHint().height()));
}

void ImportTable::addPlace(int at)
{
    const Row& row = m_rows[static_cast<std::size_t>(at)];
    removeCellWidget(at, Place);
    item(at, Place)->setText(row.shown.zone ? word(*row.shown.zone) : QString());
    const auto card = row.shown.problem ? cardOf(row) : row.shown.card;
    if (!card || isColumnHidden(Place))
        return;
    const std::vector<Zone> possible = zonesFor(m_pool[*card].type);
    if (possible.size() < 2) {
        item(at, Place)->setText(word(possible.front()));
        return;
    }
    auto* places = new PlaceChoice;
    places->setFocusPolicy(Qt::StrongFocus);
    places->setObjectName(QStringLiteral("importPlace%1").arg(row.shown.line));
    places->setAccessibleName(tr("Where “%1” goes").arg(row.shown.source));
    if (!row.shown.zone)
        places->addItem(tr("automatic"));
    for (const Zone zone : possible)
        places->addItem(word(zone), static_cast<int>(zone));
    const auto zone = choiceOf(row).zone;
    places->setCurrentIndex(
        std::max(0, places->findData(static_cast<int>(zone ? *zone : row.shown.zone.value_or(Zone())))));
    if (!zone && !row.shown.zone)
        places->setCurrentIndex(0);
    connect(places, &QComboBox::currentIndexChanged, this, [this, places, at](int index) {
        const QVariant place = places->itemData(index);
        chooseZone(at, place.isValid() ? std::optional(static_cast<Zone>(place.toInt())) : std::nullopt);
    });
    item(at, Place)->setText({});
    setCellWidget(at, Place, places);
    setRowHeight(at, std::max(rowHeight(at), places->sizeHint().height()));
}

// A guess is told from what is known by its colour and by the sign before its line.
void ImportTable::setTint(int at)
{
    const Row& row = m_rows[static_cast<std::size_t>(at)];
    const Theme& theme = m_appearance.theme();
    const bool guessed = isGuessed(row);
    const bool open = row.shown.kind == PreviewRow::Kind::Unknown && !(row.shown.problem && cardOf(row));
    const QString number = row.shown.line > 0 ? QString::number(row.shown.line) : QString();
    item(at, Line)->setText(guessed ? QStringLiteral("≈ ") + number : open ? QStringLiteral("? ") + number : number);
    item(at, Line)->setToolTip(plainTip(guessed ? tr("a guess") : open ? tr("not understood") : QString()));
    const QColor tint = blend(theme.paper, open ? theme.error : theme.advice, 0.12);
    for (int column = 0; column < kColumns; ++column)
        item(at, column)->setBackground(guessed || open ? QBrush(tint) : QBrush());
}

void ImportTable::chooseCard(int at, std::optional<CardIndex> card)
{
    Choice& choice = m_choices[m_rows[static_cast<std::size_t>(at)].key];
    choice.refused = !card;
    choice.card = card;
    addPlace(at);
    setTint(at);
    emit chosen();
}

void ImportTable::chooseZone(int at, std::optional<Zone> zone)
{
    m_choices[m_rows[static_cast<std::size_t>(at)].key].zone = zone;
    emit chosen();
}

std::optional<CardIndex> ImportTable::cardOf(const Row& row) const
{
    const Choice choice = choiceOf(row);
    return choice.refused ? std::nullopt : choice.card ? choice.card : row.shown.guess;
}

bool ImportTable::isGuessed(const Row& row) const
{
    const Choice choice = choiceOf(row);
    return row.shown.problem && row.shown.guess && !choice.refused && !choice.card;
}

ImportTable::Choice ImportTable::choiceOf(const Row& row) const
{
    const auto found = m_choices.find(row.key);
    return found == m_choices.end() ? Choice() : found->second;
}

} // namespace dossier
