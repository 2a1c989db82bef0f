// What can be known about the open deck, on pages. A page is made when it is first looked at and reckons only while it
// is seen.
#pragma once

#include <QTimer>
#include <QWidget>

#include <array>

class QComboBox;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace dossier {

class AnalysisPage;
class QuietLabel;
struct Desk;

class AnalysisView : public QWidget
{
    Q_OBJECT

public:
    enum Page { Profile, Sites, Odds, Team, Economy, Copies, Compare, kPages };

    explicit AnalysisView(const Desk& desk, QWidget* parent = nullptr);

    void showPage(int page);
    int currentPage() const;
    AnalysisPage& page(int page);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void createLayout();
    void connectSignals();
    AnalysisPage* made(int page);
    static void beNarrow(AnalysisPage& page);
    // Something changed: these pages are out of date.
    void age(std::initializer_list<Page> pages);
    // The page that is seen, if it is out of date.
    void catchUpSoon();
    void catchUp();
    void refreshNow();

    const Desk& m_desk;
    QTabBar* m_tabs;
    QComboBox* m_choice; // instead of the tabs where they do not fit
    QStackedWidget* m_pages;
    QuietLabel* m_invitation;
    std::array<AnalysisPage*, kPages> m_made{};
    std::array<QScrollArea*, kPages> m_frames{};
    std::array<bool, kPages> m_stale{};
    QTimer m_pause;
};

} // namespace dossier
