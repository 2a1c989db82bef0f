#include "app/game_setup/computer_folder.h"

#include "app/game_setup/agreed_rules.h"
#include "app/game_setup/deck_choice.h"
#include "app/game_setup/kept_words.h"
#include "app/game_setup/key_button.h"
#include "app/game_setup/rank_button.h"
#include "app/game_setup/rule_switches.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/fixed_packs.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/games/kept_games.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/play_words.h"

#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 4> kRanks{"novice", "agent", "supervisor", "director"};
constexpr std::size_t kUsualRank = 2;

} // namespace

ComputerFolder::ComputerFolder(const Desk& desk, AgreedRules& rules, QWidget* parent)
    : Folder(desk.appearance, tr("New game"), parent)
    , m_desk(desk)
    , m_agreed(rules)
    , m_own(new DeckChoice(desk, QStringLiteral("ownDeck"), tr("Your deck"), false, this))
    , m_its(new DeckChoice(desk, QStringLiteral("itsDeck"), tr("Its deck"), true, this))
    , m_start(new KeyButton(desk.appearance, tr("Start the game"), tr("Return", "key"), KeyButton::First, this))
    , m_begins(new QToolButton(this))
    , m_rules(new QToolButton(this))
    , m_unusual(new UnusualRules(desk, rules, this))
    , m_remark(new QuietLabel(QString(), desk.appearance, this))
{
    setObjectName(QStringLiteral("computerFolder"));
    auto* title = new QLabel(tr("Play against the computer"), this);
    title->setFont(desk.appearance.theme().title);
    auto* decks = new QHBoxLayout;
    decks->setSpacing(4 * kGrid);
    decks->addWidget(m_own, 1);
    decks->addWidget(m_its, 1);
    auto* xFile = new XFileButton(m_agreed, true, this);
    connect(xFile, &XFileButton::left, this, &ComputerFolder::takeKeyboard);
    auto* who = new QLabel(tr("Who plays it"), this);
    who->setFont(desk.appearance.theme().small);
    column().addWidget(title);
    column().addWidget(
        new QuietLabel(tr("It sees what you would see in its place, and nothing more."), desk.appearance, this));
    column().addLayout(decks);
    column().addWidget(xFile, 0, Qt::AlignLeft);
    column().addWidget(who);
    column().addLayout(createRanks());
    column().addWidget(m_remark);
    column().addWidget(m_unusual);
    column().addStretch(1);
    column().addLayout(createFoot());
    // The last opponent's deck, but never one's own: who knows it knows too much of what it may do.
    const QString last = desk.settings.opponentDeck();
    m_own->choose(desk.settings.ownDeck(desk.openDeck.id()));
    if (starterNow(last) == starterNow(m_own->deckName()) || !m_its->choose(last))
        m_its->chooseSurprise();
    connect(m_own, &DeckChoice::changed, this, &ComputerFolder::settle);
    connect(m_its, &DeckChoice::changed, this, &ComputerFolder::settle);
    connect(m_start, &QPushButton::clicked, this, &ComputerFolder::start);
    connect(&KeptGames::of(desk), &KeptGames::changed, this, [this] {
        if (isVisible())
            refreshScores();
    });
    settle();
}

QLayout* ComputerFolder::createRanks()
{
    const std::array does{tr("harmless, forgets things"), tr("solves Sites, never strikes"),
                          tr("bluffs, attacks, answers"), tr("tries out every choice")};
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * kGrid);
    for (std::size_t i = 0; i < kRanks.size(); ++i) {
        auto* button = new RankButton(m_desk.appearance, botName(kRanks[i]), does[i], static_cast<int>(i) + 1, this);
        button->setObjectName(QStringLiteral("rank-") + QLatin1String(kRanks[i].data()));
        row->addWidget(button, 1);
        m_ranks.push_back(button);
    }
    const auto last = std::find(kRanks.begin(), kRanks.end(), m_desk.settings.opponentRank().toStdString());
    m_ranks[last == kRanks.end() ? kUsualRank : static_cast<std::size_t>(last - kRanks.begin())]->setChecked(true);
    return row;
}

QLayout* ComputerFolder::createFoot()
{
    m_start->setObjectName(QStringLiteral("playComputer"));
    m_rules->setObjectName(QStringLiteral("rulesAsUsual"));
    m_begins->setObjectName(QStringLiteral("whoBegins"));
    m_remark->setObjectName(QStringLiteral("computerRemark"));
    for (QToolButton* button : {m_rules, m_begins}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    connect(m_rules, &QToolButton::clicked, this, [this] { showRules(*m_rules); });
    connect(&m_agreed, &AgreedRules::changed, this, &ComputerFolder::sayRules);
    auto* menu = new QMenu(m_begins);
    auto* one = new QActionGroup(menu);
    for (const auto& [text, seat] : {std::tuple(tr("who begins: by lot"), -1), std::tuple(tr("you begin"), 0),
                                     std::tuple(tr("the computer begins"), 1)})
        menu->addAction(text, this, [this, text = text, seat = seat] {
            m_first = seat;
            m_begins->setText(text + QStringLiteral(" ▾"));
        });
    for (QAction* action : menu->actions()) {
        action->setCheckable(true);
        one->addAction(action);
    }
    menu->actions().front()->trigger();
    connect(menu, &QMenu::aboutToHide, this, &ComputerFolder::takeKeyboard);
    connect(m_begins, &QToolButton::clicked, menu,
            [this, menu] { menu->popup(m_begins->mapToGlobal(m_begins->rect().bottomLeft())); });
    sayRules();
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * kGrid);
    row->addWidget(m_start);
    row->addWidget(m_rules);
    row->addWidget(m_begins);
    row->addStretch(1);
    return row;
}

// What is not as usual stands out, and says which rules these are.
void ComputerFolder::sayRules()
{
    const QStringList unusual = m_agreed.unusual(m_own->deck().game);
    const auto count = static_cast<int>(unusual.size());
    m_rules->setText((count == 0 ? tr("rules as usual") : tr("%n rule(s) not as usual", nullptr, count)) +
                     QStringLiteral(" ▾"));
    m_rules->setAutoRaise(count == 0);
    m_rules->setToolTip(plainTip(count == 0 ? tr("Optional rules and house rules")
                                            : tr("Not as usual: %1").arg(unusual.join(QStringLiteral(", ")))));
}

void ComputerFolder::showRules(const QWidget& over)
{
    auto* rules = new RulesPopover(m_desk, m_agreed, m_own->deck().game, this);
    connect(rules, &RulesPopover::left, this, &ComputerFolder::takeKeyboard);
    rules->popUp(over);
}

// What was opened over the page is closed: Return starts, as its button says, and does not open that again.
void ComputerFolder::takeKeyboard()
{
    if (isVisible())
        m_start->setFocus();
}

void ComputerFolder::refreshScores()
{
    for (std::size_t i = 0; i < kRanks.size(); ++i)
        m_ranks[i]->setScore(scoreText(scoreAgainst(KeptGames::of(m_desk).games(), kRanks[i])));
}

void ComputerFolder::choose(std::int64_t deck)
{
    m_own->choose(deck);
}

std::string ComputerFolder::rank() const
{
    const auto chosen =
        std::find_if(m_ranks.begin(), m_ranks.end(), [](const RankButton* b) { return b->isChecked(); });
    return std::string(
        kRanks[chosen == m_ranks.end() ? kUsualRank : static_cast<std::size_t>(chosen - m_ranks.begin())]);
}

// What a game of these decks leaves out, or why there can be none.
void ComputerFolder::settle()
{
    m_its->setOther(m_own->deck());
    const QString problem = whyNot();
    m_start->setEnabled(problem.isEmpty());
    const Deck own = m_own->deck();
    m_unusual->setGame(own.game);
    sayRules();
    QStringList without;
    if (own.game == Game::Basic)
        without << takenOutText(own, m_desk.box.cards, Game::Basic);
    without << unknownCardsText(own, m_desk.box.cards)
            << unknownCardsText(m_its->isSurprise() ? Deck() : m_its->deck(), m_desk.box.cards);
    without.removeAll(QString());
    without.removeDuplicates();
    m_remark->setText(problem.isEmpty() ? without.join(QLatin1Char('\n')) : problem);
    m_remark->setVisible(!m_remark->text().isEmpty());
}

QString ComputerFolder::whyNot() const
{
    if (m_own->isEmpty())
        return tr("There is no deck to play with.");
    if (m_desk.settings.onlyKnownCards())
        for (const Deck& deck : {m_own->deck(), m_its->deck()})
            if (const QString why = unknownCardsRefusal(deck, m_desk.box.cards); !why.isEmpty())
                return tr("No game can be set up: %1.").arg(why);
    const GameRecord game = record();
    const auto problems = setupProblems(matchSetup(game, m_desk.box.cards));
    return problems.empty() ? QString()
                            : tr("No game can be set up: %1.").arg(sentence(problems.front(), m_desk.box.cards));
}

// A deck for the Basic Game is played by its rules.
GameRecord ComputerFolder::record() const
{
    GameRecord record;
    record.decks = {m_own->deck(), m_its->deck()};
    record.options = m_agreed.options(record.decks.front().game);
    record.passive = {false, false};
    record.players = {std::string(), rank()};
    record.firstSeat = m_first;
    record.seed = QRandomGenerator::global()->bounded(1'000'000U);
    return record;
}

void ComputerFolder::start()
{
    if (!m_start->isEnabled())
        return;
    m_desk.settings.setOpponentDeck(m_its->deckName());
    m_desk.settings.setOpponentRank(QString::fromStdString(rank()));
    m_desk.settings.setOwnDeck(m_own->deckName(), m_desk.openDeck.id());
    emit startWanted();
}

} // namespace dossier
