#include "wire/encrypted_socket.h"

#include <QSslSocket>
#include <QWebSocket>

#include <algorithm>

namespace dossier {

QSslSocket* encryptedBelow(const QWebSocket& socket, const QObject& server)
{
    const auto sockets = server.findChildren<QSslSocket*>();
    const auto found = std::ranges::find_if(sockets, [&](const QSslSocket* each) {
        return each->peerPort() == socket.peerPort() && each->localPort() == socket.localPort() &&
               each->peerAddress() == socket.peerAddress();
    });
    return found == sockets.end() ? nullptr : *found;
}

QSslSocket* encryptedBelow(const QWebSocket& socket)
{
    return encryptedBelow(socket, socket);
}

} // namespace dossier
