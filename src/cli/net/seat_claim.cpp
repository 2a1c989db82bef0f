#include "cli/net/seat_claim.h"

#include "desk/files/written_file.h"
#include "disk/file_reader.h"
#include "net/protocol/invitation.h"
#include "wording/words/system_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace dossier {

namespace {

constexpr auto kOwnersAlone = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

// Not its secret, which is written nowhere.
QString nameFor(const TableInvitation& invitation)
{
    return QString::fromLatin1(QCryptographicHash::hash(invitation.secret, QCryptographicHash::Sha256).toHex());
}

} // namespace

SeatClaim::SeatClaim(const QString& folder, const TableInvitation& invitation)
    : m_path(QDir(folder).filePath(nameFor(invitation)))
{
    m_claim = kept();
    m_isFromBefore = !m_claim.isEmpty();
    if (m_isFromBefore || !m_trouble.isEmpty())
        return;
    const QByteArray made = m_claim = newSecret();
    if (madeFolder(folder).isEmpty())
        QFile::setPermissions(folder, kOwnersAlone);
    QString why = keep();
    if (why.isEmpty())
        return;
    if (const QByteArray others = kept(); !others.isEmpty()) // another one with this invitation was faster
        m_claim = others;
    if (m_claim != made || !m_trouble.isEmpty())
        return;
    // Cut off before it was whole, and so before anybody came by it; or spoilt.
    if (QFile::remove(m_path))
        why = keep();
    if (!why.isEmpty())
        m_trouble = QDir::toNativeSeparators(m_path) + QStringLiteral(": ") + why;
}

// What is there and cannot be read is no spoilt file, which would be taken away.
QByteArray SeatClaim::kept()
{
    constexpr qint64 kMost = 100; // of a file that somebody else has put there
    const QFileInfo file(m_path);
    if (!file.isFile() || file.size() > kMost)
        return {};
    std::string letters;
    if (const int error = readFile(QFile::encodeName(m_path).toStdString(), letters); error != 0 && error != ENOENT)
        m_trouble = QDir::toNativeSeparators(m_path) + QStringLiteral(": ") + systemText(error);
    return fromLetters(QString::fromStdString(letters).trimmed(), kSecretBytes).value_or(QByteArray());
}

QString SeatClaim::keep() const
{
    return writeSecret(m_path, asLetters(m_claim).toStdString() + '\n');
}

void SeatClaim::forget() const
{
    QFile::remove(m_path);
}

} // namespace dossier
