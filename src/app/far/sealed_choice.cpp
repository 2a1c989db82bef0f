#include "app/far/sealed_choice.h"

#include "app/theme/theme.h"
#include "domain/cards/published_set.h"
#include "wording/words/qt_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kMostOfAKind = 12; // of either for each: enough for every deck, and opened in one look
constexpr int kSealed = 1;       // in the list

QSpinBox* packs(const char* name, int usual, const QString& says, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, kMostOfAKind);
    box->setValue(usual);
    box->setAccessibleName(says);
    return box;
}

QComboBox* sets(const char* name, int count, const QString& says, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(says);
    for (int set = 0; set < count; ++set)
        box->addItem(qtText(kPublishedSets[static_cast<std::size_t>(set)].name));
    return box;
}

} // namespace

SealedChoice::SealedChoice(QWidget* parent)
    : QWidget(parent)
    , m_decks(new QComboBox(this))
    , m_packs(new QWidget(this))
    , m_starters(packs("farStarters", SealedSetup().starters, tr("Starters for each"), this))
    , m_boosters(packs("farBoosters", SealedSetup().boosters, tr("Boosters for each"), this))
    , m_starterSet(sets("farStarterSet", kStarterSets, tr("Set of the starters"), this))
    , m_boosterSet(sets("farBoosterSet", kBoosterSets, tr("Set of the boosters"), this))
{
    m_decks->setObjectName(QStringLiteral("farDecks"));
    m_decks->addItem(tr("each his own"));
    m_decks->addItem(tr("sealed: each opens packs"));
    auto* grid = new QGridLayout(m_packs);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(2, 1);
    grid->addWidget(m_starters, 0, 0);
    grid->addWidget(new QLabel(tr("starters", "so many, of a set"), m_packs), 0, 1);
    grid->addWidget(m_starterSet, 0, 2);
    grid->addWidget(m_boosters, 1, 0);
    grid->addWidget(new QLabel(tr("boosters", "so many, of a set"), m_packs), 1, 1);
    grid->addWidget(m_boosterSet, 1, 2);
    m_boosters->setToolTip(tr("One of them is kept in reserve: it replaces a booster with an Ultra-Rare (VAR-8)"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_decks);
    column->addWidget(m_packs);
    setFocusProxy(m_decks);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &SealedChoice::settle);
    settle();
}

void SealedChoice::setPossible(bool possible)
{
    m_possible = possible;
    settle();
}

void SealedChoice::settle()
{
    m_decks->setEnabled(m_possible);
    m_packs->setVisible(m_possible && m_decks->currentIndex() == kSealed);
}

std::optional<SealedSetup> SealedChoice::sealed() const
{
    if (!m_possible || m_decks->currentIndex() != kSealed)
        return std::nullopt;
    SealedSetup setup;
    setup.starters = m_starters->value();
    setup.boosters = m_boosters->value();
    setup.starterSet = m_starterSet->currentIndex();
    setup.boosterSet = m_boosterSet->currentIndex();
    return setup;
}

} // namespace dossier
