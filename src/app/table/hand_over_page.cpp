#include "app/table/hand_over_page.h"

#include "app/game_setup/key_button.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "table/table_game.h"
#include "wording/words/elision.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier {

HandOverPage::HandOverPage(const Desk& desk, TableGame& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_whose(new QLabel(this))
    , m_why(new QLabel(this))
    , m_here(new KeyButton(desk.appearance, tr("Take the seat"), tr("Return", "key"), KeyButton::First, this))
{
    setObjectName(QStringLiteral("handOverPage"));
    m_whose->setObjectName(QStringLiteral("handOverTo"));
    m_whose->setFont(desk.appearance.theme().title);
    m_whose->setWordWrap(true);
    m_why->setObjectName(QStringLiteral("handOverWhy"));
    m_why->setFont(desk.appearance.theme().heading);
    m_why->setWordWrap(true);
    m_here->setObjectName(QStringLiteral("takeSeat"));
    m_here->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a long name makes the page no wider
    auto* covered =
        new QuietLabel(tr("Hands and what one player alone has seen stay covered until then."), desk.appearance, this);
    auto* column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addWidget(m_whose);
    column->addWidget(m_why);
    column->addSpacing(2 * kGrid);
    column->addWidget(covered);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_here);
    column->addStretch(3);
    connect(m_here, &QPushButton::clicked, &game, &TableGame::takeSeat);
    setAccessibleName(m_here->text());
    setFocusPolicy(Qt::StrongFocus); // the page, not the button: Space may still be down from a pass
}

void HandOverPage::refresh()
{
    if (!m_game.isOn() || !m_game.waitsForHandOver())
        return;
    const QString name = m_game.cast().name(m_game.nextViewer());
    m_whose->setText(elided(tr("Hand the table over to %1.").arg(name)));
    m_why->setText(m_game.whyHandOver());
    m_why->setVisible(!m_why->text().isEmpty());
    m_here->setText(tr("I am %1").arg(name));
    setAccessibleName(m_whose->text());
    setAccessibleDescription(m_why->text());
}

bool HandOverPage::obey(const QKeyEvent& key)
{
    if (key.key() == Qt::Key_Backspace && !key.modifiers().testFlag(Qt::ShiftModifier)) {
        if (!key.isAutoRepeat())
            m_game.takeBack();
        return true;
    }
    if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
        return false;
    if (!key.isAutoRepeat())
        m_game.takeSeat();
    return true;
}

void HandOverPage::keyPressEvent(QKeyEvent* event)
{
    if (!obey(*event))
        QWidget::keyPressEvent(event);
}

} // namespace dossier
