#include "wire/certificate.h"

#include "disk/calls.h"
#include "disk/file_moves.h"
#include "disk/file_writer.h"
#include "wording/words/system_text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

#include <fcntl.h>
#include <memory>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>
#include <stdexcept>
#include <sys/file.h>

namespace dossier {

namespace {

struct CertificateWords
{
    Q_DECLARE_TR_FUNCTIONS(CertificateWords)
};

constexpr long kValid = 60L * 60 * 24 * 365 * 20; // seconds
constexpr int kSerialBits = 63;

template <typename T, void (*release)(T*)>
struct Release
{
    void operator()(T* it) const { release(it); }
};
using Key = std::unique_ptr<EVP_PKEY, Release<EVP_PKEY, EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Release<X509, X509_free>>;
struct ReleaseBio
{
    void operator()(BIO* bio) const { BIO_free(bio); }
};
using Bio = std::unique_ptr<BIO, ReleaseBio>;

void require(bool done)
{
    if (!done)
        throw std::runtime_error(CertificateWords::tr("OpenSSL could not make a certificate.").toStdString());
}

QByteArray contentOf(BIO* bio)
{
    char* data = nullptr;
    const long size = BIO_get_mem_data(bio, &data);
    return {data, static_cast<qsizetype>(size)};
}

struct Made
{
    QByteArray certificate;
    QByteArray key;
};

Made makeCertificate()
{
    const Key key(EVP_EC_gen("P-256"));
    const Certificate certificate(X509_new());
    require(key && certificate);
    std::uint64_t serial = 0;
    require(RAND_bytes(reinterpret_cast<unsigned char*>(&serial), sizeof serial) == 1);
    require(X509_set_version(certificate.get(), X509_VERSION_3) == 1);
    require(ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate.get()), serial >> (64 - kSerialBits) | 1u) == 1);
    require(X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -60L * 60 * 24) != nullptr); // clocks differ
    require(X509_gmtime_adj(X509_getm_notAfter(certificate.get()), kValid) != nullptr);
    X509_NAME* name = X509_get_subject_name(certificate.get());
    require(X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8,
                                       reinterpret_cast<const unsigned char*>("dossier-host"), -1, -1, 0) == 1);
    require(X509_set_issuer_name(certificate.get(), name) == 1);
    require(X509_set_pubkey(certificate.get(), key.get()) == 1);
    require(X509_sign(certificate.get(), key.get(), EVP_sha256()) != 0);
    const Bio written(BIO_new(BIO_s_mem()));
    const Bio secret(BIO_new(BIO_s_mem()));
    require(written && secret && PEM_write_bio_X509(written.get(), certificate.get()) == 1 &&
            PEM_write_bio_PrivateKey(secret.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1);
    return {contentOf(written.get()), contentOf(secret.get())};
}

std::string native(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

// Both files or neither, whoever else makes them at the same time, on a full disk, and wherever the program ends: both
// are whole under other names before the key gets its own, and whoever comes after that gives the certificate its own.
class Making
{
public:
    explicit Making(const QString& folder)
        : m_certificate(folder + QStringLiteral("/host.crt"))
        , m_key(folder + QStringLiteral("/host.key"))
        , m_turn(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    {
        // A file system that knows no locks has us take our chance.
        static_cast<void>(::flock(m_turn.number(), LOCK_EX));
    }

    void make() const
    {
        if (QFile::exists(m_certificate)) // by another meanwhile; or the key alone is lost
            return;
        if (!QFile::exists(m_key)) {
            forget();
            const Made made = makeCertificate();
            keep(m_key + kNew, writeSecret(native(m_key + kNew), made.key.toStdString()));
            keep(m_certificate + kNew, writeFile(native(m_certificate + kNew), made.certificate.toStdString()));
            keep(m_key, giveFreeName(native(m_key + kNew), native(m_key)));
        }
        if (QFile::exists(m_certificate + kNew))
            keep(m_certificate, giveFreeName(native(m_certificate + kNew), native(m_certificate)));
    }

private:
    void keep(const QString& path, int error) const
    {
        if (error == 0)
            return;
        if (!QFile::exists(m_key))
            forget();
        throw std::runtime_error(
            CertificateWords::tr("%1 cannot be written: %2").arg(path, systemText(error)).toStdString());
    }
    void forget() const
    {
        QFile::remove(m_key + kNew);
        QFile::remove(m_certificate + kNew);
    }

    static constexpr QLatin1String kNew{".new"};
    QString m_certificate;
    QString m_key;
    OpenFile m_turn;
};

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// What the file holds at first; nothing where OpenSSL reads none.
template <typename Handle, typename Read>
Handle handleIn(const QByteArray& pem, Read readPem)
{
    const Bio bio(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
    return Handle(bio ? readPem(bio.get(), nullptr, nullptr, nullptr) : nullptr);
}

// Whether the key is that of the certificate. With another no guest ever gets in.
bool belongTogether(const HostCertificate& host)
{
    const auto certificate = handleIn<Certificate>(host.certificate.toPem(), PEM_read_bio_X509);
    const auto key = handleIn<Key>(host.key.toPem(), PEM_read_bio_PrivateKey);
    return certificate && key && X509_check_private_key(certificate.get(), key.get()) == 1;
}

} // namespace

HostCertificate hostCertificate(const QString& folder)
{
    const QString certificatePath = folder + QStringLiteral("/host.crt");
    const QString keyPath = folder + QStringLiteral("/host.key");
    if (!QFile::exists(certificatePath))
        Making(folder).make();
    HostCertificate host{QSslCertificate(read(certificatePath), QSsl::Pem), QSslKey(read(keyPath), QSsl::Ec)};
    if (host.key.isNull())
        host.key = QSslKey(read(keyPath), QSsl::Rsa);
    if (host.certificate.isNull() || host.key.isNull())
        throw std::runtime_error(CertificateWords::tr("%1 or %2 cannot be read. Put them back, or take both away: then "
                                                      "new ones are made, and new invitations are needed.")
                                     .arg(certificatePath, keyPath)
                                     .toStdString());
    if (!belongTogether(host))
        throw std::runtime_error(
            CertificateWords::tr("%1 and %2 do not belong together, so nobody could be let in. Put "
                                 "the right ones back, or take both away: then new ones are made, "
                                 "and new invitations are needed.")
                .arg(certificatePath, keyPath)
                .toStdString());
    return host;
}

QByteArray fingerprintOf(const QSslCertificate& certificate)
{
    return certificate.digest(QCryptographicHash::Sha256);
}

} // namespace dossier
