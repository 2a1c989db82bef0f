// The TLS socket of a line, for what waits in it until the other side takes it.
#pragma once

class QObject;
class QSslSocket;
class QWebSocket;

namespace dossier {

// Below the WebSocket, which knows only what is not encrypted yet: a child of its own, or of the server that took it
// in; nothing before the line is open.
QSslSocket* encryptedBelow(const QWebSocket& socket, const QObject& server);
QSslSocket* encryptedBelow(const QWebSocket& socket);

} // namespace dossier
