#include "db/file/card_mirror.h"

#include <QCryptographicHash>
#include <QStringList>

namespace dossier {

namespace {

const QString kChecksumKey = QStringLiteral("card_checksum");

QString word(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template <typename Values>
QString listOf(const Values& values)
{
    QStringList words;
    for (const auto& value : values)
        words.append(word(nameOf(value)));
    return words.join(QLatin1String("; "));
}

QString textOf(const Cost& cost)
{
    if (!cost.x)
        return QString::number(cost.base);
    return cost.base == 0 ? QStringLiteral("X") : QStringLiteral("X+%1").arg(cost.base);
}

QString textOf(const Rating& rating)
{
    switch (rating.kind) {
    case Rating::Kind::Number:
        return QString::number(rating.value);
    case Rating::Kind::NotApplicable:
        return QStringLiteral("N/A");
    case Rating::Kind::Special:
        return QStringLiteral("special");
    }
    return {};
}

QString skillsOf(const AgentFacts& agent)
{
    QStringList words;
    for (int i = 0; i < kSkills; ++i) {
        const auto skill = static_cast<Skill>(i);
        if (agent.skill(skill) != 0)
            words.append(word(nameOf(skill)) + QLatin1Char(' ') + QString::number(agent.skill(skill)));
    }
    return words.join(QLatin1String("; "));
}

// lrc, crc, health, res
QStringList ratingsOf(const Card& card)
{
    if (card.agent)
        return {QString::number(card.agent->longRange), QString::number(card.agent->closeRange),
                QString::number(card.agent->health), QString::number(card.agent->resources)};
    if (card.adversary)
        return {
            textOf(card.adversary->longRange), textOf(card.adversary->closeRange), textOf(card.adversary->health), {}};
    return {{}, {}, {}, {}};
}

// prerequisites, asks, reduced
QStringList questionsOf(const Card& card)
{
    if (!card.site)
        return {{}, {}, {}};
    QStringList prerequisites;
    for (const Prerequisite& one : card.site->prerequisites)
        prerequisites.append(word(nameOf(one.skill)) + QLatin1Char(' ') + QString::number(one.level));
    QString reduced;
    if (const auto& lower = card.site->reduced)
        reduced = QStringLiteral("%1 %2 %3")
                      .arg(word(nameOf(lower->question.of)), word(nameOf(lower->question)))
                      .arg(lower->level);
    return {prerequisites.join(QLatin1String("; ")), listOf(card.site->asks), reduced};
}

// affiliation, motive, method, result
QStringList characteristicsOf(const Card& card)
{
    QStringList words;
    for (int i = 0; i < kCharacteristics; ++i)
        words.append(card.xfile ? word(nameOf(card.xfile->type(static_cast<Characteristic>(i)))) : QString());
    return words;
}

// In the order of the table's columns.
QStringList rowOf(const Card& card)
{
    QStringList row{word(card.id),
                    word(card.title),
                    word(card.set),
                    word(nameOf(card.type)),
                    word(nameOf(card.rarity)),
                    word(card.episode),
                    QString::number(card.advancedOnly ? 1 : 0),
                    card.cost ? word(nameOf(card.cost->pool)) : QString(),
                    card.cost ? textOf(*card.cost) : QString(),
                    listOf(card.keywords),
                    listOf(card.activators),
                    card.agent ? skillsOf(*card.agent) : QString()};
    return row << ratingsOf(card) << questionsOf(card) << characteristicsOf(card);
}

QString checksumOf(const std::vector<QStringList>& rows)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QStringList& row : rows)
        hash.addData((row.join(QChar(0x1f)) + QChar(0x1e)).toUtf8());
    return QString::fromLatin1(hash.result().toHex());
}

QString storedChecksum(const Work& work)
{
    Statement find(work, QStringLiteral("SELECT value FROM meta WHERE key = ?"));
    return find.run(kChecksumKey).next() ? find.text(0) : QString();
}

} // namespace

void mirrorCards(const Work& work, const CardPool& pool)
{
    std::vector<QStringList> rows;
    for (const Card& card : pool.cards())
        rows.push_back(rowOf(card));
    const QString checksum = checksumOf(rows);
    if (storedChecksum(work) == checksum)
        return;

    Transaction transaction(work);
    run(work, QStringLiteral("DELETE FROM card"));
    Statement insert(work, QStringLiteral("INSERT INTO card VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                                          "?, ?, ?, ?, ?, ?)"));
    for (const QStringList& row : rows)
        insert.runRow(row);
    Statement(work, QStringLiteral(R"(
        INSERT INTO meta (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value)"))
        .run(kChecksumKey, checksum);
    transaction.commit();
}

} // namespace dossier
