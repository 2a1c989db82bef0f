// Before a table far away: a seat is taken by an invitation, come back to, or a table is kept on this machine.
#pragma once

#include "app/far/far_seat.h"
#include "wire/host_thread.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace dossier {

class AgreedRules;
class Folder;
class QuietLabel;
class SealedChoice;

class FarStartPage : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the page.
    FarStartPage(const Desk& desk, AgreedRules& rules, QWidget* parent = nullptr);

    // How the others call whoever sits here.
    QString playerName() const;
    // The seats to come back to are listed anew. The invitation is taken over, or else one in the clipboard.
    void refresh(const QString& invitation = {});
    // It has opened its seat, and opens nothing any more.
    void forgetInvitation();
    // What went wrong, or what is waited for; meanwhile nothing can be pressed.
    void say(const QString& words, bool busy = false);

signals:
    void joinWanted(const dossier::TableInvitation& invitation);
    void comeBackWanted(const dossier::SeatKey& seat);
    void hostWanted(const dossier::TableWish& wish);
    void backWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    Folder* createJoining();
    Folder* createHosting();
    void join();
    void comeBack();
    void settle();
    TableWish wish() const;

    const Desk& m_desk;
    AgreedRules& m_rules;
    QLineEdit* m_name;
    QLineEdit* m_invitation;
    QPushButton* m_join;
    QListWidget* m_kept;
    QPushButton* m_comeBack;
    QWidget* m_keptPart;
    QComboBox* m_seats;
    QComboBox* m_game;
    SealedChoice* m_decks;
    QSpinBox* m_clock;
    QSpinBox* m_port;
    QCheckBox* m_watched;
    QCheckBox* m_pokerFace;
    QToolButton* m_switches;
    QPushButton* m_host;
    QuietLabel* m_remark;
    QBoxLayout* m_folders;
    bool m_busy = false;
};

} // namespace dossier
