#include "cli/card_json.h"

#include "wording/words/qt_text.h"

#include <QJsonArray>

namespace dossier {

namespace {

template <typename Words>
QJsonArray wordArray(const Words& words)
{
    QJsonArray array;
    for (const auto word : words)
        array.append(qtText(nameOf(word)));
    return array;
}

QJsonValue toJson(const Rating& rating)
{
    switch (rating.kind) {
    case Rating::Kind::Number:
        return rating.value;
    case Rating::Kind::Special:
        return QStringLiteral("special");
    case Rating::Kind::NotApplicable:
        break;
    }
    return QJsonValue::Null;
}

QJsonObject toJson(const AgentFacts& agent)
{
    QJsonObject skills;
    for (int s = 0; s < kSkills; ++s)
        if (const int level = agent.skills[static_cast<std::size_t>(s)]; level > 0)
            skills.insert(qtText(nameOf(static_cast<Skill>(s))), level);
    return {{QStringLiteral("skills"), skills},
            {QStringLiteral("lrc"), agent.longRange},
            {QStringLiteral("crc"), agent.closeRange},
            {QStringLiteral("health"), agent.health},
            {QStringLiteral("res"), agent.resources}};
}

QJsonObject toJson(const AdversaryFacts& adversary)
{
    return {{QStringLiteral("lrc"), toJson(adversary.longRange)},
            {QStringLiteral("crc"), toJson(adversary.closeRange)},
            {QStringLiteral("health"), toJson(adversary.health)}};
}

// The fact files spell the type a Site asks for with capital initials throughout: "Manipulation Of Evidence".
QString capitalised(std::string_view words)
{
    QString capitals = qtText(words);
    for (qsizetype i = 0; i < capitals.size(); ++i)
        if (i == 0 || capitals.at(i - 1) == QLatin1Char(' '))
            capitals[i] = capitals.at(i).toUpper();
    return capitals;
}

QJsonObject toJson(const SiteFacts& site)
{
    QJsonArray prerequisites;
    for (const Prerequisite& prerequisite : site.prerequisites)
        prerequisites.append(QJsonObject{{QStringLiteral("skill"), qtText(nameOf(prerequisite.skill))},
                                         {QStringLiteral("level"), prerequisite.level}});
    QJsonObject object{{QStringLiteral("prerequisites"), prerequisites},
                       {QStringLiteral("asks"), wordArray(site.asks)},
                       {QStringLiteral("reduced"), QJsonValue::Null}};
    if (site.reduced)
        object.insert(QStringLiteral("reduced"),
                      QJsonObject{{QStringLiteral("characteristic"), qtText(nameOf(site.reduced->question.of))},
                                  {QStringLiteral("value"), capitalised(nameOf(site.reduced->question))},
                                  {QStringLiteral("level"), site.reduced->level}});
    return object;
}

QJsonObject toJson(const XFileFacts& xfile)
{
    QJsonObject object;
    for (int c = 0; c < kCharacteristics; ++c) {
        const auto of = static_cast<Characteristic>(c);
        object.insert(qtText(nameOf(of)), qtText(nameOf(xfile.type(of))));
    }
    return object;
}

QJsonValue toJson(const std::optional<Cost>& cost)
{
    if (!cost)
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("pool"), qtText(nameOf(cost->pool))},
                       {QStringLiteral("x"), cost->x},
                       {QStringLiteral("base"), cost->base}};
}

// What only cards of further sets have; their own words stand behind the game's.
void addFurther(QJsonObject& object, const Card& card)
{
    const auto append = [&](const QString& name, const std::vector<std::string>& words) {
        QJsonArray all = object.value(name).toArray();
        for (const std::string& word : words)
            all.append(qtText(word));
        object.insert(name, all);
    };
    append(QStringLiteral("keywords"), card.ownKeywords);
    append(QStringLiteral("activators"), card.ownActivators);
    object.insert(QStringLiteral("set"), qtText(card.setName));
    object.insert(QStringLiteral("further"), true);
    object.insert(QStringLiteral("found_in"), qtText(card.foundIn));
    object.insert(QStringLiteral("printed_text"), qtText(card.words));
}

} // namespace

QJsonObject toJson(const Card& card)
{
    QJsonObject object{
        {QStringLiteral("id"), qtText(card.id)},
        {QStringLiteral("number"), card.number},
        {QStringLiteral("title"), qtText(card.title)},
        {QStringLiteral("type"), qtText(nameOf(card.type))},
        {QStringLiteral("rarity"), qtText(nameOf(card.rarity))},
        {QStringLiteral("episode"), card.episode.empty() ? QJsonValue() : QJsonValue(qtText(card.episode))},
        {QStringLiteral("advanced_only"), card.advancedOnly},
        {QStringLiteral("cost"), toJson(card.cost)},
        {QStringLiteral("keywords"), wordArray(card.keywords)},
        {QStringLiteral("activators"), wordArray(card.activators)}};
    if (!isOfBaseSet(card))
        addFurther(object, card);
    if (card.agent)
        object.insert(QStringLiteral("agent"), toJson(*card.agent));
    if (card.adversary)
        object.insert(QStringLiteral("adversary"), toJson(*card.adversary));
    if (card.site)
        object.insert(QStringLiteral("site"), toJson(*card.site));
    if (card.xfile)
        object.insert(QStringLiteral("xfile"), toJson(*card.xfile));
    return object;
}

} // namespace dossier
