#include "app/table/card_stop_menu.h"

#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/settings.h"
#include "table/seat_game.h"
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

void openCardStopMenu(const Desk& desk, SeatGame& game, CardIndex card, QWidget* parent, const QPoint& at,
                      const std::function<void()>& look)
{
    const QString number = QString::fromStdString(desk.box.cards[card].id);
    auto* menu = new QMenu(parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cardStopMenu"));
    menu->addSection(QString::fromStdString(desk.box.cards[card].title));
    if (look) {
        menu->addAction(CardStopMenu::tr("Look at it large"), parent, look);
        menu->addSeparator();
    }
    auto* group = new QActionGroup(menu);
    const CardStop now = desk.settings.tableStops().cards.value(number, CardStop::Usual);
    for (int i = 0; i < kCardStops; ++i) {
        const auto stop = static_cast<CardStop>(i);
        QAction* action = menu->addAction(cardStopWords(i), parent, [&desk, &game, number, stop] {
            TableStops stops = desk.settings.tableStops();
            if (stop == CardStop::Usual)
                stops.cards.remove(number);
            else
                stops.cards[number] = stop;
            desk.settings.setTableStops(stops);
            game.lookAtStops();
        });
        action->setCheckable(true);
        action->setChecked(stop == now);
        group->addAction(action);
    }
    menu->popup(at);
}

} // namespace dossier
