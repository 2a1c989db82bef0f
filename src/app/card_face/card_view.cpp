#include "app/card_face/card_view.h"

#include "app/card_face/card_face.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_words.h"
#include "desk/pictures/card_pictures.h"
#include "wording/card_text/card_text.h"

#include <QPainter>

#include <cmath>

namespace dossier {

CardView::CardView(const CardPool& pool, const CardTexts& texts, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_pool(pool)
    , m_texts(texts)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("cardView"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    show(std::nullopt);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void CardView::usePictures(CardPictures& pictures)
{
    m_pictures = &pictures;
    connect(&pictures, &CardPictures::arrived, this, qOverload<>(&QWidget::update));
    connect(&pictures, &CardPictures::folderRead, this, qOverload<>(&QWidget::update));
}

void CardView::show(std::optional<CardIndex> card)
{
    m_card = card;
    setAccessibleName(card ? describe(m_pool[*card]) : tr("No card chosen"));
    setAccessibleDescription(card ? m_texts.text(*card) : QString());
    update();
}

int CardView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(width / kFaceProportion));
}

void CardView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF face = faceIn(QRectF(rect()));
    const Theme& theme = m_appearance.theme();
    if (m_card && m_pictures) {
        const QPixmap picture = m_pictures->picture(*m_card, static_cast<int>(face.width()), devicePixelRatioF());
        if (!picture.isNull())
            return paintPicture(painter, face, picture);
    }
    if (m_card) {
        paintCardFace(painter, face, m_pool[*m_card], m_texts.text(*m_card), theme);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1, Qt::DashLine));
    painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), 3 * kGrid, 3 * kGrid);
    painter.setPen(theme.quiet);
    painter.drawText(face.adjusted(6 * kGrid, 0, -6 * kGrid, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Choose a card to see it here."));
}

} // namespace dossier
