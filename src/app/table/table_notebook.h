// The notebook beside the table, small: of another player's X-File which characteristics are open, struck or known, how
// many X-Files that leaves, what is best asked next; and what he can still suspect of one's own. A click opens all of
// it.
#pragma once

#include "domain/deduction/deduction.h"
#include "engine/state/thing.h"

#include <QWidget>

#include <array>
#include <functional>
#include <optional>

class QComboBox;

namespace dossier {

class SeatGame;
class XFileNotebook;
struct Desk;
struct Observation;

// The Sites that the observer can still solve in this turn, as far as their being in hand or in the Field goes; outside
// his turn, and where none is left in the Field, those for his next. `asked`: the one under investigation has had its
// question. Of this turn those alone for which `mayPass` is true, where it is given.
std::vector<CardIndex> sitesWithinReach(const Observation& seen, bool asked = false,
                                        const std::function<bool(CardRef)>& mayPass = {});

class TableNotebook : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive it.
    TableNotebook(const Desk& desk, SeatGame& game, QWidget* parent = nullptr);

    const XFileNotebook& notebook() const { return *m_notebook; }
    // Whose X-File it is about; kNoSeat before there is a game.
    Seat about() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    // The table is shown anew.
    void follow();

signals:
    void wanted(); // all of it

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr int kLeastUnit = 4;
    enum class Box { Open, Struck, Known };
    struct Row
    {
        std::array<Box, kTypesPerCharacteristic> boxes{};
        QString says;
        QString brief{}; // where there is no room for that
    };

    void listPlayers();
    void refresh();
    QFont headFont(qreal size) const;
    QString countWords() const;
    qreal countWidth() const;
    void placePlayer();
    void fillRows();
    void findBest();
    int line() const;
    qreal namesWidth(qreal row) const;
    void paintRow(QPainter& painter, const QRectF& row, Characteristic of) const;

    const Desk& m_desk;
    SeatGame& m_game;
    XFileNotebook* m_notebook;
    QComboBox* m_player;
    Seat m_subject = kNoSeat; // whose X-File is being investigated
    std::array<Row, kCharacteristics> m_rows;
    std::optional<Question> m_best; // of those that Sites at hand could ask
    QString m_bestWords;
    QString m_mine; // what he can suspect of the viewer's
};

} // namespace dossier
