#include "table/findings.h"

#include <algorithm>

namespace dossier {

CharacteristicType questionOf(int typeBit)
{
    return {static_cast<Characteristic>(typeBit / kTypesPerCharacteristic),
            static_cast<std::uint8_t>(typeBit % kTypesPerCharacteristic)};
}

std::vector<Answer> answersIn(const Notebook& known)
{
    std::vector<Answer> answers;
    for (int type = 0; type < kCharacteristics * kTypesPerCharacteristic; ++type) {
        const TypeSet bit = TypeSet{1} << type;
        if (((known.yes | known.no) & bit) != 0)
            answers.push_back({questionOf(type), (known.yes & bit) != 0});
    }
    return answers;
}

Suspicions::Suspicions(int seats, std::vector<CardIndex> xfiles, const CardPool& pool)
    : m_seats(seats)
    , m_xFiles(std::move(xfiles))
    , m_pool(pool)
{}

void Suspicions::note(Seat asker, Seat about, int type, bool yes)
{
    std::vector<Answer>& answers = m_known[asker][about].answers;
    const Answer answer{questionOf(type), yes};
    if (std::ranges::find(answers, answer) == answers.end())
        answers.push_back(answer);
}

void Suspicions::hear(const VisibleEvent& event)
{
    switch (event.kind) {
    case EventKind::AnsweredYes:
    case EventKind::AnsweredNo:
        return note(event.seat, event.who, event.number, event.kind == EventKind::AnsweredYes);
    case EventKind::Told:
        return note(event.seat, event.who, event.number, event.second == 1);
    case EventKind::Announced:
        for (int seat = 0; seat < m_seats; ++seat)
            if (seat != event.seat)
                note(static_cast<Seat>(seat), event.seat, event.number, true);
        return;
    case EventKind::GuessedRight: // everybody hears it
        for (int seat = 0; seat < m_seats; ++seat)
            for (int of = 0; of < kCharacteristics && seat != event.who; ++of)
                note(static_cast<Seat>(seat), event.who,
                     typeBit(m_pool[event.card.card].xfile->type(static_cast<Characteristic>(of))), true);
        return;
    case EventKind::GuessedWrong:
        m_known[event.seat][event.who].wrong.push_back(event.card.card);
        return;
    default:
        return;
    }
}

std::vector<CardIndex> Suspicions::possible(Seat asker, Seat about) const
{
    const Known& known = m_known[asker][about];
    std::vector<CardIndex> possible = candidatesAmong(m_xFiles, known.answers, m_pool);
    std::erase_if(possible, [&](CardIndex card) { return std::ranges::count(known.wrong, card) > 0; });
    return possible;
}

namespace {

// What may lead to an announcement, to hearing of an answer, to losing a card.
bool mayCause(EventKind kind)
{
    return kind == EventKind::Resolved || kind == EventKind::Used || kind == EventKind::PowerUsed;
}

// What stands before it says whose doing it is: a look goes on, cards of one text go together.
bool goesOn(const Finding& finding, const VisibleEvent& event, Finding::Kind kind, Seat by)
{
    return finding.kind == kind && finding.asker == by && finding.at + finding.cards.size() + 1 >= event.at;
}

} // namespace

std::vector<Finding> shownCards(const std::vector<VisibleEvent>& news, Seat viewer, int turn)
{
    std::vector<Finding> found;
    std::optional<VisibleEvent> done;
    const auto add = [&](const VisibleEvent& event, Finding::Kind kind, Seat by, Seat about) {
        if (found.empty() || !goesOn(found.back(), event, kind, by) || found.back().about != about) {
            found.push_back({.kind = kind, .asker = by, .about = about, .turn = turn, .at = event.at});
            if (done && done->seat == by)
                found.back().cause = done;
        }
        found.back().cards.push_back(event.card.card);
    };
    // Of what he discards by a text he has chosen each card himself.
    const bool chose = std::ranges::any_of(
        news, [&](const VisibleEvent& event) { return event.kind == EventKind::Picked && event.seat == viewer; });
    for (const VisibleEvent& event : news) {
        if (mayCause(event.kind))
            done = event;
        if (!event.card.isKnown())
            continue;
        const bool others = event.who != kNoSeat && event.who != viewer;
        if (event.kind == EventKind::Looked && event.seat == viewer && others)
            add(event, Finding::Kind::Looked, viewer, event.who);
        else if (event.kind == EventKind::Borrowed && event.who == viewer && event.seat != viewer)
            add(event, Finding::Kind::Taken, event.seat, viewer);
        else if (event.kind == EventKind::Discarded && event.seat == viewer && others && event.other && !chose &&
                 static_cast<Place>(event.number) == Place::Hand)
            add(event, Finding::Kind::Taken, event.who, viewer);
    }
    return found;
}

bool isFinding(EventKind kind)
{
    switch (kind) {
    case EventKind::AnsweredYes:
    case EventKind::AnsweredNo:
    case EventKind::Told:
    case EventKind::Announced:
    case EventKind::GuessedRight:
    case EventKind::GuessedWrong:
        return true;
    default:
        return false;
    }
}

namespace {

// What allows questions and guesses, as the story goes on.
class Causes
{
public:
    explicit Causes(const CardPool& pool)
        : m_pool(pool)
    {}

    void hear(const VisibleEvent& event)
    {
        const bool solved =
            event.kind == EventKind::CheckPassed && event.card.isKnown() && m_pool[event.card.card].site;
        if (event.kind == EventKind::TurnBegan) {
            m_allowing.reset();
            m_done.reset();
        } else if (solved || event.kind == EventKind::GuessedWrong) { // the penalty (SITE-16)
            m_allowing = event;
        } else if (event.kind == EventKind::Asked) {
            m_asked.push_back({event, event.card ? event : m_allowing});
        } else if (mayCause(event.kind)) {
            m_done = event;
        }
    }

    // Before it has been heard itself.
    std::optional<VisibleEvent> of(const VisibleEvent& event)
    {
        switch (event.kind) {
        case EventKind::AnsweredYes:
        case EventKind::AnsweredNo:
            return ofAnswer(event);
        case EventKind::GuessedRight:
        case EventKind::GuessedWrong: // no text allows one (SITE-20)
            return m_allowing;
        default:
            return m_done;
        }
    }

private:
    struct Question
    {
        VisibleEvent asked;
        std::optional<VisibleEvent> cause;
    };

    // Cards are played, and others asked, between a question and its answer.
    std::optional<VisibleEvent> ofAnswer(const VisibleEvent& answer)
    {
        const auto question = std::ranges::find_if(m_asked.rbegin(), m_asked.rend(), [&](const Question& each) {
            return each.asked.seat == answer.seat && each.asked.who == answer.who && each.asked.number == answer.number;
        });
        return question == m_asked.rend() ? m_allowing : question->cause;
    }

    const CardPool& m_pool;
    std::optional<VisibleEvent> m_allowing; // where no text does: the Site solved, or a wrong guess
    std::optional<VisibleEvent> m_done;
    std::vector<Question> m_asked;
};

Finding::Kind kindOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Told:
        return Finding::Kind::Learned;
    case EventKind::Announced:
        return Finding::Kind::Announced;
    case EventKind::GuessedRight:
    case EventKind::GuessedWrong:
        return Finding::Kind::Guess;
    default:
        return Finding::Kind::Answer;
    }
}

// Whose knowledge it changes: of what is announced to all, the viewer's; of his own, that of the next player.
Seat learnerOf(const VisibleEvent& event, Seat viewer, int seats)
{
    if (event.kind != EventKind::Announced)
        return event.seat;
    return event.seat != viewer ? viewer : static_cast<Seat>((viewer + 1) % seats);
}

} // namespace

std::vector<Finding> findingsOf(const std::vector<VisibleEvent>& story, Seat viewer, int seats,
                                const std::vector<CardIndex>& xfiles, const CardPool& pool)
{
    std::vector<Finding> findings;
    Suspicions suspicions(seats, xfiles, pool);
    Causes causes(pool);
    int turn = 0;
    for (const VisibleEvent& event : story) {
        if (event.kind == EventKind::TurnBegan)
            turn = event.number;
        const std::optional<VisibleEvent> cause = isFinding(event.kind) ? causes.of(event) : std::nullopt;
        causes.hear(event);
        if (!isFinding(event.kind))
            continue;
        Finding finding{.kind = kindOf(event.kind), .asker = learnerOf(event, viewer, seats)};
        finding.about = event.kind == EventKind::Announced ? event.seat : event.who;
        finding.at = event.at;
        finding.turn = turn;
        finding.cause = cause;
        if (finding.asker != viewer && finding.about != viewer) { // both of them others
            suspicions.hear(event);
            continue;
        }
        finding.before = suspicions.possible(finding.asker, finding.about);
        suspicions.hear(event);
        if (finding.kind == Finding::Kind::Guess) {
            finding.named = event.card.card;
            finding.yes = event.kind == EventKind::GuessedRight;
        } else {
            finding.type = event.number;
            finding.yes = event.kind == EventKind::AnsweredYes || event.kind == EventKind::Announced ||
                          (event.kind == EventKind::Told && event.second == 1);
        }
        finding.after = finding.kind == Finding::Kind::Guess && finding.yes
                            ? std::vector<CardIndex>{finding.named}
                            : suspicions.possible(finding.asker, finding.about);
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace dossier
