// One seat at the table before a game: the player's name, his deck, and whether anybody sits there.
#pragma once

#include "domain/decks/deck.h"
#include "engine/state/thing.h"

#include <QObject>

#include <string>
#include <string_view>

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
    // The fields go into `row` of `grid`, which stands on `page`.
    SeatFields(const Desk& desk, Seat seat, QGridLayout& grid, int row, QWidget& page);

    static constexpr int kColumns = 3; // name, deck, who

    void setShown(bool shown);
    // As typed; empty: he goes by his letter.
    QString givenName() const;
    QString name() const;
    // Nobody plays him: he does nothing, and needs no deck.
    bool isPassive() const;
    void setPassive(bool passive);
    // The word of the program's player who has the seat (botWords); empty where a person or nobody has it.
    std::string player() const;
    void setPlayer(std::string_view word);
    // By its name, where there is such a deck.
    void setDeck(const QString& name);
    // Without cards unless one is chosen.
    Deck deck() const;
    bool lacksDeck() const;

signals:
    void changed();

private:
    void listDecks();
    qint64 chosen() const;

    const Desk& m_desk;
    QString m_letter; // "Player A"
    QLineEdit* m_name;
    QComboBox* m_deck;
    QComboBox* m_who;
};

} // namespace dossier
