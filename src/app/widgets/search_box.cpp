#include "app/widgets/search_box.h"

#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/heading.h"
#include "app/widgets/query_line.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace dossier {

bool goDownTo(QWidget& list)
{
    if (list.isVisible())
        list.setFocus();
    return list.isVisible();
}

SearchBox::SearchBox(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_line(new QueryLine(appearance, this))
    , m_problem(new StatusLabel(appearance, this))
    , m_count(new QuietLabel({}, appearance, this))
    , m_help(new QToolButton(this))
    , m_row(new QHBoxLayout)
{
    m_line->setObjectName(QStringLiteral("searchLine"));
    m_line->setPlaceholderText(tr("A title, or t:site, k:alien, cost<3 …"));
    m_line->setAccessibleName(tr("Search cards"));
    m_line->setClearButtonEnabled(true);
    m_line->addAction(icon(Glyph::Search, appearance), QLineEdit::LeadingPosition);
    m_line->installEventFilter(this);
    setFocusProxy(m_line);
    m_problem->setObjectName(QStringLiteral("searchProblem"));
    m_problem->hide();
    m_count->setObjectName(QStringLiteral("searchCount"));
    m_help->setObjectName(QStringLiteral("searchHelpButton"));
    m_help->setText(QStringLiteral("?"));
    m_help->setAutoRaise(true);
    m_help->setFocusPolicy(Qt::TabFocus);
    m_help->setToolTip(tr("What can be searched for (?)"));
    m_help->setAccessibleName(tr("What can be searched for"));
    m_row->addWidget(m_line, 1);
    m_row->addWidget(m_help);
    m_row->addWidget(m_count);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_row);
    column->addWidget(m_problem);
    connect(m_line, &QLineEdit::textChanged, this, &SearchBox::searched);
    connect(m_help, &QToolButton::clicked, this, &SearchBox::helpWanted);
}

void SearchBox::nameLine(const QString& objectName, const QString& placeholder, const QString& accessibleName)
{
    m_line->setObjectName(objectName);
    m_line->setPlaceholderText(placeholder);
    m_line->setAccessibleName(accessibleName);
}

QString SearchBox::text() const
{
    return m_line->text();
}

void SearchBox::setText(const QString& text)
{
    m_line->setText(text);
}

void SearchBox::beShort(const QString& lineName)
{
    m_line->setObjectName(lineName);
    m_help->hide();
}

void SearchBox::focus()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void SearchBox::complain(const QString& problem, int at, int length)
{
    m_problem->tell(problem, true);
    m_problem->setVisible(!problem.isEmpty());
    m_line->setAccessibleDescription(problem);
    if (problem.isEmpty())
        m_line->clearFault();
    else
        m_line->markFault(at, length);
}

void SearchBox::setCount(const QString& count)
{
    m_count->setText(count);
    m_count->setVisible(!count.isEmpty()); // an empty one would keep its room
}

// The count stands beneath the line where both would be too short beside each other.
void SearchBox::resizeEvent(QResizeEvent* event)
{
    constexpr int kLettersForBoth = 26;
    QWidget::resizeEvent(event);
    const bool beneath = width() < kLettersForBoth * fontMetrics().averageCharWidth();
    if (beneath == (m_row->indexOf(m_count) < 0))
        return;
    if (beneath) {
        m_row->removeWidget(m_count);
        static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_count);
    } else {
        layout()->removeWidget(m_count);
        m_row->addWidget(m_count);
    }
}

bool SearchBox::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            m_line->clear();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            emit leftDownwards();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace dossier
