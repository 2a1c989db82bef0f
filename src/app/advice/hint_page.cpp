#include "app/advice/hint_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

HintPage::HintPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_best(new HeadingLabel(QString(), desk.appearance, this))
    , m_reason(new QuietLabel(QString(), desk.appearance, this))
    , m_stop(new QPushButton(tr("Stop"), this))
    , m_figures(new QuietLabel(QString(), desk.appearance, this))
    , m_list(new AdviceList(desk.appearance, this))
{
    setObjectName(QStringLiteral("hintPage"));
    m_best->setObjectName(QStringLiteral("hintBest"));
    m_best->setWordWrap(true);
    m_reason->setObjectName(QStringLiteral("hintReason"));
    m_stop->setObjectName(QStringLiteral("stopHint"));
    m_stop->setToolTip(tr("Esc"));
    m_figures->setObjectName(QStringLiteral("hintFigures"));
    m_figures->setFont(desk.appearance.theme().small);
    m_figures->setAlignment(Qt::AlignRight);
    m_list->setObjectName(QStringLiteral("hintChoices"));
    m_list->setAccessibleName(tr("Choices by what they are worth"));
    m_list->setToolTip(tr("Return or a double click takes a choice"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_best);
    column->addWidget(m_reason);
    column->addWidget(m_stop, 0, Qt::AlignLeft);
    column->addWidget(m_figures);
    column->addWidget(m_list, 100);
    column->addStretch(1); // where there is no list
    setFocusProxy(m_list);
    connect(m_stop, &QPushButton::clicked, this, &HintPage::stopWanted);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        if (const auto row = m_list->rowAt(index))
            emit taken(Action(m_hint.actions[*row])); // the list may go with it
    });
    clear();
}

bool HintPage::isThinking() const
{
    return m_inUse && !m_stop->isHidden();
}

void HintPage::showThinking()
{
    clear();
    m_inUse = true;
    m_reason->setText(tr("The Director thinks about what you see …"));
    m_stop->show();
}

void HintPage::show(const Hint& hint)
{
    clear();
    m_inUse = true;
    m_hint = hint;
    m_best->setText(hint.best);
    m_reason->setText(hint.reason);
    m_figures->setText(hint.figures);
    arrange();
}

void HintPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_inUse && !isThinking() && isReasonInList() != m_reasonInList)
        arrange();
}

bool HintPage::isReasonInList() const
{
    return m_hint.rows.size() > 1 &&
           AdviceList::wantsPreface(*this, *m_reason, m_figures->sizeHint().height() + 3 * kGrid);
}

void HintPage::arrange()
{
    const bool several = m_hint.rows.size() > 1;
    m_reasonInList = isReasonInList();
    m_list->setRows(m_hint.rows, m_reasonInList ? m_hint.reason : QString());
    m_reason->setHidden(m_reasonInList);
    m_best->setVisible(!several); // else it is marked in the list
    m_figures->setVisible(several);
    m_list->setVisible(several);
    m_list->scrollToTop(); // what is advised is among the first
}

void HintPage::clear()
{
    m_inUse = false;
    m_best->hide();
    m_reason->clear();
    m_reason->show();
    m_stop->hide();
    m_figures->hide();
    m_list->hide();
    m_list->setRows({});
    m_hint = {};
    m_reasonInList = false;
}

} // namespace dossier
