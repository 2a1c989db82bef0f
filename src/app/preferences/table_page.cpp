#include "app/preferences/table_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/settings.h"
#include "table/pace.h"
#include "wording/play/card_stop_words.h"
#include "wording/play/play_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace dossier {

TablePage::TablePage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(createPace());
    column->addWidget(
        new QuietLabel(tr("You are asked where something can matter: answers to others, checks that are open, Combat, "
                          "Bluffs. Besides, stop at the start and end of:"),
                       m_desk.appearance, this));
    column->addWidget(createStops());
    m_beforeSite = box("stopBeforeSite", tr("Stop where a Team is about to investigate"));
    m_freeDraw = box("freeDraw", tr("Draw the free card without asking"));
    m_lastSite = box("lastSite", tr("Begin with the only Site assigned without asking, where the Team has its level"));
    for (QCheckBox* each : {m_beforeSite, m_freeDraw, m_lastSite})
        column->addWidget(each);
    column->addWidget(createGuess());
    m_onlyKnown = box("onlyKnownCards", tr("Refuse decks with cards that the game does not know"));
    m_onlyKnown->setToolTip(
        tr("Cards of further sets: otherwise Agents, Sites and Adversaries among them are played by "
           "their printed facts, and others stay in the hand"));
    column->addWidget(m_onlyKnown);
    column->addWidget(createCards(), 1);
    connect(m_usual, &QPushButton::clicked, this, [this] {
        m_desk.settings.setTableStops({});
        m_desk.settings.setOnlyKnownCards(false);
        setPace(kBriskly);
        read();
    });
    read();
}

QCheckBox* TablePage::box(const char* name, const QString& words)
{
    auto* made = new QCheckBox(words, this);
    made->setObjectName(QLatin1String(name));
    connect(made, &QCheckBox::toggled, this, &TablePage::keep);
    return made;
}

QWidget* TablePage::createStops()
{
    auto* part = new QWidget(this);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6 * kGrid);
    grid->setVerticalSpacing(kGrid);
    grid->setColumnStretch(3, 1);
    int column = 0;
    for (const QString& words : {tr("in my turns"), tr("in turns of others")}) {
        auto* head = new QuietLabel(words, m_desk.appearance, part);
        head->setWordWrap(false);
        grid->addWidget(head, 0, ++column);
    }
    for (int phase = 0; phase < kPhases; ++phase) {
        const QString name = word(static_cast<Phase>(phase));
        grid->addWidget(new QLabel(name, part), phase + 1, 0);
        for (int whose = 0; whose < 2; ++whose) {
            QCheckBox* made = box(whose == 0 ? "stopMine" : "stopOthers", QString());
            made->setObjectName(made->objectName() + QString::number(phase));
            made->setAccessibleName(whose == 0 ? tr("Stop in my turns: %1").arg(name)
                                               : tr("Stop in the turns of others: %1").arg(name));
            m_phases[static_cast<std::size_t>(phase)][static_cast<std::size_t>(whose)] = made;
            grid->addWidget(made, phase + 1, 1 + whose);
            grid->setRowMinimumHeight(phase + 1, 5 * kGrid);
        }
    }
    return part;
}

QWidget* TablePage::createGuess()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    m_guess = new QSpinBox(part);
    m_guess->setObjectName(QStringLiteral("guessFrom"));
    m_guess->setRange(1, TableStops::kAnyGuess);
    auto* says = new QLabel(tr("Ask for my guess once so many X-Files are left, or fewer:"), part);
    says->setBuddy(m_guess);
    row->addWidget(says);
    row->addWidget(m_guess);
    row->addStretch(1);
    connect(m_guess, &QSpinBox::valueChanged, this, &TablePage::keep);
    return part;
}

QWidget* TablePage::createPace()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    m_pace = new QComboBox(part);
    m_pace->setObjectName(QStringLiteral("tablePace"));
    m_pace->addItem(tr("at leisure"), kAtLeisure);
    m_pace->addItem(tr("briskly"), kBriskly);
    m_pace->addItem(tr("at once"), kAtOnce);
    auto* says = new QLabel(tr("The program plays, and shows what happens:"), part);
    says->setBuddy(m_pace);
    row->addWidget(says);
    row->addWidget(m_pace);
    row->addStretch(1);
    connect(m_pace, &QComboBox::activated, this, [this] { setPace(m_pace->currentData().toInt()); });
    return part;
}

void TablePage::setPace(int pace)
{
    m_desk.settings.setTablePace(pace);
    emit paceChanged();
}

QWidget* TablePage::createCards()
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(
        new QuietLabel(tr("Cards with a rule of their own; it is made at the table, by a right click on a choice:"),
                       m_desk.appearance, part));
    m_cards = new QListWidget(part);
    m_cards->setObjectName(QStringLiteral("cardStops"));
    m_cards->setAccessibleName(tr("Cards with a rule of their own"));
    m_cards->setMinimumHeight(8 * kGrid);
    m_cards->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents); // mostly few: the stops need the room
    m_when = new QComboBox(part);
    m_when->setObjectName(QStringLiteral("cardStopChoice"));
    m_when->setAccessibleName(tr("When to ask"));
    for (int stop = 0; stop < kCardStops; ++stop)
        m_when->addItem(cardStopWords(stop));
    column->addWidget(m_cards, 1);
    m_usual = new QPushButton(tr("Reset all"), part);
    m_usual->setObjectName(QStringLiteral("usualStops"));
    auto* below = new QHBoxLayout;
    below->addWidget(m_when);
    below->addStretch(1);
    below->addWidget(m_usual);
    column->addLayout(below);
    connect(m_cards, &QListWidget::currentRowChanged, this, &TablePage::showChosen);
    connect(m_when, &QComboBox::activated, this, [this](int stop) {
        if (const QListWidgetItem* item = m_cards->currentItem()) {
            const QString number = item->data(Qt::UserRole).toString();
            if (static_cast<CardStop>(stop) == CardStop::Usual)
                m_stops.cards.remove(number);
            else
                m_stops.cards[number] = static_cast<CardStop>(stop);
            m_desk.settings.setTableStops(m_stops);
            read();
        }
    });
    return part;
}

// The phase bar sets stops, too.
void TablePage::showEvent(QShowEvent* event)
{
    read();
    QWidget::showEvent(event);
}

void TablePage::read()
{
    m_reading = true;
    m_stops = m_desk.settings.tableStops();
    for (std::size_t phase = 0; phase < m_phases.size(); ++phase) {
        m_phases[phase][0]->setChecked(m_stops.phases[phase].mine);
        m_phases[phase][1]->setChecked(m_stops.phases[phase].others);
    }
    m_beforeSite->setChecked(m_stops.beforeSite);
    m_freeDraw->setChecked(m_stops.freeDraw);
    m_lastSite->setChecked(m_stops.lastSite);
    m_guess->setValue(m_stops.guess);
    m_pace->setCurrentIndex(m_pace->findData(m_desk.settings.tablePace().value_or(kBriskly)));
    m_onlyKnown->setChecked(m_desk.settings.onlyKnownCards());
    listCards();
    m_reading = false;
}

void TablePage::listCards()
{
    m_cards->clear();
    for (auto each = m_stops.cards.begin(); each != m_stops.cards.end(); ++each) {
        QString title = each.key();
        for (std::size_t card = 0; card < m_desk.box.cards.size(); ++card)
            if (QString::fromStdString(m_desk.box.cards[static_cast<CardIndex>(card)].id) == each.key())
                title = QString::fromStdString(m_desk.box.cards[static_cast<CardIndex>(card)].title);
        auto* item = new QListWidgetItem(
            tr("%1: %2", "a card and when to ask").arg(title, cardStopWords(static_cast<int>(each.value()))), m_cards);
        item->setData(Qt::UserRole, each.key());
    }
    showChosen();
}

void TablePage::showChosen()
{
    const QListWidgetItem* item = m_cards->currentItem();
    m_when->setEnabled(item != nullptr);
    if (item)
        m_when->setCurrentIndex(static_cast<int>(m_stops.cards.value(item->data(Qt::UserRole).toString())));
}

void TablePage::keep()
{
    if (m_reading)
        return;
    for (std::size_t phase = 0; phase < m_phases.size(); ++phase)
        m_stops.phases[phase] = {m_phases[phase][0]->isChecked(), m_phases[phase][1]->isChecked()};
    m_stops.beforeSite = m_beforeSite->isChecked();
    m_stops.freeDraw = m_freeDraw->isChecked();
    m_stops.lastSite = m_lastSite->isChecked();
    m_stops.guess = m_guess->value();
    m_desk.settings.setTableStops(m_stops);
    m_desk.settings.setOnlyKnownCards(m_onlyKnown->isChecked());
}

} // namespace dossier
