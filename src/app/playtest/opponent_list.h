// The decks to play against, ticked: those that the program brings along, and the user's own.
#pragma once

#include "domain/decks/deck.h"

#include <QListWidget>

#include <map>
#include <vector>

namespace dossier {

struct Desk;

class OpponentList : public QListWidget
{
    Q_OBJECT

public:
    explicit OpponentList(const Desk& desk, QWidget* parent = nullptr);

    // Lists them for a test of this deck of the shelf, which cannot play against itself. Ticks stay; at first the
    // decks of the program have one.
    void listFor(std::int64_t id, const Deck& tested);
    // As they stand there; the decks of the shelf as they are stored now.
    std::vector<Deck> chosen() const;
    int chosenCount() const;

signals:
    void chosenChanged();

private:
    void addHeading(const QString& words);
    void addDeck(const QString& name, const QString& key, bool ticked, bool itself);
    const std::vector<Deck>& shipped(Game game) const;

    const Desk& m_desk;
    QStringList m_unticked; // of the program's
    QStringList m_ticked;   // of the user's
    Game m_game = Game::Advanced;
    mutable std::map<Game, std::vector<Deck>> m_shipped;
};

} // namespace dossier
