#include "app/widgets/heading.h"

#include "app/theme/appearance.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace dossier {

HeadingLabel::HeadingLabel(const QString& text, const Appearance& appearance, QWidget* parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    QFont bold = appearance.theme().text;
    bold.setWeight(QFont::DemiBold);
    setFont(bold);
}

QuietLabel::QuietLabel(const QString& text, const Appearance& appearance, QWidget* parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    const auto wear = [this, &appearance] {
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, appearance.theme().quiet);
        setPalette(colours);
    };
    wear();
    connect(&appearance, &Appearance::changed, this, wear);
}

StatusLabel::StatusLabel(const Appearance& appearance, QWidget* parent)
    : QLabel(parent)
    , m_appearance(appearance)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    wear();
    connect(&appearance, &Appearance::changed, this, &StatusLabel::wear);
}

void StatusLabel::tell(const QString& words, bool trouble)
{
    m_trouble = trouble;
    wear();
    setText(words);
}

void StatusLabel::wear()
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, m_trouble ? m_appearance.theme().error : m_appearance.theme().quiet);
    setPalette(colours);
}

QVBoxLayout* layOutAboveFoot(QDialog& dialog, QLabel* status, std::initializer_list<QPushButton*> buttons)
{
    auto* all = new QVBoxLayout(&dialog);
    all->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    all->setSpacing(3 * kGrid);
    auto* above = new QVBoxLayout;
    above->setSpacing(3 * kGrid);
    all->addLayout(above, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(status, 1);
    for (QPushButton* button : buttons)
        foot->addWidget(button);
    all->addLayout(foot);
    return above;
}

Invitation::Invitation(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_first(new QLabel(this))
    , m_more(new QuietLabel({}, appearance, this))
    , m_buttons(new QHBoxLayout)
{
    m_first->setFont(appearance.theme().heading);
    m_first->setTextFormat(Qt::PlainText);
    m_first->setWordWrap(true);
    m_first->setAlignment(Qt::AlignCenter);
    m_more->setAlignment(Qt::AlignCenter);
    m_buttons->addStretch(1);
    m_buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addWidget(m_first, 0, Qt::AlignHCenter);
    column->addSpacing(kGrid);
    column->addWidget(m_more, 0, Qt::AlignHCenter);
    column->addSpacing(4 * kGrid);
    column->addLayout(m_buttons);
    column->addStretch(3);
}

void Invitation::setWords(const QString& first, const QString& more)
{
    m_first->setText(first);
    m_first->setVisible(!first.isEmpty());
    m_more->setText(more);
    fit();
}

QPushButton* Invitation::addButton(const QString& text)
{
    auto* button = new QPushButton(text, this);
    m_buttons->insertWidget(m_buttons->count() - 1, button, 0, Qt::AlignCenter);
    fit();
    return button;
}

QSize Invitation::minimumSizeHint() const
{
    return {40 * kGrid, 40 * kGrid}; // that of the labels is for the width they had before
}

void Invitation::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

// A layout that centres a label asks it for its height before it knows its width.
void Invitation::fit()
{
    for (QLabel* label : {m_first, m_more}) {
        const int letters = 60 * label->fontMetrics().averageCharWidth();
        const int width = std::clamp(this->width() - 8 * kGrid, 20 * kGrid, letters);
        label->setMinimumSize(0, 0); // else it never asks for less than it had
        label->setFixedSize(width, std::max(label->heightForWidth(width), 0)); // of no words: none
    }
    int buttons = 0;
    for (int i = 0; i < m_buttons->count(); ++i)
        if (const QWidget* button = m_buttons->itemAt(i)->widget())
            buttons += button->sizeHint().width() + m_buttons->spacing();
    m_buttons->setDirection(buttons < width() - 6 * kGrid ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace dossier
