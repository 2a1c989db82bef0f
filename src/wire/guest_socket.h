// A guest's line to a host: a WebSocket over TLS whose certificate has to be the one of the invitation. What is cut
// comes back by itself, after growing waits; a line on which nothing is heard any more is taken for cut.
#pragma once

#include "net/protocol/from_host.h"
#include "net/protocol/invitation.h"

#include <QObject>

class QTimer;
class QWebSocket;

namespace dossier {

class GuestSocket : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Reaching, // the first time
        Here,
        Waiting, // cut; tries again after `wait`
        Over     // refused, or left
    };

    // The pool must outlive it. `hello` is said each time, once there is a token with that;
    // a `claim` is made for whoever brings none.
    GuestSocket(const CardPool& pool, TableInvitation invitation, Hello hello, QObject* parent = nullptr);
    ~GuestSocket() override;

    void open();
    // Says goodbye, and does not come back.
    void leave();
    void say(const FromGuest& message);
    State state() const { return m_state; }
    // Of the seat, once it is taken: with it somebody comes back.
    const QByteArray& token() const { return m_hello.key; }
    bool hasSeat() const { return m_seated; }
    // The host has shown the certificate of the invitation; it may have fallen silent since.
    bool wasReached() const { return m_reached; }
    void setFirstWait(int milliseconds) { m_firstWait = m_wait = milliseconds; }
    // How long nothing may be heard of the host, not even an answer to a ping.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

signals:
    void heard(const dossier::FromHost& message);
    // Another state; what went wrong, in a sentence, where something did.
    void changed(dossier::GuestSocket::State state, const QString& why);

private:
    void reach();
    void take(const QString& text);
    bool isTheHost();
    void lost();
    // Something was heard of the host.
    void heardOf();
    void end(const QString& why);

    HostReader m_reader;
    const CardPool& m_pool;
    TableInvitation m_invitation;
    Hello m_hello;
    QWebSocket* m_socket = nullptr;
    QTimer* m_again;
    QTimer* m_silence; // ends where nothing was heard for as long as there is patience
    QTimer* m_pulse;
    State m_state = State::Reaching;
    bool m_reached = false;
    bool m_seated = false; // or watches
    int m_firstWait = 250;
    int m_wait = 250;
    int m_patience = 20'000; // milliseconds
    QString m_why{};
};

} // namespace dossier
