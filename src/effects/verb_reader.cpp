#include "effects/verb_reader.h"

#include "effects/effect_parser.h"
#include "effects/effect_phrases.h"
#include "effects/phrase_pieces.h"
#include "engine/records/words.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr auto kDurationWords = std::to_array<std::string_view>(
    {"round", "next round", "check", "investigation", "combat", "turn", "next briefing", "game", "stay"});
static_assert(kDurationWords.size() == kDurations);

constexpr auto kRuleWords = std::to_array<std::string_view>(
    {"second site", "second site in same state", "serve each turn", "RES to CP", "RES only for cards",
     "harm Occult Creature", "Government adversaries", "survive LRC", "stay uninvestigated", "draw", "healing",
     "Occult damage", "Occult combat cards"});

constexpr auto kMannerWords = std::to_array<std::string_view>({"first", "split", "twice"});
constexpr auto kAgainstWords =
    std::to_array<std::string_view>({"each source", "one source", "total", "each Occult Creature"});

constexpr int kMostLevel = 20;

} // namespace

EffectStep jump(Verb verb, std::size_t count)
{
    EffectStep step;
    step.verb = verb;
    step.count = static_cast<std::int8_t>(count);
    return step;
}

VerbReader::VerbReader(EffectReader& reader, Verb verb, const Json& entry)
    : m_reader(reader)
    , m_entry(entry)
    , m_value(entry.members().front().second)
{
    m_step.verb = verb;
    m_step.duration = duration(Duration::Turn);
}

void VerbReader::number()
{
    if (m_value.isNumber())
        m_step.number = static_cast<std::int8_t>(m_value.asInt(-kMostNumber, kMostNumber));
}

void VerbReader::whom()
{
    m_step.a = readReference(m_value);
}

void VerbReader::abduct()
{
    whom();
    const Json* count = m_entry.find("count");
    if (!count)
        return;
    m_step.amount.kind = AmountKind::Random;
    const auto& sides = count->at("die").items();
    if (sides.size() != m_step.amount.table.size())
        throw JsonError(count->line(), "a die has six sides");
    for (std::size_t i = 0; i < sides.size(); ++i)
        m_step.amount.table[i] = static_cast<std::int8_t>(sides[i].asInt(0, kMostLevel));
}

void VerbReader::away()
{
    whom();
    if (const Json* turns = m_entry.find("turns"))
        m_step.number = static_cast<std::int8_t>(turns->asInt(1, 3));
}

void VerbReader::change()
{
    m_step.amount = readAmount(m_value);
    readQuantity(m_entry.at("to"), m_step);
    m_step.duration = duration(Duration::Stay);
    m_step.flag = has("limit");
    if (const Json* floor = m_entry.find("floor"))
        m_step.number = static_cast<std::int8_t>(floor->asInt(0, kMostNumber));
    if (const Json* except = m_entry.find("except"))
        for (const Json& card : except->items()) {
            if (m_step.except.count == Titles::kMost)
                throw JsonError(card.line(), "too many cards are excepted");
            m_step.except.values[m_step.except.count++] = static_cast<std::uint16_t>(card.asInt(1, kMostCard));
        }
}

void VerbReader::afflict()
{
    whom();
    for (const Json& cure : m_entry.at("cure").items())
        readCure(cure);
    const Json* tokens = m_entry.find("tokens");
    m_step.count = static_cast<std::int8_t>(tokens ? tokens->asInt(1, 7) : 0);
    if (const Json* lasting = m_entry.find("while"))
        readAffliction(*lasting);
}

void VerbReader::aim()
{
    whom();
    m_step.what = readReference(m_entry.at("at")).ref == Ref::AnyCombatant ? 1 : 2;
}

void VerbReader::rules()
{
    to();
    m_step.flag = has("split");
    if (!m_value.isArray())
        return readRule(m_value, m_step);
    const EffectStep plain = m_step;
    for (const Json& rule : m_value.items()) {
        EffectStep each = plain;
        readRule(rule, each);
        if (&rule == &m_value.items().front())
            m_step = each;
        else
            m_after.push_back(each);
    }
}

void VerbReader::ask()
{
    reference("about", m_step.a);
    if (!m_value.isArray()) {
        constexpr auto questions =
            std::to_array<std::string_view>({"any", "the same", "Affiliation among keywords of adversary"});
        m_step.count = static_cast<std::int8_t>(indexOf(m_value, questions, "question"));
        m_step.what = 0xf;
        return;
    }
    m_step.count = 3; // of the characteristics listed, see verbs_cards.cpp
    for (const Json& word : m_value.items()) {
        const auto characteristic = characteristicNamed(word.asString());
        if (!characteristic)
            throw JsonError(word.line(), "\"" + word.asString() + "\" is no characteristic");
        m_step.what |= static_cast<std::uint8_t>(1u << static_cast<int>(*characteristic));
    }
}

void VerbReader::attack()
{
    m_step.what = static_cast<std::uint8_t>(indexOf(m_value, kMannerWords, "manner"));
    to();
    m_step.duration = duration(Duration::Stay);
}

void VerbReader::bar()
{
    whom();
    if (const Json* from = m_entry.find("from"))
        m_step.what =
            static_cast<std::uint8_t>(from->asString() == "site check" ? BarFrom::SiteChecks : BarFrom::ThisCheck);
}

void VerbReader::borrow()
{
    whomTo();
    m_step.flag = has("cost") && m_entry.at("cost").asString() == "now";
}

void VerbReader::cancel()
{
    constexpr auto what = std::to_array<std::string_view>({"draw", "penalty"});
    m_step.what = static_cast<std::uint8_t>(indexOf(m_value, what, "thing to cancel"));
}

void VerbReader::check()
{
    m_step.ability = readAbility(m_value, m_value.asString());
    m_step.number = static_cast<std::int8_t>(m_entry.at("level").asInt(0, kMostLevel));
    m_step.a.ref = Ref::Team;
    reference("by", m_step.a);
    reference("help", m_step.b);
    const Steps passed = steps("pass");
    const Steps failed = steps("fail");
    m_after.push_back(jump(Verb::SkipUnlessPassed, passed.size() + 1));
    m_after.insert(m_after.end(), passed.begin(), passed.end());
    m_after.push_back(jump(Verb::Skip, failed.size()));
    m_after.insert(m_after.end(), failed.begin(), failed.end());
}

void VerbReader::choose()
{
    m_step.index = m_reader.keep(readSelector(m_value));
    if (const Json* as = m_entry.find("as"))
        m_step.what = static_cast<std::uint8_t>(registerOf(readReference(*as).ref));
    if (const Json* by = m_entry.find("by"))
        m_step.flag = by->asString() == "them";
    if (const Json* times = m_entry.find("times"))
        m_step.count = times->isNumber() ? static_cast<std::int8_t>(times->asInt(1, 20)) : std::int8_t{0};
}

void VerbReader::whomTo()
{
    whom();
    goal();
}

void VerbReader::end()
{
    constexpr auto what = std::to_array<std::string_view>({"combat", "turn"});
    m_step.what = static_cast<std::uint8_t>(indexOf(m_value, what, "thing to end"));
}

void VerbReader::fail()
{
    m_step.a.ref = Ref::Target;
}

void VerbReader::fight()
{
    whom();
    reference("against", m_step.b);
    for (const Json& round : m_entry.at("rounds").items())
        m_step.what |= static_cast<std::uint8_t>(
            1u << (readAbility(round, round.asString()) == kLongRange ? kFightsLrc : kFightsCrc));
    if (const Json* keywords = m_entry.find("keywords"))
        for (const Json& word : keywords->items())
            m_step.keywords.insert(readKeyword(word, word.asString()));
    if (!has("if lost"))
        return;
    const Steps then = steps("if lost");
    m_after.push_back(jump(Verb::SkipUnlessPassed, then.size()));
    m_after.insert(m_after.end(), then.begin(), then.end());
}

void VerbReader::harm()
{
    number();
    m_step.a.ref = Ref::Target;
    to();
}

void VerbReader::join()
{
    if (m_value.isObject()) {
        m_step.goal = Goal::SelfSide;
        m_reader.effect().fighter = readFighter(m_value);
        return;
    }
    whomTo();
    if (const Json* less = m_entry.find("less"))
        m_step.number = static_cast<std::int8_t>(less->asInt(0, kMostLevel));
}

void VerbReader::keyword()
{
    reference("on", m_step.a);
    m_step.flag = has("instead of");
    if (m_value.isArray()) {
        for (const Json& word : m_value.items())
            m_step.keywords.insert(readKeyword(word, word.asString()));
        return;
    }
    constexpr auto kinds = std::to_array<std::string_view>({"", "second", "chosen Site"});
    const auto found = std::find(kinds.begin() + 1, kinds.end(), m_value.asString());
    if (found != kinds.end())
        m_step.what = static_cast<std::uint8_t>(found - kinds.begin());
    else
        m_step.keywords.insert(readKeyword(m_value, m_value.asString()));
}

void VerbReader::move()
{
    whomTo();
    m_step.flag = has("as");
}

void VerbReader::put()
{
    move();
    m_step.what = has("healed") ? 1 : 0;
    m_step.flag = m_step.flag || has("healed");
}

void VerbReader::prerequisite()
{
    m_step.ability = readAbility(m_value, m_value.asString());
    m_step.number = static_cast<std::int8_t>(m_entry.at("level").asInt(0, kMostLevel));
}

void VerbReader::round()
{
    m_step.ability = readAbility(m_value, m_value.asString());
    m_step.what = has("extra") ? 1 : has("skip") ? 2 : 3;
    if (const Json* last = m_entry.find("last"))
        m_step.number = static_cast<std::int8_t>(last->asInt(1, kMostLevel));
    reference("only", m_step.a);
}

void VerbReader::scale()
{
    m_step.amount = readAmount(m_value);
    m_step.a = readReference(m_entry.at("on"));
    m_step.duration = duration(Duration::Stay);
}

void VerbReader::search()
{
    m_step.index = m_reader.keep(readSelector(m_value));
    goal();
    m_step.flag = has("show");
}

void VerbReader::shield()
{
    m_step.number = m_value.isString() ? kAllDamage : static_cast<std::int8_t>(m_value.asInt(1, kMostLevel));
    to();
    m_step.what = static_cast<std::uint8_t>(Against::Each);
    if (const Json* against = m_entry.find("against"))
        m_step.what = static_cast<std::uint8_t>(indexOf(*against, kAgainstWords, "source"));
    m_step.duration = duration(Duration::Stay);
}

void VerbReader::stay()
{
    const std::string& text = m_value.asString();
    const bool on = text.compare(0, 3, "on ") == 0;
    const bool below = text.compare(0, 6, "below ") == 0;
    m_step.goal = on ? Goal::On : below ? Goal::Below : goalOf(m_value);
    if (on || below)
        m_step.b = readReference(m_value, text.substr(on ? 3 : 6));
}

void VerbReader::take()
{
    number();
    m_step.what = static_cast<std::uint8_t>(goalOf(m_entry.at("from")));
    goal();
}

void VerbReader::tell()
{
    to();
    m_step.what = m_value.asString() == "the answer" ? 0 : 1;
}

void VerbReader::train()
{
    reference("of", m_step.a);
    Naming trained;
    trained.kind = NameKind::OneOf;
    if (m_value.isArray())
        for (const Json& word : m_value.items())
            trained.words.push_back(nameWord(word));
    m_reader.effect().training.push_back(trained);
}

void VerbReader::watch()
{
    m_step.what = static_cast<std::uint8_t>(momentNamed(m_value));
    m_step.flag = has("may");
    m_step.index = m_reader.program(m_entry.at("do"));
}

void VerbReader::appendTo(Steps& list) const
{
    list.push_back(m_step);
    list.insert(list.end(), m_after.begin(), m_after.end());
}

bool VerbReader::has(const char* parameter) const
{
    return m_entry.find(parameter) != nullptr;
}

Duration VerbReader::duration(Duration usual) const
{
    const Json* word = m_entry.find("for");
    return word ? static_cast<Duration>(indexOf(*word, kDurationWords, "duration")) : usual;
}

void VerbReader::reference(const char* parameter, Reference& into) const
{
    if (const Json* phrase = m_entry.find(parameter))
        into = readReference(*phrase);
}

void VerbReader::to()
{
    reference("to", m_step.a);
}

void VerbReader::goal()
{
    const Json* place = m_entry.find("to");
    if (!place)
        return;
    m_step.goal = goalOf(*place);
    if (m_step.goal == Goal::Thing)
        m_step.b = readReference(*place);
}

VerbReader::Steps VerbReader::steps(const char* parameter) const
{
    const Json* list = m_entry.find(parameter);
    return list ? m_reader.readSteps(*list) : Steps();
}

Register VerbReader::registerOf(Ref ref)
{
    return ref == Ref::Target  ? Register::Target
           : ref == Ref::Other ? Register::Other
           : ref == Ref::Kept  ? Register::Kept
                               : Register::Third;
}

void VerbReader::readRule(const Json& rule, EffectStep& step)
{
    const std::string& text = rule.asString();
    const auto found = std::find(kRuleWords.begin(), kRuleWords.end(), text);
    if (found != kRuleWords.end()) {
        step.what = static_cast<std::uint8_t>(found - kRuleWords.begin());
    } else if (text.compare(0, 5, "card ") == 0) {
        step.what = static_cast<std::uint8_t>(Permission::CardTitle);
        step.except = readTitles(rule, text.substr(5));
    } else if (const auto keyword = keywordNamed(text)) {
        step.what = static_cast<std::uint8_t>(Permission::CombatKeyword);
        step.keywords.insert(*keyword);
    } else {
        indexOf(rule, kRuleWords, "rule");
    }
}

void VerbReader::readCure(const Json& cure)
{
    constexpr auto cures = std::to_array<std::string_view>({"any healing", "Healing card"});
    const std::string& text = cure.asString();
    if (text.compare(0, 8, "Medical ") == 0) {
        m_step.ability = abilityOf(Skill::Medical);
        m_step.number = static_cast<std::int8_t>(readNumber(cure, text.substr(8)));
    } else {
        m_step.what |= static_cast<std::uint8_t>(1u << indexOf(cure, cures, "cure"));
    }
}

void VerbReader::readAffliction(const Json& lasting)
{
    Steps steps;
    m_reader.readWhile(lasting, steps);
    const auto isNoHealing = [](const EffectStep& step) {
        return step.verb == Verb::Forbid && step.what == static_cast<std::uint8_t>(Permission::Healing);
    };
    m_step.flag = std::any_of(steps.begin(), steps.end(), isNoHealing);
    if (m_step.flag)
        return;
    for (EffectStep& lasts : steps) { // read off the card that lies on him
        if (lasts.a.ref == Ref::Target)
            lasts.a.ref = Ref::Host;
        m_reader.effect().whileThere.push_back(lasts);
    }
}

} // namespace dossier
