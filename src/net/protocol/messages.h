// What guests and host say to each other, one JSON object each (PROTOCOL.md). Here the guests' messages become values
// and back; what a host says is put together where it is said.
#pragma once

#include "table/asking.h"
#include "text/json.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace dossier {

inline constexpr int kProtocol = 1;
// A view is some 10 KiB, one of the most choices that the engine lists (ActionList::kMost) two MiB or more.
inline constexpr std::size_t kMostBytesToGuest = std::size_t{4} * 1024 * 1024;
inline constexpr int kMostValuesToGuest = 500'000; // of JSON
inline constexpr std::size_t kMostBytesFromGuest = std::size_t{16} * 1024;
inline constexpr int kMostMessagesASecond = 20;
inline constexpr int kMostPosition = 999'999'999; // what stands for one in a view
inline constexpr int kMostCharactersOfChat = 500;
inline constexpr int kMostCharactersOfName = 40;

struct Hello
{
    std::vector<int> protocols{kProtocol};
    QString program{};
    QString cards{}; // the mark of his card data (cardDataMark)
    QString language{};
    QString table{};
    QByteArray key{};   // the secret of an invitation, or the token of a seat
    bool again = false; // it is a token
    // Made by the guest, and the same each time he says an invitation's secret: by it he is known where he was let in
    // and never heard of it. May be empty.
    QByteArray claim{};
    QString name{};
    bool scenes = true; // wants to be shown what happens between two choices
};
struct ChosenDeck
{
    QString text{};
};
struct ReadyToPlay
{
    bool ready = true;
};
struct Act
{
    int position = 0;
    int choice = 0;
    bool joined = false; // to his choice before it: both are taken back together
};
struct PassOn
{
    int position = 0;
    Haste haste = Haste::None;
};
struct StopsChosen
{
    QStringList words{}; // wordsOf(TableStops)
};
struct Chat
{
    QString text{};
};
struct AskBack
{};
struct AnswerBack
{
    bool agreed = false;
};
struct PauseGame
{
    bool paused = true;
};
struct ConcedeGame
{};
struct LeaveTable
{};
struct SeatTakenOver // by one of the program's players, or given back
{
    int seat = 0;
    bool computer = true;
};
// What is so once all persons have agreed to it; of a hand its own player alone.
enum class Matter : std::uint8_t {
    Lists, // everybody sees what lies in all decks
    Hints, // whoever is asked may have the host think for him
    Hand   // those who watch see what this player sees
};
inline constexpr int kMatters = 3;
std::string_view wordOf(Matter matter);
std::optional<Matter> matterOf(std::string_view word);
// What one of them has agreed to.
class Agreements
{
public:
    bool to(Matter what) const { return m_all[static_cast<std::size_t>(what)]; }
    void set(Matter what, bool agreed) { m_all[static_cast<std::size_t>(what)] = agreed; }

private:
    std::array<bool, kMatters> m_all{};
};
Json jsonOf(const Agreements& agreements);
// The key `agreed`; where there is none, to nothing. Words of a newer program are left aside.
Agreements agreementsAt(const Json& json);
struct Consent
{
    Matter what = Matter::Lists;
    bool agreed = true;
};
struct AskHint
{
    int position = 0;
};
struct SideWanted // by somebody who watches: of a player who agrees to that; nothing: what all may see
{
    std::optional<int> seat{};
};

using FromGuest = std::variant<Hello, ChosenDeck, ReadyToPlay, Act, PassOn, StopsChosen, Chat, AskBack, AnswerBack,
                               PauseGame, ConcedeGame, LeaveTable, SeatTakenOver, Consent, AskHint, SideWanted>;

// Why somebody is refused, and the word that stands for it.
enum class Rejection : std::uint8_t {
    BadMessage,
    UnknownType,
    TooLarge,
    TooMany,
    NoHello,
    OtherProtocol,
    OtherCards,
    WrongInvitation, // or no such table: a guest learns nothing by guessing
    UsedInvitation,
    ElsewhereNow, // the seat has come from another line
    UnreadableDeck,
    IllegalDeck,
    NoDeck,
    NotNow,
    TableFull,
    HostStops,
    NotKept,        // the host cannot write
    NoHints,        // not all have agreed to them
    NotOpened,      // at a sealed table, in such a number
    UnreadableTable // its owner has to look; a guest can do nothing
};
inline constexpr int kRejections = 20;
std::string_view wordOf(Rejection why);
std::optional<Rejection> rejectionOf(std::string_view word);
// The line is closed after it.
bool closesLine(Rejection why);
// In the program's language, with what the host adds: the rule, the line of the deck.
QString sentence(Rejection why, const QString& detail = {});

// The host's message that says so: {"type": "error", …}. Guests of this program say it in their own language, by its
// word.
Json rejectionMessage(Rejection why, const QString& detail = {});

std::string write(const FromGuest& message);
// Throws JsonError; `unknown` is set where it is a message of a type that is not known.
FromGuest readFromGuest(std::string_view text, bool& unknown);

} // namespace dossier
