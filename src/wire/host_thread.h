// A host within another program: its tables, its guests' lines and its disk in a thread of their own, so that a window
// that hosts is as fast as one that does not.
#pragma once

#include "host/new_table.h"
#include "host/sealed_table.h"
#include "net/protocol/invitation.h"

#include <QObject>
#include <QThread>

#include <optional>
#include <vector>

namespace dossier {

// The table that somebody wants to keep.
struct TableWish
{
    int seats = 2; // to four
    GameOptions options{};
    std::int64_t clock = 0; // milliseconds each may think in the game; 0: as long as he likes
    bool watched = false;   // others may watch
    bool pokerFace = true;  // it waits for somebody who has nothing to answer, too
    int port = kUsualPort;
    std::optional<SealedSetup> sealed{}; // each opens so much, and plays with it
};

class HostThread : public QObject
{
    Q_OBJECT

public:
    // Certificate and tables are kept in this folder, as dossier-host keeps them.
    explicit HostThread(QString folder, QObject* parent = nullptr);
    // All guests are told, all tables kept.
    ~HostThread() override;

    // Lets guests in at all addresses of this machine; told by `listening` or `failed`. Port 0: any that is free.
    void start(int port);
    bool isListening() const { return m_port > 0; }
    int port() const { return m_port; }

    struct Invited
    {
        QString problem{}; // why there is no table; else empty
        QString table{};
        std::vector<TableInvitation> seats{}; // without an address: each guest needs one that he can reach
        std::optional<TableInvitation> watching{};
    };
    // A new table, once it listens.
    Invited invite(const TableWish& wish) const;

signals:
    void listening();
    void failed(const QString& sentence);

private:
    class Server;

    QString m_folder;
    QThread m_thread;
    int m_port = 0;
    QByteArray m_fingerprint{};
};

} // namespace dossier
