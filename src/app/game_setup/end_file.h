// One player's X-File when the game is over: the card face up, and on a ruled sheet what was asked about it, with what
// each answer left.
#pragma once

#include "app/game_setup/folder.h"
#include "app/game_setup/played_facts.h"

#include <QStringList>

#include <optional>

namespace dossier {

struct Desk;

// A line of the sheet.
struct EndLine
{
    int turn = 0;
    QString asked{};
    QString answer{};
    QString left{};
    bool good = false;  // the answer was yes, or the guess right
    bool heads = false; // no answer, but who asked those that follow
};

class EndSheet : public QWidget
{
    Q_OBJECT

public:
    // With `narrow` turns are said by their number alone, answers by their mark.
    EndSheet(const Desk& desk, bool narrow, QWidget* parent);

    void show(const QString& heading, std::vector<EndLine> lines, const QString& last);
    // Lines that have no room: the first ones, for the latest stay.
    int hiddenLines() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    qreal lineHeight() const;
    // Where lines have no room the tip lists all of them.
    void setTip();
    void paintLine(QPainter& painter, const EndLine& line, const QRectF& at) const;

    const Desk& m_desk;
    const bool m_narrow;
    QString m_heading;
    std::vector<EndLine> m_lines;
    QString m_last;
};

class EndCard : public QWidget
{
    Q_OBJECT

public:
    EndCard(const Desk& desk, QWidget* parent);

    void show(std::optional<CardIndex> card);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Desk& m_desk;
    std::optional<CardIndex> m_card;
};

class EndFile : public Folder
{
    Q_OBJECT

public:
    // With `narrow`, where many lie side by side, the sheet alone is shown.
    EndFile(const Desk& desk, bool narrow, QWidget* parent = nullptr);

    struct Content
    {
        QString title{};  // whose X-File
        QString beside{}; // "found in turn 9"
        std::optional<CardIndex> card{};
        QString heading{}; // who asked; in a narrow one the card's title
        std::vector<EndLine> lines{};
        QString last{};
    };
    void show(const Content& content);
    // In a low page it is narrow, too.
    void setLow(bool low);

private:
    void showTitle();

    const Desk& m_desk;
    const bool m_narrow;
    Content m_content;
    EndCard* m_card;
    EndSheet* m_sheet;
};

} // namespace dossier
