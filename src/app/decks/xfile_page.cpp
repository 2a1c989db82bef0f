#include "app/decks/xfile_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_keys.h"
#include "desk/background.h"
#include "desk/deck_words.h"
#include "desk/game_box.h"
#include "desk/open_deck.h"
#include "wording/words/game_words.h"

#include <QComboBox>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <cmath>

namespace dossier {

namespace {

constexpr int kCharacteristicsRole = Qt::UserRole + 50;
constexpr int kLastsRole = Qt::UserRole + 51;

QString characteristicsOf(const Card& card)
{
    QStringList words;
    for (int i = 0; i < kCharacteristics; ++i)
        words << word(card.xfile->type(static_cast<Characteristic>(i)));
    return words.join(QStringLiteral(" · "));
}

// Title and how long it lasts above, the four characteristics below.
class XFileDelegate : public QStyledItemDelegate
{
public:
    XFileDelegate(const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_appearance.theme();
        painter->save();
        CardRowDelegate::paintRow(*painter, option, theme, true);
        const QRect row = option.rect;
        painter->fillRect(QRect(row.topLeft(), QSize(4, row.height() - 1)), theme.of(CardType::XFile));
        const QRect box = row.adjusted(3 * kGrid, kGrid, -2 * kGrid, -kGrid);
        painter->setFont(theme.figures);
        painter->setPen(theme.ink);
        const QString lasts = index.data(kLastsRole).toString();
        const int figure = painter->fontMetrics().horizontalAdvance(lasts);
        painter->drawText(box, Qt::AlignRight | Qt::AlignTop, lasts);
        const QRect title = box.adjusted(0, 0, -figure - 2 * kGrid, 0);
        painter->setFont(theme.text);
        painter->drawText(title, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, title.width()));
        painter->setFont(theme.small);
        painter->setPen(theme.quiet);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(index.data(kCharacteristicsRole).toString(), Qt::ElideRight,
                                                            box.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        const Theme& theme = m_appearance.theme();
        return {100, QFontMetrics(theme.text).height() + QFontMetrics(theme.small).height() + 3 * kGrid};
    }

private:
    const Appearance& m_appearance;
};

} // namespace

XFilePage::XFilePage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_background(new Background(desk.notices, this))
    , m_twins(nearTwins(desk.box.cards))
    , m_mix(new QComboBox(this))
    , m_list(new QListWidget(this))
    , m_twinsOfChosen(new QuietLabel({}, desk.appearance, this))
    , m_protect(new QPushButton(tr("Protect this one"), this))
{
    setObjectName(QStringLiteral("xFilePage"));
    createLayout();
    connect(m_mix, &QComboBox::currentIndexChanged, this, &XFilePage::reckon);
    connect(m_list, &QListWidget::currentRowChanged, this, &XFilePage::sayTwins);
    connect(m_list, &QListWidget::doubleClicked, this, &XFilePage::protect);
    connect(m_protect, &QPushButton::clicked, this, &XFilePage::protect);
    connect(new RowKeys(m_list), &RowKeys::chosen, this, &XFilePage::protect);
}

void XFilePage::createLayout()
{
    m_mix->setObjectName(QStringLiteral("questionMix"));
    m_mix->setAccessibleName(tr("The questions the opponent's Sites ask"));
    m_mix->addItems({tr("All questions equally common"), tr("Questions as this deck asks them")});
    m_list->setObjectName(QStringLiteral("xFileChoice"));
    m_list->setAccessibleName(tr("X-Files, the hardest to find out first"));
    m_list->setItemDelegate(new XFileDelegate(m_desk.appearance, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_twinsOfChosen->setObjectName(QStringLiteral("nearTwins"));
    m_twinsOfChosen->setTextFormat(Qt::PlainText);
    m_protect->setObjectName(QStringLiteral("protectXFile"));
    auto* explanation =
        new QuietLabel(tr("Solved Sites an opponent needs on average to know it:"), m_desk.appearance, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(explanation);
    column->addWidget(m_mix);
    column->addWidget(m_list, 1);
    column->addWidget(m_twinsOfChosen);
    column->addWidget(m_protect, 0, Qt::AlignLeft);
    setFocusProxy(m_list);
}

void XFilePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    reckon();
}

void XFilePage::reckon()
{
    const CardPool* pool = &m_desk.box.cards;
    auto mix = m_mix->currentIndex() == 0 ? evenMix() : mixOf(m_desk.openDeck.deck(), *pool);
    m_background->start([this, mix = std::move(mix), pool]() -> Background::Show {
        return [this, hardest = hardnessAgainst(mix, *pool)] { list(hardest); };
    });
}

void XFilePage::list(const std::vector<Hardness>& hardest)
{
    const auto& protectedOnes = m_desk.openDeck.deck().xFile;
    std::optional<CardIndex> wanted = chosen();
    if (!wanted && !protectedOnes.empty())
        wanted = protectedOnes.front().card;
    m_list->clear();
    for (const Hardness& each : hardest) {
        const Card& card = m_desk.box.cards[each.xfile];
        const QString lasts =
            std::isinf(each.survives) ? QString(QChar(0x221e)) : QLocale().toString(each.survives, 'f', 1);
        auto* item = new QListWidgetItem(QString::fromStdString(card.title), m_list);
        item->setData(kCardRole, static_cast<int>(each.xfile));
        item->setData(kCharacteristicsRole, characteristicsOf(card));
        item->setData(kLastsRole, lasts);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1; %2; lasts %3 Sites").arg(item->text(), characteristicsOf(card), lasts));
        if (each.xfile == wanted)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
}

void XFilePage::sayTwins()
{
    const auto card = chosen();
    m_protect->setEnabled(card.has_value());
    if (!card)
        return m_twinsOfChosen->clear();
    QStringList twins;
    for (const NearTwins& pair : m_twins)
        if (pair.first == *card || pair.second == *card)
            twins << tr("%1 (%2)").arg(
                QString::fromStdString(m_desk.box.cards[pair.first == *card ? pair.second : pair.first].title),
                word(pair.differs));
    m_twinsOfChosen->setText(twins.isEmpty() ? tr("Every other X-File differs in two characteristics or more.")
                                             : tr("Hard to tell from %1.").arg(twins.join(QStringLiteral(", "))));
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
