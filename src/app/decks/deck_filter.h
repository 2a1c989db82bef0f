// The line that shows only some cards of the open deck: the search language over its Team and its Bureau Deck. What is
// counted and what the rules say stays about the whole deck.
#pragma once

#include "desk/search/card_search.h"

#include <QWidget>

namespace dossier {

class SearchBox;
class ZoneList;
struct Desk;

class DeckFilter : public QWidget
{
    Q_OBJECT

public:
    // The lists must show the open deck of the desk; all three must outlive this.
    DeckFilter(const Desk& desk, ZoneList& team, ZoneList& bureau, QWidget* parent = nullptr);
    ~DeckFilter() override;

    void focus();
    // All cards are shown again.
    void clear();

private:
    void apply();

    const Desk& m_desk;
    CardSearch m_finder;
    ZoneList& m_team;
    ZoneList& m_bureau;
    SearchBox* m_line;
};

} // namespace dossier
