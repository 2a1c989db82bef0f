// A sealed evening: how many play and what everybody opens. It makes a deck for each of them and can seat them at the
// table.
#pragma once

#include "domain/sealed/sealed_evening.h"

#include <QDialog>

class QCheckBox;
class QPushButton;
class QSpinBox;

namespace dossier {

class QuietLabel;
struct Desk;

class SealedDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SealedDialog(const Desk& desk, QWidget* parent = nullptr);

    SealedSetup setup() const;

signals:
    // The decks are on the shelf, by these names; `toTable`: they are to be played with now.
    void opened(const QStringList& decks, bool toTable);

private:
    QSpinBox* number(const char* name, int least, int most, int usual);
    void createLayout();
    void connectSignals();
    void settle();
    void drawSeed();
    void unpack();

    const Desk& m_desk;
    QSpinBox* m_players;
    QSpinBox* m_starters;
    QSpinBox* m_boosters;
    QSpinBox* m_reserve;
    QSpinBox* m_seed;
    QPushButton* m_draw;
    QCheckBox* m_toTable;
    QuietLabel* m_remark;
    QPushButton* m_open;
};

} // namespace dossier
