#include "app/cards/card_columns.h"

#include "app/cards/card_list_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/settings.h"
#include "wording/words/game_words.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr int kTitleLetters = 38; // as many as most titles have; columns that can be missed make room for them
constexpr int kFactsLetters = 34;
constexpr auto kHead = "cards"; // of the table in the settings

// From left to right.
constexpr std::array<int, CardListModel::kAllColumns> kPlaces{
    CardListModel::Number,       CardListModel::Title,    CardListModel::Type,    CardListModel::Facts,
    CardListModel::Keywords,     CardListModel::PlayedOn, CardListModel::Episode, CardListModel::CostColumn,
    CardListModel::RarityColumn, CardListModel::Owned,    CardListModel::Free,    CardListModel::InDeck};

// Where there is no room for all that are wanted, these go, the first first: titles must be read. The mark before the
// title tells the type, too, and the card beside the list its number; the others never go by themselves.
constexpr std::array kGoing{static_cast<int>(CardListModel::Episode),      static_cast<int>(CardListModel::PlayedOn),
                            static_cast<int>(CardListModel::Keywords),     static_cast<int>(CardListModel::Facts),
                            static_cast<int>(CardListModel::RarityColumn), static_cast<int>(CardListModel::Type),
                            static_cast<int>(CardListModel::Free),         static_cast<int>(CardListModel::Number),
                            static_cast<int>(CardListModel::InDeck)};

QSet<int> usualColumns()
{
    QSet<int> columns;
    for (const int column : kPlaces)
        if (column != CardListModel::Episode && column != CardListModel::Free)
            columns << column;
    return columns;
}

QByteArray written(const QSet<int>& columns)
{
    QByteArrayList numbers;
    for (const int column : kPlaces)
        if (columns.contains(column))
            numbers << QByteArray::number(column);
    return numbers.join(',');
}

QSet<int> readColumns(const QByteArray& kept)
{
    if (kept.isEmpty())
        return usualColumns();
    QSet<int> columns{CardListModel::Title};
    for (const QByteArray& number : kept.split(',')) {
        bool understood = false;
        const int column = number.toInt(&understood);
        if (understood && column >= 0 && column < CardListModel::kAllColumns)
            columns << column;
    }
    return columns;
}

} // namespace

CardColumns::CardColumns(const Desk& desk, QTableView* table)
    : QObject(table)
    , m_desk(desk)
    , m_table(table)
    , m_wanted(readColumns(desk.settings.tableHead(QLatin1String(kHead))))
{
    QHeaderView* header = table->horizontalHeader();
    for (int place = 0; place < CardListModel::kAllColumns; ++place)
        header->moveSection(header->visualIndex(kPlaces[static_cast<std::size_t>(place)]), place);
    size();
    fit();
    table->viewport()->installEventFilter(this);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, header](const QPoint& place) { popUp(header->mapToGlobal(place)); });
}

void CardColumns::fillMenu(QMenu& menu)
{
    for (const int column : kPlaces) {
        if (column == CardListModel::Title)
            continue;
        const QString words = m_table->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QAction* action = menu.addAction(words);
        action->setCheckable(true);
        action->setChecked(m_wanted.contains(column));
        connect(action, &QAction::toggled, this, [this, column](bool wanted) { want(column, wanted); });
    }
    menu.addSeparator();
    menu.addAction(tr("Reset"), this, [this] {
        m_wanted = usualColumns();
        m_desk.settings.setTableHead(QLatin1String(kHead), {});
        fit();
    });
}

void CardColumns::popUp(const QPoint& place)
{
    auto* menu = new QMenu(m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    menu->popup(place);
}

void CardColumns::want(int column, bool wanted)
{
    wanted ? void(m_wanted.insert(column)) : void(m_wanted.remove(column));
    m_desk.settings.setTableHead(QLatin1String(kHead), written(m_wanted));
    fit();
}

bool CardColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fit();
    return QObject::eventFilter(watched, event);
}

// Each column is as wide as its longest word in the language that is spoken, or as a line of usual length; the title
// takes the rest, and shares it with what a card does (fit).
void CardColumns::size()
{
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(CardListModel::Title, QHeaderView::Stretch);
    const Theme& theme = m_desk.appearance.theme();
    const QFontMetrics text(theme.text);
    const auto fit = [&](int column, const QStringList& words, int marks) {
        const QString name = m_table->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int width = text.horizontalAdvance(name);
        for (const QString& each : words)
            width = std::max(width, text.horizontalAdvance(each) + marks);
        header->resizeSection(column, width + 6 * kGrid);
    };
    QStringList types;
    for (int i = 0; i < kCardTypes; ++i)
        types << word(static_cast<CardType>(i));
    QStringList rarities;
    for (int i = 0; i < kRarities; ++i)
        rarities << word(static_cast<Rarity>(i));
    header->resizeSection(CardListModel::Number, numberWidth(m_desk.box.cards, theme));
    fit(CardListModel::Type, types, 0);
    fit(CardListModel::CostColumn, {QStringLiteral("X+1")}, 5 * kGrid);
    fit(CardListModel::RarityColumn, rarities, 0);
    for (const int column : {static_cast<int>(CardListModel::Owned), static_cast<int>(CardListModel::InDeck),
                             static_cast<int>(CardListModel::Free)})
        fit(column, {}, 0);
    const int letter = text.averageCharWidth();
    header->resizeSection(CardListModel::Keywords, 24 * letter);
    header->resizeSection(CardListModel::PlayedOn, 24 * letter);
    header->resizeSection(CardListModel::Episode, 24 * letter);
}

void CardColumns::fit()
{
    QHeaderView* header = m_table->horizontalHeader();
    const int letter = QFontMetrics(m_desk.appearance.theme().text).averageCharWidth();
    header->resizeSection(CardListModel::Facts, kFactsLetters * letter);
    int room = m_table->viewport()->width() - letter * kTitleLetters;
    for (int column = 0; column < CardListModel::kAllColumns; ++column) {
        if (column == CardListModel::Title)
            continue;
        m_table->setColumnHidden(column, false); // a hidden one has no width
        if (m_wanted.contains(column))
            room -= header->sectionSize(column);
    }
    QSet<int> shown = m_wanted;
    for (const int column : kGoing)
        if (room < 0 && shown.remove(column))
            room += header->sectionSize(column);
    // What is left over is of more use to what a card does than to the longest titles.
    if (room > 0 && shown.contains(CardListModel::Facts))
        header->resizeSection(CardListModel::Facts, kFactsLetters * letter + room * 3 / 4);
    for (int column = 0; column < CardListModel::kAllColumns; ++column)
        m_table->setColumnHidden(column, column != CardListModel::Title && !shown.contains(column));
}

} // namespace dossier
