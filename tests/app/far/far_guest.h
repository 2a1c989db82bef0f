// Somebody at his window who sits down at a table far away.
#pragma once

#include "app/table/far_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/deck_library.h"
#include "desk/settings.h"
#include "support/waiting.h"
#include "table/fixed_packs.h"
#include "test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace dossier::test {

inline Deck packFor(std::size_t which)
{
    return completedPacks()[which];
}

class FarGuest
{
public:
    FarGuest(const QString& name, const Deck& deck, const QString& language)
        : program(language)
        , m_name(name)
    {
        program.desk().shelf.create(deck);
        program.desk().settings.setTablePace(0);
        program.window().showTab(MainWindow::Table);
        program.find<QAbstractButton>("farApart").click();
    }

    FarSeat& seat() { return program.find<FarPanel>("farPanel").seat(); }
    RemoteGame& game() { return seat().game(); }
    PlayPage& page() { return program.find<PlayPage>("farPlayPage"); }
    QString remark() { return program.find<QLabel>("farRemark").text(); }
    QPushButton& button(const char* name) { return program.find<QPushButton>(name); }

    void sitDown(const QString& invitation)
    {
        program.find<QLineEdit>("farName").setText(m_name);
        program.find<QLineEdit>("farInvitation").setText(invitation);
        button("farJoin").click();
    }
    bool isInLobby()
    {
        return waitUntil([&] { return program.find<QWidget>("lobbyPage").isVisible(); });
    }
    void getReady()
    {
        program.find<QComboBox>("farDeck").setCurrentText(program.desk().shelf.decks().front().name);
        button("farReady").click();
    }
    bool mayChoose() { return game().isOn() && !game().isOver() && !game().actions().empty(); }
    // ... or has to see something first.
    bool mayGoOn() { return mayChoose() || game().isHeld(); }

    TestProgram program;

private:
    QString m_name;
};

} // namespace dossier::test
