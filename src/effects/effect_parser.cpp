#include "effects/effect_parser.h"

#include "effects/effect_phrases.h"
#include "effects/phrase_pieces.h"
#include "effects/verb_table.h"
#include "engine/records/words.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr auto kMomentWords = std::to_array<std::string_view>(
    {"my briefing", "their briefing", "card played with", "same title played", "my agent abducted", "combat starts",
     "round ends", "turn ends", "target is allotted", "target wounds", "self wounds agent", "self wounded in CRC",
     "self killed", "site solved", "site failed", "site resolved", "host check starts", "host check ends",
     "owner of target answered about chosen"});
static_assert(kMomentWords.size() == kMomentKinds);

constexpr auto kGoalWords = std::to_array<std::string_view>(
    {"", "bureau", "hospital", "xfile", "hand", "my hand", "my bureau", "my bureau face down", "owner's deck shuffled",
     "top of their deck, any order", "team of self", "check", "self side", "turn end", "their RP", "my RP", "their CP",
     "my CP", "tokens of self"});

constexpr auto kLimitWords = std::to_array<std::string_view>({"", "turn", "check", "game", "combat"});
constexpr auto kUntilWords =
    std::to_array<std::string_view>({"", "no tokens", "team empty", "team empty or self beaten", "team changes",
                                     "my agent moves from or to bureau", "after next briefing", "site check over"});

} // namespace

// The ratings of a card that fights; N/A is left out.
Fighter readFighter(const Json& ratings)
{
    constexpr int kMost = 15;
    const Json* longRange = ratings.find("lrc");
    Fighter fighter;
    fighter.longRange = static_cast<std::int8_t>(longRange ? longRange->asInt(0, kMost) : 0);
    fighter.closeRange = static_cast<std::int8_t>(ratings.at("crc").asInt(0, kMost));
    fighter.health = static_cast<std::int8_t>(ratings.at("health").asInt(1, kMost));
    if (const Json* words = ratings.find("keywords"))
        for (const Json& word : words->items())
            fighter.keywords.insert(readKeyword(word, word.asString()));
    return fighter;
}

Goal goalOf(const Json& place)
{
    const auto found = std::find(kGoalWords.begin() + 1, kGoalWords.end(), place.asString());
    return found == kGoalWords.end() ? Goal::Thing : static_cast<Goal>(found - kGoalWords.begin());
}

MomentKind momentNamed(const Json& word)
{
    return static_cast<MomentKind>(indexOf(word, kMomentWords, "moment"));
}

std::uint8_t nameWord(const Json& word)
{
    const auto abilities = abilityWords();
    const auto found = std::find(abilities.begin(), abilities.end(), word.asString());
    if (found != abilities.end())
        return static_cast<std::uint8_t>(found - abilities.begin());
    return static_cast<std::uint8_t>(kFirstKeywordWord + static_cast<int>(readKeyword(word, word.asString())));
}

// --- Ways to play it ------------------------------------------------------------------------------------------------

void EffectReader::readWindows(const Json& list, EffectForm& form)
{
    const auto words = windowWords();
    for (const Json& window : list.items()) {
        const std::string& word = window.asString();
        if (word == "response") {
            form.response = true;
        } else if (word == "reveal") {
            form.reveal = true;
        } else if (word == "payment") {
            form.windows |= 1u << kPaymentWindow;
        } else if (word == "any") { // an ability in its owner's own turn
            for (WindowKind kind : {WindowKind::Open, WindowKind::BeforeSite, WindowKind::Check})
                form.windows |= 1u << static_cast<int>(kind);
            form.response = true;
        } else {
            form.windows |= 1u << indexOf(window, words, "window");
        }
    }
}

// A list of game words is one choice among them; otherwise each phrase of the list is a choice of its own.
void EffectReader::readNames(const Json& list, EffectForm& form)
{
    constexpr auto kinds =
        std::to_array<std::string_view>({"", "", "keyword of target", "any keyword", "characteristic", "opponent",
                                         "non-combat check of the Team this turn"});
    std::size_t next = 0;
    for (const Json& word : list.items()) {
        const std::string& phrase = word.asString();
        const auto found = std::find(kinds.begin() + 2, kinds.end(), phrase);
        if (found != kinds.end()) {
            if (next == form.names.size())
                throw JsonError(word.line(), "at most two words can be named");
            form.names[next++].kind = static_cast<NameKind>(found - kinds.begin());
        } else if (phrase == "agent in hand") {
            Json selector("my agent in hand");
            form.other = readSelector(selector);
        } else if (phrase == "site") {
            form.target = readSelector(word);
        } else if (phrase == "another site, or owners' hands") {
            form.other = readSelector(word);
        } else {
            form.names[0].kind = NameKind::OneOf;
            form.names[0].words.push_back(nameWord(word));
        }
    }
}

void EffectReader::readX(const Json& x, EffectForm& form)
{
    if (x.isArray()) {
        form.x = XKind::Steps;
        return;
    }
    std::string text = x.asString();
    if (const std::size_t least = text.find(", at least "); least != std::string::npos) {
        form.least = static_cast<std::int8_t>(readNumber(x, text.substr(least + 11)));
        text.resize(least);
    }
    constexpr auto words = std::to_array<std::string_view>(
        {"", "", "cards paid", "cards under site", "face-down cards at one site", "cost of chosen", "cost of target"});
    form.x = static_cast<XKind>(indexOf(Json(text), words, "X"));
}

void EffectReader::readPayment(const Json& pay, EffectForm& form)
{
    if (pay.asString() == "token")
        form.token = true;
    else if (pay.asString() == "1 RP")
        form.price = 1;
    else
        throw JsonError(pay.line(), "\"" + pay.asString() + "\" is no price; write \"token\" or \"1 RP\"");
}

EffectForm EffectReader::readForm(const Json& entry)
{
    EffectForm form;
    if (const Json* windows = entry.find("in"))
        readWindows(*windows, form);
    if (const Json* phase = entry.find("phase"))
        form.phase = phase->asString() == "before investigation"
                         ? kBeforeInvestigation
                         : static_cast<std::int8_t>(indexOf(*phase, phaseWords(), "phase"));
    if (const Json* conditions = entry.find("if"))
        for (const Json& condition : conditions->items())
            form.conditions.push_back(readCondition(condition));
    if (const Json* names = entry.find("choose"))
        readNames(*names, form);
    if (const Json* target = entry.find("target"))
        form.target = readSelector(*target);
    if (const Json* other = entry.find("other"))
        form.other = readSelector(*other);
    if (const Json* x = entry.find("x"))
        readX(*x, form);
    if (const Json* pay = entry.find("pay"))
        readPayment(*pay, form);
    if (const Json* steps = entry.find("do"))
        form.steps = program(*steps);
    return form;
}

void EffectReader::readUse(const Json& entry)
{
    constexpr auto keys = std::to_array<std::string_view>(
        {"in", "pay", "repeat", "copies", "limit", "if", "target", "other", "choose", "do", "phase"});
    checkKeys(entry, keys, "a use");
    EffectForm form = readForm(entry);
    form.repeat = entry.find("repeat") != nullptr;
    form.copies = entry.find("copies") != nullptr;
    if (const Json* limit = entry.find("limit"))
        form.limit = static_cast<Limit>(indexOf(*limit, kLimitWords, "limit"));
    m_effect.uses.push_back(form);
}

void EffectReader::readReaction(const Json& entry)
{
    constexpr auto keys = std::to_array<std::string_view>({"when", "each", "may", "pay", "do"});
    checkKeys(entry, keys, "a reaction");
    EffectForm form;
    if (const Json* steps = entry.find("do"))
        form.steps = program(*steps);
    if (const Json* pay = entry.find("pay"))
        readPayment(*pay, form);
    form.may = entry.find("may") != nullptr;
    form.each = entry.find("each") != nullptr;
    const Json& when = entry.at("when");
    const std::string& text = when.asString();
    const std::string_view played = "card played with ";
    if (text.compare(0, played.size(), played) == 0) {
        form.moment = MomentKind::CardPlayed;
        form.keywords = readKeywords(when, text.substr(played.size()));
    } else {
        form.moment = momentNamed(when);
    }
    m_effect.reactions.push_back(form);
}

void EffectReader::readStay(const Json& stay)
{
    const std::string& text = stay.asString();
    m_effect.stay = text.compare(0, 3, "on ") == 0      ? Goal::On
                    : text.compare(0, 6, "below ") == 0 ? Goal::Below
                                                        : goalOf(stay);
    if (m_effect.stay == Goal::Thing)
        throw JsonError(stay.line(), "a card cannot stay \"" + text + "\"");
    if (m_effect.stay == Goal::On || m_effect.stay == Goal::Below) {
        const std::string at = text.substr(m_effect.stay == Goal::On ? 3 : 6);
        const bool number = at[0] >= '0' && at[0] <= '9';
        m_effect.stayAt = readReference(stay, number ? "my agent named " + at : at);
    }
}

void EffectReader::readWhile(const Json& list, Steps& steps)
{
    for (const Json& entry : list.items()) {
        Steps read;
        readVerb(*this, entry, true, read);
        if (const Json* condition = entry.find("if"))
            for (EffectStep& step : read)
                step.condition = static_cast<std::uint8_t>(keep(readCondition(*condition)) + 1);
        steps.insert(steps.end(), read.begin(), read.end());
    }
}

void EffectReader::readEntry(const Json& entry)
{
    constexpr auto keys = std::to_array<std::string_view>(
        {"card",   "text",  "in",     "phase", "if",    "unless", "unstoppable", "target",  "other",
         "bundle", "times", "choose", "x",     "extra", "tokens", "purse",       "fighter", "do",
         "or",     "stay",  "while",  "on",    "use",   "until",  "then"});
    checkKeys(entry, keys, "an effect");
    m_effect.steps.emplace_back(); // a form without steps of its own begins at this Halt
    if (const Json* forms = entry.find("or")) {
        for (const Json& form : forms->items()) {
            m_effect.forms.push_back(readForm(form));
            if (const Json* x = entry.find("x"))
                readX(*x, m_effect.forms.back());
        }
    } else {
        m_effect.forms.push_back(readForm(entry));
    }
    if (const Json* unless = entry.find("unless"))
        m_effect.unless = readCondition(*unless);
    m_effect.unstoppable = entry.find("unstoppable") != nullptr;
    if (const Json* bundle = entry.find("bundle")) {
        m_effect.bundle = readSelector(*bundle);
        const auto& times = entry.at("times").items();
        if (times.size() != 2)
            throw JsonError(entry.line(), "\"times\" of a bundle are two numbers: fewest and most");
        m_effect.bundleLeast = static_cast<std::int8_t>(times[0].asInt(1, kMostNumber));
        m_effect.bundleMost = static_cast<std::int8_t>(times[1].asInt(1, kMostNumber));
    }
    constexpr int kMostTokens = 15;
    if (const Json* extra = entry.find("extra"))
        m_effect.extra = static_cast<std::int8_t>(extra->asInt(0, kMostTokens));
    if (const Json* tokens = entry.find("tokens"))
        m_effect.tokens = static_cast<std::int8_t>(tokens->asInt(0, kMostTokens));
    if (const Json* purse = entry.find("purse"))
        for (const Json& word : purse->items())
            m_effect.purse.insert(readKeyword(word, word.asString()));
    if (const Json* fighter = entry.find("fighter"))
        m_effect.fighter = readFighter(*fighter);
    if (const Json* steps = entry.find("while"))
        readWhile(*steps, m_effect.whileThere);
    if (const Json* list = entry.find("on"))
        for (const Json& reaction : list->items())
            readReaction(reaction);
    if (const Json* list = entry.find("use"))
        for (const Json& use : list->items())
            readUse(use);
    if (const Json* stay = entry.find("stay"))
        readStay(*stay);
    if (const Json* until = entry.find("until"))
        m_effect.until = static_cast<Until>(indexOf(*until, kUntilWords, "end"));
    m_effect.removedThen = entry.find("then") != nullptr;
}

EffectBook readEffects(const Json& entries)
{
    EffectBook book;
    for (const Json& entry : entries.items()) {
        Effect effect;
        EffectReader(effect, entry.line()).readEntry(entry);
        effect.kinds = kindsBroughtAbout(effect);
        const auto add = [&](const Json& number) {
            if (!book.emplace(number.asInt(1, kMostCard), effect).second)
                throw JsonError(number.line(),
                                "card " + std::to_string(number.asInt(1, kMostCard)) + " stands here twice");
        };
        const Json& card = entry.at("card");
        if (card.isArray())
            for (const Json& number : card.items())
                add(number);
        else
            add(card);
    }
    return book;
}

} // namespace dossier
