// One page beside the open deck: something worth knowing about it. The view around it says when to look again.
#pragma once

#include <QWidget>

namespace dossier {

struct Desk;

class AnalysisPage : public QWidget
{
    Q_OBJECT

public:
    // The desk must outlive the page.
    explicit AnalysisPage(const Desk& desk, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_desk(desk)
    {}

    // Reads the open deck, which there is, and shows what follows from it.
    virtual void refresh() = 0;
    // How long to wait after a change before looking again: 0 for what is reckoned in no time.
    virtual int patienceMs() const { return 0; }

protected:
    const Desk& desk() const { return m_desk; }

private:
    const Desk& m_desk;
};

} // namespace dossier
