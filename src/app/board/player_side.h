// A player's plate: his name, pools and piles, the tab of his X-File, what the observer knows of his hidden cards.
#pragma once

#include "domain/cards/vocabulary.h"
#include "engine/state/thing.h"

#include <QStringList>
#include <QWidget>

class QToolButton;

namespace dossier {

class Appearance;
class XFileTab;

struct PlateFacts
{
    Seat seat = kNoSeat;
    QString name{};
    bool reader = false; // he is the one who reads this
    int rp = 0;
    int cp = 0;
    int deck = 0;
    int hand = 0;
    int discard = 0;
    bool active = false;  // he investigates
    bool decides = false; // he is asked
    bool own = false;     // the observer's
    bool pools = true;    // not in the Basic Game
    bool strip = false;   // all in one line
    QString xFile{};      // on the tab
    QString xFileLine{};
    QStringList known{}; // what is said below: suspicions, cards that were seen
};

class PlayerSide : public QWidget
{
    Q_OBJECT

public:
    PlayerSide(const Appearance& appearance, QWidget* parent);

    void show(const PlateFacts& facts);
    using QWidget::show;
    Seat seat() const { return m_facts.seat; }
    // Where his deck is, and where his Discard Pile; in the plate's own measures.
    QRect deckPlace() const { return m_deckPlace; }
    QRect discardPlace() const;

signals:
    // The Discard Pile is to be looked through.
    void discardWanted(dossier::Seat seat);
    void xFileWanted(dossier::Seat seat);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();
    void placeInLine();
    void paintName(QPainter& painter, const QRect& box);
    QFont poolFont() const;
    int widthOfPool(int number) const;
    void paintPool(QPainter& painter, const QPoint& at, Pool pool, int number);
    void paintKnown(QPainter& painter);
    void paintPile(QPainter& painter, const QRect& box, int mark, int number);

    const Appearance& m_appearance;
    QToolButton* m_discard;
    XFileTab* m_tab;
    PlateFacts m_facts;
    QRect m_nameBox;
    QRect m_poolBox;
    QRect m_deckPlace;
    QRect m_handPlace;
    QRect m_knownBox;
};

} // namespace dossier
