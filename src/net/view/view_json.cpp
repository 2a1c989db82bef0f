#include "net/view/view_json.h"

#include "net/view/view_fields.h"
#include "net/view/view_words.h"

#include <algorithm>
#include <limits>

namespace dossier {

namespace {

constexpr int kAskedTypes = kCharacteristics * kTypesPerCharacteristic;

template <typename T>
inline constexpr bool kIsOptional = false;
template <typename T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <typename T>
inline constexpr bool kIsList = false;
template <typename T>
inline constexpr bool kIsList<std::vector<T>> = true;
template <typename T, std::size_t n>
inline constexpr bool kIsList<std::array<T, n>> = true;
template <typename T>
inline constexpr bool kIsArray = false;
template <typename T, std::size_t n>
inline constexpr bool kIsArray<std::array<T, n>> = true;

using Flags = std::vector<bool>;

// What a choice is about, as nearly all are: it is left out where it is so, for there can be thousands.
CardName usualCard(const Choice& choice, const SeatView& view)
{
    return view.name(choice.action.card);
}

NamedThing usualTarget(const Choice& choice, const SeatView& view)
{
    NamedThing target;
    if (!choice.action.target.isCard())
        return target;
    target.kind = Thing::Kind::Card;
    target.card = view.name(choice.action.target.card());
    return target;
}

std::vector<CardRef> usualSubjects(const Choice& choice)
{
    std::vector<CardRef> subjects;
    for (const CardRef card : {choice.action.card, choice.action.target.card()})
        if (card)
            subjects.push_back(card);
    return subjects;
}

class Writer
{
public:
    // `view`: the one that is written, where it is one.
    explicit Writer(const CardPool& pool, const SeatView* view = nullptr)
        : m_pool(pool)
        , m_view(view)
    {}

    template <typename T>
    Json object(const T& value) const
    {
        [[maybe_unused]] static const T first{};
        Json::Members members;
        forEachField<T>([&](const auto& field) {
            const auto& member = value.*field.member;
            if (isLeftOut(member, first.*field.member))
                return;
            Json json = written(member, field.role);
            if (!(json.isObject() && json.members().empty()) || kIsOptional<std::remove_cvref_t<decltype(member)>>)
                members.emplace_back(field.name, std::move(json));
        });
        return Json::object(std::move(members));
    }

private:
    template <typename T>
    static bool isLeftOut(const T& value, const T& first)
    {
        if constexpr (std::is_same_v<T, CardIndex>)
            return value == kNoCardIndex;
        else if constexpr (kIsOptional<T>)
            return !value;
        else if constexpr (kIsList<T> && !kIsArray<T>)
            return value.empty();
        else if constexpr (HasFields<T>)
            return false;
        else
            return value == first;
    }

    template <typename T>
    Json written(const T& value, FieldRole role) const
    {
        if constexpr (std::is_same_v<T, Flags>)
            return numbers(value.size(), [&](std::size_t i) { return value[i]; });
        else if constexpr (kIsOptional<T>)
            return written(*value, role);
        else if constexpr (kIsList<T>)
            return list(value, role);
        else if constexpr (std::is_same_v<T, Choice>)
            return choice(value);
        else if constexpr (HasFields<T>)
            return object(value);
        else if constexpr (std::is_enum_v<T>)
            return Json(wordsFor<T>()[static_cast<std::size_t>(value)]);
        else
            return leaf(value, role);
    }

    template <typename T>
    Json leaf(const T& value, FieldRole role) const
    {
        if constexpr (std::is_same_v<T, CardIndex>)
            return value == kNoCardIndex ? Json() : Json(m_pool[value].id);
        else if constexpr (std::is_same_v<T, CardRef> || std::is_same_v<T, Thing>)
            return Json(static_cast<std::int64_t>(value.bits()));
        else if constexpr (std::is_same_v<T, bool>)
            return Json(value);
        else if constexpr (std::is_same_v<T, QString>)
            return Json(value.toStdString());
        else if constexpr (std::is_same_v<T, RuleNumber>)
            return Json(value.text());
        else if (role == FieldRole::OfXFiles)
            return numbers(64, [&](std::size_t i) { return (static_cast<std::uint64_t>(value) >> i & 1u) != 0; });
        else
            return Json(static_cast<std::int64_t>(value));
    }

    // What is as usual is left out; what is nothing, though it would be something as usual, is written.
    Json choice(const Choice& choice) const
    {
        Choice shown = choice;
        const bool card = choice.card == usualCard(choice, *m_view);
        const bool target = choice.target == usualTarget(choice, *m_view);
        const bool subjects = choice.subjects == usualSubjects(choice);
        const bool asks = choice.asks == m_view->offer.decision.asks;
        if (card)
            shown.card = {};
        if (target)
            shown.target = {};
        if (subjects)
            shown.subjects.clear();
        if (asks)
            shown.asks = Asks::Nothing;
        Json json = object(shown);
        const auto writeNothing = [&](bool usual, const char* key, Json nothing) {
            if (!usual && !json.find(key))
                json.set(key, std::move(nothing));
        };
        writeNothing(card, "card", Json::object());
        writeNothing(target, "target", Json::object());
        writeNothing(subjects, "subjects", Json::array());
        writeNothing(asks, "asks", Json(wordsFor<Asks>()[0]));
        return json;
    }

    template <typename List>
    Json list(const List& values, FieldRole role) const
    {
        Json all = Json::array();
        if constexpr (std::is_same_v<List, std::vector<PlayFacts>>) {
            if (std::ranges::all_of(values, [](const PlayFacts& facts) { return facts == PlayFacts(); }))
                return all;
        }
        for (const auto& value : values)
            all.push(written(value, role));
        return all;
    }

    template <typename Holds>
    static Json numbers(std::size_t size, Holds holds)
    {
        Json all = Json::array();
        for (std::size_t i = 0; i < size; ++i)
            if (holds(i))
                all.push(Json(static_cast<std::int64_t>(i)));
        return all;
    }

    const CardPool& m_pool;
    const SeatView* m_view;
};

class Reader
{
public:
    Reader(const CardPool& pool, int seats, int xFiles)
        : m_pool(pool)
        , m_seats(seats)
        , m_xFiles(xFiles)
    {}

    template <typename T>
    void object(const Json& json, T& value) const
    {
        forEachField<T>([&](const auto& field) {
            if (const Json* member = json.find(field.name))
                read(*member, value.*field.member, field.role);
        });
    }

    // What of the choices was left out because it is as usual.
    void addTheUsual(SeatView& view) const
    {
        for (std::size_t i = 0; i < view.offer.choices.size(); ++i) {
            Choice& choice = view.offer.choices[i];
            const Said& said = m_said[i];
            if (!said.card)
                choice.card = usualCard(choice, view);
            if (!said.target)
                choice.target = usualTarget(choice, view);
            if (!said.subjects)
                choice.subjects = usualSubjects(choice);
            if (!said.asks)
                choice.asks = view.offer.decision.asks;
        }
    }

private:
    struct Said
    {
        bool card = false;
        bool target = false;
        bool subjects = false;
        bool asks = false;
    };

    template <typename T>
    void read(const Json& json, T& value, FieldRole role) const
    {
        if constexpr (std::is_same_v<T, Flags>)
            flags(json, value);
        else if constexpr (kIsOptional<T>)
            read(json, value.emplace(), role);
        else if constexpr (kIsArray<T>)
            array(json, value, role);
        else if constexpr (kIsList<T>)
            for (const Json& item : json.items())
                read(item, value.emplace_back(), role);
        else if constexpr (HasFields<T>) {
            json.members();
            object(json, value);
            if constexpr (std::is_same_v<T, Choice>)
                m_said.push_back({json.find("card") != nullptr, json.find("target") != nullptr,
                                  json.find("subjects") != nullptr, json.find("asks") != nullptr});
        } else if constexpr (std::is_enum_v<T>)
            value = static_cast<T>(indexOf(json, wordsFor<T>(), "word"));
        else
            leaf(json, value, role);
    }

    template <typename T>
    void leaf(const Json& json, T& value, FieldRole role) const
    {
        if constexpr (std::is_same_v<T, CardIndex>)
            value = card(json);
        else if constexpr (std::is_same_v<T, CardRef>)
            value = ref(json);
        else if constexpr (std::is_same_v<T, Thing>)
            value = Thing::ofBits(static_cast<std::uint16_t>(json.asInt(0, 0xffff)));
        else if constexpr (std::is_same_v<T, bool>)
            value = json.asBool();
        else if constexpr (std::is_same_v<T, QString>)
            value = QString::fromStdString(json.asString());
        else if constexpr (std::is_same_v<T, RuleNumber>)
            value = RuleNumber(json.asString());
        else if (role == FieldRole::OfXFiles)
            for (const Json& slot : json.items())
                value |= T{1} << xFileSlot(slot);
        else
            value = static_cast<T>(json.asInteger(least<T>(), most<T>(role)));
    }

    static constexpr std::int64_t kFar = 1'000'000'000;
    template <typename T>
    static std::int64_t least()
    {
        return std::is_unsigned_v<T> ? 0 : -kFar;
    }
    template <typename T>
    std::int64_t most(FieldRole role) const
    {
        switch (role) {
        case FieldRole::OfSeat:
            return m_seats - 1;
        case FieldRole::OfAbility:
            return kAbilities - 1;
        case FieldRole::OfType:
            return kAskedTypes - 1;
        default:
            return sizeof(T) >= sizeof(std::int32_t) ? kFar : static_cast<std::int64_t>(std::numeric_limits<T>::max());
        }
    }
    int xFileSlot(const Json& json) const { return json.asInt(0, m_xFiles - 1); }

    CardIndex card(const Json& json) const
    {
        if (json.isNull())
            return kNoCardIndex;
        const auto found = m_pool.findNumber(json.asString());
        if (!found)
            throw JsonError(json.line(), "no card has the number " + json.asString());
        return *found;
    }

    CardRef ref(const Json& json) const
    {
        const int bits = json.asInt(0, 0xffff);
        if (bits == CardRef().bits())
            return {};
        const CardRef found(static_cast<Seat>(bits >> 7), bits & 0x7f);
        if (found.owner() >= m_seats)
            throw JsonError(json.line(), "a card of nobody");
        return found;
    }

    template <typename T, std::size_t n>
    void array(const Json& json, std::array<T, n>& values, FieldRole role) const
    {
        if (json.items().size() > n)
            throw JsonError(json.line(), "the list is too long");
        for (std::size_t i = 0; i < json.items().size(); ++i)
            read(json.items()[i], values[i], role);
    }

    static void flags(const Json& json, Flags& values)
    {
        for (const Json& item : json.items()) {
            const auto place = static_cast<std::size_t>(item.asInt(0, ActionList::kMost));
            if (place >= values.size())
                values.resize(place + 1);
            values[place] = true;
        }
    }

    const CardPool& m_pool;
    int m_seats;
    int m_xFiles;
    mutable std::vector<Said> m_said; // by choice
};

void require(bool holds, const char* what)
{
    if (!holds)
        throw JsonError(0, what);
}

void checkOffer(LegalMoves& offer)
{
    const std::size_t count = offer.choices.size();
    for (std::vector<bool>* flags : {&offer.pointless, &offer.beside, &offer.ends}) {
        require(flags->size() <= count, "a choice that is not there");
        flags->resize(count);
    }
    require(offer.facts.empty() || offer.facts.size() == count, "facts of choices that are not there");
    offer.facts.resize(count);
    offer.before.resize(count);
    for (const Choice& choice : offer.choices)
        offer.actions.add(choice.action);
}

void checkLists(const SeatView& view, std::size_t seats)
{
    const Observation& seen = view.seen;
    require(view.places.size() == seats && seen.players.size() == seats && seen.notebooks.size() == seats,
            "not as many players as seats");
    require(view.possible.size() == seats && view.wrong.size() == seats, "not what is known of each seat");
    require(view.suspected.size() == seen.opposing.size() && (seen.opposing.empty() || seen.opposing.size() == seats),
            "not what each knows of the other");
    require(view.sitting != kNoSeat && seen.self != kNoSeat, "nobody sees this");
}

void checkFight(const std::optional<FightNow>& fight)
{
    if (!fight)
        return;
    const auto isFighter = [&](int place) { return place >= -1 && place < static_cast<int>(fight->fighters.size()); };
    for (const Blow& blow : fight->blows)
        require(isFighter(blow.from) && isFighter(blow.to), "a blow of nobody");
}

// A number that is looked up in a list of words.
bool isPlausible(const VisibleEvent& event)
{
    switch (event.kind) {
    case EventKind::PhaseBegan:
        return event.number >= 0 && event.number < kPhases;
    case EventKind::Moved:
    case EventKind::BoughtAgent:
        return event.number >= 0 && event.number < kSections;
    case EventKind::SkillAnnounced:
    case EventKind::CheckBegan:
    case EventKind::RoundBegan:
        return event.number >= 0 && event.number < kAbilities;
    case EventKind::Asked:
    case EventKind::AnsweredYes:
    case EventKind::AnsweredNo:
    case EventKind::Announced:
    case EventKind::PowerUsed:
    case EventKind::Told:
        return event.number >= 0 && event.number < kAskedTypes;
    case EventKind::LeftGame:
    case EventKind::GameEnded:
        return event.number >= 0 && event.number <= static_cast<int>(Ending::TurnLimit);
    default:
        return true;
    }
}

} // namespace

Json jsonOf(const SentView& sent, const CardPool& pool)
{
    return Writer(pool, &sent.view).object(sent);
}

Json jsonOf(const Choice& choice, const CardPool& pool)
{
    return Writer(pool).object(choice);
}

Json jsonOf(const std::vector<VisibleEvent>& events, const CardPool& pool)
{
    Json all = Json::array();
    for (const VisibleEvent& event : events)
        all.push(Writer(pool).object(event));
    return all;
}

std::vector<VisibleEvent> eventsOf(const Json& json, const CardPool& pool, int seats)
{
    std::vector<VisibleEvent> events;
    const Reader reader(pool, seats, 0);
    for (const Json& each : json.items()) {
        reader.object(each, events.emplace_back());
        require(isPlausible(events.back()), "an event that cannot be told");
    }
    return events;
}

SentView viewOf(const Json& json, const CardPool& pool, int seats, int xFiles)
{
    SentView sent;
    const Reader reader(pool, seats, xFiles);
    reader.object(json, sent);
    reader.addTheUsual(sent.view);
    checkLists(sent.view, static_cast<std::size_t>(seats));
    checkFight(sent.view.fight);
    checkOffer(sent.view.offer);
    for (const VisibleEvent& event : sent.view.news)
        require(isPlausible(event), "an event that cannot be told");
    require(sent.view.seen.xFile < xFiles, "an X-File that is not in this game");
    return sent;
}

} // namespace dossier
