#include "app/sealed/sealed_dialog.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/files/packs.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

#include <limits>

namespace dossier {

SealedDialog::SealedDialog(const Desk& desk, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_players(number("sealedPlayers", 1, kMostSealedPlayers, 2))
    , m_starters(number("sealedStarters", 0, kMostPacks, SealedSetup().starters))
    , m_boosters(number("sealedBoosters", 0, kMostPacks, SealedSetup().boosters))
    , m_reserve(number("sealedReserve", 0, kMostPacks, SealedSetup().reserve))
    , m_seed(number("sealedSeed", 0, std::numeric_limits<int>::max(), 0))
    , m_draw(new QPushButton(tr("Another"), this))
    , m_toTable(new QCheckBox(tr("Then go to the &table with these decks"), this))
    , m_remark(new QuietLabel(QString(), desk.appearance, this))
    , m_open(new QPushButton(tr("&Open the packs"), this))
{
    setObjectName(QStringLiteral("sealedDialog"));
    setWindowTitle(tr("Sealed evening"));
    createLayout();
    connectSignals();
    drawSeed();
    settle();
}

QSpinBox* SealedDialog::number(const char* name, int least, int most, int usual)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setValue(usual);
    return box;
}

void SealedDialog::createLayout()
{
    m_toTable->setObjectName(QStringLiteral("sealedToTable"));
    m_toTable->setChecked(true);
    m_remark->setObjectName(QStringLiteral("sealedRemark"));
    m_remark->setWordWrap(true);
    m_open->setObjectName(QStringLiteral("sealedOpen"));
    m_open->setDefault(true);
    m_reserve->setToolTip(tr("Boosters with an Ultra-Rare are replaced from it (VAR-8)"));
    m_seed->setToolTip(tr("The same seed opens the same packs"));
    m_draw->setObjectName(QStringLiteral("sealedDraw"));
    auto* seed = new QHBoxLayout;
    seed->addWidget(m_seed, 1);
    seed->addWidget(m_draw);
    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(4 * kGrid);
    fields->setVerticalSpacing(2 * kGrid);
    fields->setColumnStretch(1, 1);
    const auto row = [&](int place, const QString& words, QSpinBox* box) {
        auto* label = new QLabel(words, this);
        label->setBuddy(box);
        fields->addWidget(label, place, 0);
        if (box != m_seed)
            fields->addWidget(box, place, 1);
    };
    row(0, tr("&Players"), m_players);
    row(1, tr("&Starters for each"), m_starters);
    row(2, tr("&Boosters for each"), m_boosters);
    row(3, tr("Of these in the common &reserve"), m_reserve);
    row(4, tr("The lot, by its s&eed"), m_seed);
    fields->addLayout(seed, 4, 1);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("sealedCancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, &SealedDialog::unpack);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_open);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(5 * kGrid, 4 * kGrid, 5 * kGrid, 4 * kGrid);
    all->setSpacing(3 * kGrid);
    all->addWidget(
        new HeadingLabel(tr("Everybody opens packs and plays with what is in them"), m_desk.appearance, this));
    all->addLayout(fields);
    all->addWidget(m_toTable);
    all->addWidget(m_remark, 1);
    all->addLayout(buttons);
    m_remark->setMinimumWidth(110 * kGrid); // a least width of the dialog would win over what its words need
}

void SealedDialog::connectSignals()
{
    for (const QSpinBox* box : {m_players, m_starters, m_boosters, m_reserve})
        connect(box, &QSpinBox::valueChanged, this, &SealedDialog::settle);
    connect(m_draw, &QPushButton::clicked, this, &SealedDialog::drawSeed);
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
    m_remark->setText(something ? done + QLatin1Char(' ') + packsRemark()
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
    setup.reserve = m_reserve->value();
    setup.seed = static_cast<std::uint64_t>(m_seed->value());
    return setup;
}

void SealedDialog::unpack()
{
    const QStringList decks = addSealedEvening(m_desk, setup());
    if (decks.isEmpty())
        return; // a notice says why
    accept();
    emit opened(decks, m_toTable->isChecked() && m_toTable->isEnabled());
}

} // namespace dossier
