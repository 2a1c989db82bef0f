#include "app/decks/deck_head.h"

#include "app/fitting/flow_layout.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/theme/marks.h"
#include "app/widgets/desk.h"
#include "app/widgets/passing_mark.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/deck_words.h"
#include "desk/files/evening_decks.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "wording/lists/problem_text.h"
#include "wording/words/game_words.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

namespace dossier {

// "Legal" in green, or how many problems there are, with the mark of the worst; pressed, it leads to them.
class Verdict : public QAbstractButton
{
public:
    Verdict(const Desk& desk, QWidget* parent)
        : QAbstractButton(parent)
        , m_desk(desk)
    {
        setObjectName(QStringLiteral("deckVerdict"));
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        QFont bold = desk.appearance.theme().text;
        bold.setWeight(QFont::DemiBold);
        setFont(bold);
        connect(&desk.appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    }

    void refresh()
    {
        if (isOfNoGame())
            return say(
                DeckHead::tr("Rest of packs"),
                DeckHead::tr("What a deck leaves of opened packs: open it beside the deck to exchange cards. It is "
                             "no deck to play, so it need not be legal."));
        const std::vector<Problem>& problems = m_desk.openDeck.problems();
        const int count = static_cast<int>(problems.size());
        const QString legality =
            isLegal(problems) ? DeckHead::tr("This deck may be played.") : DeckHead::tr("This deck may not be played.");
        const QString first = problems.empty() ? QString() : sentence(problems.front(), m_desk.box.cards);
        say(problems.empty()    ? DeckHead::tr("Legal")
            : isLegal(problems) ? DeckHead::tr("Legal, %n remark(s)", nullptr, count)
                                : DeckHead::tr("%n problem(s)", nullptr, count),
            (legality + QLatin1Char(' ') + first).trimmed());
    }

    QSize sizeHint() const override
    {
        const int words = fontMetrics().horizontalAdvance(text());
        const Theme& theme = m_desk.appearance.theme();
        return {theme.sign + words + 5 * kGrid, theme.rowHeight + kGrid};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = m_desk.appearance.theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (hasFocus()) {
            painter.setPen(QPen(theme.mark, 1.5));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kGrid, kGrid);
        }
        const QRectF mark(kGrid, (height() - theme.sign) / 2.0, theme.sign, theme.sign);
        const std::vector<Problem>& problems = m_desk.openDeck.problems();
        if (isOfNoGame())
            painter.setPen(theme.quiet);
        else if (problems.empty())
            paintPassing(painter, mark, Passing::Yes, theme);
        else
            paintSeverityMark(painter, mark, problems.front().severity, theme); // the worst comes first
        if (!isOfNoGame())
            painter.setPen(isLegal(problems) ? theme.good : theme.error);
        painter.drawText(rect().adjusted(theme.sign + 3 * kGrid, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    }

private:
    bool isOfNoGame() const { return isRest(QString::fromStdString(m_desk.openDeck.deck().name)); }

    void say(const QString& verdict, const QString& why)
    {
        setText(verdict);
        setToolTip(plainTip(why));
        setAccessibleName(verdict);
        setAccessibleDescription(why);
        updateGeometry();
        update();
    }

    const Desk& m_desk;
};

DeckHead::DeckHead(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_name(new QLineEdit(this))
    , m_verdict(new Verdict(desk, this))
    , m_choices(new QWidget(this))
    , m_game(new QComboBox(this))
    , m_sets(new QComboBox(this))
    , m_killers(new QCheckBox(tr("Killer cards agreed"), this))
    , m_built(new QCheckBox(tr("Built"), this))
    , m_play(new QToolButton(this))
{
    createParts();
    createLayout();
    connectSignals();
    refresh();
}

void DeckHead::focusName()
{
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

void DeckHead::takeChoicesBack()
{
    layout()->addWidget(m_choices);
    m_choices->show();
}

void DeckHead::createParts()
{
    m_name->setObjectName(QStringLiteral("deckName"));
    m_name->setAccessibleName(tr("Name of the deck"));
    m_name->setFont(m_desk.appearance.theme().heading);
    m_game->setObjectName(QStringLiteral("deckGame"));
    m_game->setAccessibleName(tr("Game the deck is for"));
    for (const Game game : {Game::Advanced, Game::Basic})
        m_game->addItem(nameOf(game), static_cast<int>(game));
    m_killers->setObjectName(QStringLiteral("killersAgreed"));
    m_killers->setToolTip(tr("Both players agree to play with Killer cards (rule OPT-3)"));
    m_sets->setObjectName(QStringLiteral("deckSets"));
    m_sets->setAccessibleName(tr("Sets the deck may use"));
    m_sets->setToolTip(tr("Which sets of cards the deck may use (rule SET-3)"));
    for (int i = 0; i < kDeckSets; ++i)
        m_sets->addItem(word(static_cast<DeckSets>(i)), i);
    m_built->setObjectName(QStringLiteral("deckBuilt"));
    m_built->setToolTip(tr("The deck lies built: its copies are in use and not free for another deck (Ctrl+B)"));
    m_play->setObjectName(QStringLiteral("playDeck"));
    m_play->setIcon(icon(Glyph::Play, m_desk.appearance));
    m_play->setText(tr("Play"));
    m_play->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_play->setToolTip(tr("Play this deck at the table, against the computer"));
    m_play->setAccessibleName(tr("Play this deck"));
    m_play->setAutoRaise(true);
    m_play->setFocusPolicy(Qt::TabFocus);
}

void DeckHead::createLayout()
{
    auto* first = new QHBoxLayout;
    first->setSpacing(3 * kGrid);
    first->addWidget(m_name, 1);
    first->addWidget(m_verdict);
    first->addWidget(m_play);
    auto* second = new FlowLayout(m_choices);
    second->setContentsMargins(0, 0, 0, 0);
    second->setSpacing(4 * kGrid);
    second->addWidget(m_game);
    second->addWidget(m_sets);
    second->addWidget(m_killers);
    second->addWidget(m_built);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(first);
    rows->addWidget(m_choices);
}

void DeckHead::connectSignals()
{
    connect(&m_desk.openDeck, &OpenDeck::changed, this, &DeckHead::refresh);
    connect(&m_desk.openDeck, &OpenDeck::aboutToLeave, this, &DeckHead::rename);
    connect(m_name, &QLineEdit::editingFinished, this, &DeckHead::rename);
    connect(m_name, &QLineEdit::returnPressed, this, &DeckHead::named);
    connect(m_game, &QComboBox::activated, this, [this] {
        m_desk.openDeck.change([this](Deck& deck) { deck.game = static_cast<Game>(m_game->currentData().toInt()); });
    });
    connect(m_sets, &QComboBox::activated, this, [this] {
        m_desk.openDeck.change(
            [this](Deck& deck) { deck.sets = static_cast<DeckSets>(m_sets->currentData().toInt()); });
    });
    connect(m_play, &QToolButton::clicked, this, &DeckHead::playWanted);
    connect(m_verdict, &QAbstractButton::clicked, this, &DeckHead::problemsWanted);
    connect(m_killers, &QCheckBox::clicked, this, &DeckHead::agreeOnKillers);
    connect(m_built, &QCheckBox::clicked, this, [this](bool built) {
        m_desk.shelf.setState(m_desk.openDeck.id(), built ? DeckState::Built : DeckState::Idea);
        refresh();
    });
}

void DeckHead::agreeOnKillers(bool agreed)
{
    m_desk.openDeck.change([agreed](Deck& deck) { deck.killersAgreed = agreed; });
    m_killers->setChecked(m_desk.openDeck.deck().killersAgreed); // it could not be stored
}

void DeckHead::refresh()
{
    const Deck& deck = m_desk.openDeck.deck();
    if (!m_name->hasFocus() || !m_name->isModified()) {
        const QString name = QString::fromStdString(deck.name);
        if (m_name->text() != name)
            m_name->setText(name);
        if (!m_name->hasFocus())
            m_name->setCursorPosition(0); // of a long name the beginning is seen
        m_name->setToolTip(plainTip(name));
        fitName();
    }
    m_game->setCurrentIndex(deck.game == Game::Basic ? 1 : 0);
    m_sets->setCurrentIndex(static_cast<int>(deck.sets));
    m_killers->setChecked(deck.killersAgreed);
    m_killers->setVisible(deck.game == Game::Advanced);
    m_built->setChecked(deck.state == DeckState::Built);
    m_verdict->refresh();
}

// A long name is set smaller before anything of it is out of sight.
void DeckHead::fitName()
{
    const Theme& theme = m_desk.appearance.theme();
    const bool fits = QFontMetrics(theme.heading).horizontalAdvance(m_name->text()) < m_name->width() - 5 * kGrid;
    m_name->setFont(fits ? theme.heading : theme.text);
}

void DeckHead::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitName();
}

void DeckHead::rename()
{
    if (!m_desk.openDeck.isOpen() || !m_name->isModified())
        return;
    m_name->setModified(false);
    m_desk.shelf.rename(m_desk.openDeck.id(), m_name->text());
    m_name->setText(QString::fromStdString(m_desk.openDeck.deck().name));
}

} // namespace dossier
