#include "app/table/hand_over_page.h"

#include "app/game/table_game.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

HandOverPage::HandOverPage(const Desk& desk, TableGame& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_whose(new QLabel(this))
    , m_here(new QPushButton(tr("Take the seat"), this))
{
    setObjectName(QStringLiteral("handOverPage"));
    m_whose->setObjectName(QStringLiteral("handOverTo"));
    m_whose->setFont(desk.appearance.theme().title);
    m_whose->setAlignment(Qt::AlignCenter);
    m_here->setObjectName(QStringLiteral("takeSeat"));
    m_here->setAutoDefault(true);
    m_here->setMinimumWidth(60 * kGrid);
    auto* why = new QuietLabel(tr("The cards stay covered until then."), desk.appearance, this);
    why->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addWidget(m_whose);
    column->addWidget(why);
    column->addSpacing(3 * kGrid);
    column->addWidget(m_here, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_here, &QPushButton::clicked, &game, &TableGame::takeSeat);
    connect(&game, &TableGame::changed, this, &HandOverPage::refresh);
    setFocusProxy(m_here);
}

void HandOverPage::refresh()
{
    if (!m_game.isOn() || !m_game.waitsForHandOver())
        return;
    const QString name = m_game.cast().name(m_game.nextViewer());
    m_whose->setText(tr("Hand the table over to %1.").arg(name));
    m_here->setText(tr("I am %1").arg(name));
}

} // namespace dossier
