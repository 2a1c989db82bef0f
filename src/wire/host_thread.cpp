#include "wire/host_thread.h"

#include "host/folder_lock.h"
#include "host/new_table.h"
#include "wire/host_server.h"
#include "wording/words/system_text.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <memory>
#include <stdexcept>

namespace dossier {

// All that a host needs, made and gone in its thread.
class HostThread::Server : public QObject
{
public:
    explicit Server(const QString& folder)
        : m_lock(folder)
        , m_certificate(hostCertificate(folder))
        , m_tables(folder + QStringLiteral("/tables"))
        , m_box(openGameBox())
        , m_data{m_box,
                 m_tables,
                 *QRandomGenerator::system(),
                 cardDataMark(),
                 QCoreApplication::applicationVersion(),
                 [this] { return m_clock.elapsed() + 1; },
                 [](const QString&) {}}
        , m_server(m_data, m_certificate)
    {
        m_clock.start();
    }
    ~Server() override { static_cast<void>(m_server.stop()); }

    bool listen(int port, QString& problem) { return m_server.listen(QHostAddress::Any, port, problem); }
    int port() const { return m_server.port(); }
    QByteArray fingerprint() const { return fingerprintOf(m_certificate.certificate); }

private:
    FolderLock m_lock;
    HostCertificate m_certificate;
    TableStore m_tables;
    GameData m_box;
    QElapsedTimer m_clock;
    HostData m_data;
    HostServer m_server;
};

HostThread::HostThread(QString folder, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(folder))
{
    m_thread.setObjectName(QStringLiteral("host"));
}

HostThread::~HostThread()
{
    m_thread.quit(); // the server goes with it
    m_thread.wait();
}

void HostThread::start(int port)
{
    if (m_thread.isRunning())
        return;
    auto* within = new QObject; // for what is done in the thread
    within->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, within, &QObject::deleteLater);
    m_thread.start();
    QMetaObject::invokeMethod(within, [this, within, port] {
        std::unique_ptr<Server> server;
        QString problem;
        try {
            makeFolderOfTables(m_folder);
            server = std::make_unique<Server>(m_folder);
            if (!server->listen(port, problem)) {
                problem = tr("Nobody can be let in at port %1: %2. Choose another port, or end the program that has "
                             "this one.")
                              .arg(QString::number(port), problem);
                server.reset();
            }
        } catch (const std::exception& error) {
            problem = QString::fromUtf8(error.what());
        }
        const int at = server ? server->port() : 0;
        const QByteArray fingerprint = server ? server->fingerprint() : QByteArray();
        if (server)
            server.release()->setParent(within);
        QMetaObject::invokeMethod(this, [this, at, fingerprint, problem] {
            m_port = at;
            m_fingerprint = fingerprint;
            if (at > 0)
                return emit listening();
            m_thread.quit();
            m_thread.wait();
            emit failed(problem);
        });
    });
}

HostThread::Invited HostThread::invite(const TableWish& wish) const
{
    Invited invited;
    try {
        NewTable made = newTable(wish.seats, wish.options, wish.clock, *QRandomGenerator::system(), {wish.watched, 0});
        made.table.pokerFace = wish.pokerFace;
        if (wish.sealed)
            invited.problem = openPacksAt(made.table, *wish.sealed, openGameBox(), *QRandomGenerator::system());
        if (!invited.problem.isEmpty())
            return invited;
        if (const int error = TableStore(m_folder + QStringLiteral("/tables")).save(made.table); error != 0) {
            invited.problem = tr("The table cannot be kept: %1").arg(systemText(error));
            return invited;
        }
        invited.table = made.table.id;
        for (const QByteArray& secret : made.secrets)
            invited.seats.push_back({{}, m_port, made.table.id, secret, m_fingerprint});
        if (wish.watched)
            invited.watching = TableInvitation{{}, m_port, made.table.id, made.watching, m_fingerprint};
    } catch (const std::exception& error) {
        invited.problem = QString::fromUtf8(error.what());
    }
    return invited;
}

} // namespace dossier
