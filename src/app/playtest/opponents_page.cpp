#include "app/playtest/opponents_page.h"

#include "app/playtest/opponent_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_delegate.h"
#include "box/game_data.h"
#include "wording/play/play_words.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

namespace dossier {

namespace {

// Widths in letters of the text.
constexpr int kWonLetters = 45;
constexpr int kNameLetters = 24;

} // namespace

OpponentsPage::OpponentsPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_model(new OpponentModel(this))
    , m_table(new QTableView(this))
    , m_endings(new QuietLabel({}, desk.appearance, this))
{
    setObjectName(QStringLiteral("opponentsPage"));
    dressTable(*m_table, desk.appearance.theme());
    m_table->setObjectName(QStringLiteral("opponentTable"));
    m_table->setAccessibleName(tr("Won against each opponent"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RowDelegate(desk.appearance, m_table));
    letRowsBreak(*m_table, whiskerHeight(desk.appearance.theme()));
    const int letter = QFontMetrics(desk.appearance.theme().text).averageCharWidth();
    m_table->setColumnWidth(OpponentModel::Won, kWonLetters * letter);
    giveRest(*m_table, OpponentModel::Name, kNameLetters * letter);
    m_endings->setObjectName(QStringLiteral("playtestEndings"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_table, 1);
    column->addWidget(m_endings);
    column->addWidget(
        new QuietLabel(tr("Every seed is played twice with seats exchanged, so that luck cancels. The bar "
                          "holds the true figure in 95 of 100 playtests; dashed: even."),
                       desk.appearance, this));
}

void OpponentsPage::show(const PlayedSeries& series)
{
    m_model->show(series);
    for (const int column : {OpponentModel::Games, OpponentModel::Turns})
        m_table->resizeColumnToContents(column);
    m_endings->setText(endings(series.ownGames()));
}

QString OpponentsPage::endings(const TableTally& games) const
{
    QStringList lines;
    for (const auto& [ending, count] : games.endings)
        lines << tr("%1: %2", "how many games ended so: a sentence")
                     .arg(QLocale().toString(count),
                          endingSentence(static_cast<Ending>(ending), tr("One of them", "subject: who won")));
    return lines.join(QLatin1Char('\n'));
}

} // namespace dossier
