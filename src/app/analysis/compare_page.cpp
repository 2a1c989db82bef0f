#include "app/analysis/compare_page.h"

#include "app/analysis/deck_effects.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/free_copies.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "domain/decks/deck_diff.h"
#include "wording/words/game_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPoint>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace dossier {

namespace {

// What an entry stands for: its kind, and the number of the deck or version.
constexpr int kDeckKind = 1;
constexpr int kVersionKind = 2;
constexpr int kWidestHead = 25 * kGrid; // of a column that is called after a deck

} // namespace

ComparePage::ComparePage(const Desk& desk, QWidget* parent)
    : AnalysisPage(desk, parent)
    , m_other(new QComboBox(this))
    , m_label(new QLineEdit(this))
    , m_keep(new QPushButton(this))
    , m_restore(new QPushButton(this))
    , m_remove(new QToolButton(this))
    , m_effects(new CardLines(desk, {tr("Effect"), QString(), tr("This deck"), QString()}, this))
    , m_cardsHeading(new HeadingLabel({}, desk.appearance, this))
    , m_cards(new CardLines(desk, {tr("Card"), tr("Zone"), QString(), tr("This deck"), QString()}, this))
{
    setObjectName(QStringLiteral("comparePage"));
    createLayout();
    connect(m_other, &QComboBox::currentIndexChanged, this, &ComparePage::compare);
    connect(m_keep, &QPushButton::clicked, this, &ComparePage::keep);
    connect(m_label, &QLineEdit::returnPressed, this, &ComparePage::keep);
    connect(m_restore, &QPushButton::clicked, this, &ComparePage::restore);
    connect(m_remove, &QToolButton::clicked, this, &ComparePage::remove);
}

void ComparePage::createLayout()
{
    m_other->setObjectName(QStringLiteral("otherDeck"));
    m_other->setAccessibleName(tr("The deck or version to compare with"));
    m_other->setPlaceholderText(tr("Compare with …"));
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_effects->setObjectName(QStringLiteral("effectLines"));
    m_effects->setAccessibleName(tr("What differs at the table"));
    m_effects->setInvitation(
        tr("Choose a version of this deck above, or another deck. To try a change, save a version first."));
    m_effects->showWhole();
    m_cards->showWhole();
    m_cards->setObjectName(QStringLiteral("changedCards"));
    m_cards->setAccessibleName(tr("Cards that differ"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_other);
    column->addLayout(createVersionRow());
    column->addSpacing(kGrid);
    column->addWidget(m_effects);
    column->addSpacing(3 * kGrid);
    column->addWidget(m_cardsHeading);
    column->addWidget(m_cards);
    column->addStretch(1);
}

void ComparePage::refresh()
{
    listOthers();
    compare();
}

void ComparePage::choose(std::int64_t deck)
{
    const int place = m_other->findData(QPoint(kDeckKind, static_cast<int>(deck)));
    if (place >= 0)
        m_other->setCurrentIndex(place);
    m_other->setFocus();
}

QLayout* ComparePage::createVersionRow()
{
    m_label->setObjectName(QStringLiteral("versionLabel"));
    m_label->setAccessibleName(tr("Name of the version to save"));
    m_label->setPlaceholderText(tr("Name of a version, if you like"));
    m_keep->setObjectName(QStringLiteral("keepVersion"));
    m_keep->setText(tr("Save version"));
    m_keep->setToolTip(tr("Saves the deck as it is now, to compare with and to go back to. Before a change after half "
                          "an hour's rest a version is saved by itself."));
    m_restore->setObjectName(QStringLiteral("restoreVersion"));
    m_restore->setText(tr("Go back to it"));
    m_restore->setToolTip(tr("The deck gets the cards and notes of the version above; this can be undone"));
    m_remove->setObjectName(QStringLiteral("deleteVersion"));
    m_remove->setIcon(icon(Glyph::Delete, desk().appearance));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::TabFocus);
    m_remove->setAccessibleName(tr("Delete the version"));
    m_remove->setToolTip(tr("Delete the version above; the deck stays as it is, and this can be undone"));
    // Two rows: with large text one has no room for all of it.
    auto* chosen = new QHBoxLayout;
    chosen->addWidget(m_restore);
    chosen->addWidget(m_remove);
    chosen->addStretch(1);
    auto* kept = new QHBoxLayout;
    kept->addWidget(m_label, 1);
    kept->addWidget(m_keep);
    auto* rows = new QVBoxLayout;
    rows->addLayout(chosen);
    rows->addLayout(kept);
    return rows;
}

void ComparePage::listOthers()
{
    const QSignalBlocker quiet(m_other);
    const QVariant before = m_other->currentData();
    m_other->clear();
    listVersions();
    for (const DeckSummary& deck : desk().shelf.decks())
        if (deck.id != desk().openDeck.id())
            m_other->addItem(deck.name, QPoint(kDeckKind, static_cast<int>(deck.id)));
    m_other->setCurrentIndex(before.isValid() ? m_other->findData(before) : -1); // -1: none is chosen
}

void ComparePage::listVersions()
{
    const std::vector<DeckVersion> versions = desk().shelf.versions();
    for (const DeckVersion& version : versions) {
        const QString when = QLocale().toString(version.when.toLocalTime(), QLocale::ShortFormat);
        m_other->addItem(version.label.isEmpty() ? tr("This deck, %1").arg(when)
                                                 : tr("This deck, %1: %2").arg(when, version.label),
                         QPoint(kVersionKind, static_cast<int>(version.id)));
    }
    if (!versions.empty())
        m_other->insertSeparator(m_other->count());
}

void ComparePage::keep()
{
    const std::int64_t version = desk().shelf.keepVersion(m_label->text());
    if (version == 0)
        return;
    m_label->clear();
    refresh();
    m_other->setCurrentIndex(m_other->findData(QPoint(kVersionKind, static_cast<int>(version))));
}

void ComparePage::restore()
{
    if (chosenVersion() != 0 && desk().shelf.restoreVersion(chosenVersion()))
        compare();
}

void ComparePage::remove()
{
    if (chosenVersion() != 0 && desk().shelf.removeVersion(chosenVersion()))
        refresh();
}

std::int64_t ComparePage::chosenVersion() const
{
    const QPoint chosen = m_other->currentData().toPoint();
    return chosen.x() == kVersionKind ? chosen.y() : 0;
}

std::int64_t ComparePage::chosenDeck() const
{
    const QPoint chosen = m_other->currentData().toPoint();
    return chosen.x() == kDeckKind ? chosen.y() : 0;
}

std::optional<Deck> ComparePage::other() const
{
    if (chosenDeck() != 0)
        return desk().shelf.load(chosenDeck());
    return chosenVersion() != 0 ? desk().shelf.loadVersion(chosenVersion()) : std::nullopt;
}

void ComparePage::compare()
{
    const std::optional<Deck> deck = other();
    m_cardsHeading->setVisible(deck.has_value());
    m_cards->setVisible(deck.has_value());
    m_restore->setEnabled(chosenVersion() != 0);
    m_remove->setEnabled(chosenVersion() != 0);
    if (!deck) {
        m_effects->show(std::vector<CardLines::Line>());
        return;
    }
    // The column of the other deck is called as that is.
    const QString name = chosenVersion() != 0 ? tr("Version") : QString::fromStdString(deck->name);
    const QString head = QFontMetrics(desk().appearance.theme().small).elidedText(name, Qt::ElideRight, kWidestHead);
    m_effects->horizontalHeaderItem(1)->setText(head);
    m_cards->horizontalHeaderItem(2)->setText(head);
    for (QTableWidgetItem* each : {m_effects->horizontalHeaderItem(1), m_cards->horizontalHeaderItem(2)})
        each->setToolTip(plainTip(m_other->currentText()));
    showEffects(*deck);
    showCards(*deck);
}

void ComparePage::showEffects(const Deck& other)
{
    std::vector<CardLines::Line> lines;
    const CopyCounts forThis = desk().free.forDeck(desk().openDeck.id());
    const CopyCounts forOther = chosenVersion() != 0 ? forThis : desk().free.forDeck(chosenDeck());
    for (const DeckEffect& effect : effectsOf(other, forOther, desk().openDeck.deck(), forThis, desk().box.cards))
        lines.push_back(
            {std::nullopt,
             {effect.name, effect.before, effect.after, effect.differs() ? QStringLiteral("≠") : QStringLiteral("=")}});
    m_effects->show(lines);
}

void ComparePage::showCards(const Deck& other)
{
    const DeckDiff diff = diffOf(other, desk().openDeck.deck(), desk().box.cards);
    std::vector<CardLines::Line> lines;
    for (const CardChange& change : diff.cards)
        lines.push_back({change.card,
                         {word(change.zone), QString::number(change.before), QString::number(change.after),
                          signedFigure(change.difference())}});
    m_cardsHeading->setText(diff.sameCards() ? tr("The same cards")
                                             : tr("%1 more, %2 fewer").arg(diff.added).arg(diff.removed));
    m_cards->show(lines);
    m_cards->setVisible(!lines.empty());
}

} // namespace dossier
