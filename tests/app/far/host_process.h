// dossier-host as a process of its own, and a line to it that can be cut.
#pragma once

#include "support/waiting.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <memory>

namespace dossier::test {

// A port that is free, and that the system gives nobody of its own accord: tests run side by side.
inline int freePort()
{
    constexpr int kFirst = 15'000;
    constexpr int kPorts = 15'000;
    static int next = static_cast<int>(QCoreApplication::applicationPid() * 37 % kPorts);
    for (;;) {
        next = (next + 1) % kPorts;
        QTcpServer server;
        if (server.listen(QHostAddress::Any, static_cast<quint16>(kFirst + next)))
            return kFirst + next;
    }
}

class HostProcess
{
public:
    HostProcess() { start(); }
    ~HostProcess() { kill(); }

    void start()
    {
        m_process = std::make_unique<QProcess>();
        m_process->setProcessChannelMode(QProcess::MergedChannels);
        m_process->start(QStringLiteral(DOSSIER_HOST),
                         {QStringLiteral("--listen"), QStringLiteral("127.0.0.1:%1").arg(port),
                          QStringLiteral("--data-dir"), m_folder.path()});
        QByteArray said;
        ASSERT_TRUE(waitUntil([&] {
            said += m_process->readAll();
            return said.contains("listening");
        })) << said.toStdString();
    }
    // As by a power cut.
    void kill()
    {
        m_process->kill();
        m_process->waitForFinished(test::kHangMs);
    }

    // Of a new table, by seat.
    QStringList invite(const QString& address, const QStringList& how = {}) const
    {
        QProcess process;
        process.start(QStringLiteral(DOSSIER_HOST),
                      QStringList{QStringLiteral("invite"), QStringLiteral("--address"), address,
                                  QStringLiteral("--data-dir"), m_folder.path()} +
                          how);
        EXPECT_TRUE(process.waitForFinished(test::kHangMs));
        return QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }

    const int port = freePort();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_process;
};

// Leads to a port of this machine, until it is cut.
class CutLine : public QObject
{
public:
    explicit CutLine(int to)
    {
        QObject::connect(&m_server, &QTcpServer::newConnection, this, [this, to] {
            while (QTcpSocket* guest = m_server.nextPendingConnection()) {
                auto* host = new QTcpSocket(guest);
                QObject::connect(guest, &QTcpSocket::readyRead, host, [guest, host] { host->write(guest->readAll()); });
                QObject::connect(host, &QTcpSocket::readyRead, guest, [guest, host] { guest->write(host->readAll()); });
                QObject::connect(host, &QTcpSocket::disconnected, guest, &QTcpSocket::disconnectFromHost);
                QObject::connect(guest, &QTcpSocket::disconnected, guest, &QObject::deleteLater);
                host->connectToHost(QHostAddress::LocalHost, static_cast<quint16>(to));
            }
        });
        m_server.listen(QHostAddress::LocalHost);
    }
    int port() const { return m_server.serverPort(); }
    void cut()
    {
        for (QTcpSocket* guest : m_server.findChildren<QTcpSocket*>(QString(), Qt::FindDirectChildrenOnly))
            guest->abort();
    }

private:
    QTcpServer m_server;
};

} // namespace dossier::test
