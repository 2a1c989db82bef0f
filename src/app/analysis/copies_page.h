// What the collection says to the open deck: what is missing, what can be built instead, beside what, and from where.
#pragma once

#include "app/analysis/analysis_page.h"

namespace dossier {

class MissingPart;
class NearestPart;
class PullPart;
class TogetherPart;

class CopiesPage : public AnalysisPage
{
    Q_OBJECT

public:
    explicit CopiesPage(const Desk& desk, QWidget* parent = nullptr);

    void refresh() override;
    int patienceMs() const override { return 200; }

private:
    MissingPart* m_missing;
    NearestPart* m_nearest;
    TogetherPart* m_together;
    PullPart* m_pull;
};

} // namespace dossier
