// A table far away from first to last: sitting down, the lobby, the game; and where the table is kept here, the host.
#pragma once

#include "app/far/far_seat.h"

#include <QWidget>

#include <functional>

class QAction;
class QStackedWidget;

namespace dossier {

class AgreedRules;
class FarNote;
class FarStartPage;
class HostThread;
class LineLabel;
class LobbyPage;
class PlayPage;
class TalkPage;
struct TableWish;

class FarPanel : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the panel.
    FarPanel(const Desk& desk, AgreedRules& rules, QWidget* parent = nullptr);
    ~FarPanel() override;

    FarSeat& seat() { return *m_seat; }
    // A game is in front.
    bool isInGame() const;
    // The page to begin with, unless somebody sits at a table; the invitation, if any, is ready there.
    void open(const QString& invitation = {});
    // The pace of the settings.
    void readPace();

signals:
    void backWanted();
    // The game that was played, over and whole.
    void endWanted(const dossier::GameRecord& record);
    // Another page, or the game at another position.
    void moved();

private:
    enum Page { Start, Lobby, Table };

    void createTable();
    void createAgreements();
    void createSides();
    void refreshAgreements();
    void connectSeat();
    void host(const TableWish& wish);
    // The host of this machine, at that port; `then` once it lets guests in.
    void startHost(int port, const std::function<void()>& then);
    QString hostFolder() const;
    void comeBack(const SeatKey& seat);
    void inviteOwn(const TableWish& wish);
    void leave();
    void refresh();
    void show(Page page);

    const Desk& m_desk;
    FarSeat* m_seat;
    FarStartPage* m_start;
    LobbyPage* m_lobby;
    PlayPage* m_play = nullptr; // from the first game on
    TalkPage* m_talk = nullptr;
    FarNote* m_note = nullptr;
    LineLabel* m_line = nullptr;
    QAction* m_openLists = nullptr;
    QAction* m_hand = nullptr;
    std::vector<QAction*> m_sides{}; // of those who watch: what all see, then by seat
    QAction* m_hints = nullptr;
    QAction* m_lookAtLists = nullptr;
    HostThread* m_host = nullptr;
    QStackedWidget* m_pages;
};

} // namespace dossier
