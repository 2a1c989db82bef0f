// A deck to play with: of the shelf or one that comes with the program, whether it is legal, and its completion.
#pragma once

#include "box/shipped_decks.h"
#include "domain/decks/deck.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QPushButton;

namespace dossier {

class QuietLabel;
struct Desk;

// Of a list of decks, where the one of this name is; a starter may be called so in another language. -1: nowhere.
int rowOfDeck(const QComboBox& decks, const QString& name);

// The row of a deck that can be played: from `wanted` on the first that is legal, or the open one where it has been
// built; `wanted` where the first two dozen are not. Not on that of a surprise.
int rowToPlay(const QComboBox& decks, int wanted, const Desk& desk, const std::function<Deck(std::int64_t)>& deckOf);

class DeckChoice : public QWidget
{
    Q_OBJECT

public:
    // `name` is that of the list, for whoever looks for it; with `surprise` any of the legal ones can be left to
    // chance.
    DeckChoice(const Desk& desk, const QString& name, const QString& caption, bool surprise, QWidget* parent = nullptr);

    // The deck chosen; of a surprise another one each time. Without cards where there is none.
    Deck deck() const;
    // "" where it is left to chance.
    QString deckName() const;
    bool isSurprise() const;
    // A surprise is one for this game, and none that is called so, where there is another.
    void setOther(const Deck& deck);
    bool choose(const QString& name);
    void choose(std::int64_t id);
    // Where there is that choice.
    void chooseSurprise();
    // No deck is there at all.
    bool isEmpty() const;

signals:
    void changed();

private:
    void list();
    void settle();
    void complete();
    std::int64_t chosen() const;
    Deck deckOf(std::int64_t chosen) const;
    Deck drawn() const;
    bool isPlayable(const Deck& deck) const;

    const Desk& m_desk;
    bool m_surprise;
    QString m_other;
    Game m_game = Game::Advanced;
    QComboBox* m_decks;
    QuietLabel* m_says;
    QPushButton* m_complete;
    mutable ShippedDecks m_shipped; // the first one has the number -1 in the list
};

} // namespace dossier
