// The words above a part of a panel, in the middle of an empty one, and at the foot of a dialog.
#pragma once

#include <QLabel>

#include <initializer_list>

class QDialog;
class QHBoxLayout;
class QLayout;
class QPushButton;
class QVBoxLayout;

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

// What came of something, in a sentence: quiet, or in the colour of errors.
class StatusLabel : public QLabel
{
    Q_OBJECT

public:
    explicit StatusLabel(const Appearance& appearance, QWidget* parent = nullptr);

    void tell(const QString& words, bool trouble);

private:
    void wear();

    const Appearance& m_appearance;
    bool m_trouble = false;
};

// Lays a dialog out: what is put into the column returned, and below it one row of what came of it and the buttons.
QVBoxLayout* layOutAboveFoot(QDialog& dialog, QLabel* status, std::initializer_list<QPushButton*> buttons);

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
