// A large button of the start page: what it leads to, a sentence, and a quiet drawing.
#pragma once

#include "domain/cards/card.h"

#include <QAbstractButton>

namespace dossier {

class Appearance;

class Tile : public QAbstractButton
{
    Q_OBJECT

public:
    // The drawing is that of a card type; `key` may be empty.
    Tile(const Appearance& appearance, const QString& title, const QString& says, const QString& key, CardType drawing,
         QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // Pixels across that the words may take in a tile of this size, the drawing being beside them.
    qreal roomForWords(const QSizeF& in) const;
    // Pixels that all of it needs, small, in a tile so wide.
    int heightNeeded(int width) const;
    QFont titleFont() const;
    QRectF inner() const;
    QRectF placeOfWords() const;
    // Whether its words have room in the usual size; those beside it are written in the same as it is.
    bool isRoomy() const;
    bool areAllRoomy() const;

    const Appearance& m_appearance;
    QString m_says;
    QString m_key;
    CardType m_drawing;
};

} // namespace dossier
