#include "app/widgets/card_move.h"

#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"

#include <QMimeData>

namespace dossier {

namespace {

class DraggedCard : public QMimeData
{
public:
    explicit DraggedCard(CardIndex card)
    {
        setData(cardMime(), QByteArray::number(card));
        emit CardDrags::all().begun(card);
    }
    ~DraggedCard() override { emit CardDrags::all().ended(); }
};

} // namespace

CardDrags& CardDrags::all()
{
    static CardDrags drags;
    return drags;
}

bool moveCard(const Desk& desk, const DeckPlace& from, const DeckPlace& to, CardIndex card, bool keep)
{
    if (from == to || !mayLie(desk, card, to.zone))
        return false;
    if (keep)
        return to.deck->add(to.zone, card, 1);
    if (from.deck->deck().count(from.zone, card) == 0)
        return false;
    if (from.deck == to.deck)
        return to.deck->change([&](Deck& deck) {
            deck.add(from.zone, card, -1);
            deck.add(to.zone, card, 1);
        });
    from.deck->flush(); // what is being typed is part of the decks
    to.deck->flush();
    Deck less = from.deck->deck();
    Deck more = to.deck->deck();
    less.add(from.zone, card, -1);
    more.add(to.zone, card, 1);
    return desk.shelf.exchange(*from.deck, less, *to.deck, more, desk.box.cards[card].id);
}

QString cardMime()
{
    return QStringLiteral("application/x-dossier-card");
}

QMimeData* draggedCard(CardIndex card)
{
    return new DraggedCard(card);
}

std::optional<CardIndex> cardIn(const QMimeData* dragged)
{
    if (!dragged->hasFormat(cardMime()))
        return std::nullopt;
    return static_cast<CardIndex>(dragged->data(cardMime()).toUInt());
}

} // namespace dossier
