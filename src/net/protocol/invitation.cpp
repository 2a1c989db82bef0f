#include "net/protocol/invitation.h"

#include <QRandomGenerator>
#include <QUrl>

namespace dossier {

namespace {

const QString kScheme = QStringLiteral("dossier");

} // namespace

QByteArray newSecret(int bytes)
{
    QByteArray secret(bytes, '\0');
    for (char& byte : secret)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return secret;
}

QString asLetters(const QByteArray& secret)
{
    return QString::fromLatin1(secret.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

std::optional<QByteArray> fromLetters(const QString& letters, int bytes)
{
    const auto decoded = QByteArray::fromBase64Encoding(
        letters.toLatin1(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.size() != bytes)
        return std::nullopt;
    return decoded.decoded;
}

QString written(const TableInvitation& invitation)
{
    QUrl url;
    url.setScheme(kScheme);
    url.setHost(invitation.host);
    url.setPort(invitation.port);
    url.setPath(QLatin1Char('/') + invitation.table);
    url.setFragment(asLetters(invitation.secret) + QLatin1Char('.') + asLetters(invitation.fingerprint));
    return url.toString(QUrl::FullyEncoded);
}

std::optional<TableInvitation> readInvitation(const QString& text)
{
    QString joined = text;
    joined.removeIf([](QChar letter) { return letter.isSpace(); });
    const QUrl url(joined, QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != kScheme || url.host().isEmpty())
        return std::nullopt;
    const QStringList keys = url.fragment().split(QLatin1Char('.'));
    if (keys.size() != 2 || url.path().size() < 2)
        return std::nullopt;
    const auto secret = fromLetters(keys[0], kSecretBytes);
    const auto fingerprint = fromLetters(keys[1], kFingerprintBytes);
    if (!secret || !fingerprint)
        return std::nullopt;
    return TableInvitation{url.host(), url.port(kUsualPort), url.path().mid(1), *secret, *fingerprint};
}

} // namespace dossier
