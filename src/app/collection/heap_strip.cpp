#include "app/collection/heap_strip.h"

#include "app/collection/heap_view.h"
#include "app/theme/theme.h"
#include "wording/game_words.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStringListModel>

namespace dossier {

HeapStrip::HeapStrip(HeapView& view, const HeapTableModel& heaps, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_heaps(heaps)
    , m_rows(new QLabel(this))
    , m_condition(new QComboBox(this))
    , m_trade(new QComboBox(this))
    , m_language(new QLineEdit(this))
    , m_place(new QLineEdit(this))
    , m_places(new QStringListModel(this))
{
    setObjectName(QStringLiteral("heapStrip"));
    createChoices();
    createLayout();
    connect(&view, &HeapView::choiceChanged, this, &HeapStrip::refresh);
    connect(&view, &HeapView::moveWanted, this, &HeapStrip::askWhereTo);
    connect(m_place, &QLineEdit::returnPressed, this, &HeapStrip::move);
    connect(m_language, &QLineEdit::returnPressed, this, &HeapStrip::setLanguage);
    connect(m_condition, &QComboBox::activated, this, [this](int choice) {
        m_view.writeChosen(HeapTableModel::ConditionColumn, m_condition->itemData(choice).toString());
        m_condition->setCurrentIndex(-1);
    });
    connect(m_trade, &QComboBox::activated, this, [this](int choice) {
        m_view.changeChosen([choice](OwnedCard& heap) {
            heap.forTrade = choice == 0 ? heap.count : 0;
            return QString();
        });
        m_trade->setCurrentIndex(-1);
    });
    hide();
}

void HeapStrip::createChoices()
{
    m_condition->setObjectName(QStringLiteral("chosenCondition"));
    m_condition->setAccessibleName(tr("Condition of the chosen rows"));
    m_condition->setPlaceholderText(tr("Condition …"));
    for (int i = 0; i < kConditions; ++i) {
        const QString name = word(static_cast<Condition>(i));
        m_condition->addItem(name.isEmpty() ? tr("not graded") : name, name);
    }
    m_condition->setCurrentIndex(-1);
    m_trade->setObjectName(QStringLiteral("chosenTrade"));
    m_trade->setAccessibleName(tr("Which copies of the chosen rows are for trade"));
    m_trade->setPlaceholderText(tr("For trade …"));
    m_trade->addItems({tr("All copies"), tr("None")});
    m_trade->setCurrentIndex(-1);
    m_language->setObjectName(QStringLiteral("chosenLanguage"));
    m_language->setAccessibleName(tr("Language of the chosen rows"));
    m_language->setPlaceholderText(tr("Language"));
    m_language->setFixedWidth(28 * kGrid);
    m_place->setObjectName(QStringLiteral("chosenPlace"));
    m_place->setAccessibleName(tr("Where to move the chosen rows"));
    m_place->setPlaceholderText(tr("Move to: a box, a binder and its page …"));
    auto* completer = new QCompleter(m_places, m_place);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_place->setCompleter(completer);
}

void HeapStrip::createLayout()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, kGrid, 0, 0);
    row->setSpacing(2 * kGrid);
    row->addWidget(m_rows);
    row->addWidget(m_place, 1);
    row->addWidget(m_condition);
    row->addWidget(m_language);
    row->addWidget(m_trade);
}

void HeapStrip::refresh()
{
    const int rows = m_view.chosenCount();
    m_rows->setText(tr("%n row(s) chosen:", nullptr, rows));
    setVisible(rows > 1 || (rows == 1 && m_place->hasFocus()));
}

void HeapStrip::askWhereTo()
{
    QStringList places;
    for (const std::string& place : m_heaps.words(HeapTableModel::Location))
        places << QString::fromStdString(place);
    m_places->setStringList(places);
    m_rows->setText(tr("%n row(s) chosen:", nullptr, m_view.chosenCount()));
    show();
    m_place->setFocus();
    m_place->selectAll();
}

void HeapStrip::move()
{
    const QString place = m_place->text();
    m_view.setFocus();
    m_view.writeChosen(HeapTableModel::Location, place);
    refresh();
}

void HeapStrip::setLanguage()
{
    m_view.writeChosen(HeapTableModel::Language, m_language->text());
}

} // namespace dossier
