// The certificate of a host: made on its first start, signed by itself. Guests know it by its fingerprint, which stands
// in their invitations, so nobody has to vouch for it.
#pragma once

#include <QByteArray>
#include <QSslCertificate>
#include <QSslKey>
#include <QString>

namespace dossier {

struct HostCertificate
{
    QSslCertificate certificate{};
    QSslKey key{};
};

// That of this folder (host.crt, host.key); made where there is none, the key for its owner alone. Throws
// std::runtime_error with a sentence where it can neither be read nor made, or where the two do not belong together.
HostCertificate hostCertificate(const QString& folder);
// SHA-256 of the certificate.
QByteArray fingerprintOf(const QSslCertificate& certificate);

} // namespace dossier
