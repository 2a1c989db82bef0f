#include "wire/guest_socket.h"

#include "wire/certificate.h"
#include "wire/encrypted_socket.h"

#include <QCoreApplication>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTimer>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostWait = 15'000; // milliseconds
// Bytes that a host has not taken while it goes on sending: its own pings are answered below us.
constexpr qint64 kMostUnreadByHost = qint64{1024} * 1024;

} // namespace

GuestSocket::GuestSocket(const CardPool& pool, TableInvitation invitation, Hello hello, QObject* parent)
    : QObject(parent)
    , m_reader(pool)
    , m_pool(pool)
    , m_invitation(std::move(invitation))
    , m_hello(std::move(hello))
    , m_again(new QTimer(this))
    , m_silence(new QTimer(this))
    , m_pulse(new QTimer(this))
{
    m_hello.table = m_invitation.table;
    if (!m_hello.again) {
        m_hello.key = m_invitation.secret;
        if (m_hello.claim.isEmpty())
            m_hello.claim = newSecret();
    }
    m_again->setSingleShot(true);
    connect(m_again, &QTimer::timeout, this, &GuestSocket::reach);
    m_silence->setSingleShot(true);
    connect(m_silence, &QTimer::timeout, this, [this] {
        m_socket->disconnect(this);
        m_socket->abort();
        m_why = tr("It does not answer.");
        lost();
    });
    connect(m_pulse, &QTimer::timeout, this, [this] {
        if (m_socket->isValid())
            m_socket->ping();
    });
}

GuestSocket::~GuestSocket()
{
    if (m_socket)
        m_socket->disconnect(this);
}

void GuestSocket::open()
{
    reach();
}

void GuestSocket::reach()
{
    if (m_socket) {
        m_socket->disconnect(this);
        m_socket->deleteLater();
    }
    m_reader = HostReader(m_pool);
    m_why.clear();
    m_socket = new QWebSocket(QString(), QWebSocketProtocol::VersionLatest, this);
    m_socket->setMaxAllowedIncomingFrameSize(kMostBytesToGuest);
    m_socket->setMaxAllowedIncomingMessageSize(kMostBytesToGuest);
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    m_socket->setSslConfiguration(tls);
    // Who signed it does not count, what it is called neither: it is the one of the invitation, or the line is closed
    // before anything is said.
    connect(m_socket, &QWebSocket::sslErrors, this, [this] {
        if (isTheHost())
            m_socket->ignoreSslErrors();
    });
    connect(m_socket, &QWebSocket::connected, this, [this] {
        if (!isTheHost())
            return;
        if (const QSslSocket* const below = encryptedBelow(*m_socket))
            connect(below, &QSslSocket::readyRead, m_socket, [below, socket = m_socket] {
                if (below->encryptedBytesToWrite() > kMostUnreadByHost)
                    socket->abort();
            });
        say(m_hello);
    });
    connect(m_socket, &QWebSocket::textMessageReceived, this, &GuestSocket::heardOf);
    connect(m_socket, &QWebSocket::pong, this, &GuestSocket::heardOf);
    connect(m_socket, &QWebSocket::textMessageReceived, this, &GuestSocket::take);
    // Later: by then the socket knows what went wrong.
    connect(
        m_socket, &QWebSocket::stateChanged, this,
        [this, socket = m_socket](QAbstractSocket::SocketState state) {
            if (state != QAbstractSocket::UnconnectedState || socket != m_socket)
                return;
            m_why = m_socket->errorString();
            lost();
        },
        Qt::QueuedConnection);
    QUrl url;
    url.setScheme(QStringLiteral("wss"));
    url.setHost(m_invitation.host);
    url.setPort(m_invitation.port);
    m_socket->open(url);
    heardOf();
    m_pulse->start(m_patience / 3);
}

// Otherwise it is over with it.
bool GuestSocket::isTheHost()
{
    if (fingerprintOf(m_socket->sslConfiguration().peerCertificate()) == m_invitation.fingerprint)
        return m_reached = true;
    end(tr("The host is not the one that sent the invitation: its certificate is another. Ask for a new invitation, by "
           "a way you trust."));
    return false;
}

void GuestSocket::heardOf()
{
    m_silence->start(m_patience);
}

void GuestSocket::take(const QString& text)
{
    std::optional<FromHost> message;
    try {
        message = m_reader.read(text.toStdString());
    } catch (const JsonError& error) {
        return end(tr("The host sent something that is not understood (%1). Both should install the same version of "
                      "Dossier.")
                       .arg(QString::fromUtf8(error.what())));
    }
    if (!message)
        return; // of a newer host: left out
    if (const auto* welcome = std::get_if<Welcomed>(&*message)) {
        m_seated = true;
        if (!welcome->token.isEmpty()) { // a spectator comes back by the invitation
            m_hello.key = welcome->token;
            m_hello.again = true;
        }
        m_wait = m_firstWait;
        m_state = State::Here;
        emit changed(m_state, {});
    }
    auto* rejected = std::get_if<RejectedByHost>(&*message);
    // Whoever was not let in for it has no seat, and nothing to wait for.
    if (rejected && rejected->why == Rejection::NotKept && !m_seated)
        rejected->closes = true;
    const bool stops = rejected && rejected->why == Rejection::HostStops;
    if (rejected && rejected->closes && !stops) {
        const QString why = rejected->why ? sentence(*rejected->why, rejected->detail) : rejected->text;
        emit heard(*message);
        return end(why);
    }
    emit heard(*message);
}

void GuestSocket::say(const FromGuest& message)
{
    if (m_socket && m_socket->isValid())
        m_socket->sendTextMessage(QString::fromStdString(write(message)));
}

void GuestSocket::lost()
{
    if (m_state == State::Over || m_again->isActive())
        return;
    m_state = State::Waiting;
    m_silence->stop();
    m_pulse->stop();
    m_again->start(m_wait);
    m_wait = std::min(m_wait * 2, kMostWait);
    emit changed(m_state, m_why.isEmpty() ? tr("The line to the host is cut.") : m_why);
}

void GuestSocket::end(const QString& why)
{
    if (m_state == State::Over)
        return;
    m_state = State::Over;
    m_again->stop();
    m_silence->stop();
    m_pulse->stop();
    if (m_socket)
        m_socket->close();
    emit changed(m_state, why);
}

void GuestSocket::leave()
{
    say(LeaveTable{});
    if (m_socket)
        m_socket->flush();
    end({});
}

} // namespace dossier
