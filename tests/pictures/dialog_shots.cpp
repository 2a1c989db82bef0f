#include "pictures/dialog_shots.h"

#include "app/cards/cards_panel.h"
#include "app/collection/collection_panel.h"
#include "app/collection/heap_view.h"
#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/exporting/export_dialog.h"
#include "app/preferences/preferences_window.h"
#include "app/printing/print_dialog.h"
#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/widgets/desk.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>

namespace dossier {

namespace {

const QString kTable = QStringLiteral("Count,Name,Location,Condition,Colour\n"
                                      "2,\"Aubrey, MO\",\"Binder 1, page 3\",Near Mint,\n"
                                      "1,Agent Nobody,,,\n3,Gibsontown,Box,,\n-4,\"Marion, VA\",,,\n");

class DialogShots
{
public:
    DialogShots(Program& program, const QDir& folder)
        : m_program(program)
        , m_folder(folder)
    {}

    bool take()
    {
        takeCollection();
        takeImport();
        const Desk& desk = m_program.desk();
        takeWindow(showExportDialog(desk, window()), "dialog-export");
        PrintDialog& print = showPrintDialog(desk, window());
        print.choose(PrintKind::DeckSheet);
        takeWindow(print, "dialog-print");
        takePreferences();
        window().findChild<QAction*>(QStringLiteral("edit.history"))->trigger();
        takeNamed("history", "dialog-history");
        window().showTab(MainWindow::Cards);
        window().cards().showHelp();
        takeNamed("searchHelp", "dialog-search-help");
        return m_written;
    }

private:
    MainWindow& window() { return m_program.window(); }

    void save(QWidget& shown, const QString& name)
    {
        QApplication::processEvents();
        m_written = shown.grab().save(m_folder.filePath(name + QStringLiteral(".png"))) && m_written;
    }

    void takeWindow(QWidget& dialog, const char* name)
    {
        dialog.show();
        save(dialog, QLatin1String(name));
        dialog.close();
    }

    void takeNamed(const char* object, const char* name)
    {
        if (auto* found = window().findChild<QWidget*>(QLatin1String(object)))
            takeWindow(*found, name);
        else
            m_written = false;
    }

    // With the strip for some copies of a row.
    void takeCollection()
    {
        window().showTab(MainWindow::Collection);
        window().collection().showPage(CollectionPanel::Heaps);
        auto* table = window().findChild<HeapView*>(QStringLiteral("heapTable"));
        table->selectRow(0);
        emit table->partWanted();
        save(window(), QStringLiteral("collection-part"));
    }

    void takeImport()
    {
        DeckFiles& files = window().decks().files();
        files.importText(QStringLiteral("Bureau Deck:\n2 Aubrey, MO\n1 Gibsontown\n3 no such card\n"));
        takeNamed("importDialog", "dialog-import-deck");
        files.importText(kTable);
        window().findChild<QComboBox*>(QStringLiteral("importWhat"))->setCurrentIndex(1);
        takeNamed("importDialog", "dialog-import-collection");
    }

    void takePreferences()
    {
        for (int page = 0; page < PreferencesWindow::kPages; ++page) {
            window().showPreferences(page);
            auto* shown = window().findChild<PreferencesWindow*>();
            QApplication::processEvents();
            m_written =
                shown->grab().save(m_folder.filePath(QStringLiteral("dialog-settings-%1.png").arg(page))) && m_written;
            shown->close();
        }
    }

    Program& m_program;
    const QDir& m_folder;
    bool m_written = true;
};

} // namespace

bool takeDialogs(Program& program, const QDir& folder)
{
    return DialogShots(program, folder).take();
}

} // namespace dossier
