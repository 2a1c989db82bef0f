// The window at work without anybody before it: catalogues, moves, imports, builds a deck, goes back and forth, and
// says so, a line for each, as soon as the window says it is done. Usage: kill_window FOLDER NAME. Every entry's name
// begins with NAME.
#include "app/collection/collection_panel.h"
#include "app/collection/heap_view.h"
#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/importing/import_dialog.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QTest>

#include <unistd.h>

namespace dossier {

namespace {

class Worker
{
public:
    Worker(Program& program, const QString& name)
        : m_program(program)
        , m_name(name)
    {}

    void work()
    {
        m_program.window().showTab(MainWindow::Collection);
        m_program.window().collection().showPage(CollectionPanel::Heaps);
        m_program.desk().shelf.take(named(m_name));
        for (int round = 1;; ++round) {
            const QString place = QStringLiteral("%1-%2").arg(m_name).arg(round);
            catalogue(place);
            build(round);
            import(place);
            goBackAndForth(place);
        }
    }

private:
    template <typename Widget>
    Widget& find(const char* name)
    {
        return *m_program.window().findChild<Widget*>(QLatin1String(name));
    }

    static Deck named(const QString& name)
    {
        Deck deck;
        deck.name = name.toStdString();
        return deck;
    }

    static void confirm(const QString& line)
    {
        QCoreApplication::processEvents();
        const QByteArray whole = line.toUtf8() + '\n';
        if (::write(STDOUT_FILENO, whole.constData(), static_cast<std::size_t>(whole.size())) != whole.size())
            std::perror("kill_window");
    }

    // Three copies are typed in and moved; one of them is lent from there.
    void catalogue(const QString& place)
    {
        test::enter(find<QLineEdit>("entryLine"), QStringLiteral("42 3"));
        auto& table = find<HeapView>("heapTable");
        table.writeChosen(HeapTableModel::Count, QStringLiteral("3")); // the last life may have left some there
        table.writeChosen(HeapTableModel::Location, place);
        table.writeChosen(HeapTableModel::Location, place + QStringLiteral("-part"), 1);
        confirm(QStringLiteral("heap %1 2").arg(place));
        confirm(QStringLiteral("heap %1-part 1").arg(place));
    }

    void build(int round)
    {
        m_program.desk().openDeck.add(Zone::BureauDeck, static_cast<CardIndex>(round % 354), 1);
        confirm(QStringLiteral("deck %1 %2").arg(m_name).arg(bureauDeckSize(m_program.desk().openDeck.deck())));
    }

    void import(const QString& place)
    {
        QString table = QStringLiteral("Count,Name,Location\n");
        for (int row = 0; row < 100; ++row)
            table += QStringLiteral("1,\"Aubrey, MO\",%1-import-%2\n").arg(place).arg(row);
        m_program.window().decks().files().importText(table);
        auto& dialog = find<ImportDialog>("importDialog");
        find<QComboBox>("importWhat").setCurrentIndex(static_cast<int>(ImportDialog::What::Collection));
        dialog.import();
        confirm(QStringLiteral("import %1 100").arg(place));
    }

    void goBackAndForth(const QString& place)
    {
        test::enter(find<QLineEdit>("entryLine"), QStringLiteral("63"));
        find<HeapView>("heapTable").writeChosen(HeapTableModel::Location, place + QStringLiteral("-undone"));
        m_program.desk().history.undo();
        m_program.desk().history.undo();
        confirm(QStringLiteral("heap %1-undone -1").arg(place));
    }

    Program& m_program;
    QString m_name;
};

} // namespace

} // namespace dossier

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 3)
        return 2;
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    dossier::test::PreparedAnswers answers;
    dossier::Program program({folder.filePath(QStringLiteral("test.sqlite")), QStringLiteral("en"), folder.path()},
                             answers);
    program.window().show();
    dossier::Worker(program, QString::fromLocal8Bit(argv[2])).work();
}
