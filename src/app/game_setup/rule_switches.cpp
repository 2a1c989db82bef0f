#include "app/game_setup/rule_switches.h"

#include "app/game_setup/agreed_rules.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/plain_tip.h"
#include "wording/words/rule_reference.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace dossier {

namespace {

// "HOUSE-3": what is said before what is only about its default and its sources.
QString firstSentence(const RuleEntry& rule)
{
    const QString text = QString::fromStdString(rule.statements.front().text);
    const qsizetype end = text.indexOf(QStringLiteral(". "));
    return end < 0 ? text : text.left(end + 1);
}

// What the rule says, its default and its sources left aside.
QString statementOf(const RuleBook& book, const QString& number)
{
    const RuleEntry* rule = book.find(RuleNumber(number.toStdString()));
    return rule ? firstSentence(*rule) : QString();
}

} // namespace

void breakWords(QAbstractButton& box, const Desk& desk)
{
    constexpr int kLong = 40; // letters
    QString words = box.text();
    if (desk.appearance.textPercent() <= 125 || words.size() < kLong)
        return;
    const qsizetype before = words.lastIndexOf(QLatin1Char(' '), words.size() / 2);
    if (before > 0)
        box.setText(words.replace(before, 1, QLatin1Char('\n')));
}

RuleSwitches::RuleSwitches(const Desk& desk, AgreedRules& rules, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_rules(rules)
    , m_house(new QListWidget(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    const RuleBook& book = ruleReference(desk.language);
    for (const char* name : {"questionOrGuess", "oneGuessAlone", "killerCards", "xFilePowers", "ownXFiles"}) {
        const auto rule = static_cast<int>(m_boxes.size());
        auto* box = new QCheckBox(words(static_cast<AgreedRules::Switch>(rule)), this);
        box->setObjectName(QLatin1String(name));
        box->setToolTip(plainTip(rule == AgreedRules::OwnXFiles ? tr("Whoever knows a deck then knows what it protects")
                                                                : statementOf(book, AgreedRules::number(rule))));
        breakWords(*box, desk);
        connect(box, &QCheckBox::toggled, this, [this, rule](bool on) { m_rules.set(rule, on); });
        column->addWidget(box);
        m_boxes.push_back(box);
    }
    column->addSpacing(kGrid);
    column->addWidget(new QuietLabel(tr("House rules, as they are usually played:"), desk.appearance, this));
    column->addWidget(m_house, 1);
    m_house->setObjectName(QStringLiteral("houseRules"));
    m_house->setAccessibleName(tr("House rules"));
    m_house->setWordWrap(true);
    m_house->setMinimumHeight(8 * m_house->fontMetrics().height());
    m_house->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    listHouseRules();
    refresh();
    connect(m_house, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        m_rules.set(AgreedRules::FirstHouseRule + m_house->row(item), item->checkState() == Qt::Checked);
    });
    connect(&rules, &AgreedRules::changed, this, &RuleSwitches::refresh);
}

QString RuleSwitches::words(AgreedRules::Switch rule)
{
    switch (rule) {
    case AgreedRules::QuestionOrGuess:
        return tr("A question or a guess after a Site, not both (OPT-1)");
    case AgreedRules::SingleGuess:
        return tr("One guess in the game; a wrong one loses it (OPT-2)");
    case AgreedRules::KillerCards:
        return tr("Killer cards (OPT-3)");
    case AgreedRules::XFilePowers:
        return tr("X-File Powers (OPT-6)");
    default:
        return tr("Persons bring the X-File their deck names; else all are drawn by lot");
    }
}

void RuleSwitches::listHouseRules()
{
    const RuleBook& book = ruleReference(m_desk.language);
    for (int rule = AgreedRules::FirstHouseRule; rule < AgreedRules::kSwitches; ++rule) {
        const QString number = AgreedRules::number(rule);
        const QString words = statementOf(book, number);
        auto* item = new QListWidgetItem(QStringLiteral("%1  %2").arg(number, words), m_house);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setToolTip(plainTip(words));
    }
}

void RuleSwitches::refresh()
{
    for (int rule = 0; rule < AgreedRules::FirstHouseRule; ++rule)
        m_boxes[static_cast<std::size_t>(rule)]->setChecked(m_rules.isOn(rule));
    for (int row = 0; row < m_house->count(); ++row)
        m_house->item(row)->setCheckState(m_rules.isOn(AgreedRules::FirstHouseRule + row) ? Qt::Checked
                                                                                          : Qt::Unchecked);
}

void RuleSwitches::setGame(Game game)
{
    for (int rule = 0; rule < AgreedRules::FirstHouseRule; ++rule)
        m_boxes[static_cast<std::size_t>(rule)]->setEnabled(AgreedRules::holdsIn(rule, game));
}

// --- What is not as usual -------------------------------------------------------------------------------------------

UnusualRules::UnusualRules(const Desk& desk, AgreedRules& rules, QWidget* parent)
    : QLabel(parent)
    , m_desk(desk)
    , m_rules(rules)
{
    setObjectName(QStringLiteral("unusualRules"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    QFont bold = desk.appearance.theme().text;
    bold.setBold(true);
    setFont(bold);
    connect(&rules, &AgreedRules::changed, this, &UnusualRules::refresh);
    refresh();
}

void UnusualRules::setGame(Game game)
{
    m_game = game;
    refresh();
}

void UnusualRules::refresh()
{
    constexpr int kMostNamed = 4; // in full
    const QStringList unusual = m_rules.unusual(m_game);
    QStringList named;
    for (int rule = 0; rule < AgreedRules::kSwitches; ++rule) {
        const QString number = AgreedRules::number(rule);
        if (rule == AgreedRules::OwnXFiles || !unusual.contains(number))
            continue;
        if (named.size() == kMostNamed)
            named << QStringLiteral("…");
        else if (named.size() < kMostNamed)
            named << (rule < AgreedRules::FirstHouseRule ? RuleSwitches::words(static_cast<AgreedRules::Switch>(rule))
                      : m_rules.isOn(rule)               ? tr("%1 is played", "the number of a house rule").arg(number)
                                           : tr("%1 is not played", "the number of a house rule").arg(number));
    }
    setText(tr("Not as usual: %1").arg(named.join(QStringLiteral(" · "))));
    setVisible(!named.isEmpty());
}

// --- One of them by itself ------------------------------------------------------------------------------------------

XFileButton::XFileButton(AgreedRules& rules, bool alone, QWidget* parent)
    : QToolButton(parent)
    , m_rules(rules)
    , m_own(alone ? tr("X-File: your deck's") : tr("X-Files: the decks'"))
{
    setObjectName(alone ? QStringLiteral("whoseXFile") : QStringLiteral("whoseXFiles"));
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(plainTip(RuleSwitches::words(AgreedRules::OwnXFiles) + QStringLiteral(" (SETUP-1)")));
    auto* menu = new QMenu(this);
    auto* one = new QActionGroup(menu);
    for (const bool own : {false, true}) {
        QAction* action = menu->addAction(own ? m_own : tr("X-Files: by lot"), this,
                                          [this, own] { m_rules.set(AgreedRules::OwnXFiles, own); });
        action->setCheckable(true);
        one->addAction(action);
    }
    connect(this, &QToolButton::clicked, menu, [this, menu] {
        menu->actions().at(m_rules.isOn(AgreedRules::OwnXFiles) ? 1 : 0)->setChecked(true);
        menu->popup(mapToGlobal(rect().bottomLeft()));
    });
    connect(menu, &QMenu::aboutToHide, this, &XFileButton::left);
    connect(&rules, &AgreedRules::changed, this, &XFileButton::refresh);
    refresh();
}

void XFileButton::refresh()
{
    const QString words = m_rules.isOn(AgreedRules::OwnXFiles) ? m_own : tr("X-Files: by lot");
    setText(words + QStringLiteral(" ▾"));
    setAccessibleName(words);
}

// --- Over a page ----------------------------------------------------------------------------------------------------

RulesPopover::RulesPopover(const Desk& desk, AgreedRules& rules, Game game, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_switches(new RuleSwitches(desk, rules, this))
{
    setObjectName(QStringLiteral("rulesPopover"));
    setAccessibleName(tr("Rules agreed on"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    m_switches->setGame(game);
    auto* usual = new QPushButton(tr("All as usual"), this);
    usual->setObjectName(QStringLiteral("allAsUsual"));
    usual->setAutoDefault(false);
    usual->setEnabled(!rules.unusual(Game::Advanced).isEmpty());
    auto* done = new QPushButton(tr("Done"), this);
    done->setObjectName(QStringLiteral("rulesDone"));
    done->setAutoDefault(false);
    connect(usual, &QPushButton::clicked, &rules, &AgreedRules::setAsUsual);
    connect(&rules, &AgreedRules::changed, usual,
            [usual, &rules] { usual->setEnabled(!rules.unusual(Game::Advanced).isEmpty()); });
    connect(done, &QPushButton::clicked, this, &QWidget::close);
    auto* foot = new QHBoxLayout;
    foot->addWidget(usual);
    foot->addStretch(1);
    foot->addWidget(done);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * kGrid, 3 * kGrid, 4 * kGrid, 3 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addWidget(new HeadingLabel(tr("Rules agreed on"), desk.appearance, this));
    column->addWidget(m_switches, 1);
    column->addLayout(foot);
}

void RulesPopover::popUp(const QWidget& button)
{
    const QWidget& window = *button.window();
    const QRect room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size()).adjusted(kGrid, kGrid, -kGrid, -kGrid);
    const int letter = fontMetrics().averageCharWidth();
    resize(std::min(80 * letter, room.width()), std::min(std::max(sizeHint().height(), 110 * kGrid), room.height()));
    const QPoint corner = button.mapToGlobal(button.rect().topLeft());
    QRect box(corner - QPoint(0, height() + kGrid), size()); // above it
    box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - box.width())));
    box.moveTop(std::max(box.top(), room.top()));
    move(box.topLeft());
    show();
    m_switches->findChild<QCheckBox*>()->setFocus();
}

void RulesPopover::keyPressEvent(QKeyEvent* event)
{
    const bool closes = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return;
    closes ? void(close()) : QFrame::keyPressEvent(event);
}

void RulesPopover::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    emit left();
}

} // namespace dossier
