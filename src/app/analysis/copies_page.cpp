#include "app/analysis/copies_page.h"

#include "app/analysis/missing_part.h"
#include "app/analysis/nearest_part.h"
#include "app/analysis/pull_part.h"
#include "app/analysis/together_part.h"
#include "app/theme/theme.h"

#include <QVBoxLayout>

namespace dossier {

CopiesPage::CopiesPage(const Desk& desk, QWidget* parent)
    : AnalysisPage(desk, parent)
    , m_missing(new MissingPart(desk, this))
    , m_nearest(new NearestPart(desk, this))
    , m_together(new TogetherPart(desk, this))
    , m_pull(new PullPart(desk, this))
{
    setObjectName(QStringLiteral("copiesPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 2 * kGrid, 2 * kGrid);
    column->setSpacing(5 * kGrid);
    for (QWidget* part : std::initializer_list<QWidget*>{m_missing, m_nearest, m_together, m_pull})
        column->addWidget(part);
    column->addStretch(1);
}

void CopiesPage::refresh()
{
    m_missing->refresh();
    m_nearest->refresh();
    m_together->refresh();
    m_pull->refresh();
}

} // namespace dossier
