// What opens a seat at a table far away a second time, by the same invitation, to whoever was ended meanwhile: the
// claim he said when he first came (src/net/PROTOCOL.md). It is on disk before anybody is told of it, in a file of its
// own for each invitation, for its owner alone; without the invitation it opens nothing.
#pragma once

#include <QByteArray>
#include <QString>

namespace dossier {

struct TableInvitation;

class SeatClaim
{
public:
    // Takes what was kept, or makes a claim and keeps it.
    SeatClaim(const QString& folder, const TableInvitation& invitation);

    const QByteArray& claim() const { return m_claim; }
    bool isFromBefore() const { return m_isFromBefore; }
    // Why it is not kept, with the place; empty where it is.
    const QString& trouble() const { return m_trouble; }
    // The seat is nobody's any more. What cannot be taken away does no harm.
    void forget() const;

private:
    QByteArray kept();
    QString keep() const;

    QString m_path;
    QByteArray m_claim;
    bool m_isFromBefore = false;
    QString m_trouble;
};

} // namespace dossier
