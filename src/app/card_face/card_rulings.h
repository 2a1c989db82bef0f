// What is decided about a card, beneath the card: rulings and open questions, their rule and card numbers links. Hidden
// where there is none.
#pragma once

#include "app/theme/plain_page.h"
#include "domain/cards/card_pool.h"
#include "domain/cards/rule_number.h"

#include <optional>

class QTimer;

namespace dossier {

struct Desk;

class CardRulings : public PlainPage
{
    Q_OBJECT

public:
    explicit CardRulings(const Desk& desk, QWidget* parent = nullptr);

    // Said a moment later, so that leafing through cards never waits for the page.
    void showCard(std::optional<CardIndex> card);

signals:
    void ruleWanted(dossier::RuleNumber rule);
    void cardWanted(dossier::CardIndex card);

private:
    void fill();
    void follow(const QUrl& link);

    const Desk& m_desk;
    std::optional<CardIndex> m_card;
    QTimer* m_pause;
};

} // namespace dossier
