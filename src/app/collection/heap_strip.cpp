#include "app/collection/heap_strip.h"

#include "app/collection/heap_view.h"
#include "app/entry/known_words.h"
#include "app/theme/theme.h"
#include "domain/limits/text_limits.h"
#include "wording/words/game_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStringListModel>

namespace dossier {

namespace {

QStringList asList(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list;
}

} // namespace

HeapStrip::HeapStrip(HeapView& view, const HeapTableModel& heaps, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_heaps(heaps)
    , m_rows(new QLabel(this))
    , m_name(name)
    , m_copies(new QSpinBox(this))
    , m_condition(new QComboBox(this))
    , m_trade(new QComboBox(this))
    , m_language(new QLineEdit(this))
    , m_place(new QLineEdit(this))
    , m_borrower(new QLineEdit(this))
    , m_places(new QStringListModel(this))
    , m_borrowers(new QStringListModel(this))
{
    setObjectName(m_name + QStringLiteral("Strip"));
    createChoices();
    createLines();
    createLayout();
    connectSignals();
    QWidget* last = m_copies;
    for (QWidget* next : std::initializer_list<QWidget*>{m_place, m_borrower, m_condition, m_language, m_trade}) {
        setTabOrder(last, next);
        last = next;
    }
    hide();
}

void HeapStrip::createChoices()
{
    m_copies->setObjectName(m_name + QStringLiteral("Copies"));
    m_copies->setAccessibleName(tr("How many copies of each chosen row"));
    m_copies->setToolTip(tr("How many copies of each row are meant; those that are left stay as they are"));
    m_copies->setSpecialValueText(tr("All copies"));
    m_copies->setSuffix(tr(" of each"));
    m_copies->setMaximum(kMostOwned); // the widest that is ever shown
    m_copies->setMinimumWidth(m_copies->sizeHint().width());
    m_copies->setMaximum(0);
    m_condition->setObjectName(m_name + QStringLiteral("Condition"));
    m_condition->setAccessibleName(tr("Condition of the chosen rows"));
    m_condition->setPlaceholderText(tr("Condition …"));
    for (int i = 0; i < kConditions; ++i) {
        const QString name = word(static_cast<Condition>(i));
        m_condition->addItem(name.isEmpty() ? tr("not graded") : name, name);
    }
    m_condition->setCurrentIndex(-1);
    m_trade->setObjectName(m_name + QStringLiteral("Trade"));
    m_trade->setAccessibleName(tr("Whether these copies are for trade"));
    m_trade->setPlaceholderText(tr("For trade …"));
    m_trade->addItems({tr("Mark for trade"), tr("Not for trade")});
    m_trade->setCurrentIndex(-1);
}

void HeapStrip::createLines()
{
    m_language->setObjectName(m_name + QStringLiteral("Language"));
    m_language->setAccessibleName(tr("Language of the chosen rows"));
    m_language->setMaxLength(static_cast<int>(longest(TextOf::Language)));
    m_language->setPlaceholderText(tr("Language"));
    m_place->setObjectName(m_name + QStringLiteral("Place"));
    m_place->setAccessibleName(tr("Where to move the chosen rows"));
    m_place->setMaxLength(static_cast<int>(longest(TextOf::Place)));
    m_place->setPlaceholderText(tr("Move to: a box, a binder and its page …"));
    m_borrower->setObjectName(m_name + QStringLiteral("Borrower"));
    m_borrower->setAccessibleName(tr("Whom to lend the chosen rows to"));
    m_borrower->setMaxLength(static_cast<int>(longest(TextOf::Borrower)));
    m_borrower->setPlaceholderText(tr("Lend to: a name …"));
    offerKnown(*m_place, *m_places);
    offerKnown(*m_borrower, *m_borrowers);
}

void HeapStrip::createLayout()
{
    auto* where = new QHBoxLayout;
    where->setSpacing(2 * kGrid);
    where->addWidget(m_rows);
    where->addWidget(m_copies);
    where->addWidget(m_place, 1);
    auto* what = new QHBoxLayout;
    what->setSpacing(2 * kGrid);
    what->addWidget(m_borrower, 1);
    what->addWidget(m_condition);
    what->addWidget(m_language);
    what->addWidget(m_trade);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, kGrid, 0, 0);
    lines->setSpacing(kGrid);
    lines->addLayout(where);
    lines->addLayout(what);
    m_language->setMaximumWidth(28 * kGrid);
}

void HeapStrip::connectSignals()
{
    connect(&m_view, &HeapView::choiceChanged, this, &HeapStrip::refresh);
    connect(&m_view, &HeapView::moveWanted, this, &HeapStrip::askWhereTo);
    connect(&m_view, &HeapView::lendWanted, this, &HeapStrip::askWhomTo);
    connect(&m_view, &HeapView::partWanted, this, &HeapStrip::askHowMany);
    connect(m_place, &QLineEdit::returnPressed, this, [this] { write(HeapTableModel::Location, m_place->text()); });
    connect(m_borrower, &QLineEdit::returnPressed, this, [this] { write(HeapTableModel::LentTo, m_borrower->text()); });
    connect(m_language, &QLineEdit::returnPressed, this,
            [this] { write(HeapTableModel::Language, m_language->text()); });
    connect(m_condition, &QComboBox::activated, this, [this](int choice) {
        write(HeapTableModel::ConditionColumn, m_condition->itemData(choice).toString());
        m_condition->setCurrentIndex(-1);
    });
    connect(m_trade, &QComboBox::activated, this, [this](int choice) {
        markForTrade(choice == 0);
        m_trade->setCurrentIndex(-1);
    });
}

void HeapStrip::refresh()
{
    const int rows = m_view.chosenCount();
    m_asked = m_asked && rows == 1;
    m_rows->setText(tr("%n row(s) chosen:", nullptr, rows));
    m_copies->setMaximum(m_view.mostCopies());
    setVisible(rows > 1 || m_asked);
}

void HeapStrip::askWhereTo()
{
    ask(m_place);
    m_place->selectAll();
}

void HeapStrip::askWhomTo()
{
    ask(m_borrower);
    m_borrower->selectAll();
}

void HeapStrip::askHowMany()
{
    ask(m_copies);
    m_copies->setValue(std::max(1, m_copies->value()));
    m_copies->selectAll();
}

void HeapStrip::ask(QWidget* first)
{
    m_places->setStringList(asList(m_heaps.words(HeapTableModel::Location)));
    m_borrowers->setStringList(asList(m_heaps.words(HeapTableModel::LentTo)));
    if (m_view.chosenCount() == 0) // the row that chosenRows() would answer is chosen for everybody to see
        m_view.selectRow(m_view.currentIndex().row());
    m_asked = m_view.chosenCount() == 1;
    refresh();
    if (isVisible()) // nobody types into what is not seen
        first->setFocus();
}

void HeapStrip::write(int column, const QString& text)
{
    const int copies = m_copies->value();
    if (!m_view.writeChosen(column, text, copies))
        return;
    if (copies > 0 || column == HeapTableModel::Location || column == HeapTableModel::LentTo)
        goBack();
}

// No row is divided for it: so many of its copies are for trade.
void HeapStrip::markForTrade(bool offered)
{
    const bool done = m_view.changeChosen([offered, copies = m_copies->value()](OwnedCard& heap) {
        const int meant = copies == 0 ? heap.count : std::min(copies, heap.count);
        heap.forTrade = offered ? meant : std::min(heap.forTrade, heap.count - meant);
        return QString();
    });
    if (done && m_copies->value() > 0)
        goBack();
}

void HeapStrip::goBack()
{
    m_asked = false;
    m_copies->setValue(0);
    m_view.setFocus();
    refresh();
}

void HeapStrip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return goBack();
    QWidget::keyPressEvent(event);
}

} // namespace dossier
