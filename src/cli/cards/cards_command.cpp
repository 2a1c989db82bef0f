// cards and cards show: what the base set holds.
#include "cli/card_json.h"
#include "cli/commands.h"
#include "cli/search.h"
#include "domain/cards/support_level.h"
#include "wording/words/game_words.h"
#include "wording/words/qt_text.h"
#include "wording/words/rule_reference.h"

#include <array>

namespace dossier {

namespace {

QString costText(const Card& card)
{
    if (!card.cost)
        return {};
    return QString::fromStdString(costWord(*card.cost)) + QLatin1Char(' ') + word(card.cost->pool);
}

QJsonObject withText(Session& session, CardIndex card)
{
    QJsonObject json = toJson(session.pool()[card]);
    json.insert(QStringLiteral("text"), session.text(card));
    return json;
}

ExitCode listCards(Session& session, const Arguments& arguments)
{
    const std::vector<CardIndex> found = findCards(session, arguments.operands().join(QLatin1Char(' ')));
    QJsonArray cards;
    for (const CardIndex index : found) {
        const Card& card = session.pool()[index];
        if (session.json())
            cards.append(withText(session, index));
        session.say(QStringLiteral("%1  %2 %3 %4")
                        .arg(qtText(card.id), word(card.type).leftJustified(10), costText(card).leftJustified(6),
                             qtText(card.title)));
    }
    session.answer({{QStringLiteral("count"), static_cast<int>(found.size())}, {QStringLiteral("cards"), cards}});
    session.say(Cli::tr("%n card(s)", nullptr, static_cast<int>(found.size())));
    return ExitCode::Yes;
}

template <typename Words>
QString joined(const Words& words, const std::vector<std::string>& own = {})
{
    QStringList all;
    for (const auto value : words)
        all << word(value);
    for (const std::string& word : own)
        all << qtText(word);
    return all.join(QStringLiteral(", "));
}

QString ratingText(const Rating& rating)
{
    return rating.kind == Rating::Kind::Number    ? QString::number(rating.value)
           : rating.kind == Rating::Kind::Special ? Cli::tr("by its text")
                                                  : Cli::tr("N/A");
}

void sayAgent(Session& session, const AgentFacts& agent)
{
    QStringList skills;
    for (int s = 0; s < kSkills; ++s)
        if (const int level = agent.skills[static_cast<std::size_t>(s)]; level > 0)
            skills << QStringLiteral("%1 %2").arg(word(static_cast<Skill>(s))).arg(level);
    session.say(skills.join(QStringLiteral(", ")));
    session.say(Cli::tr("LRC %1, CRC %2, Health %3, RES %4")
                    .arg(agent.longRange)
                    .arg(agent.closeRange)
                    .arg(agent.health)
                    .arg(agent.resources));
}

void saySite(Session& session, const SiteFacts& site)
{
    QStringList prerequisites;
    for (const Prerequisite& prerequisite : site.prerequisites)
        prerequisites << QStringLiteral("%1 %2+").arg(word(prerequisite.skill)).arg(prerequisite.level);
    session.say(Cli::tr("Prerequisite: %1").arg(prerequisites.join(Cli::tr(" or "))));
    session.say(Cli::tr("Asks: %1").arg(joined(site.asks)));
    if (site.reduced)
        session.say(Cli::tr("Level %1 is enough to ask: %2 %3?")
                        .arg(site.reduced->level)
                        .arg(word(site.reduced->question.of), word(site.reduced->question)));
}

void sayXFile(Session& session, const XFileFacts& xfile)
{
    for (int c = 0; c < kCharacteristics; ++c) {
        const auto of = static_cast<Characteristic>(c);
        session.say(QStringLiteral("%1 %2").arg(word(of).leftJustified(12), word(xfile.type(of))));
    }
}

void sayCard(Session& session, const Card& card)
{
    session.say(qtText(card.title));
    session.say(
        QStringLiteral("%1  %2  %3  %4").arg(qtText(card.id), word(card.type), word(card.rarity), costText(card)));
    if (!card.episode.empty())
        session.say(Cli::tr("Episode: %1").arg(qtText(card.episode)));
    if (card.advancedOnly)
        session.say(Cli::tr("Advanced Game only"));
    if (!isOfBaseSet(card))
        session.say(Cli::tr("Set: %1").arg(setWords(card.setName)));
    if (!card.foundIn.empty())
        session.say(Cli::tr("Found in: %1").arg(qtText(card.foundIn)));
    if (const QString words = joined(card.keywords, card.ownKeywords); !words.isEmpty())
        session.say(Cli::tr("Keywords: %1").arg(words));
    if (const QString words = joined(card.activators, card.ownActivators); !words.isEmpty())
        session.say(Cli::tr("Activators: %1").arg(words));
    if (card.agent)
        sayAgent(session, *card.agent);
    if (card.adversary)
        session.say(Cli::tr("LRC %1, CRC %2, Health %3")
                        .arg(ratingText(card.adversary->longRange), ratingText(card.adversary->closeRange),
                             ratingText(card.adversary->health)));
    if (card.site)
        saySite(session, *card.site);
    if (card.xfile)
        sayXFile(session, *card.xfile);
}

QString wordsOfRuling(const RuleEntry& ruling)
{
    QStringList statements;
    for (const RuleStatement& statement : ruling.statements)
        statements << qtText(statement.text);
    return statements.join(QLatin1Char(' '));
}

void sayRulings(Session& session, const std::vector<const RuleEntry*>& rulings)
{
    if (!rulings.empty())
        session.say(QLatin1Char('\n') + Cli::tr("Rulings"));
    for (const RuleEntry* ruling : rulings) {
        const QString number = ruling->cards.empty() ? qtText(ruling->label) + QStringLiteral("  ") : QString();
        session.say(QStringLiteral("  ") + number + wordsOfRuling(*ruling));
    }
}

ExitCode showCard(Session& session, const Arguments& arguments)
{
    const CardIndex index = session.card(arguments.operands().join(QLatin1Char(' ')));
    const Card& card = session.pool()[index];
    StoredHoldings held = holdings(session);
    const int owned = held.owned()[index];
    const int free = held.free()[index];
    QJsonArray printings;
    for (const CardIndex printing : session.pool().printings(session.pool().titleOf(index)))
        printings.append(qtText(session.pool()[printing].id));
    QJsonObject json = withText(session, index);
    json.insert(QStringLiteral("owned"), owned);
    json.insert(QStringLiteral("free"), free);
    json.insert(QStringLiteral("printings"), printings);
    const RuleBook& book = ruleReference(session.language());
    const std::vector<const RuleEntry*> rulings = book.decisions(numberInRules(session.pool(), index));
    QJsonArray said;
    for (const RuleEntry* ruling : rulings)
        said.append(wordsOfRuling(*ruling));
    json.insert(QStringLiteral("rulings"), said);
    session.answer(json);
    sayCard(session, card);
    const QString printed = qtText(card.words);
    if (!printed.isEmpty())
        session.say(Cli::tr("Printed, as your file has it: %1").arg(printed));
    if (const QString effect = session.text(index); !effect.isEmpty() && effect != printed)
        session.say(effect);
    session.say(free == owned ? Cli::tr("Owned: %1").arg(owned)
                              : Cli::tr("Owned: %1, of these free: %2").arg(owned).arg(free));
    sayRulings(session, rulings);
    return ExitCode::Yes;
}

} // namespace

std::span<const Command> cardCommands()
{
    static constexpr std::array commands{
        Command{"cards", "cards [QUERY]", QT_TRANSLATE_NOOP("Cli", "Lists the cards a search finds; all without one."),
                [](Arguments& arguments) { arguments.operands(0, -1); }, listCards},
        Command{"cards show", "cards show ID|TITLE",
                QT_TRANSLATE_NOOP("Cli", "Shows one card and how many of it are owned."),
                [](Arguments& arguments) { arguments.operands(1, -1); }, showCard},
    };
    return commands;
}

} // namespace dossier
