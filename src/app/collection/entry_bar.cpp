#include "app/collection/entry_bar.h"

#include "app/entry/card_entry_line.h"
#include "app/entry/known_words.h"
#include "app/fitting/flow_layout.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/owned_cards.h"
#include "domain/limits/text_limits.h"
#include "wording/words/game_words.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QResizeEvent>
#include <QSet>
#include <QStringListModel>
#include <QToolButton>

namespace dossier {

namespace {

constexpr int kNarrowestLine = 75 * kGrid;

// Rarities in which titles with several printings in a set come.
std::vector<Rarity> printingsOf(const CardPool& pool)
{
    std::vector<Rarity> rarities;
    for (CardIndex card = 0; card < pool.size(); ++card) {
        const auto printings = pool.printings(pool.titleOf(card));
        const auto isBeside = [&](CardIndex other) {
            return other != card && pool[other].setName == pool[card].setName &&
                   pool[other].rarity != pool[card].rarity;
        };
        if (std::ranges::any_of(printings, isBeside) &&
            std::ranges::find(rarities, pool[card].rarity) == rarities.end())
            rarities.push_back(pool[card].rarity);
    }
    std::ranges::sort(rarities);
    return rarities;
}

// In the order of the pool, the base set first.
QStringList setsOf(const CardPool& pool)
{
    QStringList sets;
    for (const Card& card : pool.cards())
        if (const QString name = QString::fromStdString(card.setName); !sets.contains(name))
            sets << name;
    return sets;
}

// It is seen which of them hold something.
void wearHeld(QWidget& chip, bool held)
{
    QFont font = chip.font();
    font.setBold(held);
    chip.setFont(font);
}

} // namespace

EntryBar::EntryBar(const Desk& desk, EntrySession& session, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_session(session)
    , m_line(new CardEntryLine(desk.box.cards, this))
    , m_place(new QLineEdit(this))
    , m_places(new QStringListModel(this))
    , m_condition(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_set(new QComboBox(this))
    , m_printing(new QComboBox(this))
    , m_clear(new QToolButton(this))
    , m_chips(new QWidget(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setObjectName(QStringLiteral("entryBar"));
    createLine();
    createChips();
    createLayout();
    connectSignals();
    showKept();
}

void EntryBar::createLine()
{
    m_line->setObjectName(QStringLiteral("entryLine"));
    m_line->setPlaceholderText(tr("63, 63 4, or the start of a title …"));
    m_line->setAccessibleName(tr("Card to add: number or title, and a count"));
    m_line->askForPrintings([this](TitleIndex title) { return m_session.printingOf(title); });
    m_line->describeCards([this](CardIndex card) { return tr("%n owned", nullptr, m_desk.owned.copies(card)); });
    setFocusProxy(m_line);
}

void EntryBar::createChips()
{
    m_place->setObjectName(QStringLiteral("keptPlace"));
    m_place->setMaxLength(static_cast<int>(longest(TextOf::Place)));
    m_place->setAccessibleName(tr("Place of all that follows"));
    m_place->setPlaceholderText(tr("Place"));
    m_place->setToolTip(tr("Where all that is entered from now on lies: a box, a binder and its page"));
    offerKnown(*m_place, *m_places);
    m_condition->setObjectName(QStringLiteral("keptCondition"));
    m_condition->setAccessibleName(tr("Condition of all that follows"));
    m_condition->setToolTip(tr("The condition of all that is entered from now on"));
    for (int i = 0; i < kConditions; ++i) {
        const QString name = word(static_cast<Condition>(i));
        m_condition->addItem(name.isEmpty() ? tr("not graded") : name, i);
    }
    m_language->setObjectName(QStringLiteral("keptLanguage"));
    m_language->setAccessibleName(tr("Language of all that follows"));
    m_language->setToolTip(tr("The language of all that is entered from now on"));
    for (const char* code : {"en", "fr", "de", "it", "es", "pt", "ja"})
        m_language->addItem(QString::fromLatin1(code), QString::fromLatin1(code));
    m_set->setObjectName(QStringLiteral("keptSet"));
    m_set->setAccessibleName(tr("Set of all that follows"));
    m_set->setToolTip(
        tr("The set that titles alone mean from now on, where it has them, and numbers alone; without one, the "
           "first that has them"));
    m_set->addItem(tr("Any set"), QString());
    for (const QString& set : setsOf(m_desk.box.cards))
        m_set->addItem(setWords(set.toStdString()), set);
    m_printing->setObjectName(QStringLiteral("keptPrinting"));
    m_printing->setAccessibleName(tr("Printing of titles that have several"));
    m_printing->setToolTip(tr("Which printing a title means that has several"));
    m_printing->addItem(tr("Printing: ask each time"), -1);
    for (const Rarity rarity : printingsOf(m_desk.box.cards))
        m_printing->addItem(tr("Printing: %1").arg(word(rarity)), static_cast<int>(rarity));
    m_clear->setObjectName(QStringLiteral("keptClear"));
    m_clear->setIcon(icon(Glyph::Close, m_desk.appearance));
    m_clear->setAutoRaise(true);
    m_clear->setAccessibleName(tr("Hold nothing for what follows"));
    m_clear->setToolTip(tr("Hold nothing for what follows"));
}

void EntryBar::createLayout()
{
    auto* flow = new FlowLayout(m_chips);
    flow->setSpacing(kGrid);
    for (QWidget* chip :
         std::initializer_list<QWidget*>{m_place, m_condition, m_language, m_set, m_printing, m_clear}) {
        chip->setFont(m_desk.appearance.theme().small);
        flow->addWidget(chip);
    }
    m_place->setFixedWidth(QFontMetrics(m_place->font()).averageCharWidth() * 18);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kGrid);
    m_line->setMinimumWidth(kNarrowestLine);
    m_layout->addWidget(m_line, 1);
    m_layout->addWidget(m_chips);
    QWidget* last = m_line;
    for (QWidget* next :
         std::initializer_list<QWidget*>{m_place, m_condition, m_language, m_set, m_printing, m_clear}) {
        setTabOrder(last, next);
        last = next;
    }
}

void EntryBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

// Beside the line where there is room for both, else beneath it.
void EntryBar::arrange()
{
    const bool beside = width() >= kNarrowestLine + kGrid + m_chips->layout()->sizeHint().width();
    m_layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int line = m_line->sizeHint().height();
    const int chips = m_chips->layout()->heightForWidth(width());
    m_chips->setMinimumHeight(beside ? 0 : chips);
    m_line->setMinimumHeight(line);
    setFixedHeight(beside ? std::max(line, m_chips->layout()->sizeHint().height()) : line + kGrid + chips);
}

void EntryBar::connectSignals()
{
    connect(&m_session, &EntrySession::keptChanged, this, &EntryBar::showKept);
    connect(m_line, &CardEntryLine::printingChosen, &m_session, &EntrySession::rememberPrinting);
    connect(m_place, &QLineEdit::editingFinished, this, &EntryBar::keep);
    for (QComboBox* choice : {m_condition, m_language, m_set, m_printing})
        connect(choice, &QComboBox::activated, this, &EntryBar::keep);
    connect(m_clear, &QToolButton::clicked, this, &EntryBar::clearAll);
    for (QWidget* chip : std::initializer_list<QWidget*>{m_place, m_condition, m_language, m_set, m_printing, m_clear})
        chip->installEventFilter(this);
}

void EntryBar::keep()
{
    EntrySession::Kept kept;
    kept.place = m_place->text().simplified().toStdString();
    kept.condition = static_cast<Condition>(m_condition->currentData().toInt());
    kept.language = m_language->currentData().toString().toStdString();
    kept.set = m_set->currentData().toString().toStdString();
    if (const int printing = m_printing->currentData().toInt(); printing >= 0)
        kept.printing = static_cast<Rarity>(printing);
    m_session.keep(kept);
}

void EntryBar::showKept()
{
    const EntrySession::Kept& kept = m_session.kept();
    const QString language = QString::fromStdString(kept.language);
    m_place->setText(QString::fromStdString(kept.place));
    m_condition->setCurrentIndex(m_condition->findData(static_cast<int>(kept.condition)));
    if (m_language->findData(language) < 0)
        m_language->addItem(language, language);
    m_language->setCurrentIndex(m_language->findData(language));
    m_set->setCurrentIndex(std::max(0, m_set->findData(QString::fromStdString(kept.set))));
    m_line->setSet(kept.set);
    m_printing->setCurrentIndex(m_printing->findData(kept.printing ? static_cast<int>(*kept.printing) : -1));
    wearHeld(*m_place, !kept.place.empty());
    wearHeld(*m_condition, kept.condition != Condition::Unknown);
    wearHeld(*m_language, kept.language != EntrySession::Kept().language);
    wearHeld(*m_set, !kept.set.empty());
    wearHeld(*m_printing, kept.printing.has_value());
    m_clear->setEnabled(kept != EntrySession::Kept());
    arrange(); // bold words are wider
}

void EntryBar::clearAll()
{
    m_session.keep({});
    m_line->setFocus();
}

bool EntryBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_place && event->type() == QEvent::FocusIn) {
        QStringList places;
        for (const std::string& place : m_desk.owned.places())
            places << QString::fromStdString(place);
        m_places->setStringList(places);
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) {
        if (watched == m_place)
            m_place->clear();
        else if (auto* choice = qobject_cast<QComboBox*>(watched))
            choice->setCurrentIndex(0);
        keep();
        m_line->setFocus();
        return true;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && watched != m_clear) {
        keep();
        m_line->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace dossier
