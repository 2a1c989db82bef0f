#include "net/protocol/messages.h"

#include "domain/limits/text_limits.h"
#include "effects/words.h"
#include "net/protocol/invitation.h"
#include "net/view/view_words.h"
#include "wording/words/system_text.h"

#include <QCoreApplication>

#include <array>

namespace dossier {

namespace {

struct NetWords
{
    Q_DECLARE_TR_FUNCTIONS(NetWords)
};

constexpr std::array<std::string_view, std::variant_size_v<FromGuest>> kTypes{
    "hello",       "deck",  "ready",   "act",   "pass",     "stops", "chat", "ask_back",
    "answer_back", "pause", "concede", "leave", "computer", "agree", "hint", "side"};

constexpr std::array<std::string_view, kMatters> kMatterWords{"lists", "hints", "hand"};

constexpr std::array<std::string_view, kRejections> kRejectionWords{
    "bad_message",     "unknown_type", "too_large",        "too_many",        "no_hello",
    "other_protocol",  "other_cards",  "wrong_invitation", "used_invitation", "elsewhere_now",
    "unreadable_deck", "illegal_deck", "no_deck",          "not_now",         "table_full",
    "host_stops",      "not_kept",     "no_hints",         "not_opened",      "unreadable_table"};

QString text(const Json& json, const char* key, int most)
{
    const Json* found = json.find(key);
    const QString whole = found ? QString::fromStdString(found->asString()) : QString();
    if (whole.size() > most)
        throw JsonError(0, std::string(key) + " is too long");
    return whole;
}

bool flag(const Json& json, const char* key, bool usual)
{
    const Json* found = json.find(key);
    return found ? found->asBool() : usual;
}

// What the others read in one line: no control character of a stranger's comes that far.
QString line(const Json& json, const char* key, int most)
{
    return QString::fromStdString(inOneLine(text(json, key, most).toStdString())).simplified();
}

constexpr int kMostNumber = 1'000'000;
constexpr int kMostCharactersOfKey = 100;

QByteArray key(const Json& json, const char* name)
{
    const auto found = fromLetters(text(json, name, kMostCharactersOfKey), kSecretBytes);
    if (!found)
        throw JsonError(0, std::string(name) + " is no key");
    return *found;
}

Hello readHello(const Json& json)
{
    Hello hello;
    hello.protocols.clear();
    for (const Json& each : json.at("protocols").items())
        hello.protocols.push_back(each.asInt(0, kMostNumber));
    hello.program = text(json, "program", kMostCharactersOfKey);
    hello.cards = text(json, "cards", kMostCharactersOfKey);
    hello.language = text(json, "language", kMostCharactersOfKey);
    hello.table = text(json, "table", kMostCharactersOfKey);
    hello.again = json.find("token") != nullptr;
    hello.key = key(json, hello.again ? "token" : "secret");
    if (!hello.again && json.find("claim"))
        hello.claim = key(json, "claim");
    hello.name = line(json, "name", kMostCharactersOfName);
    hello.scenes = flag(json, "scenes", true);
    return hello;
}

FromGuest read(std::size_t type, const Json& json)
{
    switch (type) {
    case 0:
        return readHello(json);
    case 1:
        return ChosenDeck{QString::fromStdString(json.at("text").asString())};
    case 2:
        return ReadyToPlay{flag(json, "ready", true)};
    case 3:
        return Act{json.at("position").asInt(0, kMostPosition), json.at("choice").asInt(0, kMostNumber),
                   flag(json, "joined", false)};
    case 4: {
        const Json* haste = json.find("haste");
        return PassOn{json.at("position").asInt(0, kMostPosition),
                      haste ? static_cast<Haste>(indexOf(*haste, wordsFor<Haste>(), "haste")) : Haste::None};
    }
    case 5: {
        StopsChosen stops;
        for (const Json& word : json.at("words").items())
            stops.words << QString::fromStdString(word.asString());
        return stops;
    }
    case 6:
        return Chat{line(json, "text", kMostCharactersOfChat)};
    case 7:
        return AskBack{};
    case 8:
        return AnswerBack{json.at("agreed").asBool()};
    case 9:
        return PauseGame{flag(json, "paused", true)};
    case 10:
        return ConcedeGame{};
    case 11:
        return LeaveTable{};
    case 12:
        return SeatTakenOver{json.at("seat").asInt(0, kMostSeats - 1), flag(json, "computer", true)};
    case 13:
        return Consent{static_cast<Matter>(indexOf(json.at("what"), kMatterWords, "what")), flag(json, "agreed", true)};
    case 15: {
        const Json& seat = json.at("seat");
        return SideWanted{seat.isNull() ? std::nullopt : std::optional(seat.asInt(0, kMostSeats - 1))};
    }
    default:
        return AskHint{json.at("position").asInt(0, kMostPosition)};
    }
}

struct Writing
{
    Json::Members& members;

    void add(const char* key, Json value) const { members.emplace_back(key, std::move(value)); }
    void add(const char* key, const QString& value) const { add(key, Json(value.toStdString())); }

    void operator()(const Hello& hello) const
    {
        Json protocols = Json::array();
        for (const int each : hello.protocols)
            protocols.push(Json(each));
        add("protocols", std::move(protocols));
        add("program", hello.program);
        add("cards", hello.cards);
        add("language", hello.language);
        add("table", hello.table);
        add(hello.again ? "token" : "secret", asLetters(hello.key));
        if (!hello.again && !hello.claim.isEmpty())
            add("claim", asLetters(hello.claim));
        add("name", hello.name);
        if (!hello.scenes)
            add("scenes", Json(false));
    }
    void operator()(const ChosenDeck& deck) const { add("text", deck.text); }
    void operator()(const ReadyToPlay& ready) const { add("ready", Json(ready.ready)); }
    void operator()(const Act& act) const
    {
        add("position", Json(act.position));
        add("choice", Json(act.choice));
        if (act.joined)
            add("joined", Json(true));
    }
    void operator()(const PassOn& pass) const
    {
        add("position", Json(pass.position));
        if (pass.haste != Haste::None)
            add("haste", Json(wordsFor<Haste>()[static_cast<std::size_t>(pass.haste)]));
    }
    void operator()(const StopsChosen& stops) const
    {
        Json words = Json::array();
        for (const QString& word : stops.words)
            words.push(Json(word.toStdString()));
        add("words", std::move(words));
    }
    void operator()(const Chat& chat) const { add("text", chat.text); }
    void operator()(const AskBack&) const {}
    void operator()(const AnswerBack& answer) const { add("agreed", Json(answer.agreed)); }
    void operator()(const PauseGame& pause) const { add("paused", Json(pause.paused)); }
    void operator()(const ConcedeGame&) const {}
    void operator()(const LeaveTable&) const {}
    void operator()(const SeatTakenOver& taken) const
    {
        add("seat", Json(taken.seat));
        add("computer", Json(taken.computer));
    }
    void operator()(const Consent& consent) const
    {
        add("what", Json(wordOf(consent.what)));
        add("agreed", Json(consent.agreed));
    }
    void operator()(const AskHint& ask) const { add("position", Json(ask.position)); }
    void operator()(const SideWanted& side) const { add("seat", side.seat ? Json(*side.seat) : Json()); }
};

} // namespace

std::string_view wordOf(Matter matter)
{
    return kMatterWords[static_cast<std::size_t>(matter)];
}

std::optional<Matter> matterOf(std::string_view word)
{
    const auto found = std::ranges::find(kMatterWords, word);
    if (found == kMatterWords.end())
        return std::nullopt;
    return static_cast<Matter>(found - kMatterWords.begin());
}

Json jsonOf(const Agreements& agreements)
{
    Json words = Json::array();
    for (int i = 0; i < kMatters; ++i)
        if (const auto what = static_cast<Matter>(i); agreements.to(what))
            words.push(Json(wordOf(what)));
    return words;
}

Agreements agreementsAt(const Json& json)
{
    Agreements agreements;
    if (const Json* words = json.find("agreed"))
        for (const Json& word : words->items())
            if (const auto what = matterOf(word.asString()))
                agreements.set(*what, true);
    return agreements;
}

std::string_view wordOf(Rejection why)
{
    return kRejectionWords[static_cast<std::size_t>(why)];
}

std::optional<Rejection> rejectionOf(std::string_view word)
{
    const auto found = std::ranges::find(kRejectionWords, word);
    if (found == kRejectionWords.end())
        return std::nullopt;
    return static_cast<Rejection>(found - kRejectionWords.begin());
}

bool closesLine(Rejection why)
{
    switch (why) {
    case Rejection::UnknownType:
    case Rejection::UnreadableDeck:
    case Rejection::IllegalDeck:
    case Rejection::NoDeck:
    case Rejection::NotNow:
    case Rejection::NotKept:
    case Rejection::NoHints:
    case Rejection::NotOpened:
        return false;
    default:
        return true;
    }
}

QString sentence(Rejection why, const QString& detail)
{
    switch (why) {
    case Rejection::BadMessage:
        return NetWords::tr("The message was not understood (%1).").arg(detail);
    case Rejection::UnknownType:
        return NetWords::tr("The host does not know messages called \"%1\".").arg(detail);
    case Rejection::TooLarge:
        return NetWords::tr("The message was too large: 16 KiB are the most.");
    case Rejection::TooMany:
        return NetWords::tr("Too many messages came in one second. Join again in a moment.");
    case Rejection::NoHello:
        return NetWords::tr("A guest says hello first.");
    case Rejection::OtherProtocol:
        return NetWords::tr("Host and guest are of versions that do not understand each other. Both should install "
                            "the same version of Dossier.");
    case Rejection::OtherCards:
        return NetWords::tr("The host's card data are not yours. Both need the same version of Dossier.");
    case Rejection::WrongInvitation:
        return NetWords::tr("There is no such invitation at this host. Ask for it once more, and copy all of it.");
    case Rejection::UsedInvitation:
        return NetWords::tr(
            "This invitation has been used: each is good for one person. Ask the host for another one.");
    case Rejection::ElsewhereNow:
        return NetWords::tr("Your seat is taken from another window now.");
    case Rejection::UnreadableDeck:
        return NetWords::tr("The deck cannot be read: %1").arg(detail);
    case Rejection::IllegalDeck:
        return NetWords::tr("The deck may not be played here: %1").arg(detail);
    case Rejection::NoDeck:
        return NetWords::tr("Choose a deck first.");
    case Rejection::NotNow:
        return NetWords::tr("That cannot be done now.");
    case Rejection::TableFull:
        return NetWords::tr("The host has no room for another line. Try again later.");
    case Rejection::HostStops:
        return NetWords::tr("The host stops. The game is kept: join again once it is back.");
    case Rejection::NotKept:
        return NetWords::tr("The host cannot write to its disk (%1). Nothing was done; its owner has to make room.")
            .arg(systemText(detail));
    case Rejection::NoHints:
        return NetWords::tr("There are hints here once all have agreed to them.");
    case Rejection::NotOpened:
        return NetWords::tr("The deck may not be played here: you have not opened so many copies of %1.").arg(detail);
    case Rejection::UnreadableTable:
        return NetWords::tr("The host cannot read what it kept of this table. Its owner finds in the host's log which "
                            "file is spoilt.");
    }
    return {};
}

Json rejectionMessage(Rejection why, const QString& detail)
{
    return Json::object({{"type", Json("error")},
                         {"code", Json(wordOf(why))},
                         {"text", Json(sentence(why, detail).toStdString())},
                         {"detail", Json(detail.toStdString())},
                         {"closes", Json(closesLine(why))}});
}

std::string write(const FromGuest& message)
{
    Json::Members members;
    members.emplace_back("type", Json(kTypes[message.index()]));
    std::visit(Writing{members}, message);
    return Json::object(std::move(members)).compact();
}

FromGuest readFromGuest(std::string_view textOfIt, bool& unknown)
{
    const Json json = Json::parse(textOfIt, {kMostBytesFromGuest, 2'000, 8});
    const std::string& type = json.at("type").asString();
    const auto found = std::ranges::find(kTypes, type);
    unknown = found == kTypes.end();
    if (unknown)
        throw JsonError(0, type);
    return read(static_cast<std::size_t>(found - kTypes.begin()), json);
}

} // namespace dossier
