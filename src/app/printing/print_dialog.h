// Choosing what to print, beside the pages as they will be. It stays open while one works on, and follows the deck and
// the collection.
#pragma once

#include "app/printing/print_job.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace dossier {

class PagePreview;
class StatusLabel;

class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PrintDialog(const Desk& desk, QWidget* parent = nullptr);

    void choose(PrintKind kind);
    PrintJob job() const;

private:
    QWidget* createChoices();
    QWidget* createDeckSheetPage();
    QWidget* createPullPage();
    QWidget* createProxyPage();
    QWidget* createChecklistPage();
    void createLayout();
    void connectSignals();
    void refresh();
    void saveAsPdf();
    void write(const PrintedSheet& sheet, const QString& path);
    void print();

    const Desk& m_desk;
    QComboBox* m_kind;
    QComboBox* m_paper;
    QStackedWidget* m_pages;
    QLineEdit* m_player;
    QLineEdit* m_event;
    QDateEdit* m_date;
    QCheckBox* m_showXFile;
    QCheckBox* m_fewestLocations;
    QComboBox* m_copies;
    QComboBox* m_proxies;
    QComboBox* m_order;
    QCheckBox* m_onlyMissing;
    QCheckBox* m_tickOwned;
    PagePreview* m_preview;
    StatusLabel* m_said;
    QPushButton* m_save;
    QPushButton* m_print;
    QTimer m_soon;
};

// The dialog of this window, made when it is first wanted.
PrintDialog& showPrintDialog(const Desk& desk, QWidget& window);

} // namespace dossier
