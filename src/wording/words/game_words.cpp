#include "wording/words/game_words.h"

#include "domain/cards/published_set.h"
#include "wording/words/qt_text.h"

#include <QCoreApplication>

#include <string_view>

namespace dossier {

namespace {

constexpr const char* kContext = "GameWords";

// lupdate finds the words here. A word means the same wherever it stands: the skill, the Keyword and the Activator of
// one name share a translation, but for a skill that other languages call by a word of its own.
[[maybe_unused]] constexpr const char* kWords[] = {
    QT_TRANSLATE_NOOP("GameWords", "Abduction"),
    QT_TRANSLATE_NOOP("GameWords", "Artifact"),
    QT_TRANSLATE_NOOP("GameWords", "Active"),
    QT_TRANSLATE_NOOP("GameWords", "Adversary"),
    QT_TRANSLATE_NOOP("GameWords", "Affiliation"),
    QT_TRANSLATE_NOOP("GameWords", "Affiliation Site"),
    QT_TRANSLATE_NOOP("GameWords", "Agent"),
    QT_TRANSLATE_NOOP("GameWords", "Alien"),
    QT_TRANSLATE_NOOP("GameWords", "Alien Investigation"),
    QT_TRANSLATE_NOOP("GameWords", "Armor"),
    QT_TRANSLATE_NOOP("GameWords", "Behavioral"),
    QT_TRANSLATE_NOOP("GameWords", "Believer"),
    QT_TRANSLATE_NOOP("GameWords", "Bluff"),
    QT_TRANSLATE_NOOP("GameWords", "Briefing"),
    QT_TRANSLATE_NOOP("GameWords", "Bureau"),
    QT_TRANSLATE_NOOP("GameWords", "Bureau Deck"),
    QT_TRANSLATE_NOOP("GameWords", "Bureaucracy"),
    QT_TRANSLATE_NOOP("GameWords", "CP"),
    QT_TRANSLATE_NOOP("GameWords", "Combat"),
    QT_TRANSLATE_NOOP("GameWords", "Common"),
    QT_TRANSLATE_NOOP("GameWords", "Computer"),
    QT_TRANSLATE_NOOP("GameWords", "Conspiracy"),
    QT_TRANSLATE_NOOP("GameWords", "Control"),
    QT_TRANSLATE_NOOP("GameWords", "Creature"),
    QT_TRANSLATE_NOOP("GameWords", "Criminal"),
    QT_TRANSLATE_NOOP("GameWords", "Criminal Investigation"),
    QT_TRANSLATE_NOOP("GameWords", "Death"),
    QT_TRANSLATE_NOOP("GameWords", "Electrical"),
    QT_TRANSLATE_NOOP("GameWords", "Equipment"),
    QT_TRANSLATE_NOOP("GameWords", "Event"),
    QT_TRANSLATE_NOOP("GameWords", "Evidence"),
    QT_TRANSLATE_NOOP("GameWords", "Evidence Collection"),
    QT_TRANSLATE_NOOP("GameWords", "Evolutionary"),
    QT_TRANSLATE_NOOP("GameWords", "FBI"),
    QT_TRANSLATE_NOOP("GameWords", "Field"),
    QT_TRANSLATE_NOOP("GameWords", "Fixed"),
    QT_TRANSLATE_NOOP("GameWords", "Good"),
    QT_TRANSLATE_NOOP("GameWords", "Government"),
    QT_TRANSLATE_NOOP("GameWords", "Healing"),
    QT_TRANSLATE_NOOP("GameWords", "Heavily Played"),
    QT_TRANSLATE_NOOP("GameWords", "Hospital"),
    QT_TRANSLATE_NOOP("GameWords", "Ideology"),
    QT_TRANSLATE_NOOP("GameWords", "Independent"),
    QT_TRANSLATE_NOOP("GameWords", "Insanity"),
    QT_TRANSLATE_NOOP("GameWords", "Killer"),
    QT_TRANSLATE_NOOP("GameWords", "Knowledge"),
    QT_TRANSLATE_NOOP("GameWords", "Law"),
    QT_TRANSLATE_NOOP("GameWords", "Manipulation"),
    QT_TRANSLATE_NOOP("GameWords", "Manipulation of Evidence"),
    QT_TRANSLATE_NOOP("GameWords", "Martial Arts"),
    QT_TRANSLATE_NOOP("GameWords", "Master"),
    QT_TRANSLATE_NOOP("GameWords", "Mechanical"),
    QT_TRANSLATE_NOOP("GameWords", "Medical"),
    QT_TRANSLATE_NOOP("GameWords", "Method"),
    QT_TRANSLATE_NOOP("GameWords", "Method Site"),
    QT_TRANSLATE_NOOP("GameWords", "Mint"),
    QT_TRANSLATE_NOOP("GameWords", "Mono"),
    QT_TRANSLATE_NOOP("GameWords", "Motive"),
    QT_TRANSLATE_NOOP("GameWords", "Motive Site"),
    QT_TRANSLATE_NOOP("GameWords", "Move"),
    QT_TRANSLATE_NOOP("GameWords", "Multi"),
    QT_TRANSLATE_NOOP("GameWords", "Multiplayer"),
    QT_TRANSLATE_NOOP("GameWords", "Mystic"),
    QT_TRANSLATE_NOOP("GameWords", "Near Mint"),
    QT_TRANSLATE_NOOP("GameWords", "Negate"),
    QT_TRANSLATE_NOOP("GameWords", "Neutral"),
    QT_TRANSLATE_NOOP("GameWords", "Observation"),
    QT_TRANSLATE_NOOP("GameWords", "Occult"),
    QT_TRANSLATE_NOOP("GameWords", "Occult Investigation"),
    QT_TRANSLATE_NOOP("GameWords", "Pawn"),
    QT_TRANSLATE_NOOP("GameWords", "Phenomena"),
    QT_TRANSLATE_NOOP("GameWords", "Physiological Imbalance"),
    QT_TRANSLATE_NOOP("GameWords", "Played"),
    QT_TRANSLATE_NOOP("GameWords", "Poor"),
    QT_TRANSLATE_NOOP("GameWords", "Possession"),
    QT_TRANSLATE_NOOP("GameWords", "Primordial"),
    QT_TRANSLATE_NOOP("GameWords", "Promo"),
    QT_TRANSLATE_NOOP("GameWords", "Question"),
    QT_TRANSLATE_NOOP("GameWords", "RP"),
    QT_TRANSLATE_NOOP("GameWords", "Rare"),
    QT_TRANSLATE_NOOP("GameWords", "Resource"),
    QT_TRANSLATE_NOOP("GameWords", "Result"),
    QT_TRANSLATE_NOOP("GameWords", "Result Site"),
    QT_TRANSLATE_NOOP("GameWords", "Sciences"),
    QT_TRANSLATE_NOOP("GameWords", "Security"),
    QT_TRANSLATE_NOOP("GameWords", "Site"),
    QT_TRANSLATE_NOOP("GameWords", "Skeptic"),
    QT_TRANSLATE_NOOP("GameWords", "Special"),
    QT_TRANSLATE_NOOP("GameWords", "Standard"),
    QT_TRANSLATE_NOOP("GameWords", "Subterfuge"),
    QT_TRANSLATE_NOOP("GameWords", "Survival"),
    QT_TRANSLATE_NOOP("GameWords", "Team"),
    QT_TRANSLATE_NOOP("GameWords", "Threats"),
    QT_TRANSLATE_NOOP("GameWords", "Training"),
    QT_TRANSLATE_NOOP("GameWords", "Ultra-Rare"),
    QT_TRANSLATE_NOOP("GameWords", "Uncommon"),
    QT_TRANSLATE_NOOP("GameWords", "Violence"),
    QT_TRANSLATE_NOOP("GameWords", "Weapon"),
    QT_TRANSLATE_NOOP("GameWords", "Witness"),
    QT_TRANSLATE_NOOP("GameWords", "X-File"),
};

[[maybe_unused]] constexpr const char* kSkillWords[][2] = {QT_TRANSLATE_NOOP3("GameWords", "Computer", "skill")};

// Names are string literals of the vocabulary, so they end with a zero.
QString translated(std::string_view name)
{
    return name.empty() ? QString() : QCoreApplication::translate(kContext, name.data());
}

constexpr const char* nameOf(Zone zone)
{
    switch (zone) {
    case Zone::XFile:
        return "X-File";
    case Zone::Team:
        return "Team";
    case Zone::BureauDeck:
        return "Bureau Deck";
    }
    return "";
}

} // namespace

QString word(CardType value)
{
    return translated(nameOf(value));
}

QString word(Rarity value)
{
    return translated(nameOf(value));
}

QString word(Pool value)
{
    return translated(nameOf(value));
}

// Where it has no word of its own, the one without the remark is found.
QString word(Skill value)
{
    return QCoreApplication::translate(kContext, nameOf(value).data(), "skill");
}

QString word(Characteristic value)
{
    return translated(nameOf(value));
}

QString word(CharacteristicType value)
{
    return translated(nameOf(value));
}

QString word(Keyword value)
{
    return translated(nameOf(value));
}

QString word(Activator value)
{
    return translated(nameOf(value));
}

QString word(Zone value)
{
    return translated(nameOf(value));
}

QString word(DeckSets sets)
{
    switch (sets) {
    case DeckSets::WithoutPromotional:
        return QCoreApplication::translate("GameWords", "Without promotional cards");
    case DeckSets::BaseSet:
        return QCoreApplication::translate("GameWords", "Base set only");
    case DeckSets::All:
        break;
    }
    return QCoreApplication::translate("GameWords", "All official cards");
}

QString setWords(std::string_view name)
{
    return name == kPublishedSets.back().name ? QCoreApplication::translate("GameWords", "Promotional cards")
                                              : qtText(name);
}

QString word(Condition value)
{
    return translated(nameOf(value));
}

namespace {

QStringList withOwn(QStringList words, const std::vector<std::string>& own)
{
    for (const std::string& word : own)
        words << QString::fromStdString(word);
    return words;
}

} // namespace

QStringList keywordsOn(const Card& card)
{
    QStringList words;
    for (const Keyword keyword : card.keywords)
        words << word(keyword);
    return withOwn(words, card.ownKeywords);
}

QStringList tellingKeywordsOn(const Card& card)
{
    QStringList words;
    for (const Keyword keyword : card.keywords)
        if (nameOf(keyword) != nameOf(card.type))
            words << word(keyword);
    return withOwn(words, card.ownKeywords);
}

QStringList activatorsOn(const Card& card)
{
    QStringList words;
    for (const Activator activator : card.activators)
        if (!words.empty() && !card.either.empty() && activator == card.either.back())
            words.back() += QStringLiteral(" / ") + word(activator);
        else
            words << word(activator);
    return withOwn(words, card.ownActivators);
}

} // namespace dossier
