#include "app/board/board_place.h"

#include "app/board/player_side.h"
#include "app/board/table_card.h"

#include <QAccessibleWidget>

namespace dossier {

namespace {

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

void giveVoices()
{
    static const bool given = [] {
        QAccessible::installFactory(voiceOf);
        return true;
    }();
    static_cast<void>(given);
}

} // namespace dossier
