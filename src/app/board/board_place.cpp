#include "app/board/board_place.h"

#include "app/board/player_side.h"
#include "app/board/table_card.h"
#include "wording/play/player_names.h"

#include <QAccessibleWidget>
#include <QCoreApplication>

#include <map>

namespace dossier {

namespace {

struct PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(PlaceWords)
};

QAccessibleInterface* voiceOf(const QString&, QObject* object)
{
    if (auto* card = qobject_cast<TableCard*>(object))
        return new QAccessibleWidget(card, QAccessible::ListItem, card->accessibleName());
    if (qobject_cast<PlayerSide*>(object) != nullptr || qobject_cast<BoardPlace*>(object) != nullptr) {
        auto* widget = static_cast<QWidget*>(object);
        return new QAccessibleWidget(widget, QAccessible::Grouping, widget->accessibleName());
    }
    return nullptr;
}

} // namespace

BoardPlace::BoardPlace(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("boardPlace"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

void BoardPlace::show(const QRect& rect, const QString& name)
{
    setGeometry(rect);
    setAccessibleName(name);
    QWidget::show();
    lower();
}

std::vector<QString> placesOf(const BoardPlan& plan, const PlayerNames& cast)
{
    std::vector<QString> names;
    for (const PlannedCard& card : plan.cards) {
        if (plan.stage && !card.inHand && plan.stage.rect.contains(card.rect.center())) {
            names.push_back(PlaceWords::tr("On stage"));
            continue;
        }
        Seat seat = kNoSeat;
        QStringList captions;
        for (const PlannedBox& box : plan.boxes) {
            if (box.kind == PlannedBox::Caption || !box.rect.contains(card.rect.center()))
                continue;
            seat = box.seat != kNoSeat ? box.seat : seat;
            captions << box.caption;
        }
        captions.removeAll(QString());
        if (seat == kNoSeat && card.ref)
            seat = card.ref.owner();
        if (seat != kNoSeat)
            captions.prepend(cast.name(seat));
        names.push_back(captions.join(QStringLiteral(": ")));
    }
    std::map<QString, int> all;
    for (const QString& name : names)
        ++all[name];
    std::map<QString, int> before;
    for (QString& name : names) {
        const int place = ++before[name];
        name = PlaceWords::tr("%1; %2 of %3", "where a card lies, and its place there")
                   .arg(name, QString::number(place), QString::number(all[name]));
    }
    return names;
}

void giveVoices()
{
    static const bool given = [] {
        QAccessible::installFactory(voiceOf);
        return true;
    }();
    static_cast<void>(given);
}

} // namespace dossier
