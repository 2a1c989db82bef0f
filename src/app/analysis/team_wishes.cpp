#include "app/analysis/team_wishes.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/free_copies.h"
#include "desk/open_deck.h"
#include "wording/words/game_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

enum Sites { kSitesOfDeck, kSitesOfSet };

QString wishWord(Qt::CheckState state)
{
    return state == Qt::Checked     ? TeamWishes::tr("must")
           : state == Qt::Unchecked ? TeamWishes::tr("not")
                                    : TeamWishes::tr("may");
}

QString longestWishWord(const QFont& font)
{
    QStringList words;
    for (const Qt::CheckState state : {Qt::Checked, Qt::Unchecked, Qt::PartiallyChecked})
        words << wishWord(state);
    return std::ranges::max(words, {}, [&](const QString& word) { return QFontMetrics(font).horizontalAdvance(word); });
}

void paintEmptyRing(const RowCanvas& on)
{
    on.painter.setPen(QPen(on.theme().quiet, 1.2));
    on.painter.setBrush(Qt::NoBrush);
    on.painter.drawEllipse(on.square().adjusted(2, 2, -2, -2));
}

// An Agent and what is wished of them, by sign and by word. May: an empty ring. Must: a disc with a tick. Not: a ring
// with a cross.
RowLook lookOfWish(Qt::CheckState state, const QString& longestWord)
{
    const bool may = state == Qt::PartiallyChecked;
    const bool must = state == Qt::Checked;
    RowLook look;
    look.before = {may ? RowPart{.drawing = paintEmptyRing, .signs = 1}
                       : passingSign(must ? Passing::Yes : Passing::No)};
    look.title = {
        .face = &Theme::text, .ink = may || must ? &Theme::ink : &Theme::quiet, .bold = must, .struck = !may && !must};
    look.after = {{.words = wishWord(state),
                   .face = &Theme::small,
                   .ink = may ? &Theme::quiet : &Theme::ink,
                   .widest = longestWord}};
    return look;
}

} // namespace

TeamWishes::TeamWishes(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_sites(new QComboBox(this))
    , m_owned(new QCheckBox(tr("Only Agents I own"), this))
    , m_resources(number("leastResources", tr("RES at least"), 30))
    , m_weaker(number("leastWeaker", tr("Sites for the weaker of two Teams"), 60))
    , m_agents(new QListWidget(this))
{
    setObjectName(QStringLiteral("teamWishes"));
    listAgents();
    createLayout();
    connect(m_sites, &QComboBox::currentIndexChanged, this, &TeamWishes::changed);
    connect(m_owned, &QCheckBox::toggled, this, &TeamWishes::changed);
    connect(m_agents, &QListWidget::itemChanged, this, &TeamWishes::changed);
    for (std::size_t i = 0; i < kSkillWishes; ++i)
        connect(m_skills[i], &QComboBox::currentIndexChanged, this, &TeamWishes::changed);
}

QSpinBox* TeamWishes::number(const char* name, const QString& words, int most)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(words);
    box->setRange(0, most);
    connect(box, &QSpinBox::valueChanged, this, &TeamWishes::changed);
    return box;
}

// One printing a title: the two faces of an Agent are one Agent (DECK-5).
void TeamWishes::listAgents()
{
    m_agents->setObjectName(QStringLiteral("agentWishes"));
    m_agents->setAccessibleName(tr("Agents: who must be in the Team, who may, who may not; Space goes on to the next"));
    m_agents->setItemDelegate(new RowDelegate(m_desk.appearance, m_agents));
    m_agents->setMouseTracking(true);
    m_agents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_agents->setWordWrap(true); // titles break differently at another width
    const CardPool& pool = m_desk.box.cards;
    for (CardIndex card = 0; card < pool.size(); ++card) {
        if (!pool[card].agent || pool.defaultPrinting(pool.titleOf(card)) != card)
            continue;
        auto* item = new QListWidgetItem(QString::fromStdString(pool[card].title), m_agents);
        item->setData(kCardRole, static_cast<int>(card));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsUserTristate);
        item->setCheckState(Qt::PartiallyChecked);
    }
    connect(m_agents, &QListWidget::itemChanged, this, &TeamWishes::nameWish);
    for (int row = 0; row < m_agents->count(); ++row)
        nameWish(m_agents->item(row));
}

void TeamWishes::nameWish(QListWidgetItem* item)
{
    const QSignalBlocker quiet(m_agents);
    item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(item->text(), wishWord(item->checkState())));
    item->setData(kRowLookRole, QVariant::fromValue(
                                    lookOfWish(item->checkState(), longestWishWord(m_desk.appearance.theme().small))));
}

void TeamWishes::createLayout()
{
    m_sites->setObjectName(QStringLiteral("teamSites"));
    m_sites->setAccessibleName(tr("Sites to be solved"));
    m_sites->addItem(tr("Sites of this deck"));
    m_sites->addItem(tr("All Sites of the game"));
    m_owned->setObjectName(QStringLiteral("onlyOwned"));
    m_weaker->setToolTip(tr("How many Sites the weaker Team shall pass when the Agents work as two Teams; 0: as one"));
    m_agents->setFrameShape(QFrame::NoFrame);
    m_agents->viewport()->setBackgroundRole(QPalette::Window);
    m_agents->setFixedHeight(5 * m_desk.appearance.theme().rowHeight);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(3 * kGrid);
    grid->setVerticalSpacing(kGrid);
    // Large text has no room for two things in a row.
    const bool large = m_desk.appearance.textPercent() > 125;
    grid->addWidget(m_sites, 0, 0, 1, large ? 4 : 2);
    grid->addWidget(m_owned, large ? 1 : 0, large ? 0 : 2, 1, large ? 4 : 2);
    int row = large ? 2 : 1;
    for (std::size_t i = 0; i < kSkillWishes; ++i, ++row) {
        m_skills[i] = new QComboBox(this);
        m_skills[i]->setObjectName(QStringLiteral("wantedSkill%1").arg(i));
        m_skills[i]->setAccessibleName(tr("A skill the Team shall have"));
        m_skills[i]->addItem(tr("Any skill"), -1);
        for (int skill = 0; skill < kSkills; ++skill)
            m_skills[i]->addItem(word(static_cast<Skill>(skill)), skill);
        m_levels[i] = number("", tr("Its level at least"), 30);
        m_levels[i]->setObjectName(QStringLiteral("wantedLevel%1").arg(i));
        m_levels[i]->setValue(5);
        grid->addWidget(m_skills[i], row, 0, 1, large ? 3 : 1);
        grid->addWidget(m_levels[i], row, large ? 3 : 1);
    }
    const auto labelled = [&](QSpinBox* box, int at) {
        auto* label = new QuietLabel(box->accessibleName(), m_desk.appearance, this);
        label->setBuddy(box);
        grid->addWidget(label, at, large ? 0 : 2, 1, large ? 3 : 1);
        grid->addWidget(box, at, 3);
    };
    labelled(m_resources, large ? row++ : 1);
    labelled(m_weaker, large ? row++ : 2);
    grid->addWidget(m_agents, row, 0, 1, 4);
    grid->addWidget(new QuietLabel(tr("Press an Agent who must be in the Team; press again: who may not."),
                                   m_desk.appearance, this),
                    row + 1, 0, 1, 4);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(2, 2);
}

bool TeamWishes::onlyOwned() const
{
    return m_owned->isChecked();
}

void TeamWishes::takeAll()
{
    m_owned->setFocus(); // what has asked for it goes
    m_owned->setChecked(false);
}

TeamWish TeamWishes::wish() const
{
    const CardPool& pool = m_desk.box.cards;
    TeamWish wish;
    const Format format = m_desk.openDeck.format();
    wish.sets = format.sets;
    wish.sites =
        m_sites->currentIndex() == kSitesOfDeck ? sitesOf(m_desk.openDeck.deck(), pool) : sitesOf(pool, format.sets);
    if (format.teamCost > 0)
        wish.mostCost = format.teamCost;
    wish.mostAgents = format.teamMaximum;
    if (m_owned->isChecked()) {
        wish.among.emplace();
        const CopyCounts free = m_desk.free.forDeck(m_desk.openDeck.id());
        for (CardIndex card = 0; card < pool.size(); ++card)
            if (pool[card].agent && free[card] > 0)
                wish.among->push_back(card);
    }
    for (std::size_t i = 0; i < kSkillWishes; ++i)
        if (const int skill = m_skills[i]->currentData().toInt(); skill >= 0)
            wish.leastSkills[static_cast<std::size_t>(skill)] = m_levels[i]->value();
    wish.leastResources = m_resources->value();
    wish.leastForWeakerTeam = m_weaker->value();
    for (int row = 0; row < m_agents->count(); ++row) {
        const QListWidgetItem* item = m_agents->item(row);
        const auto card = static_cast<CardIndex>(item->data(kCardRole).toInt());
        if (item->checkState() == Qt::Checked)
            wish.include.push_back(card);
        else if (item->checkState() == Qt::Unchecked)
            wish.exclude.push_back(card);
    }
    return wish;
}

} // namespace dossier
