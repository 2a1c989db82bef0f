// A host's lines as WebSockets over TLS: the only place, with guest_line, that knows sockets.
#pragma once

#include "host/host.h"
#include "wire/certificate.h"

#include <QHostAddress>
#include <QObject>

#include <memory>
#include <unordered_map>

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
    int port() const;
    // Tells all guests, keeps all tables, lets nobody in any more. False where one could not be kept (Host::stop).
    bool stop();
    const Host& host() const { return m_host; }

private:
    class SocketLine;

    void welcomeAll();
    void leave(QWebSocket* socket);

    QWebSocketServer* m_server;
    Host m_host;
    std::unordered_map<QWebSocket*, std::unique_ptr<SocketLine>> m_lines;
};

} // namespace dossier
