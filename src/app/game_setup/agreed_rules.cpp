#include "app/game_setup/agreed_rules.h"

#include "desk/settings.h"

namespace dossier {

AgreedRules::AgreedRules(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    const QStringList unusual = settings.unusualRules();
    for (int rule = 0; rule < kSwitches; ++rule)
        m_on[static_cast<std::size_t>(rule)] = usually(rule) != unusual.contains(number(rule));
}

void AgreedRules::set(int rule, bool on)
{
    if (isOn(rule) == on)
        return;
    m_on[static_cast<std::size_t>(rule)] = on;
    remember();
    emit changed();
}

void AgreedRules::setAsUsual()
{
    for (int rule = 0; rule < kSwitches; ++rule)
        set(rule, usually(rule));
}

QStringList AgreedRules::unusual(Game game) const
{
    QStringList numbers;
    for (int rule = 0; rule < kSwitches; ++rule)
        if (isOn(rule) != usually(rule) && holdsIn(rule, game))
            numbers << number(rule);
    return numbers;
}

// All of them, whatever is played next: each holds in the Advanced Game.
void AgreedRules::remember()
{
    m_settings.setUnusualRules(unusual(Game::Advanced));
}

bool AgreedRules::holdsIn(int rule, Game game)
{
    return game == Game::Advanced || (rule != KillerCards && rule != XFilePowers);
}

GameOptions AgreedRules::options(Game game) const
{
    GameOptions options;
    options.game = game;
    options.questionOrGuess = isOn(QuestionOrGuess);
    options.singleGuess = isOn(SingleGuess);
    options.killerCards = holdsIn(KillerCards, game) && isOn(KillerCards);
    options.xFilePowers = holdsIn(XFilePowers, game) && isOn(XFilePowers);
    options.house = 0;
    for (int house = 0; house < kHouseRules; ++house)
        if (isOn(FirstHouseRule + house))
            options.house |= 1u << house;
    return options;
}

QString AgreedRules::number(int rule)
{
    switch (rule) {
    case QuestionOrGuess:
        return QStringLiteral("OPT-1");
    case SingleGuess:
        return QStringLiteral("OPT-2");
    case KillerCards:
        return QStringLiteral("OPT-3");
    case XFilePowers:
        return QStringLiteral("OPT-6");
    case OwnXFiles:
        return QStringLiteral("SETUP-1");
    default:
        return QStringLiteral("HOUSE-%1").arg(rule - FirstHouseRule + 1);
    }
}

bool AgreedRules::usually(int rule)
{
    return rule >= FirstHouseRule && GameOptions().houseRule(rule - FirstHouseRule + 1);
}

} // namespace dossier
