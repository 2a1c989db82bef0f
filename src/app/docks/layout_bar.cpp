#include "app/docks/layout_bar.h"

#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace dossier {

namespace {

constexpr int kLongestName = 60;

} // namespace

LayoutBar::LayoutBar(const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_name(new QLineEdit(this))
{
    setObjectName(QStringLiteral("layoutBar"));
    m_name->setObjectName(QStringLiteral("layoutName"));
    m_name->setAccessibleName(tr("Name of the layout"));
    m_name->setPlaceholderText(tr("Name of the layout"));
    m_name->setMaxLength(kLongestName);
    m_name->setMinimumWidth(60 * kGrid);
    auto* save = new QPushButton(tr("Save the layout"), this);
    save->setObjectName(QStringLiteral("saveLayout"));
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeLayoutBar"));
    close->setIcon(icon(Glyph::Close, appearance));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Leave the layout without a name"));
    close->setToolTip(tr("Leave the layout without a name"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4 * kGrid, kGrid, 2 * kGrid, kGrid);
    row->addWidget(new QLabel(tr("This layout is called"), this));
    row->addWidget(m_name);
    row->addWidget(save);
    row->addStretch(1);
    row->addWidget(close);
    hide();
    connect(m_name, &QLineEdit::returnPressed, this, &LayoutBar::give);
    connect(save, &QPushButton::clicked, this, &LayoutBar::give);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
}

void LayoutBar::ask(const QStringList& names)
{
    delete m_name->completer();
    auto* known = new QCompleter(names, m_name);
    known->setCaseSensitivity(Qt::CaseInsensitive);
    m_name->setCompleter(known);
    m_name->clear();
    show();
    window()->activateWindow(); // the keyboard may be in a floating dock
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void LayoutBar::give()
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty())
        return m_name->setFocus();
    hide();
    emit named(name);
}

void LayoutBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

void LayoutBar::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), m_appearance.theme().raised);
}

} // namespace dossier
