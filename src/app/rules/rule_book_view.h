// The rule reference: sections to leaf through, a search line, and pages whose rule and card numbers are links.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/rule_book/rule_book.h"

#include <QWidget>

class QLineEdit;
class QListWidget;

class QToolButton;
class QUrl;

namespace dossier {

class Appearance;
class MeasuredBrowser;
class RulePage;

class RuleBookView : public QWidget
{
    Q_OBJECT

public:
    // `pool` and `appearance` must outlive the view.
    RuleBookView(RuleBook book, const CardPool& pool, const Appearance& appearance, QWidget* parent = nullptr);

    // Each of these is a step that `back` takes back.
    void showSection(const QString& key); // "DECK"
    void showRule(RuleNumber number);     // marked, within its section
    void showCardRulings(CardIndex card); // on all printings, then the rules that speak of it
    void showFound(const QString& words); // typing on replaces what was found for less

    void back();
    void forward();
    bool canGoBack() const { return m_here > 0; }
    bool canGoForward() const { return m_here + 1 < m_steps.size(); }

    struct Step
    {
        enum class Kind { Section, Rule, Card, Search };
        Kind kind = Kind::Section;
        QString what; // key, number, printed number, words
        int scroll = 0;

        bool operator==(const Step& other) const { return kind == other.kind && what == other.what; }
    };
    // Where one has been, and which of these steps is shown.
    struct Walk
    {
        std::vector<Step> steps;
        std::size_t here = 0;
    };
    // As left for the window that comes.
    Walk walk();
    void goOn(Walk walk);

    // Puts the cursor into the search line and selects what is there.
    void focusSearch();

    QSize sizeHint() const override;

signals:
    void cardWanted(dossier::CardIndex card);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createControls();
    void createLayout();
    void connectSignals();
    void fillSections();
    void sayWords();

    void go(Step step);
    void goTo(std::size_t step);
    void keepScroll();
    void showStep();
    void showSectionPage(const RuleSection& section, RuleNumber marked);
    void scrollToRule(const QString& anchor);
    void showNoRule(const QString& number);
    void showCardPage(const QString& number);
    void showSearchPage(const QString& words);
    void setPage(const RulePage& page);
    void selectSection(const QString& key);
    void follow(const QUrl& link);
    void searchFor(const QString& words);

    RuleBook m_book;
    const CardPool& m_pool;
    const Appearance& m_appearance;
    std::vector<Step> m_steps;
    std::size_t m_here = 0;

    QToolButton* m_back;
    QToolButton* m_forward;
    QLineEdit* m_search;
    QListWidget* m_sections;
    MeasuredBrowser* m_page;
};

} // namespace dossier
