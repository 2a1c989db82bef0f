#include "app/card_face/card_rulings.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/rule_page.h"
#include "box/game_data.h"
#include "domain/cards/support_level.h"
#include "wording/words/rule_reference.h"

#include <QScrollBar>
#include <QTimer>

namespace dossier {

CardRulings::CardRulings(const Desk& desk, QWidget* parent)
    : PlainPage(parent)
    , m_desk(desk)
    , m_pause(new QTimer(this))
{
    constexpr int kPauseMs = 60; // shorter than it takes to look from the list to the card
    setObjectName(QStringLiteral("cardRulings"));
    setAccessibleName(tr("Rulings on this card"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setMinimumHeight(0);
    viewport()->setAutoFillBackground(false);
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPauseMs);
    hide();
    connect(m_pause, &QTimer::timeout, this, &CardRulings::fill);
    connect(this, &PlainPage::anchorClicked, this, &CardRulings::follow);
    connect(&m_desk.appearance, &Appearance::changed, this, &CardRulings::fill);
}

void CardRulings::showCard(std::optional<CardIndex> card)
{
    if (card == m_card)
        return;
    m_card = card;
    m_pause->start();
}

void CardRulings::fill()
{
    if (!m_card) // the rule book is read when a card first wants it
        return hide();
    const RuleBook& book = ruleReference(m_desk.language);
    const auto decisions = book.decisions(numberInRules(m_desk.box.cards, *m_card));
    RulePage page(book, m_desk.box.cards, m_desk.appearance.theme());
    page.addParagraphs(decisions);
    document()->setDefaultFont(m_desk.appearance.theme().text);
    setHtml(page.html());
    moveCursor(QTextCursor::Start);
    setVisible(!decisions.empty());
    // Once it has its size: reading starts at the beginning.
    QTimer::singleShot(0, this, [this] { verticalScrollBar()->setValue(0); });
}

void CardRulings::follow(const QUrl& link)
{
    if (link.scheme() == QLatin1String("rule"))
        emit ruleWanted(RuleNumber(link.path().toStdString()));
    else if (const auto card = namedCard(m_desk.box.cards, link.path().toInt()))
        emit cardWanted(*card);
}

} // namespace dossier
