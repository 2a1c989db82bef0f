// A view as JSON, and back. What has its first value (zero, false, nothing, the first word) is left out.
#pragma once

#include "engine/api/refused.h"
#include "table/seat_view.h"
#include "text/json.h"

#include <optional>
#include <vector>

namespace dossier {

// What a table at home is asked for when somebody wants to know, and a seat far away is sent with its view.
struct Answers
{
    struct WhyNot
    {
        CardRef card{};
        Reason reason{};

        bool operator==(const WhyNot&) const = default;
    };
    struct Foreseen // RunningGame::outlook and leaving, of a choice
    {
        int choice = 0;
        std::optional<Outlook> outlook{};
        std::optional<std::vector<CardRef>> leaving{};

        bool operator==(const Foreseen&) const = default;
    };

    std::vector<WhyNot> whyNot{}; // the cards of the hand that cannot be played now
    std::vector<Refused> refused{};
    std::vector<Foreseen> foreseen{};
};

// All that one seat is sent of one position.
struct SentView
{
    SeatView view{};
    Answers answers{};
};

Json jsonOf(const SentView& sent, const CardPool& pool);
// One choice with all that is told of it.
Json jsonOf(const Choice& choice, const CardPool& pool);
Json jsonOf(const std::vector<VisibleEvent>& events, const CardPool& pool);
// Throws JsonError where it is no view that the rest of the program could show: a number beyond its bounds, a card that
// the pool does not know, lists that do not belong together. `seats` and `xFiles`: how many this game has.
SentView viewOf(const Json& json, const CardPool& pool, int seats, int xFiles);
std::vector<VisibleEvent> eventsOf(const Json& json, const CardPool& pool, int seats);

} // namespace dossier
