#include "app/table/side_card.h"

#include "app/board/table_face.h"
#include "app/card_face/card_face.h"
#include "app/theme/appearance.h"
#include "app/theme/plain_page.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/pictures/card_pictures.h"
#include "wording/card_text/card_text.h"
#include "wording/words/game_words.h"
#include "wording/words/semicolon.h"

#include <QPainter>

namespace dossier {

SideCard::SideCard(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_words(new PlainPage(this))
{
    setObjectName(QStringLiteral("sideCard"));
    m_words->setObjectName(QStringLiteral("sideCardWords"));
    m_words->setFrameShape(QFrame::NoFrame);
    m_words->viewport()->setAutoFillBackground(false);
    m_words->document()->setDocumentMargin(0);
    m_words->setAccessibleName(tr("The card looked at"));
    connect(&desk.appearance, &Appearance::changed, this, [this] {
        say();
        update();
    });
    connect(&desk.pictures, &CardPictures::arrived, this, qOverload<>(&QWidget::update));
    say();
}

void SideCard::show(std::optional<CardIndex> card)
{
    if (card == m_card)
        return;
    m_card = card;
    say();
    update();
}

QSize SideCard::sizeHint() const
{
    return {72 * kGrid, 10 * QFontMetrics(m_desk.appearance.theme().text).height()};
}

QSize SideCard::minimumSizeHint() const
{
    return {60 * kGrid, 6 * QFontMetrics(m_desk.appearance.theme().text).height()};
}

QRect SideCard::facePlace() const
{
    const int wide = std::min(static_cast<int>((height() - kGrid) * kFaceProportion), width() * 34 / 100);
    return {0, kGrid / 2, wide, static_cast<int>(wide / kFaceProportion)};
}

void SideCard::say()
{
    m_words->setVisible(m_card.has_value());
    if (!m_card) {
        setAccessibleName(tr("No card chosen"));
        return;
    }
    const Card& card = m_desk.box.cards[*m_card];
    setAccessibleName(describe(card));
    const Theme& theme = m_desk.appearance.theme();
    const QStringList kinds = QStringList(word(card.type)) + tellingKeywordsOn(card);
    QString words = QStringLiteral("<b>%1</b><br><span style='color:%2'>%3 · %4</span>")
                        .arg(QString::fromStdString(card.title).toHtmlEscaped(), theme.quiet.name(),
                             kinds.join(QStringLiteral(" · ")).toHtmlEscaped(), QString::fromStdString(card.id));
    if (const QStringList activators = activatorsOn(card); !activators.isEmpty())
        words += QStringLiteral("<br><span style='color:%1'>%2</span>")
                     .arg(theme.quiet.name(),
                          tr("Played on: %1").arg(activators.join(QStringLiteral(", "))).toHtmlEscaped());
    const QString text = m_desk.texts.text(*m_card);
    if (!text.isEmpty())
        words += QStringLiteral("<p style='margin-top:4px'>%1</p>").arg(text.toHtmlEscaped());
    else if (card.agent || card.site || card.xfile || card.adversary)
        words += QStringLiteral("<p style='margin-top:4px'>%1</p>")
                     .arg(describe(card).section(semicolon(), 2).toHtmlEscaped());
    m_words->setHtml(words);
}

void SideCard::resizeEvent(QResizeEvent*)
{
    const int left = facePlace().right() + 3 * kGrid;
    m_words->setGeometry(left, 0, width() - left, height());
}

void SideCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme& theme = m_desk.appearance.theme();
    const QRectF place = QRectF(facePlace()).adjusted(1, 1, -1, -1);
    if (!m_card) {
        painter.setPen(theme.quiet);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("Click a card to read it here."));
        return;
    }
    const QPixmap picture = m_desk.pictures.picture(*m_card, static_cast<int>(place.width()), devicePixelRatioF());
    if (!picture.isNull())
        return paintPicture(painter, place, picture);
    paintTableFace(painter, faceIn(place), m_desk.box.cards[*m_card], m_desk.texts.text(*m_card), theme);
}

} // namespace dossier
