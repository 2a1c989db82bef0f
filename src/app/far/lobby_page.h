// At a table far away before the game: who is there, one's own deck, and where the table is kept here the invitations.
#pragma once

#include "app/far/far_seat.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier {

class DeckChoice;
class Folder;
class QuietLabel;

class LobbyPage : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the page.
    LobbyPage(const Desk& desk, FarSeat& seat, QWidget* parent = nullptr);

    // The invitations to send, by seat and for those who watch, without an address; none where the table is kept
    // elsewhere.
    void invite(std::vector<TableInvitation> invitations, std::optional<TableInvitation> watching = {});
    void refresh();
    void say(const QString& words);

signals:
    void leaveWanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row
    {
        QLabel* name = nullptr;
        QLabel* state = nullptr;
        QPushButton* copy = nullptr;
    };

    QWidget* createAddress();
    QCheckBox* createConsent(const char* name, Matter what, const QString& words, const QString& tip);
    QWidget* createPacks();
    void refreshRules();
    void makeDeck();
    void getReady();
    void copy(TableInvitation invitation);
    void tryAddress();

    const Desk& m_desk;
    FarSeat& m_seat;
    std::vector<TableInvitation> m_invitations{};
    std::optional<TableInvitation> m_watching{};
    QGridLayout* m_grid;
    std::vector<Row> m_rows{};
    QuietLabel* m_opened;
    QWidget* m_packs;
    DeckChoice* m_deck;
    QPushButton* m_ready;
    QCheckBox* m_openLists;
    QCheckBox* m_hints;
    QCheckBox* m_hand;
    QuietLabel* m_hidden;
    QPushButton* m_watchers = nullptr;
    QWidget* m_address;
    QComboBox* m_host;
    QuietLabel* m_reached;
    QuietLabel* m_remark;
    QuietLabel* m_rules;
};

} // namespace dossier
