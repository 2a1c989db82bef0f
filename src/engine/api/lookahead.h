// A position looked at ahead: what its decider would be asked if he passed. For the decider's own eyes: nothing of it
// is to be shown to anybody else, but for a scene, which is for whoever reads it.
#pragma once

#include "engine/api/choice.h"
#include "engine/api/scene.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace dossier {

// What playing or using a card is good for, as far as its text and what its player sees tell.
struct PlayFacts
{
    // It can be done in the open windows of a turn, too: nothing is lost for good where it is not done now.
    bool anytime = false;
    // It can be done in Skill Checks.
    bool inCheck = false;
    // Something it does could tell on the level of a check, or on who takes part in it.
    bool touchesCheck = false;
    // It does nothing but move the level of the check it is played in, or what that check needs; skills, too, that this
    // check does not ask for.
    bool levelOnly = false;
    // How far the level would come to lie further above (below 0: below) what is needed; of one that is levelOnly.
    // Where its player names a word, by the one that serves him best.
    int shift = 0;
    // It would change nothing now, or nothing but the level of a check that is lost.
    bool empty = false;
    // Of a card of one's own hand that goes by this choice: what is lost with it, in tenths of a point.
    int loss = 0;

    bool operator==(const PlayFacts&) const = default;
};

class Policy;

class Lookahead
{
public:
    // Inside the engine: aheadOf makes one.
    struct At;
    explicit Lookahead(std::unique_ptr<At> at);
    ~Lookahead();
    Lookahead(const Lookahead& other);
    Lookahead& operator=(const Lookahead& other);

    bool over() const;
    // kNoSeat once the game is over.
    Seat decider() const;
    Seat active() const;
    Phase phase() const;
    int turn() const;
    SeenCheck check() const;
    // Sites of the one whose turn it is that lie in the Field.
    int sites() const;
    // ... and to how many of them a Team is assigned.
    int assigned() const;
    // Agents of the decider who stand in the Field.
    int inField() const;
    // How many of them have been investigated, or are, in this Investigation Phase.
    int investigated() const;
    // How many X-Files the decider cannot rule out for this player.
    int candidates(Seat about) const;
    // Of a choice to assign a Team: whether it has the level there that the Site needs, as things stand.
    bool isEnough(const Action& assignment) const;
    // Of a choice to investigate: the same of the Team that is assigned.
    bool isEnoughThere(const Action& investigation) const;
    // Of a question: whether its answer is known to the decider, and the Site is solved without it, too (SITE-12).
    bool tellsNothing(const Action& question) const;
    // What somebody who plays for the decider would do here; to be asked by any thread while the game's Match is there.
    std::function<Action(Policy&)> problem() const;

    // What the decider may do, is asked and why.
    void list(ActionList& actions) const;
    Decision decision(const ActionList& actions) const;
    Occasion occasion() const;
    std::vector<Choice> choices(const ActionList& actions) const;
    // Of a choice to play or use a card, or to use a Bluff turned up.
    PlayFacts factsOf(const Action& action) const;
    // Of each choice what PlayFacts::loss says.
    std::vector<int> losses(const ActionList& actions) const;
    // Of a choice to play or use a card: it can be done in the open windows of this phase, and of no other.
    bool isOfPhase(const Action& action) const;
    // ... it has a Team of the decider make a Skill Check, and the Team has not half of what that needs.
    bool isOutOfReach(const Action& action) const;
    // Of a choice to hide a Bluff under a Site: it is no more than a decoy there, as far as its player knows, or he
    // could not pay for it now.
    bool isDecoy(const Action& hiding) const;

    // Once it has had its effect and nobody has answered it, nor done anything else; nothing where more would have to
    // be chosen, or what comes of it shows hidden cards.
    std::optional<Lookahead> alone(const Action& action) const;
    // Goes on; false where the action is refused.
    bool take(const Action& action);
    // Nothing that anybody could be told of has happened since this was made.
    bool silent() const { return m_silent; }
    // As it lies there, where so much has been told.
    Scene scene(std::size_t storyEnd) const;

private:
    std::unique_ptr<At> m_at;
    bool m_silent = true;
};

} // namespace dossier
