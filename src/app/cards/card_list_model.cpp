#include "app/cards/card_list_model.h"

#include "app/card_face/own_facts.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/free_copies.h"
#include "desk/owned_cards.h"
#include "wording/card_text/card_text.h"
#include "wording/words/game_words.h"

namespace dossier {

CardListModel::CardListModel(const Desk& desk, QObject* parent)
    : CardTableModel(desk.box.cards, desk.owned, desk.openDeck, parent)
    , m_desk(desk)
{
    const auto further = [this](const QString& name, const Says& text) {
        dossier::Column<CardIndex> column = sorted(says(name, text), text);
        column.tip = text; // it may be longer than its column
        column.look = [](CardIndex) { return cardCell({}, false, false); };
        return column;
    };
    const auto listed = [this](QStringList (*words)(const Card&)) {
        return [this, words](CardIndex card) { return words(pool()[card]).join(QStringLiteral(", ")); };
    };
    auto free = further(tr("Free"), [this](CardIndex card) {
        return m_desk.owned.copies(card) > 0 ? QString::number(m_desk.free.of(card)) : QString();
    });
    free.head.side = Qt::AlignRight;
    addColumns({further(tr("In short"), [this](CardIndex card) { return shortOf(card); }),
                further(tr("Keywords"), listed(tellingKeywordsOn)),
                further(tr("Played on", "activators"), listed(activatorsOn)),
                further(tr("Episode"), [this](CardIndex card) { return QString::fromStdString(pool()[card].episode); }),
                free});
}

// The figures of its type, else what it does.
QString CardListModel::shortOf(CardIndex card) const
{
    const QStringList facts = ownFacts(pool()[card]);
    return facts.isEmpty() ? m_desk.texts.text(card).simplified() : facts.join(QStringLiteral(" · "));
}

} // namespace dossier
