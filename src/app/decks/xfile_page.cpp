#include "app/decks/xfile_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_keys.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"
#include "desk/work/latest_only_task.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"

#include <QComboBox>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr int kLastsRole = Qt::UserRole + 51;
constexpr int kProtectedRole = Qt::UserRole + 52; // the open deck protects this one

QString characteristicsOf(const Card& card)
{
    QStringList words;
    for (int i = 0; i < kCharacteristics; ++i)
        words << word(card.xfile->type(static_cast<Characteristic>(i)));
    return words.join(QStringLiteral(" · "));
}

// Title and how long it lasts above, the four characteristics below.
RowLook lookOfXFile(const QString& lasts, const QString& characteristics, bool isProtected)
{
    RowLook look{.edge = CardType::XFile, .bar = RowLook::Bar::Keyboard, .left = 3 * kGrid};
    look.title.face = &Theme::text;
    look.title.after = {{.words = lasts}};
    if (isProtected) {
        look.title.before = {passingSign(Passing::Yes)};
        look.title.before.front().gap = kGrid;
    }
    look.second = {.words = characteristics, .face = &Theme::small, .ink = &Theme::quiet};
    return look;
}

// X-Files that only further sets have.
bool hasUnknownXFiles(const CardPool& pool)
{
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (pool[card].xfile && !pool.knownPrinting(card))
            return true;
    return false;
}

} // namespace

XFilePage::XFilePage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_background(new LatestOnlyTask(desk.notices, this))
    , m_twins(nearTwins(desk.box.cards))
    , m_mix(new QComboBox(this))
    , m_list(new QListWidget(this))
    , m_whichAreListed(new QuietLabel({}, desk.appearance, this))
    , m_twinsOfChosen(new QuietLabel({}, desk.appearance, this))
    , m_protect(new QPushButton(tr("Protect this one"), this))
{
    setObjectName(QStringLiteral("xFilePage"));
    createLayout();
    connect(m_mix, &QComboBox::currentIndexChanged, this, &XFilePage::reckon);
    connect(m_list, &QListWidget::currentRowChanged, this, &XFilePage::sayTwins);
    connect(m_list, &QListWidget::doubleClicked, this, &XFilePage::protect);
    connect(m_protect, &QPushButton::clicked, this, &XFilePage::protect);
    connect(&desk.openDeck, &OpenDeck::changed, this, &XFilePage::markProtected);
    connect(&desk.owned, &OwnedCards::changed, this, [this] {
        if (m_desk.settings.onlyOwnedCards())
            reckon();
    });
    connect(&desk.openDeck, &OpenDeck::opened, this, &XFilePage::chooseProtected);
    connect(new RowKeys(m_list), &RowKeys::chosen, this, &XFilePage::protect);
}

void XFilePage::createLayout()
{
    m_mix->setObjectName(QStringLiteral("questionMix"));
    m_mix->setAccessibleName(tr("The questions the opponent's Sites ask"));
    m_mix->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_mix->setMinimumContentsLength(12);
    m_mix->addItems({tr("All questions equally common"), tr("Questions as this deck asks them")});
    m_list->setObjectName(QStringLiteral("xFileChoice"));
    m_list->setAccessibleName(tr("X-Files, the hardest to find out first"));
    m_list->setItemDelegate(new RowDelegate(m_desk.appearance, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_whichAreListed->setObjectName(QStringLiteral("xFilesListed"));
    m_whichAreListed->hide();
    m_twinsOfChosen->setObjectName(QStringLiteral("nearTwins"));
    m_twinsOfChosen->setTextFormat(Qt::PlainText);
    m_protect->setObjectName(QStringLiteral("protectXFile"));
    QStringList explained{tr("Solved Sites an opponent needs on average to know it:")};
    if (hasUnknownXFiles(m_desk.box.cards))
        explained.prepend(tr("Only the X-Files of the base set are reckoned with."));
    auto* explanation = new QuietLabel(explained.join(QLatin1Char(' ')), m_desk.appearance, this);
    explanation->setObjectName(QStringLiteral("xFilesExplained"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(explanation);
    column->addWidget(m_mix);
    column->addWidget(m_whichAreListed);
    column->addWidget(m_list, 1);
    column->addWidget(m_twinsOfChosen);
    column->addWidget(m_protect, 0, Qt::AlignLeft);
    setFocusProxy(m_list);
}

void XFilePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    reckon();
    chooseProtected();
}

void XFilePage::reckon()
{
    if (!isVisible())
        return;
    const CardPool* pool = &m_desk.box.cards;
    auto mix = m_mix->currentIndex() == 0 ? evenMix() : mixOf(m_desk.openDeck.deck(), *pool);
    m_background->start([this, mix = std::move(mix), pool]() -> LatestOnlyTask::Show {
        return [this, hardest = hardnessAgainst(mix, *pool)] { list(hardest); };
    });
}

// In any printing.
bool XFilePage::owns(CardIndex xFile) const
{
    const CardPool& pool = m_desk.box.cards;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (pool.sameCard(card, xFile) && m_desk.owned.copies(card) > 0)
            return true;
    return false;
}

// With "Only cards I own" these alone, and what the deck protects already; where there are none, all.
void XFilePage::list(const std::vector<Hardness>& hardest)
{
    const bool ownedOnly = m_desk.settings.onlyOwnedCards();
    const bool ownsAny =
        ownedOnly && std::ranges::any_of(hardest, [this](const Hardness& each) { return owns(each.xfile); });
    m_whichAreListed->setVisible(ownedOnly);
    m_whichAreListed->setText(ownsAny ? tr("Only those you own are listed: “Only cards I own” is checked.")
                                      : tr("You own none of them, so that all are listed."));
    const auto& protectedOnes = m_desk.openDeck.deck().xFile;
    const auto isListed = [&](CardIndex card) {
        return !ownsAny || owns(card) || std::ranges::any_of(protectedOnes, [&](const DeckEntry& entry) {
            return m_desk.box.cards.sameCard(entry.card, card);
        });
    };
    std::optional<CardIndex> wanted = chosen();
    if (!wanted && !protectedOnes.empty())
        wanted = m_desk.box.cards.knownPrinting(protectedOnes.front().card);
    m_list->clear();
    for (const Hardness& each : hardest) {
        if (!isListed(each.xfile))
            continue;
        const Card& card = m_desk.box.cards[each.xfile];
        const QString lasts =
            std::isinf(each.survives) ? QString(QChar(0x221e)) : QLocale().toString(each.survives, 'f', 1);
        auto* item = new QListWidgetItem(QString::fromStdString(card.title), m_list);
        item->setData(kCardRole, static_cast<int>(each.xfile));
        item->setData(kLastsRole, lasts);
        if (each.xfile == wanted)
            m_list->setCurrentItem(item);
    }
    markProtected();
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
}

// What the deck protects now is told by its mark, whichever row is chosen.
void XFilePage::markProtected()
{
    const auto& protectedOnes = m_desk.openDeck.deck().xFile;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const auto card = static_cast<CardIndex>(item->data(kCardRole).toInt());
        const bool isProtected = std::ranges::any_of(
            protectedOnes, [&](const DeckEntry& entry) { return m_desk.box.cards.sameCard(entry.card, card); });
        const QString characteristics = characteristicsOf(m_desk.box.cards[card]);
        const QString lasts = item->data(kLastsRole).toString();
        const QString words = tr("%1; %2; lasts %3 Sites").arg(item->text(), characteristics, lasts);
        item->setData(kProtectedRole, isProtected);
        item->setData(kRowLookRole, QVariant::fromValue(lookOfXFile(lasts, characteristics, isProtected)));
        item->setData(Qt::AccessibleTextRole, isProtected ? tr("%1; this deck protects it").arg(words) : words);
        item->setToolTip(plainTip(isProtected ? tr("This deck protects it") : QString()));
    }
    sayWhetherProtected();
}

void XFilePage::chooseProtected()
{
    markProtected();
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(kProtectedRole).toBool())
            return m_list->setCurrentRow(row);
}

// The button does nothing to the one that is protected already.
void XFilePage::sayWhetherProtected()
{
    const QListWidgetItem* item = m_list->currentItem();
    const bool isProtected = item && item->data(kProtectedRole).toBool();
    m_protect->setEnabled(item && !isProtected);
    m_protect->setText(isProtected ? tr("This deck protects it") : tr("Protect this one"));
}

void XFilePage::sayTwins()
{
    const auto card = chosen();
    sayWhetherProtected();
    if (!card)
        return m_twinsOfChosen->clear();
    QStringList twins;
    for (const NearTwins& pair : m_twins)
        if (pair.first == *card || pair.second == *card)
            twins << tr("%1 (%2)").arg(
                QString::fromStdString(m_desk.box.cards[pair.first == *card ? pair.second : pair.first].title),
                word(pair.differs));
    m_twinsOfChosen->setText(twins.isEmpty()
                                 ? tr("Every other X-File differs in two characteristics or more.")
                                 : elided(tr("Hard to tell from %1.").arg(twins.join(QStringLiteral(", ")))));
    emit cardChosen(*card);
}

void XFilePage::protect()
{
    if (const auto card = chosen())
        addToDeck(m_desk, *card, Zone::XFile);
}

std::optional<CardIndex> XFilePage::chosen() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? std::optional(static_cast<CardIndex>(item->data(kCardRole).toInt())) : std::nullopt;
}

} // namespace dossier
