// One seat at the table before a game: the player's name, his deck, and whether anybody sits there.
#pragma once

#include "box/shipped_decks.h"
#include "domain/decks/deck.h"
#include "engine/state/thing.h"

#include <QObject>

#include <string>
#include <string_view>
#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QWidget;

namespace dossier {

struct Desk;

class SeatFields : public QObject
{
    Q_OBJECT

public:
    // The fields go into `row` of `grid`, which stands on `page`. `seats` are those of the table, in the end this one,
    // too, and live as long.
    SeatFields(const Desk& desk, Seat seat, const std::vector<SeatFields*>& seats, QGridLayout& grid, int row,
               QWidget& page);

    static constexpr int kColumns = 3; // name, deck, who

    void setShown(bool shown);
    // As typed; empty: he goes by his letter.
    QString givenName() const;
    void setGivenName(const QString& name);
    QString name() const;
    // Nobody plays him: he does nothing, and needs no deck.
    bool isPassive() const;
    void setPassive(bool passive);
    bool isPerson() const { return !isPassive() && player().empty(); }
    // The word of the program's player who has the seat (botWords); empty where a person or nobody has it.
    std::string player() const;
    void setPlayer(std::string_view word);
    // Without cards unless one is chosen.
    Deck deck() const;
    void setDeck(std::int64_t id);
    // False where no deck of this name can be chosen. Those that come with the program can, too.
    bool setDeck(const QString& name);
    QString deckName() const;

signals:
    void changed();

private:
    Deck deckOf(std::int64_t deck) const;
    void listDecks();
    void listShippedDecks();
    int usualDeck() const;
    bool isTaken(qint64 deck) const;
    qint64 lastDeck() const;
    qint64 chosen() const;

    const Desk& m_desk;
    const std::vector<SeatFields*>& m_seats;
    const SeatFields* m_before;     // nothing for the first seat
    bool m_picked = false;          // somebody wanted this very deck
    QString m_letter;               // "Player A"
    mutable ShippedDecks m_shipped; // the first one has the number -1 in the list
    QLineEdit* m_name;
    QComboBox* m_deck;
    QComboBox* m_who;
};

} // namespace dossier
