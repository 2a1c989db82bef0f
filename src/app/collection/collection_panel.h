// The tab with the user's own cards: type a number or a title above and press Enter, put it right in the table below.
#pragma once

#include "app/collection/card_entry.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace dossier {

class CardDock;
class CardEntryLine;
class EntryLog;
class HeapTableModel;
struct Desk;

class CollectionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CollectionPanel(const Desk& desk, QWidget* parent = nullptr);
    ~CollectionPanel() override;

    void focusEntry();

signals:
    void rulingsWanted(dossier::CardIndex card);

private:
    void createTable();
    void createLayout();
    void connectSignals();
    void take(const CardEntry& entry);
    void refresh();
    void addToRow(int copies);

    const Desk& m_desk;
    HeapTableModel* m_model;
    CardEntryLine* m_entry;
    EntryLog* m_log;
    QTableView* m_table;
    QLabel* m_empty;
    QStackedWidget* m_pages;
    QLabel* m_totals;
    QSplitter* m_splitter;
    CardDock* m_dock;
};

} // namespace dossier
