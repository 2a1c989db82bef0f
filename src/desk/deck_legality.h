// Whether each of the user's decks may be played, found out a few at a time between what the user does: a list of many
// decks asks for those it shows.
#pragma once

#include "db/stores/deck_store.h"
#include "domain/decks/deck_rules.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <optional>

namespace dossier {

struct InHand;

class DeckLegality : public QObject
{
    Q_OBJECT

public:
    struct Verdict
    {
        bool legal = false;
        int problems = 0; // advice, too
        std::optional<Problem> first;
    };

    // The desk must outlive this.
    explicit DeckLegality(const InHand& desk, QObject* parent = nullptr);

    // What is known of the deck, perhaps of what it was before; nothing where it was never looked at. What is out of
    // date is looked at soon, and told.
    std::optional<Verdict> of(const DeckSummary& deck);

signals:
    void known(qint64 deck);

private:
    struct Known
    {
        QDateTime changed; // when the deck was as it was looked at
        Verdict verdict;
    };

    void lookAtSome();
    Verdict lookAt(std::int64_t deck) const;

    const InHand& m_desk;
    std::map<std::int64_t, Known> m_known;
    std::deque<DeckSummary> m_waiting; // the last asked for comes first: it is what is seen now
    QTimer m_pause;
};

} // namespace dossier
