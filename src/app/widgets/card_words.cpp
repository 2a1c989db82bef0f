#include "app/widgets/card_words.h"

#include "app/theme/marks.h"
#include "wording/words/game_words.h"
#include "wording/words/semicolon.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class CardWords
{
    Q_DECLARE_TR_FUNCTIONS(CardWords)

public:
    static QString describe(const Card& card)
    {
        QStringList parts{QString::fromStdString(card.title), word(card.type)};
        if (card.cost)
            parts << tr("cost %1 %2").arg(costFigure(*card.cost), word(card.cost->pool));
        if (card.agent)
            parts << agent(*card.agent);
        if (card.adversary)
            parts << tr("long range %1, close range %2, health %3")
                         .arg(figure(card.adversary->longRange), figure(card.adversary->closeRange),
                              figure(card.adversary->health));
        if (card.site)
            parts << tr("needs %1").arg(needs(*card.site)) << tr("asks %1").arg(asks(*card.site));
        if (card.xfile)
            parts << characteristics(*card.xfile);
        if (card.advancedOnly)
            parts << tr("Advanced Game only");
        if (!isOfBaseSet(card))
            parts << tr("%1 of the set %2", "a number").arg(QString::fromStdString(card.id), setWords(card.setName));
        return parts.join(semicolon());
    }

    static QString orList(const QStringList& words)
    {
        return words.size() == 2 ? tr("%1 or %2").arg(words[0], words[1]) : words.join(QStringLiteral(", "));
    }

    static QStringList shortFacts(const Card& card)
    {
        if (card.agent)
            return {bestSkill(*card.agent), tr("RES %1").arg(card.agent->resources)};
        if (card.site)
            return {needs(*card.site), asks(*card.site)};
        if (card.xfile)
            return {word(card.xfile->type(Characteristic::Affiliation)),
                    word(card.xfile->type(Characteristic::Motive))};
        if (card.adversary)
            return {tr("LRC %1").arg(figure(card.adversary->longRange)),
                    tr("CRC %1").arg(figure(card.adversary->closeRange))};
        return plainFacts(card);
    }

    static QString notApplicable() { return tr("N/A"); }

private:
    static QString agent(const AgentFacts& facts)
    {
        QStringList parts;
        for (int i = 0; i < kSkills; ++i)
            if (const auto skill = static_cast<Skill>(i); facts.skill(skill) > 0)
                parts << QStringLiteral("%1 %2").arg(word(skill)).arg(facts.skill(skill));
        parts << tr("long range %1, close range %2, health %3")
                     .arg(facts.longRange)
                     .arg(facts.closeRange)
                     .arg(facts.health)
              << tr("resources %1").arg(facts.resources);
        return parts.join(QStringLiteral(", "));
    }

    static QString characteristics(const XFileFacts& facts)
    {
        QStringList parts;
        for (int i = 0; i < kCharacteristics; ++i) {
            const auto of = static_cast<Characteristic>(i);
            parts << QStringLiteral("%1 %2").arg(word(of), word(facts.type(of)));
        }
        return parts.join(QStringLiteral(", "));
    }

    static QString bestSkill(const AgentFacts& facts)
    {
        const auto best = std::ranges::max_element(facts.skills);
        const auto skill = static_cast<Skill>(best - facts.skills.begin());
        return QStringLiteral("%1 %2").arg(word(skill)).arg(*best);
    }

    // Of a card that has no figures but its Cost.
    static QStringList plainFacts(const Card& card)
    {
        QStringList facts;
        const auto add = [&facts](const QString& words) {
            if (!words.isEmpty() && facts.size() < 2)
                facts << words;
        };
        add(tellingKeywordsOn(card).join(QStringLiteral(", ")));
        const QStringList activators = activatorsOn(card);
        if (!activators.isEmpty())
            add(tr("on %1", "played on these activators").arg(activators.join(QStringLiteral(", "))));
        add(card.advancedOnly ? tr("Advanced Game only") : QString());
        add(word(card.rarity));
        add(QString::fromStdString(card.episode));
        return facts;
    }
};

} // namespace

QString describe(const Card& card)
{
    return CardWords::describe(card);
}

QString printingTitle(const CardPool& pool, CardIndex card)
{
    const QString title = QString::fromStdString(pool[card].title);
    // Of those of its set: in the base set the only one goes by its title alone, whatever was printed again (SET-1).
    const auto printings = pool.printings(pool.titleOf(card));
    const bool inBaseSet = isOfBaseSet(pool[card]);
    const auto beside =
        std::ranges::count_if(printings, [&](CardIndex each) { return !inBaseSet || isOfBaseSet(pool[each]); });
    if (beside < 2)
        return title;
    const auto alike = std::ranges::count_if(
        printings, [&](CardIndex each) { return isOfBaseSet(pool[each]) && pool[each].rarity == pool[card].rarity; });
    const QString which = alike == 1 && inBaseSet ? word(pool[card].rarity) : QString::fromStdString(pool[card].id);
    return QStringLiteral("%1 (%2)").arg(title, which);
}

QString figure(const Rating& rating)
{
    switch (rating.kind) {
    case Rating::Kind::Number:
        return QString::number(rating.value);
    case Rating::Kind::NotApplicable:
        return CardWords::notApplicable();
    case Rating::Kind::Special:
        return QStringLiteral("*");
    }
    return {};
}

QString signedFigure(int value)
{
    return value < 0 ? QChar(0x2212) + QString::number(-value) : QLatin1Char('+') + QString::number(value);
}

QString needs(const SiteFacts& site)
{
    QStringList words;
    for (const Prerequisite& prerequisite : site.prerequisites)
        words << QStringLiteral("%1 %2").arg(word(prerequisite.skill)).arg(prerequisite.level);
    return CardWords::orList(words);
}

QString asks(const SiteFacts& site)
{
    QStringList words;
    for (const Characteristic question : site.asks)
        words << word(question);
    return CardWords::orList(words);
}

QStringList shortFacts(const Card& card)
{
    return CardWords::shortFacts(card);
}

} // namespace dossier
