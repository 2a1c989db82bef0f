// The list of the tab Cards: beside what every table of cards shows, columns for those who have room for them.
#pragma once

#include "app/widgets/card_table_model.h"

namespace dossier {

struct Desk;

class CardListModel : public CardTableModel
{
    Q_OBJECT

public:
    enum FurtherColumn { Facts = CardTableModel::kColumns, Keywords, PlayedOn, Episode, Free, kAllColumns };

    // The desk must outlive this.
    explicit CardListModel(const Desk& desk, QObject* parent = nullptr);

private:
    QString shortOf(CardIndex card) const;

    const Desk& m_desk;
};

} // namespace dossier
