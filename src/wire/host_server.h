// A host's lines as WebSockets over TLS: the only place, with guest_line, that knows sockets.
#pragma once

#include "host/host.h"
#include "wire/certificate.h"

#include <QHostAddress>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <unordered_map>

class QTimer;
class QWebSocket;
class QWebSocketServer;

namespace dossier {

class HostServer : public QObject
{
    Q_OBJECT

public:
    // `data` must outlive the server.
    HostServer(const HostData& data, const HostCertificate& certificate, QObject* parent = nullptr);
    ~HostServer() override;

    // False where nobody can be let in there: `problem` says why.
    bool listen(const QHostAddress& address, int port, QString& problem);
    // Whether anybody could be let in there, whatever the port.
    static bool isOfThisMachine(const QHostAddress& address);
    int port() const;
    // Tells all guests, keeps all tables, lets nobody in any more. False where one could not be kept (Host::stop).
    bool stop();
    const Host& host() const { return m_host; }
    // How often guests are asked for a sign of life; a line on which nothing is heard in kMostPulses of these is
    // closed.
    void setPulse(int milliseconds);

private:
    class SocketLine;

    void welcomeAll();
    void leave(QWebSocket* socket);
    void feelPulses();
    void logWhoIsNotLetIn();
    void tellUnmade(const QString& why);

    static constexpr int kMostPulses = 3;

    QWebSocketServer* m_server;
    QTimer* m_pulse;
    std::function<void(const QString&)> m_log;
    QStringList m_unmade; // why lines were not made, as it was told
    Host m_host;
    std::unordered_map<QWebSocket*, std::unique_ptr<SocketLine>> m_lines;
};

} // namespace dossier
