#include "wording/play/points_text.h"

#include "wording/play/play_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

struct PointsText
{
    Q_DECLARE_TR_FUNCTIONS(PointsText)
};

} // namespace

QString gainedText(const Said& who, int number, bool rp, const QString& by)
{
    const QString points = pointsWord(number, rp);
    if (!by.isEmpty())
        return addressed(PointsText::tr("{%1 gains|You gain} %2 by %3.", "who, points, by which card"),
                         {who, points, by});
    return addressed(rp ? PointsText::tr("{%1 gains|You gain} %2 by the RES of Agents.")
                        : PointsText::tr("{%1 gains|You gain} %2."),
                     {who, points});
}

QString paidWithText(const Said& who, bool token, const QString& agent, const QString& card)
{
    if (!card.isEmpty())
        return token ? PointsText::tr("A token of %1 pays for %2.").arg(agent, card)
                     : PointsText::tr("1 RP dedicated to %1 helps to pay for %2.").arg(agent, card);
    return addressed(token ? PointsText::tr("{%1 pays|You pay} with a token of %2.")
                           : PointsText::tr("{%1 pays|You pay} with 1 RP dedicated to %2."),
                     {who, agent});
}

} // namespace dossier
