#include "wording/terms.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class Terms
{
    Q_DECLARE_TR_FUNCTIONS(Terms)

public:
    static QString of(CardType type)
    {
        switch (type) {
        case CardType::Agent:
            return tr("Agent");
        case CardType::XFile:
            return tr("X-File");
        case CardType::Site:
            return tr("Site");
        case CardType::Witness:
            return tr("Witness");
        case CardType::Event:
            return tr("Event");
        case CardType::Bluff:
            return tr("Bluff");
        case CardType::Equipment:
            return tr("Equipment");
        case CardType::Combat:
            return tr("Combat");
        case CardType::Adversary:
            return tr("Adversary");
        }
        return {};
    }

    static QString plural(CardType type)
    {
        switch (type) {
        case CardType::Agent:
            return tr("Agents", "heading");
        case CardType::XFile:
            return tr("X-Files", "heading");
        case CardType::Site:
            return tr("Sites", "heading");
        case CardType::Witness:
            return tr("Witnesses", "heading");
        case CardType::Event:
            return tr("Events", "heading");
        case CardType::Bluff:
            return tr("Bluffs", "heading");
        case CardType::Equipment:
            return tr("Equipment", "heading");
        case CardType::Combat:
            return tr("Combat", "heading");
        case CardType::Adversary:
            return tr("Adversaries", "heading");
        }
        return {};
    }

    static QString of(Rarity rarity)
    {
        switch (rarity) {
        case Rarity::Common:
            return tr("Common");
        case Rarity::Uncommon:
            return tr("Uncommon");
        case Rarity::Rare:
            return tr("Rare");
        case Rarity::UltraRare:
            return tr("Ultra-Rare");
        case Rarity::Fixed:
            return tr("Fixed");
        }
        return {};
    }

    static QString of(Pool pool)
    {
        switch (pool) {
        case Pool::Resource:
            return tr("Resource Points");
        case Pool::Conspiracy:
            return tr("Conspiracy Points");
        case Pool::Either:
            return tr("points of either pool");
        }
        return {};
    }

    static QString of(Skill skill)
    {
        switch (skill) {
        case Skill::AlienInvestigation:
            return tr("Alien Investigation");
        case Skill::Behavioral:
            return tr("Behavioral");
        case Skill::Bureaucracy:
            return tr("Bureaucracy");
        case Skill::Computer:
            return tr("Computer");
        case Skill::CriminalInvestigation:
            return tr("Criminal Investigation");
        case Skill::EvidenceCollection:
            return tr("Evidence Collection");
        case Skill::Medical:
            return tr("Medical");
        case Skill::Observation:
            return tr("Observation");
        case Skill::OccultInvestigation:
            return tr("Occult Investigation");
        case Skill::Sciences:
            return tr("Sciences");
        case Skill::Subterfuge:
            return tr("Subterfuge");
        }
        return {};
    }

    static QString of(Characteristic characteristic)
    {
        switch (characteristic) {
        case Characteristic::Affiliation:
            return tr("Affiliation");
        case Characteristic::Motive:
            return tr("Motive");
        case Characteristic::Method:
            return tr("Method");
        case Characteristic::Result:
            return tr("Result");
        }
        return {};
    }

    static QString of(Condition condition)
    {
        switch (condition) {
        case Condition::Unknown:
            return {};
        case Condition::Mint:
            return tr("Mint");
        case Condition::NearMint:
            return tr("Near Mint");
        case Condition::Good:
            return tr("Good");
        case Condition::Played:
            return tr("Played");
        case Condition::HeavilyPlayed:
            return tr("Heavily Played");
        case Condition::Poor:
            return tr("Poor");
        }
        return {};
    }

    static QString of(Game game)
    {
        switch (game) {
        case Game::Advanced:
            return tr("Advanced Game");
        case Game::Basic:
            return tr("Basic Game");
        }
        return {};
    }

    static QString of(Zone zone)
    {
        switch (zone) {
        case Zone::XFile:
            return tr("X-File");
        case Zone::Team:
            return tr("Team");
        case Zone::BureauDeck:
            return tr("Bureau Deck");
        }
        return {};
    }

    static QString of(CharacteristicType type)
    {
        static constexpr std::array<std::array<const char*, kTypesPerCharacteristic>, kCharacteristics> kWords{{
            {QT_TR_NOOP("Alien"), QT_TR_NOOP("Evolutionary"), QT_TR_NOOP("Government"), QT_TR_NOOP("Occult"),
             QT_TR_NOOP("Primordial")},
            {QT_TR_NOOP("Knowledge"), QT_TR_NOOP("Survival"), QT_TR_NOOP("Ideology"), QT_TR_NOOP("Control"),
             QT_TR_NOOP("Security")},
            {QT_TR_NOOP("Subterfuge"), QT_TR_NOOP("Possession"), QT_TR_NOOP("Violence"), QT_TR_NOOP("Manipulation"),
             QT_TR_NOOP("Threats")},
            {QT_TR_NOOP("Abduction"), QT_TR_NOOP("Insanity"), QT_TR_NOOP("Death"),
             QT_TR_NOOP("Physiological Imbalance"), QT_TR_NOOP("Manipulation of Evidence")},
        }};
        return tr(kWords[static_cast<std::size_t>(type.of)][type.type]);
    }
};

} // namespace

QString term(CardType type)
{
    return Terms::of(type);
}

QString pluralTerm(CardType type)
{
    return Terms::plural(type);
}

QString term(Rarity rarity)
{
    return Terms::of(rarity);
}

QString term(Pool pool)
{
    return Terms::of(pool);
}

QString term(Skill skill)
{
    return Terms::of(skill);
}

QString term(Characteristic characteristic)
{
    return Terms::of(characteristic);
}

QString term(CharacteristicType type)
{
    return Terms::of(type);
}

QString term(Condition condition)
{
    return Terms::of(condition);
}

QString term(Game game)
{
    return Terms::of(game);
}

QString term(Zone zone)
{
    return Terms::of(zone);
}

} // namespace dossier
