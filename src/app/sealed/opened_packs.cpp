#include "app/sealed/opened_packs.h"

#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier {

namespace {

class OpenedPacks
{
    Q_DECLARE_TR_FUNCTIONS(OpenedPacks)

public:
    explicit OpenedPacks(const CardPool& pool)
        : m_pool(pool)
    {}

    QString text(const std::vector<SealedPlayer>& players) const
    {
        QStringList parts;
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (players.size() > 1)
                parts << tr("Player %1").arg(i + 1);
            parts << packs(players[i]);
        }
        return parts.join(QStringLiteral("\n\n"));
    }

private:
    QStringList packs(const SealedPlayer& player) const
    {
        QStringList packs;
        int boosters = 0;
        for (const OpenedPack& pack : player.packs) {
            const QString name = pack.fixed ? tr("Starter: %1").arg(QString::fromStdString(*pack.fixed))
                                            : tr("Booster %1").arg(++boosters);
            packs << (QStringList{name} + contents(pack)).join(QStringLiteral("\n    "));
        }
        return packs;
    }

    // "Rare: …", a line for each rarity.
    QStringList contents(const OpenedPack& pack) const
    {
        QStringList lines;
        for (int rarity = kRarities - 1; rarity >= 0; --rarity) {
            QStringList titles;
            for (const CardIndex card : pack.cards)
                if (static_cast<int>(m_pool[card].rarity) == rarity)
                    titles << QString::fromStdString(m_pool[card].title);
            if (!titles.isEmpty()) // no line begins with a dot
                lines << tr("%1: %2", "a rarity, cards of it")
                             .arg(word(static_cast<Rarity>(rarity)), titles.join(QStringLiteral("\u00a0· ")));
        }
        return lines;
    }

    const CardPool& m_pool;
};

} // namespace

QString openedPacksText(const std::vector<SealedPlayer>& players, const CardPool& pool)
{
    return OpenedPacks(pool).text(players);
}

} // namespace dossier
