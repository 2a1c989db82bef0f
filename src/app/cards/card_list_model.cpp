#include "app/cards/card_list_model.h"

#include "app/card_face/own_facts.h"
#include "app/widgets/desk.h"
#include "desk/free_copies.h"
#include "desk/game_box.h"
#include "desk/owned_cards.h"
#include "desk/plain_tip.h"
#include "wording/card_text/card_text.h"
#include "wording/words/game_words.h"

namespace dossier {

CardListModel::CardListModel(const Desk& desk, QObject* parent)
    : CardTableModel(desk.box.cards, desk.owned, desk.openDeck, parent)
    , m_desk(desk)
{}

int CardListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kAllColumns;
}

QVariant CardListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.column() < Facts)
        return CardTableModel::data(index, role);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return furtherText(cardAt(index.row()), index.column());
    case Qt::ToolTipRole: // it may be longer than its column
        return plainTip(furtherText(cardAt(index.row()), index.column()));
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == Free ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return CardTableModel::data(index, role);
    }
}

QVariant CardListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < Facts)
        return CardTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Free ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Facts:
        return tr("In short");
    case Keywords:
        return tr("Keywords");
    case PlayedOn:
        return tr("Played on", "activators");
    case Episode:
        return tr("Episode");
    default:
        return tr("Free");
    }
}

// The figures of its type, else what it does.
QString CardListModel::shortOf(CardIndex card) const
{
    const QStringList facts = ownFacts(pool()[card]);
    return facts.isEmpty() ? m_desk.texts.text(card).simplified() : facts.join(QStringLiteral(" · "));
}

QString CardListModel::furtherText(CardIndex card, int column) const
{
    const Card& facts = pool()[card];
    switch (column) {
    case Facts:
        return shortOf(card);
    case Keywords:
        return tellingKeywordsOn(facts).join(QStringLiteral(", "));
    case PlayedOn:
        return activatorsOn(facts).join(QStringLiteral(", "));
    case Episode:
        return QString::fromStdString(facts.episode);
    default:
        return m_desk.owned.copies(card) > 0 ? QString::number(m_desk.free.of(card)) : QString();
    }
}

} // namespace dossier
