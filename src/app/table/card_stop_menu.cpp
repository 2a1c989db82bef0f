#include "app/table/card_stop_menu.h"

#include "app/widgets/desk.h"
#include "desk/game_box.h"
#include "desk/settings.h"
#include "table/table_game.h"
#include "wording/play/card_stop_words.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace dossier {

namespace {

struct CardStopMenu
{
    Q_DECLARE_TR_FUNCTIONS(CardStopMenu)
};

} // namespace

void openCardStopMenu(const Desk& desk, TableGame& game, CardIndex card, QWidget* parent, const QPoint& at,
                      const std::function<void()>& look)
{
    const QString number = QString::fromStdString(desk.box.cards[card].id);
    TableStops stops = desk.settings.tableStops();
    QMenu menu(parent);
    menu.setObjectName(QStringLiteral("cardStopMenu"));
    menu.addSection(QString::fromStdString(desk.box.cards[card].title));
    const QAction* large = nullptr;
    if (look) {
        large = menu.addAction(CardStopMenu::tr("Look at it large"));
        menu.addSeparator();
    }
    auto* group = new QActionGroup(&menu);
    const int now = static_cast<int>(stops.cards.value(number, CardStop::Usual));
    for (int stop = 0; stop < kCardStops; ++stop) {
        QAction* action = menu.addAction(cardStopWords(stop));
        action->setCheckable(true);
        action->setChecked(stop == now);
        action->setData(stop);
        group->addAction(action);
    }
    const QAction* chosen = menu.exec(at);
    if (!chosen)
        return;
    if (chosen == large)
        return look();
    const auto stop = static_cast<CardStop>(chosen->data().toInt());
    if (stop == CardStop::Usual)
        stops.cards.remove(number);
    else
        stops.cards[number] = stop;
    desk.settings.setTableStops(stops);
    game.lookAtStops();
}

} // namespace dossier
