// The search line: a word finds titles, a query finds anything; what is wrong with a query is said below, in words.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace dossier {

class Appearance;
class QueryLine;
class StatusLabel;

// Puts the keyboard into a list that is shown, and says whether it is. A hidden one would keep it for later, and take
// it from the line as soon as it is shown again, in the middle of a word.
bool goDownTo(QWidget& list);

class SearchBox : public QWidget
{
    Q_OBJECT

public:
    explicit SearchBox(const Appearance& appearance, QWidget* parent = nullptr);

    // For another list than that of the cards.
    void nameLine(const QString& objectName, const QString& placeholder, const QString& accessibleName);

    QString text() const;
    void setText(const QString& text);
    // For a narrow place: without the button for help, and with a name of its own among the widgets.
    void beShort(const QString& lineName);
    // Puts the cursor here and selects what is there.
    void focus();
    // `problem` is a sentence; the place is marked in the line, in letters. "" takes the complaint away.
    void complain(const QString& problem, int at = 0, int length = 0);
    void setCount(const QString& count);

signals:
    void searched(const QString& text);
    void leftDownwards(); // the arrow key down, or Enter
    void helpWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QueryLine* m_line;
    StatusLabel* m_problem;
    QLabel* m_count;
    QToolButton* m_help;
    QHBoxLayout* m_row;
};

} // namespace dossier
