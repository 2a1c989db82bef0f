// What somebody is given who may sit down at a table far away:
// dossier://HOST:PORT/TABLE#SECRET.FINGERPRINT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace dossier {

struct TableInvitation
{
    QString host{};
    int port = 0;
    QString table{};
    QByteArray secret{};      // kSecretBytes
    QByteArray fingerprint{}; // SHA-256 of the host's certificate

    bool operator==(const TableInvitation&) const = default;
};

inline constexpr int kSecretBytes = 16;
inline constexpr int kFingerprintBytes = 32;
inline constexpr int kUsualPort = 35596;

QString written(const TableInvitation& invitation);
// With blanks and line ends around it or within, as mail programs break lines. Nothing where it is none.
std::optional<TableInvitation> readInvitation(const QString& text);

// A secret drawn by the operating system; for invitations, tokens and the names of tables.
QByteArray newSecret(int bytes = kSecretBytes);
// Letters, digits, "-" and "_".
QString asLetters(const QByteArray& secret);
std::optional<QByteArray> fromLetters(const QString& letters, int bytes);

} // namespace dossier
