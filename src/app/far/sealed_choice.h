// Before a table that is kept here: whether everybody brings his own deck, or each opens packs there and plays with
// what is in them.
#pragma once

#include "domain/sealed/sealed_evening.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QSpinBox;

namespace dossier {

class SealedChoice : public QWidget
{
    Q_OBJECT

public:
    explicit SealedChoice(QWidget* parent = nullptr);

    // What each opens; nothing where everybody brings his own deck.
    std::optional<SealedSetup> sealed() const;
    // Only of the Advanced Game.
    void setPossible(bool possible);

private:
    void settle();

    QComboBox* m_decks;
    QWidget* m_packs;
    QSpinBox* m_starters;
    QSpinBox* m_boosters;
    QComboBox* m_starterSet;
    QComboBox* m_boosterSet;
    bool m_possible = true;
};

} // namespace dossier
