// The words above a part of a panel, and those in the middle of an empty one.
#pragma once

#include <QLabel>

class QHBoxLayout;
class QPushButton;

namespace dossier {

class Appearance;

class HeadingLabel : public QLabel
{
    Q_OBJECT

public:
    HeadingLabel(const QString& text, const Appearance& appearance, QWidget* parent = nullptr);
};

// A line of second rank: smaller and quieter, breaking where it must.
class QuietLabel : public QLabel
{
    Q_OBJECT

public:
    QuietLabel(const QString& text, const Appearance& appearance, QWidget* parent = nullptr);
};

// What stands where there is nothing yet, in the middle: what belongs here, and the buttons that begin it. Its words
// are never cut: they get the height they need.
class Invitation : public QWidget
{
    Q_OBJECT

public:
    explicit Invitation(const Appearance& appearance, QWidget* parent = nullptr);

    // A line to begin with, perhaps none, and what else there is to say.
    void setWords(const QString& first, const QString& more);
    QString words() const { return m_more->text(); }
    // The buttons stand side by side in the order they come, where there is room.
    QPushButton* addButton(const QString& text);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QLabel* m_first;
    QLabel* m_more;
    QHBoxLayout* m_buttons;
};

} // namespace dossier
