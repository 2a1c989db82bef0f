#include "wire/host_server.h"

#include "wire/encrypted_socket.h"

#include <QPointer>
#include <QSslConfiguration>
#include <QSslError>
#include <QSslSocket>
#include <QTcpServer>
#include <QTimer>
#include <QWebSocket>
#include <QWebSocketServer>

namespace dossier {

namespace {

constexpr int kTick = 100; // milliseconds
constexpr int kPulse = 20'000;
constexpr int kGoodbye = 5'000; // for what is still to be said when a line is closed
// Bytes that a guest has not taken while he goes on sending. His own pings are answered below us: whoever reads nothing
// fills the memory with the answers. Nobody has anything to read before he has said who he is.
constexpr qint64 kMostUnreadByGuest = 2 * qint64{kMostBytesToGuest};
constexpr qint64 kMostUnreadByStranger = qint64{256} * 1024;
constexpr int kMostPending = 1000; // that have not finished their handshake, of 10 seconds at most

} // namespace

class HostServer::SocketLine : public GuestLine
{
public:
    SocketLine(QWebSocket* socket, QSslSocket* below)
        : m_socket(socket)
        , m_below(below)
    {}

    void send(const std::string& frame) override
    {
        if (m_socket->isValid())
            m_socket->sendTextMessage(QString::fromUtf8(frame));
    }
    // He may never take what waits, nor answer.
    void close() override
    {
        m_socket->close();
        QTimer::singleShot(kGoodbye, m_socket, [socket = m_socket] { socket->abort(); });
    }
    std::size_t waiting() const override { return static_cast<std::size_t>(unsent()); }
    void tellNothing(const QObject* any)
    {
        m_socket->disconnect(any);
        if (m_below)
            m_below->disconnect(any);
    }
    void endIfUnread()
    {
        if (unsent() > (isKnown ? kMostUnreadByGuest : kMostUnreadByStranger))
            m_socket->abort();
    }

    bool isKnown = false; // has said something

    // How often he was asked for a sign of life since the last one.
    int silence = 0;

private:
    qint64 unsent() const { return m_socket->bytesToWrite() + (m_below ? m_below->encryptedBytesToWrite() : 0); }

    QWebSocket* m_socket;
    QPointer<QSslSocket> m_below;
};

HostServer::HostServer(const HostData& data, const HostCertificate& certificate, QObject* parent)
    : QObject(parent)
    , m_server(new QWebSocketServer(QStringLiteral("dossier-host"), QWebSocketServer::SecureMode, this))
    , m_pulse(new QTimer(this))
    , m_log(data.log)
    , m_host(data)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(certificate.certificate);
    tls.setPrivateKey(certificate.key);
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone); // guests show no certificate: they have a secret
    m_server->setSslConfiguration(tls);
    m_server->setMaxPendingConnections(kMostPending);
    connect(m_server, &QWebSocketServer::newConnection, this, &HostServer::welcomeAll);
    logWhoIsNotLetIn();
    auto* ticks = new QTimer(this);
    connect(ticks, &QTimer::timeout, this, [this] {
        m_host.tick();
        if (m_server->isListening()) // Qt does not by itself, where so many waited that it paused, and all of them left
            m_server->resumeAccepting();
    });
    ticks->start(kTick);
    connect(m_pulse, &QTimer::timeout, this, &HostServer::feelPulses);
    setPulse(kPulse);
}

// Each reason once: whoever tries all ports of a machine would fill the log.
void HostServer::tellUnmade(const QString& why)
{
    constexpr qsizetype kMostReasons = 20;
    if (m_server->isListening() && m_unmade.size() < kMostReasons && !why.isEmpty() && !m_unmade.contains(why)) {
        m_unmade << why;
        m_log(QStringLiteral("the line of a guest was not made: %1").arg(why));
    }
}

void HostServer::logWhoIsNotLetIn()
{
    connect(m_server, &QWebSocketServer::serverError, this, [this] { tellUnmade(m_server->errorString()); });
    connect(m_server, &QWebSocketServer::acceptError, this, [this] { tellUnmade(m_server->errorString()); });
    connect(m_server, &QWebSocketServer::sslErrors, this, [this](const QList<QSslError>& errors) {
        for (const QSslError& error : errors)
            tellUnmade(error.errorString());
    });
    const auto alert = [this](const QString& by) {
        return [this, by](QSsl::AlertLevel level, QSsl::AlertType, const QString& description) {
            if (level == QSsl::AlertLevel::Fatal)
                tellUnmade(by.arg(description));
        };
    };
    connect(m_server, &QWebSocketServer::alertSent, this, alert(QStringLiteral("TLS, said by the host: %1")));
    connect(m_server, &QWebSocketServer::alertReceived, this, alert(QStringLiteral("TLS, said by the guest: %1")));
}

void HostServer::setPulse(int milliseconds)
{
    m_pulse->start(milliseconds);
}

// A machine without power, or a program that hangs, closes no line: those at the table would wait and not know for
// whom.
void HostServer::feelPulses()
{
    for (const auto& [socket, line] : m_lines)
        if (line->silence++ < kMostPulses)
            socket->ping();
        else
            socket->abort(); // it leaves later
}

HostServer::~HostServer()
{
    for (const auto& [socket, line] : m_lines)
        line->tellNothing(this);
}

bool HostServer::listen(const QHostAddress& address, int port, QString& problem)
{
    if (m_server->listen(address, static_cast<quint16>(port)))
        return true;
    problem = m_server->errorString();
    return false;
}

bool HostServer::isOfThisMachine(const QHostAddress& address)
{
    QTcpServer any; // at whatever port is free
    return any.listen(address) || any.serverError() != QAbstractSocket::SocketAddressNotAvailableError;
}

int HostServer::port() const
{
    return m_server->serverPort();
}

void HostServer::welcomeAll()
{
    while (QWebSocket* socket = m_server->nextPendingConnection()) {
        socket->setParent(this);
        // Above what is taken: the host says why before it closes the line.
        socket->setMaxAllowedIncomingFrameSize(2 * kMostBytesFromGuest);
        socket->setMaxAllowedIncomingMessageSize(2 * kMostBytesFromGuest);
        QSslSocket* const below = encryptedBelow(*socket, *m_server);
        SocketLine& line = *m_lines.emplace(socket, std::make_unique<SocketLine>(socket, below)).first->second;
        connect(socket, &QWebSocket::textMessageReceived, this, [this, &line](const QString& text) {
            line.silence = 0;
            line.isKnown = true;
            m_host.received(line, text.toStdString());
        });
        connect(socket, &QWebSocket::pong, this, [&line] { line.silence = 0; });
        const auto drained = [this, &line] { m_host.drained(line); };
        connect(socket, &QWebSocket::bytesWritten, this, drained);
        if (below) {
            connect(below, &QSslSocket::encryptedBytesWritten, this, drained);
            connect(below, &QSslSocket::readyRead, this, [&line] { line.endIfUnread(); }); // what came is answered
        }
        // Later: whatever is written may end in this, while the lines are walked over or the host is at this guest.
        connect(
            socket, &QWebSocket::disconnected, this, [this, socket] { leave(socket); }, Qt::QueuedConnection);
        m_host.connected(line);
    }
}

void HostServer::leave(QWebSocket* socket)
{
    const auto found = m_lines.find(socket);
    if (found == m_lines.end())
        return; // told twice
    m_host.gone(*found->second);
    found->second->tellNothing(this);
    m_lines.erase(found);
    socket->deleteLater();
}

bool HostServer::stop()
{
    m_server->close();
    const bool kept = m_host.stop();
    for (const auto& [socket, line] : m_lines)
        socket->flush();
    return kept;
}

} // namespace dossier
