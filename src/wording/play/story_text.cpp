// The log in sentences: what belongs together is told together.
#include "wording/play/address.h"
#include "wording/play/event_text.h"
#include "wording/play/fight_text.h"
#include "wording/play/figures_text.h"
#include "wording/play/play_words.h"
#include "wording/play/story_groups.h"
#include "wording/play/thing_text.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

using Kind = StoryGroup::Kind;

class StoryText
{
    Q_DECLARE_TR_FUNCTIONS(StoryText)

public:
    StoryText(const StoryGroup& group, const PlayerNames& cast)
        : m_group(group)
        , m_cast(cast)
        , m_first(*group.events.front())
        , m_who(cast.said(m_first.seat))
    {}

    QString text() const
    {
        QStringList sentences{deed()};
        for (const VisibleEvent* event : m_group.events)
            if (isOfFigures(event->kind) && event != &m_first)
                sentences << figuresAlone(*event);
        return sentences.join(QLatin1Char(' '));
    }

private:
    QString deed() const
    {
        switch (m_group.kind) {
        case Kind::Draw:
            return draw();
        case Kind::Buy:
            return buy();
        case Kind::Sale:
            return sale();
        case Kind::Tokens:
            return tokens();
        case Kind::Team:
            return team();
        case Kind::Paid:
            return paid();
        case Kind::Assign:
            return assign();
        case Kind::Begin:
            return begin();
        case Kind::Question:
            return question();
        case Kind::Round:
            return round();
        case Kind::Hit:
            return hit();
        case Kind::Beaten:
            return beaten();
        case Kind::Discard:
            return discards();
        case Kind::Hide:
            if (std::ranges::all_of(m_group.events, [](const VisibleEvent* event) { return event->card.isKnown(); }))
                return addressed(tr("{%1 puts|You put} %2 face down under %3."),
                                 {m_who, listed(titles(EventKind::PutUnder)), cardText(m_first.other, m_cast)});
            return addressed(tr("{%1 puts|You put} %n card(s) face down under %2.", nullptr,
                                static_cast<int>(m_group.events.size())),
                             {m_who, cardText(m_first.other, m_cast)});
        case Kind::Single:
            return single();
        case Kind::Turn:
        case Kind::Phase:
            break;
        }
        return sentence(m_first, m_cast);
    }
    const VisibleEvent* find(EventKind kind) const
    {
        const auto found =
            std::ranges::find_if(m_group.events, [&](const VisibleEvent* event) { return event->kind == kind; });
        return found == m_group.events.end() ? nullptr : *found;
    }
    QString card(const VisibleEvent& event) const { return cardText(event.card, m_cast); }
    QString owned(const VisibleEvent& event) const
    {
        return addressed(tr("{%1 of %2|your %1}", "a card and its owner"), {card(event), m_cast.said(event.seat)});
    }
    QStringList titles(EventKind kind) const
    {
        QStringList titles;
        for (const VisibleEvent* event : m_group.events)
            if (event->kind == kind)
                titles << calledText(event->card, m_cast);
        return titles;
    }

    // The cards by name, where he may know them; how many else.
    QString draw() const
    {
        const QStringList cards = titles(EventKind::DrewCard);
        int count = 0;
        for (const VisibleEvent* event : m_group.events)
            count += event->kind == EventKind::Drew ? event->number : 0;
        return cards.isEmpty() ? addressed(tr("{%1 draws|You draw} %n card(s).", nullptr, count), {m_who})
                               : addressed(tr("{%1 draws|You draw} %2."), {m_who, listed(cards)});
    }

    QString buy() const
    {
        const VisibleEvent* bought = find(EventKind::BoughtCards);
        const int count = bought ? bought->number : 0;
        if (count == 0 && m_first.kind == EventKind::BoughtCards)
            return sentence(m_first, m_cast);
        const QStringList cards = titles(EventKind::DrewCard);
        const VisibleEvent* paid = find(EventKind::PaidRp) ? find(EventKind::PaidRp) : find(EventKind::PaidCp);
        const QString whole =
            paid ? purchase(*paid, count) : addressed(tr("{%1 buys|You buy} %n card(s)", nullptr, count), {m_who});
        return cards.isEmpty() ? whole + QLatin1Char('.')
                               : tr("%1: %2.", "what somebody did, and with which cards").arg(whole, listed(cards));
    }

    // Out of the pool, and with points that an Agent gives for cards alone (BRIEF-9).
    QString purchase(const VisibleEvent& paid, int cards) const
    {
        const bool rp = paid.kind == EventKind::PaidRp;
        const int alone = rp ? std::max(0, cards - paid.number) : 0;
        const QString all = addressed(tr("{%1 pays|You pay} %2 for %n card(s)", nullptr, cards),
                                      {m_who, pointsWord(paid.number + alone, rp)});
        return alone == 0 ? all
                          : tr("%1 (%2 of these could buy nothing else)", "what is paid for cards")
                                .arg(all, pointsWord(alone, true));
    }

    // By whose text, where it was none of the player's own doing.
    QString discards() const
    {
        const QString cards = listed(titles(EventKind::Discarded));
        if (!m_first.other && m_first.who != kNoSeat)
            return addressed(tr("{%1 discards|You discard} {%2 of %3|your %2}.", "who, cards, their owner"),
                             {m_cast.said(m_first.who), cards, m_who});
        if (!m_first.other && isDiscardedByRules(m_first))
            return addressed(tr("To the Discard Pile: {%2 of %1|your %2}.", "who, cards"), {m_who, cards});
        return m_first.other ? addressed(tr("{%1 of %2|Your %1} discards {%3 of %4|your %3}.",
                                            "a card, its player; cards, their player"),
                                         {cardText(m_first.other, m_cast), m_cast.said(m_first.who), cards, m_who})
                             : addressed(tr("{%1 discards|You discard} %2."), {m_who, cards});
    }

    QString withNumber(const VisibleEvent& event) const
    {
        const QString called = calledText(event.card, m_cast);
        return event.number == 0 && event.kind == EventKind::Tokens
                   ? tr("%1 (none)", "a card that has no tokens").arg(called)
                   : tr("%1 (%2)", "a card and its points").arg(called, QString::number(event.number));
    }

    QString sale() const
    {
        QStringList cards;
        int sum = 0;
        for (const VisibleEvent* event : m_group.events)
            if (event->kind == EventKind::Sold) {
                cards << withNumber(*event);
                sum += event->number;
            }
        if (cards.size() == 1)
            return sentence(m_first, m_cast);
        return sum == 0
                   ? addressed(tr("{%1 sells|You sell} %2 for nothing."), {m_who, listed(cards)})
                   : addressed(tr("{%1 sells|You sell} %2 for %3."), {m_who, listed(cards), pointsWord(sum, false)});
    }

    QString tokens() const
    {
        QStringList cards;
        for (const VisibleEvent* event : m_group.events)
            if (event->kind == EventKind::Tokens)
                cards << withNumber(*event);
        return cards.size() == 1 ? sentence(m_first, m_cast)
                                 : addressed(tr("{%1 has tokens|You have tokens} on %2 now."), {m_who, listed(cards)});
    }

    QString team() const
    {
        QStringList agents;
        for (const VisibleEvent* event : m_group.events)
            if (const QString name = shortName(event->card, m_cast);
                (event->kind == EventKind::Moved || event->kind == EventKind::JoinedTeam) && !agents.contains(name))
                agents << name;
        const QString who = listed(agents);
        const bool named = m_group.team != kNoTeam;
        switch (m_group.section) {
        case static_cast<int>(Section::Field):
            return named ? addressed(tr("{%1 sends|You send} %2 to the Field, in Team %3."),
                                     {m_who, who, QString::number(m_group.team + 1)})
                         : addressed(tr("{%1 sends|You send} %2 to the Field."), {m_who, who});
        case static_cast<int>(Section::Bureau):
            return named ? addressed(tr("{%1 calls|You call} %2 back to the Bureau, in Team %3."),
                                     {m_who, who, QString::number(m_group.team + 1)})
                         : addressed(tr("{%1 calls|You call} %2 back to the Bureau."), {m_who, who});
        case static_cast<int>(Section::Hospital):
            return addressed(agents.size() == 1
                                 ? tr("{%1 of %2 goes|Your %1 goes} to the Hospital.", "an Agent and his player")
                                 : tr("{%1 of %2 go|Your %1 go} to the Hospital.", "Agents and their player"),
                             {who, m_who});
        default:
            return named ? addressed(tr("{%1 puts|You put} %2 into Team %3."),
                                     {m_who, who, QString::number(m_group.team + 1)})
                         : sentence(m_first, m_cast);
        }
    }

    // "(2 RP, a token of Agent Fox Mulder)" behind what was done.
    QString paid() const
    {
        QStringList price;
        int left = -1;
        for (const VisibleEvent* event : m_group.events) {
            const QString other = cardText(event->other, m_cast);
            if (event->kind == EventKind::PaidRp || event->kind == EventKind::PaidCp)
                price << pointsWord(event->number, event->kind == EventKind::PaidRp);
            else if (event->kind == EventKind::PaidWith)
                price << (event->number == 1 ? tr("a token of %1").arg(other) : tr("1 RP dedicated to %1").arg(other));
            else if (event->kind == EventKind::Tokens && m_first.kind == EventKind::Used &&
                     event->card.card == m_first.card.card)
                left = event->number;
        }
        if (left >= 0)
            price << (left == 0 ? tr("no tokens left") : tr("%n token(s) left", nullptr, left));
        QStringList words;
        for (const VisibleEvent* event : m_group.events)
            if (event->kind == EventKind::Named)
                words << namedText(*event, m_cast);
        QString done = clause(m_first, m_cast);
        if (!price.isEmpty())
            done = tr("%1 (%2)", "what somebody did, and for what").arg(done, price.join(QStringLiteral(", ")));
        if (words.isEmpty())
            return done.endsWith(QLatin1Char('.')) ? done : done + QLatin1Char('.');
        return tr("%1 and names %2.", "what somebody did, and the words for it").arg(done, listed(words));
    }

    QString assign() const
    {
        QStringList teams;
        for (const VisibleEvent* event : m_group.events)
            if (event->kind == EventKind::TeamAssigned)
                teams << tr("Team %1 to %2").arg(event->number + 1).arg(card(*event));
        return addressed(tr("{%1 assigns|You assign} %2."), {m_who, listed(teams)});
    }

    QString begin() const
    {
        const VisibleEvent* site = find(EventKind::SiteBegan);
        const VisibleEvent* skill = find(EventKind::SkillAnnounced);
        const VisibleEvent* check = find(EventKind::CheckBegan);
        if (!site && !check)
            return sentence(m_first, m_cast);
        const VisibleEvent* named = check ? check : skill;
        const QString ability = named ? abilityWord(static_cast<Ability>(named->number)) : QString();
        const int needed = check ? check->second : 0;
        if (!site)
            return needed > 0 ? addressed(tr("{%1 announces|You announce} %2: level %3 is needed."),
                                          {m_who, ability, QString::number(needed)})
                              : addressed(tr("{%1 announces|You announce} %2."), {m_who, ability});
        const QString whole =
            addressed(tr("{Team %1 of %2|Your Team %1} investigates %3"), {site->number + 1, m_who, card(*site)});
        if (!named)
            return whole + QLatin1Char('.');
        return needed > 0 ? tr("%1 with %2: level %3 is needed.", "a Team investigates, and its skill")
                                .arg(whole, ability, QString::number(needed))
                          : tr("%1 with %2.", "a Team investigates, and its skill").arg(whole, ability);
    }

    QString question() const
    {
        const QString asked = clause(m_first, m_cast);
        const VisibleEvent* yes = find(EventKind::AnsweredYes);
        if (!yes && !find(EventKind::AnsweredNo))
            return sentence(m_first, m_cast);
        return yes ? tr("%1: yes.", "a question and its answer").arg(asked)
                   : tr("%1: no.", "a question and its answer").arg(asked);
    }

    // Who hits whom, together how hard.
    QString round() const
    {
        struct Blow
        {
            QString target;
            CardName card;
            QStringList sources;
            int damage = 0;
            int left = 0;
            QStringList prevented{};
        };
        std::vector<Blow> blows;
        for (const VisibleEvent* event : m_group.events) {
            if (event->kind == EventKind::Prevented) {
                const QString target = fighterText(event->card, event->second == 1, m_cast);
                const auto blow = std::ranges::find_if(
                    blows, [&](const Blow& each) { return each.card == event->card && each.target == target; });
                if (blow != blows.end()) {
                    blow->prevented << prevention(*event);
                    blow->left -= event->number;
                }
            }
            if (event->kind != EventKind::Allotted)
                continue;
            const QString target = targetOf(*event, m_cast);
            auto blow = std::ranges::find_if(
                blows, [&](const Blow& each) { return each.card == event->other && each.target == target; });
            if (blow == blows.end())
                blow = blows.insert(blows.end(), Blow{target, event->other, {}, 0});
            if (const QString source = blowOf(*event, m_cast);
                !blow->sources.contains(source)) // who hits point by point
                blow->sources << source;
            blow->damage += event->number;
            blow->left += event->number;
        }
        QStringList clauses;
        for (const Blow& blow : blows) {
            const QString dealt =
                (blow.sources.size() == 1
                     ? tr("%1 deals %n damage to %2", nullptr, blow.damage).arg(blow.sources.front(), blow.target)
                     : tr("%1 together deal %n damage to %2", nullptr, blow.damage)
                           .arg(listed(blow.sources), blow.target));
            clauses << (blow.prevented.isEmpty() ? dealt
                                                 : tr("%1 (%2; %3)", "damage dealt; what was prevented; what is left")
                                                       .arg(dealt, listed(blow.prevented), taken(blow.left)));
        }
        const QString blow = clauses.join(QStringLiteral(". ")); // names are listed within each
        const VisibleEvent* began = find(EventKind::RoundBegan);
        if (!began)
            return blow + QLatin1Char('.');
        const QString head = roundWords(static_cast<Ability>(began->number), began->second);
        if (clauses.isEmpty())
            return m_group.open ? head + QLatin1Char('.') : tr("%1: nobody hits.", "a round of Combat").arg(head);
        return tr("%1: %2.", "a round of Combat and its blows").arg(head, blow);
    }

    QString prevention(const VisibleEvent& event) const
    {
        return preventsItself(event) ? tr("its own text prevents %n", nullptr, event.number)
               : event.other         ? tr("%1 prevents %n", nullptr, event.number).arg(cardText(event.other, m_cast))
                                     : tr("%n prevented", nullptr, event.number);
    }
    static QString taken(int damage)
    {
        return damage > 0 ? tr("takes %n", nullptr, damage) : tr("takes none", "damage");
    }

    QString hit() const
    {
        return find(EventKind::Moved)
                   ? tr("%1 takes %n damage and goes to the Hospital.", nullptr, m_first.number).arg(owned(m_first))
                   : sentence(m_first, m_cast);
    }

    QString beaten() const
    {
        return find(EventKind::Killed) && find(EventKind::CombatEnded)
                   ? tr("%1 is killed; the Combat is over.").arg(owned(m_first))
                   : sentence(m_first, m_cast);
    }

    QString single() const
    {
        if (const VisibleEvent* attacks = find(EventKind::Attacked))
            return sentence(*attacks, m_cast);
        QString done = sentence(m_first, m_cast);
        if (m_group.unasked && m_first.card.isKnown() && m_cast.pool[m_first.card.card].site)
            return tr("%1 Nothing is asked.", "of a Site that is solved").arg(done);
        if (m_first.kind != EventKind::Picked || !m_first.other.isKnown())
            return done;
        done.chop(1); // the full stop
        return tr("%1, for %2.", "what somebody chose, and for which card").arg(done, cardText(m_first.other, m_cast));
    }

    const StoryGroup& m_group;
    const PlayerNames& m_cast;
    const VisibleEvent& m_first;
    Said m_who;
};

StoryLine::Rank rankOf(Kind kind)
{
    if (kind == Kind::Turn)
        return StoryLine::Turn;
    return kind == Kind::Phase ? StoryLine::Phase : StoryLine::Happening;
}

} // namespace

std::vector<StoryLine> storyOf(const std::vector<VisibleEvent>& told, const PlayerNames& cast)
{
    std::vector<StoryLine> story;
    for (const StoryGroup& group : groupsOf(told)) {
        QString text = toldText(StoryText(group, cast).text(), cast);
        if (text.endsWith(QStringLiteral(".."))) // after a title that ends with a full stop
            text.chop(1);
        StoryLine line{rankOf(group.kind), text, group.events.front()->at, {}};
        for (const auto* events : {&group.events, &group.silent})
            for (const VisibleEvent* event : *events)
                line.events.push_back(event->at);
        story.push_back(std::move(line));
    }
    return story;
}

QStringList toLines(const std::vector<StoryLine>& story)
{
    QStringList lines;
    for (const StoryLine& line : story) {
        if (line.rank == StoryLine::Turn)
            lines << QString();
        lines << QString(2 * static_cast<qsizetype>(line.rank), QLatin1Char(' ')) + line.text;
    }
    return lines;
}

} // namespace dossier
