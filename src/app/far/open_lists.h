// What lies in the decks of a table far away, where all have agreed that everybody sees it.
#pragma once

#include <QDialog>

namespace dossier {

class FarSeat;
struct Deck;
struct Desk;

class OpenLists : public QDialog
{
    Q_OBJECT

public:
    // Beside the game, which goes on meanwhile; deletes itself when it is closed.
    OpenLists(const Desk& desk, const FarSeat& seat, QWidget* parent);

private:
    QWidget* createPage(const Deck& deck);

    const Desk& m_desk;
};

} // namespace dossier
