#include "app/game_setup/continue_folder.h"

#include "app/board/table_face.h"
#include "app/card_face/card_face.h"
#include "app/game_setup/kept_words.h"
#include "app/game_setup/key_button.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/games/kept_games.h"
#include "table/covered.h"
#include "wording/card_text/card_text.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"
#include "wording/words/semicolon.h"

#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostCards = 4;
constexpr int kCardHeight = 32 * kGrid;

// The one that is investigated.
const SeenSite* siteInQuestion(const Observation& seen)
{
    for (const SeenPlayer& player : seen.players)
        for (const SeenSite& site : player.sites)
            if (seen.investigation && site.ref == seen.investigation.site)
                return &site;
    return nullptr;
}

// What the game is about just now comes first: the Site in question with its Team, else all Sites, then one's Agents.
// They are as they lie on the table: hurt, with their tokens, in the Hospital.
std::vector<PlannedCard> cardsOf(const Observation& seen, Seat seat, bool plain)
{
    std::vector<PlannedCard> cards;
    const SeenSite* site = siteInQuestion(seen);
    const auto addAgents = [&](Seat of, auto belongs) {
        for (const SeenAgent& agent : seen.players[of].agents)
            if (belongs(agent)) {
                PlannedCard card{.card = agent.card, .damage = agent.damage, .health = agent.health};
                card.tokens = agent.tokens;
                card.plain = plain;
                if (agent.section == Section::Hospital)
                    card.states << word(agent.section);
                cards.push_back(card);
            }
    };
    const auto addSite = [&](CardIndex card) { cards.push_back({.card = card, .plain = plain}); };
    if (site) {
        addSite(site->card);
        addAgents(seen.investigation.seat,
                  [&](const SeenAgent& agent) { return agent.team == seen.investigation.team; });
    } else {
        for (const SeenPlayer& player : seen.players)
            for (const SeenSite& each : player.sites)
                addSite(each.card);
        addAgents(seat, [](const SeenAgent&) { return true; });
    }
    cards.resize(std::min<std::size_t>(cards.size(), kMostCards));
    return cards;
}

} // namespace

// --- Its cards ------------------------------------------------------------------------------------------------------

LastCards::LastCards(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
{
    setMaximumHeight(kCardHeight);
    setMinimumHeight(kCardHeight / 2);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
}

void LastCards::show(std::vector<PlannedCard> cards)
{
    m_cards = std::move(cards);
    QStringList heard;
    for (const PlannedCard& card : m_cards) {
        QStringList words{QString::fromStdString(m_desk.box.cards[*card.card].title)};
        if (card.damage > 0)
            words << tr("%n damage", nullptr, card.damage);
        heard << (words + card.states).join(QStringLiteral(", "));
    }
    setAccessibleName(heard.join(semicolon()));
    update();
}

void LastCards::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    qreal high = height();
    const auto count = static_cast<qreal>(m_cards.size());
    if (count > 0)
        high = std::min(high, (width() - (count - 1) * 2 * kGrid) / count / kFaceProportion);
    qreal x = 0;
    for (const PlannedCard& card : m_cards) {
        const QRectF rect(x, 0, high * kFaceProportion, high);
        paintTableFace(painter, rect.adjusted(1, 1, -1, -1), m_desk.box.cards[*card.card],
                       m_desk.texts.text(*card.card), m_desk.appearance.theme(), card);
        x += rect.width() + 2 * kGrid;
    }
}

// --- The folder -----------------------------------------------------------------------------------------------------

ContinueFolder::ContinueFolder(const Desk& desk, QWidget* parent)
    : Folder(desk.appearance, tr("Continue"), parent)
    , m_desk(desk)
    , m_where(new QLabel(this))
    , m_who(new QuietLabel(QString(), desk.appearance, this))
    , m_cards(new LastCards(desk, this))
    , m_facts(new QuietLabel(QString(), desk.appearance, this))
    , m_continue(new KeyButton(desk.appearance, tr("Continue"), tr("C", "key"), KeyButton::First, this))
    , m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("continueFolder"));
    m_where->setObjectName(QStringLiteral("continueWhere"));
    m_where->setFont(desk.appearance.theme().heading);
    m_where->setWordWrap(true);
    m_who->setObjectName(QStringLiteral("continueWho"));
    m_continue->setObjectName(QStringLiteral("goOnWithGame"));
    m_more->setObjectName(QStringLiteral("listOfGames"));
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    column().addWidget(m_where);
    column().addWidget(m_who);
    column().addWidget(m_cards, 1);
    column().addWidget(m_facts);
    column().addStretch(0);
    column().addWidget(m_continue);
    column().addWidget(m_more, 0, Qt::AlignLeft);
    connect(m_continue, &QPushButton::clicked, this, [this] { emit continueWanted(m_id); });
    connect(m_more, &QToolButton::clicked, this, &ContinueFolder::listWanted);
}

void ContinueFolder::refresh(const QString& onTable, int position)
{
    const KeptGame* game = KeptGames::of(m_desk).find(onTable);
    if (!game) {
        game = KeptGames::of(m_desk).unfinished();
        position = game ? game->at : -1;
    }
    m_id = game ? game->id : QString();
    const auto all = static_cast<int>(KeptGames::of(m_desk).games().size());
    const int others = all - (game ? 1 : 0);
    for (QWidget* each : {static_cast<QWidget*>(m_cards), static_cast<QWidget*>(m_facts)})
        each->setVisible(game != nullptr);
    m_continue->setEnabled(game != nullptr);
    m_more->setVisible(all > 0);
    m_more->setText(
        (others == 0 ? tr("List of games …") : tr("%n more game(s): open, replay, delete …", nullptr, others)) +
        QStringLiteral(" ▸"));
    if (game)
        return say(*game, position);
    m_where->setText(tr("No game under way"));
    m_who->setText(tr("Every game is kept at each step: close the window whenever you like, and go on here."));
    m_shown.clear();
}

// -1: the newest position.
void ContinueFolder::say(const KeptGame& game, int position)
{
    m_who->setText(gameTitle(game) + QStringLiteral(" · ") + whenText(game.last));
    const QString shown = QStringLiteral("%1 %2 %3").arg(game.id, game.last.toString(Qt::ISODate)).arg(position);
    if (m_shown == shown)
        return;
    m_shown = shown;
    m_where->setText(gameState(game));
    m_cards->show({});
    m_facts->clear();
    auto record = KeptGames::of(m_desk).load(game.id);
    if (!record)
        return;
    if (position >= 0 && position < static_cast<int>(record->actions.size())) {
        record->actions.resize(static_cast<std::size_t>(position));
        record->marks.clear();
        record->hash.reset();
    }
    const RunningGame played(*record, m_desk.box.cards, &m_desk.box.effects);
    m_where->setText(gameState(keptGame(played, game)));
    showPosition(game, played);
}

// What the one person sees; where several play, what everybody may see.
void ContinueFolder::showPosition(const KeptGame& game, const RunningGame& played)
{
    const auto own = std::find_if(game.seats.begin(), game.seats.end(), [](const KeptSeat& s) { return s.isPerson(); });
    const auto seat = own == game.seats.end() ? Seat{0} : static_cast<Seat>(own - game.seats.begin());
    Observation seen;
    played.observe(seat, seen);
    const auto persons =
        std::count_if(game.seats.begin(), game.seats.end(), [](const KeptSeat& s) { return s.isPerson(); });
    if (persons != 1)
        cover(seen);
    m_cards->show(cardsOf(seen, seat, game.game == Game::Basic));
    QStringList facts{tr("%1 RP · %2 CP").arg(seen.players[seat].rp).arg(seen.players[seat].cp)};
    if (const SeenSite* site = siteInQuestion(seen); site && seen.check.needed > 0)
        facts.prepend(tr("%1 stands at %2 against %3", "a Site, and the level of the Team there")
                          .arg(QString::fromStdString(m_desk.box.cards[site->card].title),
                               QString::number(seen.check.level), QString::number(seen.check.needed)));
    if (game.game == Game::Basic)
        facts.clear();
    const QString chooser = playersOf(game).value(played.decider());
    if (persons == 1 && played.decider() == seat)
        m_facts->setText(tr("You have the choice.") + QLatin1Char('\n'));
    else if (!chooser.isEmpty())
        m_facts->setText(elided(tr("%1 has the choice.").arg(chooser)) + QLatin1Char('\n'));
    if (persons == 1 && seen.players.size() == 2) {
        const auto other = static_cast<std::size_t>(1 - seat);
        facts << tr("Notebook: %n possible", nullptr, played.candidates(seen.notebooks[other]));
    }
    m_facts->setText(m_facts->text() + facts.join(QStringLiteral(" · ")));
}

} // namespace dossier
