// A line that somebody can stall or tear.
#pragma once

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <sys/socket.h>
#include <vector>

namespace dossier::test {

// Leads to a port of this machine. The lines there are when it stalls bring nothing any more, and stay open.
class StallingLine : public QObject
{
public:
    explicit StallingLine(int to)
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this, to] {
            QTcpSocket* guest = m_server.nextPendingConnection();
            auto* host = new QTcpSocket(guest);
            m_ends.emplace_back(host);
            const int made = m_stalls;
            const auto lead = [this, made](QTcpSocket* from, QTcpSocket* there) {
                connect(from, &QTcpSocket::readyRead, there, [this, made, from, there] {
                    if (made == m_stalls)
                        there->write(from->readAll());
                });
            };
            lead(guest, host);
            lead(host, guest);
            host->connectToHost(QHostAddress::LocalHost, static_cast<quint16>(to));
        });
    }
    int port() const { return m_server.serverPort(); }
    void stall() { ++m_stalls; }
    // The host learns of it by what it writes next, and from nothing before: by then its end is reset.
    void tear()
    {
        const linger none{.l_onoff = 1, .l_linger = 0};
        for (const QPointer<QTcpSocket>& host : m_ends)
            if (host) {
                ::setsockopt(static_cast<int>(host->socketDescriptor()), SOL_SOCKET, SO_LINGER, &none, sizeof none);
                host->abort();
            }
    }

private:
    QTcpServer m_server;
    std::vector<QPointer<QTcpSocket>> m_ends;
    int m_stalls = 0;
};

} // namespace dossier::test
