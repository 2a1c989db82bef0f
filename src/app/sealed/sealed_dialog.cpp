#include "app/sealed/sealed_dialog.h"

#include "app/fitting/scroll_frame.h"
#include "app/sealed/opened_packs.h"
#include "app/theme/appearance.h"
#include "app/theme/plain_page.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/fixed_packs.h"
#include "desk/notices.h"
#include "desk/plain_tip.h"
#include "domain/cards/published_set.h"
#include "wording/words/qt_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace dossier {

namespace {

constexpr int kMostTries = 1'000;
constexpr int kMostOnceIn = 10'000;

PackContents contentsOf(const std::array<QSpinBox*, 3>& boxes)
{
    return {boxes[0]->value(), boxes[1]->value(), boxes[2]->value()};
}

} // namespace

SealedDialog::SealedDialog(const Desk& desk, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_players(number("sealedPlayers", 1, kMostSealedPlayers, 2))
    , m_starterSet(sets("sealedStarterSet", kStarterSets))
    , m_boosterSet(sets("sealedBoosterSet", kBoosterSets))
    , m_starters(number("sealedStarters", 0, kMostPacks, SealedSetup().starters))
    , m_boosters(number("sealedBoosters", 0, kMostPacks, SealedSetup().boosters))
    , m_reserve(number("sealedReserve", 0, kMostPacks, SealedSetup().reserve))
    , m_seed(number("sealedSeed", 0, std::numeric_limits<int>::max(), 0))
    , m_tries(number("sealedTries", 0, kMostTries, 0))
    , m_starter(contents("sealedStarter", kStarterContents, tr("starter")))
    , m_booster(contents("sealedBooster", kBoosterContents, tr("booster")))
    , m_ultraRare(number("sealedUltraRare", 0, kMostOnceIn, kUltraRareOnceIn))
    , m_draw(new QPushButton(tr("Another"), this))
    , m_fold(new QToolButton(this))
    , m_fields(new QWidget(this))
    , m_toTable(new QCheckBox(tr("Then go to the &table with these decks"), this))
    , m_remark(new QuietLabel(QString(), desk.appearance, this))
    , m_progress(new QProgressBar(this))
    , m_packs(new PlainPage(this))
    , m_open(new QPushButton(tr("&Open the packs"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_aside(new BackgroundTask(parent))
{
    setObjectName(QStringLiteral("sealedDialog"));
    setWindowTitle(tr("Sealed evening"));
    createLayout();
    connectSignals();
    drawSeed();
    settle();
    setWorking(false);
}

QComboBox* SealedDialog::sets(const char* name, int count)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    for (int set = 0; set < count; ++set)
        box->addItem(qtText(kPublishedSets[static_cast<std::size_t>(set)].name));
    return box;
}

QSpinBox* SealedDialog::number(const char* name, int least, int most, int usual)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setValue(usual);
    return box;
}

SealedDialog::Contents SealedDialog::contents(const char* name, const PackContents& usual, const QString& pack)
{
    const std::array<int, 3> counts{usual.commons, usual.uncommons, usual.rares};
    const std::array<QString, 3> words{tr("Commons of a %1").arg(pack), tr("Uncommons of a %1").arg(pack),
                                       tr("Rares of a %1").arg(pack)};
    Contents boxes{};
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        boxes[i] = number(name, 0, kMostOfARarity, counts[i]);
        boxes[i]->setAccessibleName(words[i]);
        boxes[i]->setToolTip(plainTip(words[i]));
    }
    return boxes;
}

void SealedDialog::createFields(QGridLayout& fields)
{
    fields.setContentsMargins(0, 0, 0, 0);
    fields.setHorizontalSpacing(4 * kGrid);
    fields.setVerticalSpacing(2 * kGrid);
    fields.setColumnStretch(1, 1);
    auto* seed = new QHBoxLayout;
    seed->addWidget(m_seed, 1);
    seed->addWidget(m_draw);
    const auto row = [&](int place, const QString& words, QWidget* box) {
        auto* label = new QLabel(words, m_fields);
        label->setBuddy(box);
        fields.addWidget(label, place, 0);
        if (box != m_seed)
            fields.addWidget(box, place, 1);
    };
    row(0, tr("&Players"), m_players);
    row(1, tr("&Starters for each"), m_starters);
    row(2, tr("Starters o&f"), m_starterSet);
    row(3, tr("&Boosters for each"), m_boosters);
    row(4, tr("B&oosters of"), m_boosterSet);
    row(5, tr("Of these in the common &reserve"), m_reserve);
    row(6, tr("The lot, by its s&eed"), m_seed);
    fields.addLayout(seed, 6, 1);
    row(7, tr("Tr&ies to better each deck"), m_tries);
    fields.addWidget(m_fold, 8, 0, 1, 2);
    fields.addWidget(createContents(), 9, 0, 1, 2);
    fields.addWidget(m_toTable, 10, 0, 1, 2);
}

// As they were sold, folded away; whoever knows better sets it.
QWidget* SealedDialog::createContents()
{
    auto* page = new QWidget(m_fields);
    page->setObjectName(QStringLiteral("sealedContents"));
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(5 * kGrid, 0, 0, 0);
    const std::array<QString, 3> rarities{tr("Commons"), tr("Uncommons"), tr("Rares")};
    for (std::size_t i = 0; i < rarities.size(); ++i) {
        const int column = static_cast<int>(i) + 1;
        grid->addWidget(new QLabel(rarities[i], page), 0, column);
        grid->addWidget(m_starter[i], 1, column);
        grid->addWidget(m_booster[i], 2, column);
        grid->setColumnStretch(column, 1);
    }
    grid->addWidget(new QLabel(tr("Starter, besides its fixed pack"), page), 1, 0);
    grid->addWidget(new QLabel(tr("Booster"), page), 2, 0);
    auto* once = new QLabel(tr("An &Ultra-Rare in one booster of"), page);
    once->setBuddy(m_ultraRare);
    grid->addWidget(once, 3, 0);
    grid->addWidget(m_ultraRare, 3, 1);
    m_ultraRare->setSpecialValueText(tr("none"));
    m_fold->setObjectName(QStringLiteral("sealedFold"));
    m_fold->setText(tr("What a pack &holds"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setArrowType(Qt::RightArrow);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    page->hide();
    connect(m_fold, &QToolButton::toggled, this, [this, page](bool open) {
        m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        page->setVisible(open);
        grow();
    });
    return page;
}

void SealedDialog::createLayout()
{
    m_toTable->setObjectName(QStringLiteral("sealedToTable"));
    m_toTable->setChecked(true);
    m_remark->setObjectName(QStringLiteral("sealedRemark"));
    m_remark->setWordWrap(true);
    m_open->setObjectName(QStringLiteral("sealedOpen"));
    m_open->setDefault(true);
    m_packs->setObjectName(QStringLiteral("openedPacks"));
    m_packs->setAccessibleName(tr("What the packs held"));
    m_packs->hide();
    m_progress->setObjectName(QStringLiteral("sealedProgress"));
    m_progress->setFormat(tr("%v of %m tries"));
    m_reserve->setToolTip(tr("Boosters with an Ultra-Rare are replaced from it (VAR-8)"));
    m_seed->setToolTip(tr("The same seed opens the same packs"));
    m_tries->setToolTip(tr("Each exchanges a few cards of the packs and plays some games against the deck as it was"));
    m_tries->setSpecialValueText(tr("none"));
    m_draw->setObjectName(QStringLiteral("sealedDraw"));
    m_cancel->setObjectName(QStringLiteral("sealedCancel"));
    createFields(*new QGridLayout(m_fields));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_open);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(5 * kGrid, 4 * kGrid, 5 * kGrid, 4 * kGrid);
    all->setSpacing(3 * kGrid);
    auto* heading =
        new HeadingLabel(tr("Everybody opens packs and plays with what is in them"), m_desk.appearance, this);
    heading->setWordWrap(true);
    all->addWidget(heading);
    m_frame = new ScrollFrame(m_fields, this);
    all->addWidget(m_frame, 1);
    all->addWidget(m_packs, 1);
    all->addWidget(m_progress);
    all->addWidget(m_remark);
    all->addLayout(buttons);
    m_remark->setMinimumWidth(110 * kGrid); // a least width of the dialog would win over what its words need
    grow();
}

// As high as what it holds, within the screen.
void SealedDialog::grow()
{
    ensurePolished();
    m_frame->updateGeometry();
    const QSize wanted = sizeHint().expandedTo(minimumSizeHint());
    int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wanted.width()) : wanted.height();
    if (!m_packs->isHidden()) // many lines, to be read
        height = std::max(height, screen()->availableSize().height() * 3 / 4);
    resize(QSize(std::max(wanted.width(), m_packs->isHidden() ? 0 : 180 * kGrid), std::max(wanted.height(), height))
               .boundedTo(screen()->availableSize()));
}

void SealedDialog::connectSignals()
{
    for (const QSpinBox* box : {m_players, m_starters, m_boosters, m_reserve, m_tries})
        connect(box, &QSpinBox::valueChanged, this, &SealedDialog::settle);
    for (const QComboBox* box : {m_starterSet, m_boosterSet})
        connect(box, &QComboBox::currentIndexChanged, this, &SealedDialog::settle);
    connect(m_draw, &QPushButton::clicked, this, &SealedDialog::drawSeed);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, &SealedDialog::unpack);
    connect(m_aside, &BackgroundTask::failed, this, [this](const std::exception_ptr& why) {
        setWorking(false);
        m_desk.notices.warnOfFailure(why);
    });
}

void SealedDialog::settle()
{
    m_reserve->setMaximum(m_boosters->value());
    m_toTable->setEnabled(m_players->value() > 1);
    const bool something = m_starters->value() > 0 || m_boosters->value() > m_reserve->value();
    m_open->setEnabled(something);
    const QString done =
        tr("Each gets a deck of 60 cards in a folder of the evening, and beside it what the deck leaves "
           "of the packs, to exchange cards with.");
    m_remark->setText(something ? done + QLatin1Char(' ') + packsRemark(setup())
                                : tr("There is nothing to open: give everybody starters or boosters."));
}

void SealedDialog::drawSeed()
{
    m_seed->setValue(static_cast<int>(QRandomGenerator::global()->bounded(10'000)));
}

SealedSetup SealedDialog::setup() const
{
    SealedSetup setup;
    setup.players = m_players->value();
    setup.starters = m_starters->value();
    setup.boosters = m_boosters->value();
    setup.starterSet = m_starterSet->currentIndex();
    setup.boosterSet = m_boosterSet->currentIndex();
    setup.reserve = m_reserve->value();
    setup.starter = contentsOf(m_starter);
    setup.booster = contentsOf(m_booster);
    setup.ultraRareOnceIn = m_ultraRare->value();
    setup.seed = static_cast<std::uint64_t>(m_seed->value());
    return setup;
}

void SealedDialog::setWorking(bool working)
{
    m_fields->setEnabled(!working);
    m_open->setText(working ? tr("Take them as they &are") : tr("&Open the packs"));
    m_progress->setVisible(working);
    m_progress->setRange(0, m_tries->value() * m_players->value());
    m_progress->setValue(0);
}

// A second press stops the tries and takes what they have brought.
void SealedDialog::unpack()
{
    if (!m_made.empty())
        return takeDecks();
    if (m_aside->isRunning())
        return m_aside->stop();
    setWorking(m_tries->value() > 0);
    m_aside->start([this, &box = m_desk.box, setup = setup(),
                    tries = m_tries->value()](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
        const auto progress = [&](int tried) { piece.tell([this, tried] { m_progress->setValue(tried); }); };
        return [this, made = eveningDecks(setup, tries, box, progress, piece.stop())] {
            setWorking(false);
            showPacks(made);
        };
    });
}

// Nothing is kept before they have been seen.
void SealedDialog::showPacks(std::vector<SealedDeck> decks)
{
    m_made = std::move(decks);
    m_packs->setPlainText(
        openedPacksText(openPacks(setup(), fixedPacks(m_desk.box.cards), m_desk.box.cards), m_desk.box.cards));
    m_frame->hide();
    m_remark->hide(); // what would come of it has been read
    m_packs->show();
    m_open->setText(m_toTable->isChecked() && m_toTable->isEnabled() ? tr("T&o the table with these decks")
                                                                     : tr("T&ake the decks"));
    m_open->setFocus();
    grow();
}

void SealedDialog::takeDecks()
{
    const QStringList decks = keepEvening(m_desk, std::exchange(m_made, {}));
    if (decks.isEmpty())
        return; // a notice says why
    accept();
    emit opened(decks, m_toTable->isChecked() && m_toTable->isEnabled());
}

// Who leaves takes nothing.
void SealedDialog::done(int result)
{
    m_aside->forget();
    setWorking(false);
    QDialog::done(result);
}

} // namespace dossier
