#include "app/table/table_notebook.h"

#include "app/game/table_game.h"
#include "app/notebook/candidate_delegate.h"
#include "app/notebook/candidate_model.h"
#include "app/notebook/notebook.h"
#include "app/notebook/notebook_words.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/game_box.h"
#include "wording/words/game_words.h"

#include <QComboBox>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace dossier {

namespace {

std::vector<Answer> answersOf(const Notebook& known)
{
    std::vector<Answer> answers;
    for (int of = 0; of < kCharacteristics; ++of)
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type) {
            const CharacteristicType asked{static_cast<Characteristic>(of), type};
            const TypeSet bit = TypeSet{1} << typeBit(asked);
            if (((known.yes | known.no) & bit) != 0)
                answers.push_back({asked, (known.yes & bit) != 0});
        }
    return answers;
}

} // namespace

TableNotebook::TableNotebook(const Desk& desk, TableGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_notebook(new XFileNotebook(desk.box.cards, this))
    , m_model(new CandidateModel(*m_notebook, desk.box.cards, this))
    , m_player(new QComboBox(this))
    , m_known(new QuietLabel(QString(), desk.appearance, this))
    , m_table(new QTableView(this))
    , m_row(new QuietLabel(QString(), desk.appearance, this))
    , m_theirs(new QuietLabel(QString(), desk.appearance, this))
{
    setObjectName(QStringLiteral("tableNotebook"));
    createTable();
    createLayout();
    connect(&game, &TableGame::changed, this, [this] {
        listPlayers();
        refresh();
    });
    connect(m_player, &QComboBox::currentIndexChanged, this, &TableNotebook::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TableNotebook::sayRow);
    setFocusProxy(m_table);
}

void TableNotebook::createTable()
{
    m_table->setObjectName(QStringLiteral("tableCandidates"));
    m_table->setAccessibleName(tr("X-Files"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CandidateDelegate(m_desk.appearance, m_table));
    dressTable(*m_table, m_desk.appearance.theme());
    for (int column = CandidateModel::Title + 1; column < CandidateModel::kColumns; ++column)
        m_table->setColumnHidden(column, true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_desk.appearance.theme().rowHeight - kGrid);
}

void TableNotebook::createLayout()
{
    m_player->setObjectName(QStringLiteral("notebookPlayer"));
    m_player->setAccessibleName(tr("Whose X-File"));
    m_known->setObjectName(QStringLiteral("notebookKnown"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_player);
    column->addWidget(m_known);
    column->addWidget(m_table, 1);
    column->addWidget(m_row);
    column->addWidget(m_theirs);
}

void TableNotebook::listPlayers()
{
    if (!m_game.isOn())
        return;
    const QVariant before = m_player->currentData();
    const QSignalBlocker quiet(m_player);
    m_player->clear();
    for (int seat = 0; seat < m_game.seats(); ++seat)
        if (seat != m_game.viewer())
            m_player->addItem(m_game.cast().name(static_cast<Seat>(seat)), seat);
    m_player->setCurrentIndex(std::max(0, m_player->findData(before)));
    m_player->setVisible(m_player->count() > 1);
}

void TableNotebook::refresh()
{
    if (!m_game.isOn() || m_player->currentIndex() < 0)
        return;
    const auto seat = static_cast<Seat>(m_player->currentData().toInt());
    const std::vector<Answer> answers = answersOf(m_game.seen().notebooks[seat]);
    m_notebook->setWrongGuesses(m_game.wrongGuesses(seat));
    m_notebook->setAnswers(answers);
    QStringList words;
    for (const Answer& answer : answers)
        words << answerWords(answer);
    const int left = static_cast<int>(m_notebook->candidates().size());
    const QString count = tr("%n X-File(s) may be that of %1.", nullptr, left).arg(m_game.cast().name(seat));
    m_known->setText(words.isEmpty() ? count : count + QLatin1Char('\n') + words.join(QStringLiteral(" · ")));
    const auto theirs = m_game.candidatesOf(seat);
    m_theirs->setVisible(theirs && !m_game.passive(seat));
    if (theirs)
        m_theirs->setText(tr("%1 still has %n to choose from.", nullptr, *theirs).arg(m_game.cast().name(seat)));
    sayRow();
}

void TableNotebook::sayRow()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        m_row->setText(tr("Choose an X-File to see what it is."));
        return;
    }
    const XFileFacts& xfile = *m_desk.box.cards[m_model->cardAt(current.row())].xfile;
    QStringList types;
    for (int of = 0; of < kCharacteristics; ++of)
        types << word(xfile.type(static_cast<Characteristic>(of)));
    m_row->setText(types.join(QStringLiteral(" · ")) + QLatin1Char('\n') + m_model->sentence(current.row()));
}

} // namespace dossier
