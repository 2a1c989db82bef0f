#include "app/card_sets/card_sets_dialog.h"

#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/file_drop.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/files/source_file.h"
#include "desk/owned_cards.h"
#include "domain/collection/completion.h"
#include "wording/lists/card_set_text.h"
#include "wording/lists/reading_text.h"
#include "wording/words/game_words.h"
#include "wording/words/qt_text.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace dossier {

namespace {

enum SetColumn { kSet, kCodes, kCards, kOwned, kColumns };
constexpr int kBaseSet = 0; // its row

// "PR96, PR97": how the numbers of its cards begin.
QString codesOf(const std::vector<Card>& cards)
{
    QStringList codes;
    for (const Card& card : cards)
        if (const QString code = qtText(card.set); !codes.contains(code))
            codes << code;
    return codes.join(QStringLiteral(", "));
}

// Of a set that is not in hand, nothing is.
CompletionShare shareOf(const Completion& completion, const std::string& set)
{
    const auto found = std::ranges::find(completion.furtherSets, set, &SetCompletion::name);
    return found == completion.furtherSets.end() ? CompletionShare() : found->share;
}

} // namespace

CardSetsDialog::CardSetsDialog(const Desk& desk, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_sets(new QTableWidget(0, kColumns, this))
    , m_says(new QuietLabel(QString(), desk.appearance, this))
    , m_open(new QPushButton(tr("&Open a file …"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_report(createReport())
    , m_close(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("cardSetsDialog"));
    setWindowTitle(tr("Card sets"));
    createLayout();
    connectSignals();
    listSets();
    m_report->hide();
    m_sets->setFocus();
}

QWidget* CardSetsDialog::createReport()
{
    auto* report = new QWidget(this);
    m_found = new QLabel(report);
    m_found->setObjectName(QStringLiteral("cardSetFound"));
    m_found->setTextFormat(Qt::PlainText);
    m_found->setWordWrap(true);
    m_name = new QLineEdit(report);
    m_name->setObjectName(QStringLiteral("cardSetName"));
    m_name->setAccessibleName(tr("What the set is called"));
    m_name->setMaxLength(60);
    auto* name = new QLabel(tr("Call the set:"), report);
    name->setBuddy(m_name);
    m_lines = new QListWidget(report);
    m_lines->setObjectName(QStringLiteral("cardSetLines"));
    m_lines->setAccessibleName(tr("What was not understood"));
    m_lines->setWordWrap(true);
    m_take = new QPushButton(tr("&Take in"), report);
    m_take->setObjectName(QStringLiteral("cardSetTake"));
    auto* grid = new QGridLayout(report);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2 * kGrid);
    grid->addWidget(new HeadingLabel(tr("In this file"), m_desk.appearance, report), 0, 0, 1, 3);
    grid->addWidget(m_found, 1, 0, 1, 3);
    grid->addWidget(m_lines, 2, 0, 1, 3);
    grid->addWidget(name, 3, 0);
    grid->addWidget(m_name, 3, 1);
    grid->addWidget(m_take, 3, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(2, 1);
    return report;
}

void CardSetsDialog::createLayout()
{
    m_sets->setObjectName(QStringLiteral("cardSets"));
    m_sets->setAccessibleName(tr("Sets of cards"));
    m_sets->setHorizontalHeaderLabels({tr("Set"), tr("Numbers"), tr("Cards"), tr("Owned")});
    m_sets->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_sets->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_sets->setSelectionMode(QAbstractItemView::SingleSelection);
    m_sets->setTabKeyNavigation(false);
    m_sets->setShowGrid(false);
    m_sets->verticalHeader()->hide();
    m_sets->verticalHeader()->setMinimumSectionSize(m_desk.appearance.theme().rowHeight);
    m_sets->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // long names break into lines
    m_sets->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_sets->horizontalHeader()->setSectionResizeMode(kSet, QHeaderView::Stretch);
    m_sets->setMinimumHeight(5 * m_desk.appearance.theme().rowHeight);
    m_says->setObjectName(QStringLiteral("cardSetSays"));
    m_open->setObjectName(QStringLiteral("cardSetOpen"));
    m_open->setToolTip(tr("The fan site’s card JSON, or a table under the headings of the base set’s"));
    m_remove->setObjectName(QStringLiteral("cardSetRemove"));
    m_close->setObjectName(QStringLiteral("cardSetClose"));
    for (QPushButton* button : {m_open, m_remove, m_take, m_close})
        button->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    all->setSpacing(2 * kGrid);
    all->addWidget(
        new QuietLabel(tr("Cards of further sets are catalogued, searched and put into decks. The game knows "
                          "their printed facts, not what their texts do. A file can be dropped here."),
                       m_desk.appearance, this));
    all->addWidget(m_sets, 1);
    all->addWidget(m_says);
    all->addWidget(m_report, 2);
    all->addLayout(buttons);
    resize(160 * kGrid, 130 * kGrid);
}

void CardSetsDialog::connectSignals()
{
    connect(m_open, &QPushButton::clicked, this, &CardSetsDialog::chooseFile);
    connect(m_remove, &QPushButton::clicked, this, &CardSetsDialog::removeChosen);
    connect(m_take, &QPushButton::clicked, this, &CardSetsDialog::takeIn);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_name, &QLineEdit::editingFinished, this, &CardSetsDialog::lookAgain);
    connect(m_sets, &QTableWidget::currentCellChanged, this, &CardSetsDialog::settle);
    auto* drop = new FileDrop(this);
    connect(drop, &FileDrop::fileDropped, this, [this](const QString& path) { look(path); });
    connect(drop, &FileDrop::textDropped, this,
            [this](const QString& text) { look(text.toUtf8(), tr("Pasted text")); });
}

void CardSetsDialog::listSets()
{
    const CardPool& pool = m_desk.box.cards;
    CopyCounts owned(pool.size());
    for (CardIndex card = 0; card < pool.size(); ++card)
        owned[card] = m_desk.owned.copies(card);
    const Completion completion = completionOf(owned, pool);
    m_stored = m_desk.sets.sets();
    m_sets->setRowCount(0);
    const auto add = [&](const QString& name, const QString& codes, int cards, int have) {
        const int row = m_sets->rowCount();
        m_sets->insertRow(row);
        int column = 0;
        for (const QString& words : {name, codes, QLocale().toString(cards), QLocale().toString(have)}) {
            auto* item = new QTableWidgetItem(words);
            if (column >= kCards)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_sets->setItem(row, column++, item);
        }
    };
    const Card& first = pool[0];
    add(tr("%1 (the base set)").arg(first.setName.empty() ? QStringLiteral("Premiere") : qtText(first.setName)),
        qtText(first.set), completion.all.of, completion.all.owned);
    for (const SetCompletion& set : completion.furtherSets) {
        std::vector<Card> cards;
        std::ranges::copy_if(pool.cards(), std::back_inserter(cards),
                             [&](const Card& card) { return !card.further && card.setName == set.name; });
        if (!cards.empty())
            add(setWords(set.name), codesOf(cards), set.share.of, set.share.owned);
    }
    m_official = m_sets->rowCount();
    for (const StoredSet& stored : m_stored)
        add(qtText(stored.set.name), codesOf(stored.set.cards), static_cast<int>(stored.set.cards.size()),
            shareOf(completion, stored.set.name).owned);
    m_sets->setCurrentCell(kBaseSet, kSet);
    settle();
}

const StoredSet* CardSetsDialog::chosen() const
{
    const int row = m_sets->currentRow() - m_official;
    return row < 0 || row >= static_cast<int>(m_stored.size()) ? nullptr : &m_stored[static_cast<std::size_t>(row)];
}

void CardSetsDialog::settle()
{
    const StoredSet* set = chosen();
    const QString stays = set ? m_desk.sets.whyItStays(*set) : tr("The official sets are always there.");
    QStringList words;
    if (set && set->unread > 0)
        words << tr("%n card(s) of it cannot be read.", nullptr, set->unread);
    words << (stays.isEmpty() ? tr("Nothing of yours uses this set: it can be removed.") : stays);
    m_says->setText(words.join(QLatin1Char(' ')));
    m_remove->setEnabled(stays.isEmpty());
}

void CardSetsDialog::chooseFile()
{
    if (const auto path = m_desk.ask.fileToOpen(this, tr("Open a set of cards"),
                                                tr("Sets of cards (*.json *.csv *.tsv *.txt);;All files (*)")))
        look(*path);
}

void CardSetsDialog::look(const QString& path)
{
    const SourceFile file = readSource(path);
    if (file.trouble.isEmpty())
        return look(file.content, path);
    m_source.clear();
    m_reading = CardSetReading();
    m_found->setText(file.trouble);
    showLook();
    m_open->setFocus();
}

void CardSetsDialog::look(const QByteArray& content, const QString& source)
{
    m_content = content;
    m_source = source;
    m_name->clear();
    lookAgain();
    if (m_reading && m_reading->sets.size() == 1)
        m_name->setText(qtText(m_reading->sets.front().name));
    (m_take->isEnabled() ? static_cast<QWidget*>(m_take) : m_open)->setFocus();
}

void CardSetsDialog::lookAgain()
{
    if (m_source.isEmpty())
        return;
    CardSetLibrary::Look look = m_desk.sets.look(m_content, m_source, m_name->text().trimmed());
    m_reading = std::move(look.reading);
    m_found->setText(look.trouble.isEmpty()
                         ? tr("%1: %2.").arg(QFileInfo(m_source).fileName(), sentence(std::span(m_reading->sets)))
                         : look.trouble);
    showLook();
}

void CardSetsDialog::showLook()
{
    m_lines->clear();
    for (const OwnWord& own : m_reading->ownWords)
        m_lines->addItem(tr("Not a word of the base set, kept: %1").arg(sentence(own)));
    for (const auto* problems : {&m_reading->leftOut, &m_reading->refused})
        for (const SetProblem& problem : *problems)
            m_lines->addItem(
                tr("Line %1, %2: %3").arg(QString::number(problem.line), qtText(problem.card), sentence(problem)));
    for (const Remark& remark : m_reading->remarks)
        m_lines->addItem(sentence(remark, m_desk.box.cards) + QLatin1Char('.'));
    m_lines->addItems(westernSentences(m_reading->western));
    int cards = 0;
    for (const FurtherSet& set : m_reading->sets)
        cards += static_cast<int>(set.cards.size());
    m_take->setText(tr("&Take in %n card(s)", nullptr, cards));
    m_take->setEnabled(cards > 0);
    m_name->setEnabled(cards > 0);
    m_lines->setVisible(m_lines->count() > 0);
    m_report->show();
}

// Under the name that stands there, whether the field was left or not.
void CardSetsDialog::takeIn()
{
    lookAgain();
    if (m_reading && !m_reading->sets.empty() && m_desk.sets.takeIn(*m_reading))
        accept();
}

void CardSetsDialog::removeChosen()
{
    const StoredSet* set = chosen();
    if (!set)
        return;
    const QString question = tr("Remove the set %1? Its %n card(s) are then not known any more.", nullptr,
                                static_cast<int>(set->set.cards.size()))
                                 .arg(qtText(set->set.name));
    if (!m_desk.ask.sure(this, question, tr("Remove")))
        return;
    if (m_desk.sets.remove(*set))
        accept();
    else
        listSets();
}

} // namespace dossier
