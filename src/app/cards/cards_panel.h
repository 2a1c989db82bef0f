// The tab with all cards: the search and what was found in the middle, in docks the filters and the chosen card.
#pragma once

#include "domain/cards/rule_number.h"
#include "domain/decks/deck.h"
#include "domain/search/query_fields.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QMenu;
class QSlider;
class QToolButton;

namespace dossier {

class BigCard;
class CardDock;
class CardSearch;
class CardListModel;
class CardViews;
class Dock;
class DockArea;
class FilterPanel;
class SearchBox;
class SearchHelp;
enum class Glyph;
struct Desk;

class CardsPanel : public QWidget
{
    Q_OBJECT

public:
    enum Part { Filters, Card, kParts };

    explicit CardsPanel(const Desk& desk, QWidget* parent = nullptr);
    ~CardsPanel() override;

    // The card is shown and chosen, even where the search hid it.
    void jumpTo(CardIndex card);
    void focusSearch();
    void searchFor(const QString& query);
    void showAsPictures(bool pictures);
    DockArea& docks() { return *m_docks; }
    Dock& dock(Part part) { return part == Filters ? *m_filtersDock : *m_cardDock; }
    void showFilters(bool shown);
    void showHelp();

signals:
    void rulingsWanted(dossier::CardIndex card);
    void ruleWanted(dossier::RuleNumber rule);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QLayout* createBar();
    void createLayout();
    void connectSignals();
    void search(const QString& query);
    void showCards(std::vector<CardIndex> cards, bool ordered, const QString& nothing);
    QMenu* createColumnMenu();
    void openCardMenu(const QPoint& place);
    void showFacets();
    void tick(QueryField field, int place, bool on);
    QString nothingFound(const QString& query) const;
    static QString notUnderstood();
    void searchTitle(const QString& title);
    void addChosen(bool toTeam);
    void changeOwned(int change);
    void lookAtChosen();
    QToolButton* button(Glyph glyph, const QString& name, const QString& words);

    // What was looked at when the window went.
    struct Left
    {
        QString query;
        std::optional<CardIndex> card;
    };

    const Desk& m_desk;
    std::unique_ptr<CardSearch> m_finder;
    CardListModel* m_model;
    SearchBox* m_search;
    FilterPanel* m_filters;
    CardViews* m_views;
    CardDock* m_card;
    QToolButton* m_filtersButton;
    QToolButton* m_tableButton;
    QToolButton* m_gridButton;
    QToolButton* m_columnsButton;
    QSlider* m_zoom;
    DockArea* m_docks;
    Dock* m_filtersDock;
    Dock* m_cardDock;
    SearchHelp* m_help = nullptr;
    BigCard* m_bigCard = nullptr;
    bool m_waits = false;              // for the collection to be read
    std::optional<CardIndex> m_chosen; // last; a search that does not find it keeps it
};

} // namespace dossier
