#include "effects/phrase_reader.h"

#include "domain/cards/published_set.h"
#include "effects/form.h"

#include <algorithm>

namespace dossier {

namespace {

// What the wildcards of a form stood for, as words of the game.
struct Filling
{
    Keywords keywords;
    Abilities abilities;
    Titles titles;
    std::int8_t number = 0;
};

std::optional<Ability> abilityNamed(std::string_view word)
{
    const auto words = abilityWords();
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        return std::nullopt;
    return static_cast<Ability>(found - words.begin());
}

// The data writes words as cards print them: "healing" is a rule, "Healing" a Keyword.
std::optional<Keyword> keywordSpelt(std::string_view word)
{
    const auto keyword = keywordNamed(word);
    return keyword && nameOf(*keyword) == word ? keyword : std::nullopt;
}

bool fillAbilities(const Captured& captured, std::size_t most, Filling& filling)
{
    for (const std::string_view word : captured.words) {
        const auto ability = abilityNamed(word);
        if (!ability)
            return false;
        filling.abilities.insert(*ability);
    }
    return !captured.all && captured.words.size() <= most && filling.abilities.size() == captured.words.size();
}

bool fillKeywords(const Captured& captured, bool all, Filling& filling)
{
    for (const std::string_view word : captured.words) {
        const auto keyword = keywordSpelt(word);
        if (!keyword)
            return false;
        filling.keywords.insert(*keyword);
    }
    return captured.all == all && filling.keywords.size() == captured.words.size();
}

bool fillWords(const Captured& captured, Star star, Filling& filling)
{
    switch (star) {
    case Star::None:
        return captured.words.empty();
    case Star::Abilities:
        return fillAbilities(captured, kMostWords, filling);
    case Star::OneAbility:
        return fillAbilities(captured, 1, filling);
    case Star::Keywords:
        return fillKeywords(captured, false, filling);
    case Star::AllKeywords:
        return fillKeywords(captured, true, filling);
    case Star::Points:
        filling.number = captured.words.front() == "CP" ? 1 : 0;
        return captured.words.size() == 1 && (captured.words.front() == "CP" || captured.words.front() == "RP");
    case Star::Characteristic:
        if (const auto one = characteristicNamed(captured.words.front());
            one && nameOf(*one) == captured.words.front() && captured.words.size() == 1) {
            filling.number = static_cast<std::int8_t>(*one);
            return true;
        }
        return false;
    }
    return false;
}

// Whether the words, numbers and cards are what the form wants.
bool fill(const Captured& captured, Star star, Filling& filling)
{
    if (!fillWords(captured, star, filling) || captured.numbers.size() > 1 || captured.cards.size() > Titles::kMost)
        return false;
    if (!captured.numbers.empty()) {
        if (captured.numbers.front() > kMostNumber)
            return false;
        filling.number = static_cast<std::int8_t>(captured.numbers.front());
    }
    filling.titles.all = captured.allCards;
    for (const int card : captured.cards)
        filling.titles.values[filling.titles.count++] = static_cast<std::uint16_t>(card);
    return true;
}

template <typename Meaning>
struct Found
{
    const PhraseRow<Meaning>* row = nullptr;
    std::size_t length = 0;
    Filling filling;
};

// The row whose form takes most of the beginning of the text.
template <typename Meaning>
Found<Meaning> longest(PhraseRows<Meaning> rows, std::string_view text)
{
    Found<Meaning> best;
    for (const PhraseRow<Meaning>& row : rows) {
        if (!mayBegin(text, row.form))
            continue;
        Captured captured;
        Filling filling;
        const auto length = beginsLike(text, row.form, captured);
        if (length && *length > best.length && fill(captured, row.star, filling))
            best = {&row, *length, filling};
    }
    return best;
}

// The row whose form is the whole text, or nothing.
template <typename Meaning>
Found<Meaning> whole(PhraseRows<Meaning> rows, std::string_view text)
{
    Found<Meaning> found = longest(rows, text);
    return found.row && found.length == text.size() ? found : Found<Meaning>();
}

template <typename Meaning>
Found<Meaning> wholeOrError(PhraseRows<Meaning> rows, const Json& at, std::string_view text, std::string_view what)
{
    Found<Meaning> found = whole(rows, text);
    if (!found.row)
        notLikeAny(at, what, text, formsOf(rows));
    return found;
}

bool take(std::string_view& text, std::string_view beginning)
{
    if (!text.starts_with(beginning))
        return false;
    text.remove_prefix(beginning.size());
    return true;
}

Reference referenceOf(const Json& at, std::string_view text)
{
    const auto found = wholeOrError(references(), at, text, "reference");
    Reference reference = found.row->means;
    reference.number = static_cast<std::uint8_t>(found.filling.number);
    reference.keywords = found.filling.keywords;
    reference.titles = found.filling.titles;
    return reference;
}

// Level, Prerequisite and hand limit are nobody else's; of all others it must be said whose.
bool wantsOwner(Quantity quantity)
{
    return quantity != Quantity::Level && quantity != Quantity::Prerequisite && quantity != Quantity::HandLimit;
}

} // namespace

// --- Selectors ------------------------------------------------------------------------------------------------------

namespace {

Filter filterOf(const Found<FilterKind>& found)
{
    Filter filter;
    filter.kind = found.row->means;
    filter.number = found.filling.number;
    filter.abilities = found.filling.abilities;
    filter.keywords = found.filling.keywords;
    filter.titles = found.filling.titles;
    return filter;
}

// "with RP,payable": payable, and of that Cost.
void addFilter(const Found<FilterKind>& found, std::vector<Filter>& filters)
{
    Filter filter = filterOf(found);
    if (filter.kind == FilterKind::Payable) {
        filters.emplace_back().kind = FilterKind::Payable;
        filter.kind = FilterKind::CostIn;
    }
    filters.push_back(filter);
}

void readFilters(const Json& at, std::string_view text, Selector& selector)
{
    while (!text.empty()) {
        const bool alternative = !selector.filters.empty() && take(text, " or ");
        if (!alternative && !take(text, " "))
            notUnderstood(at, "filter", text, formsOf(selectorFilters()));
        if (alternative)
            selector.filters.back().orNext = true;
        const auto place = longest(selectorPlaces(), text);
        if (place.row && !alternative && selector.where == Where::Usual) {
            selector.where = place.row->means;
            text.remove_prefix(place.length);
            continue;
        }
        const auto filter = longest(selectorFilters(), text);
        if (!filter.row)
            notLikeAny(at, "place or filter", text, formsOf(selectorFilters()));
        addFilter(filter, selector.filters);
        text.remove_prefix(filter.length);
    }
}

} // namespace

namespace {

Selector selectorOf(const Json& phrase, std::string_view text)
{
    const std::string_view said = text;
    Selector selector;
    if (take(text, "my "))
        selector.side = Side::My;
    else if (take(text, "their "))
        selector.side = Side::Their;
    else
        take(text, "any ");
    const auto kind = longest(selectorKinds(), text);
    if (!kind.row)
        notLikeAny(phrase, "selector", said, formsOf(selectorKinds()));
    selector.kind = kind.row->means;
    selector.titles = kind.filling.titles;
    readFilters(phrase, text.substr(kind.length), selector);
    return selector;
}

} // namespace

Selector readSelector(const Json& phrase)
{
    return selectorOf(phrase, phrase.asString());
}

// --- References, quantities, amounts --------------------------------------------------------------------------------

Reference readReference(const Json& phrase)
{
    return referenceOf(phrase, phrase.asString());
}

QuantityOf readQuantity(const Json& phrase)
{
    const std::string_view text = phrase.asString();
    const std::size_t of = text.find(" of ");
    const std::string_view what = text.substr(0, of);
    const auto found = wholeOrError(quantities(), phrase, what, "quantity");
    QuantityOf quantity{.what = found.row->means};
    if (quantity.what == Quantity::Level)
        quantity.ability = kAbilities;
    if (found.filling.abilities.size() > 0)
        quantity.ability = *found.filling.abilities.begin();
    if (quantity.what == Quantity::DamageResult)
        quantity.ability = what.starts_with("LRC") ? kLongRange : kCloseRange;
    if (wantsOwner(quantity.what) != (of != std::string_view::npos))
        throw JsonError(phrase.line(),
                        "\"" + std::string(text) +
                            (of == std::string_view::npos ? "\" does not say whose; write \"… of target\""
                                                          : "\" is nobody's; leave out \"of\""));
    if (of != std::string_view::npos)
        quantity.of = referenceOf(phrase, text.substr(of + 4));
    return quantity;
}

Amount readAmount(const Json& phrase)
{
    if (phrase.isNumber())
        return {.number = static_cast<std::int8_t>(phrase.asInt(-kMostNumber, kMostNumber))};
    const std::string& text = phrase.asString();
    if (const auto found = whole(amounts(), text); found.row) {
        Amount amount = found.row->means;
        amount.of.keywords = found.filling.keywords;
        if (found.filling.number != 0)
            amount.number = found.filling.number;
        if (found.filling.abilities.size() > 0)
            amount.ability = *found.filling.abilities.begin();
        return amount;
    }
    if (text.find(" of ") == std::string::npos)
        notLikeAny(phrase, "amount", text, formsOf(amounts()));
    const QuantityOf quantity = readQuantity(phrase);
    if (quantity.what != Quantity::Skill && quantity.what != Quantity::Tokens && quantity.what != Quantity::Res)
        throw JsonError(phrase.line(),
                        "\"" + text + "\" is no amount; an amount is a skill, the RES or tokens of somebody");
    return {.kind = quantity.what == Quantity::Skill    ? AmountKind::AbilityOf
                    : quantity.what == Quantity::Tokens ? AmountKind::TokensOf
                                                        : AmountKind::ResOf,
            .ability = quantity.ability,
            .of = quantity.of};
}

// --- Conditions, moments, rules -------------------------------------------------------------------------------------

TextCondition readCondition(const Json& phrase)
{
    const std::string& text = phrase.asString();
    TextCondition condition;
    const auto begun = longest(conditions(), text);
    const bool asks = begun.row && (begun.row->means == ConditionKind::Some || begun.row->means == ConditionKind::No);
    if (asks && begun.length < text.size()) { // "some card 63 in play"
        condition.kind = begun.row->means;
        condition.some = selectorOf(phrase, std::string_view(text).substr(begun.length + 1));
        return condition;
    }
    if (asks)
        throw JsonError(phrase.line(), "\"" + text + "\" does not say of what");
    const auto found = wholeOrError(conditions(), phrase, text, "condition");
    condition.kind = found.row->means;
    condition.number = found.filling.number;
    condition.abilities = found.filling.abilities;
    condition.keywords = found.filling.keywords;
    condition.titles = found.filling.titles;
    if (condition.kind == ConditionKind::RoundOf && *condition.abilities.begin() < kSkills)
        throw JsonError(phrase.line(), "rounds are of LRC or CRC");
    return condition;
}

Awaited readMoment(const Json& phrase)
{
    const auto found = wholeOrError(moments(), phrase, phrase.asString(), "moment");
    return {found.row->means, found.filling.keywords};
}

Rule readRule(const Json& phrase)
{
    const std::string& text = phrase.asString();
    if (const auto keyword = keywordSpelt(text))
        return {.rule = Permission::CombatKeyword, .keyword = keyword};
    const auto found = wholeOrError(rules(), phrase, text, "rule");
    Rule rule{.rule = found.row->means, .titles = found.filling.titles};
    if (rule.rule == Permission::OtherSites)
        rule.keywords = found.filling.keywords;
    if (rule.rule == Permission::Asking)
        rule.number = found.filling.number;
    if (rule.rule == Permission::Playing) {
        if (found.filling.keywords.size() != 1)
            throw JsonError(phrase.line(), "cards with one Keyword are named");
        rule.keyword = *found.filling.keywords.begin();
    }
    return rule;
}

// --- Places, stays, costs -------------------------------------------------------------------------------------------

Destination readPlace(const Json& phrase)
{
    const std::string& text = phrase.asString();
    if (const auto place = whole(places(), text); place.row)
        return {place.row->means};
    if (const auto thing = whole(references(), text); thing.row)
        return {Goal::Thing, referenceOf(phrase, text)};
    std::vector<std::string_view> known = formsOf(places());
    const std::vector<std::string_view> things = formsOf(references());
    known.insert(known.end(), things.begin(), things.end());
    notLikeAny(phrase, "place", text, known);
}

Stay readStay(const Json& phrase)
{
    const auto found = wholeOrError(stays(), phrase, phrase.asString(), "stay");
    Stay stay = found.row->means;
    stay.at.titles = found.filling.titles;
    return stay;
}

XCost readX(const Json& phrase)
{
    const auto found = wholeOrError(xCosts(), phrase, phrase.asString(), "X");
    XCost x = found.row->means;
    x.least = found.filling.number;
    return x;
}

Cure readCure(const Json& phrase)
{
    const auto found = wholeOrError(cures(), phrase, phrase.asString(), "cure");
    return {found.row->means, found.filling.number};
}

// --- Words ----------------------------------------------------------------------------------------------------------

std::optional<EffectChoice> findChoice(const Json& phrase)
{
    const std::string& text = phrase.asString();
    if (const auto found = whole(choices(), text); found.row)
        return found.row->means;
    if (abilityNamed(text) || keywordSpelt(text))
        return std::nullopt;
    notLikeAny(phrase, "choice", text, formsOf(choices()));
}

EffectWord readNamedWord(const Json& word)
{
    if (const auto ability = abilityNamed(word.asString()))
        return {.ability = ability};
    return {.keyword = readKeyword(word)};
}

Ability readAbility(const Json& word)
{
    const auto ability = abilityNamed(word.asString());
    if (!ability)
        notUnderstood(word, "skill", word.asString(), abilityWords());
    return *ability;
}

Keyword readKeyword(const Json& word)
{
    const auto keyword = keywordSpelt(word.asString());
    if (!keyword)
        notUnderstood(word, "Keyword", word.asString(), gameWords());
    return *keyword;
}

int readCardNumber(const Json& number)
{
    if (!number.isString())
        return number.asInt(1, kMostCard);
    if (const auto card = numberAcrossSets(number.asString()))
        return *card;
    throw JsonError(number.line(), "\"" + number.asString() + "\" is no number of a card, like \"XF97-0012v2\"");
}

Titles readTitles(const Json& numbers)
{
    Titles titles;
    for (const Json& card : numbers.items()) {
        if (titles.count == Titles::kMost)
            throw JsonError(card.line(), "too many cards are named");
        titles.values[titles.count++] = static_cast<std::uint16_t>(readCardNumber(card));
    }
    return titles;
}

} // namespace dossier
