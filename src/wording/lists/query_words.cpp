#include "wording/lists/query_words.h"

#include "wording/words/game_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class QueryWords
{
    Q_DECLARE_TR_FUNCTIONS(QueryWords)

public:
    static QString name(QueryField field)
    {
        switch (field) {
        case QueryField::Name:
            return tr("Title");
        case QueryField::Id:
            return tr("Card number");
        case QueryField::Number:
            return tr("Number in the set");
        case QueryField::Type:
            return tr("Type");
        case QueryField::Keyword:
            return tr("Keyword");
        case QueryField::Activator:
            return tr("Activator");
        case QueryField::Text:
            return tr("Text");
        case QueryField::Question:
            return tr("Question");
        case QueryField::Prerequisite:
            return tr("Prerequisite");
        case QueryField::Skill:
            return tr("Skill");
        case QueryField::LongRange:
            return tr("Long range");
        case QueryField::CloseRange:
            return tr("Close range");
        case QueryField::Health:
            return tr("Health");
        case QueryField::Resources:
            return tr("Resources");
        case QueryField::Cost:
            return tr("Cost");
        case QueryField::Pool:
            return tr("Pool");
        case QueryField::Affiliation:
            return word(Characteristic::Affiliation);
        case QueryField::Motive:
            return word(Characteristic::Motive);
        case QueryField::Method:
            return word(Characteristic::Method);
        case QueryField::Result:
            return word(Characteristic::Result);
        case QueryField::Rarity:
            return tr("Rarity");
        case QueryField::Set:
            return tr("Set");
        case QueryField::Printing:
            return tr("Printing");
        case QueryField::Episode:
            return tr("Episode");
        case QueryField::Mode:
        case QueryField::Game:
            return tr("Game");
        case QueryField::Is:
            return tr("Property");
        default:
            return keptName(field);
        }
    }

    static QString explanation(QueryField field)
    {
        switch (field) {
        case QueryField::Name:
            return tr("the title; a word without a field means this, too");
        case QueryField::Id:
            return tr("the printed number, with or without its ending");
        case QueryField::Number:
            return tr("the number alone, without its set");
        case QueryField::Type:
            return tr("the type of the card");
        case QueryField::Keyword:
            return tr("a Keyword printed on it");
        case QueryField::Activator:
            return tr("an Activator: what it can be played on");
        case QueryField::Text:
            return tr("what the card does, in the program's own words");
        case QueryField::Question:
            return tr("the question a Site asks");
        case QueryField::Prerequisite:
            return tr("the skill a Site needs, its level, or both");
        case QueryField::Skill:
            return tr("a skill of an Agent; its name is a field, too");
        case QueryField::LongRange:
            return tr("long range combat");
        case QueryField::CloseRange:
            return tr("close range combat");
        case QueryField::Health:
            return tr("health");
        case QueryField::Resources:
            return tr("the RES number of an Agent");
        case QueryField::Cost:
            return tr("the cost; one with an X is found by cost:x only");
        case QueryField::Pool:
            return tr("the pool that pays: rp, cp or star");
        case QueryField::Affiliation:
        case QueryField::Motive:
        case QueryField::Method:
        case QueryField::Result:
            return tr("a characteristic of an X-File");
        case QueryField::Rarity:
            return tr("how rare it is");
        case QueryField::Set:
            return tr("the short name of its set, or its name");
        case QueryField::Printing:
            return tr("the first of its title, a reprint of it, or the only one");
        case QueryField::Episode:
            return tr("the episode it comes from");
        case QueryField::Mode:
            return tr("basic leaves out the cards of the Advanced Game");
        case QueryField::Is:
            return tr("killer, mono, dual, unique or double in its set, promo or error");
        default:
            return keptExplanation(field);
        }
    }

    static QString game(int place) { return place == 0 ? tr("Advanced") : tr("Basic"); }

private:
    // Of what the collection and the decks know.
    static QString keptName(QueryField field)
    {
        switch (field) {
        case QueryField::Own:
            return tr("Owned");
        case QueryField::Want:
            return tr("Wanted");
        case QueryField::Trade:
            return tr("For trade");
        case QueryField::Spare:
            return tr("Spare");
        case QueryField::Location:
            return tr("Location");
        case QueryField::Condition:
            return tr("Condition");
        case QueryField::Language:
            return tr("Language");
        case QueryField::Note:
            return tr("Note");
        case QueryField::Deck:
            return tr("In the open deck");
        case QueryField::In:
            return tr("In a deck");
        case QueryField::Size:
            return tr("Size");
        case QueryField::Team:
            return tr("Team");
        case QueryField::Legal:
            return tr("Legal");
        case QueryField::Tag:
            return tr("Tag");
        case QueryField::Folder:
            return tr("Folder");
        case QueryField::State:
            return tr("State");
        case QueryField::Order:
            return tr("Order");
        default:
            return tr("Direction");
        }
    }

    static QString keptExplanation(QueryField field)
    {
        switch (field) {
        case QueryField::Own:
            return tr("copies in the collection");
        case QueryField::Want:
            return tr("copies that are wanted");
        case QueryField::Trade:
            return tr("copies for trade");
        case QueryField::Spare:
            return tr("copies beyond two and beyond what decks use");
        case QueryField::Location:
            return tr("where copies lie");
        case QueryField::Condition:
            return tr("the condition of copies");
        case QueryField::Language:
            return tr("the language of copies");
        case QueryField::Note:
            return tr("the notes on copies");
        case QueryField::Deck:
            return tr("copies in the open deck");
        case QueryField::In:
            return tr("cards of the deck of this name");
        case QueryField::Size:
            return tr("cards in the Bureau Deck");
        case QueryField::Team:
            return tr("the cost of the Team");
        case QueryField::Legal:
            return tr("whether the deck may be played");
        case QueryField::Tag:
            return tr("a tag of the deck");
        case QueryField::Folder:
            return tr("the folder of the deck");
        case QueryField::State:
            return tr("idea or built");
        case QueryField::Game:
            return tr("the game the deck is for");
        case QueryField::Order:
            return tr("sorts by title, number, type, cost … or a skill");
        default:
            return tr("ascending or descending, with order:");
        }
    }
};

QString printed(QueryField field, int place)
{
    const std::string_view name = wordsOf(field)[static_cast<std::size_t>(place)];
    return QString::fromUtf8(name);
}

std::optional<Characteristic> characteristicOf(QueryField field)
{
    switch (field) {
    case QueryField::Affiliation:
        return Characteristic::Affiliation;
    case QueryField::Motive:
        return Characteristic::Motive;
    case QueryField::Method:
        return Characteristic::Method;
    case QueryField::Result:
        return Characteristic::Result;
    default:
        return std::nullopt;
    }
}

} // namespace

QString word(QueryField field)
{
    return QueryWords::name(field);
}

QString explain(QueryField field)
{
    return QueryWords::explanation(field);
}

QString valueWord(QueryField field, int place)
{
    if (const auto characteristic = characteristicOf(field))
        return word(CharacteristicType{*characteristic, static_cast<std::uint8_t>(place)});
    switch (field) {
    case QueryField::Type:
        return word(static_cast<CardType>(place));
    case QueryField::Rarity:
        return word(static_cast<Rarity>(place));
    case QueryField::Pool:
        return word(static_cast<Pool>(place));
    case QueryField::Keyword:
        return word(static_cast<Keyword>(place));
    case QueryField::Activator:
        return word(static_cast<Activator>(place));
    case QueryField::Skill:
    case QueryField::Prerequisite:
        return word(static_cast<Skill>(place));
    case QueryField::Question:
        return word(static_cast<Characteristic>(place));
    case QueryField::Condition:
        return word(static_cast<Condition>(place));
    case QueryField::Mode:
    case QueryField::Game:
        return QueryWords::game(place);
    default:
        return printed(field, place);
    }
}

} // namespace dossier
