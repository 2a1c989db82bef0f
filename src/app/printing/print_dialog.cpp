#include "app/printing/print_dialog.h"

#include "app/printing/page_preview.h"
#include "app/printing/print_out.h"
#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/windows/window_placing.h"
#include "box/game_data.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPrinter>
#include <QPushButton>
#include <QStackedWidget>

namespace dossier {

namespace {

QComboBox* choiceOf(const QStringList& words, const QString& objectName, const QString& name)
{
    auto* box = new QComboBox;
    box->addItems(words);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    return box;
}

QWidget* column(std::initializer_list<QWidget*> widgets)
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * kGrid);
    for (QWidget* each : widgets)
        layout->addWidget(each);
    layout->addStretch(1);
    return page;
}

// The key that leads on goes from one to the next, in the order they stand.
void goRound(std::initializer_list<QWidget*> widgets)
{
    QWidget* before = nullptr;
    for (QWidget* each : widgets) {
        if (before)
            QWidget::setTabOrder(before, each);
        before = each;
    }
}

} // namespace

PrintDialog::PrintDialog(const Desk& desk, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_preview(new PagePreview(this))
    , m_said(new StatusLabel(desk.appearance, this))
    , m_save(new QPushButton(tr("Save as PDF …"), this))
    , m_print(new QPushButton(tr("Print …"), this))
{
    setObjectName(QStringLiteral("printDialog"));
    setWindowTitle(tr("Print"));
    createLayout();
    connectSignals();
    choose(desk.openDeck.isOpen() ? PrintKind::DeckSheet : PrintKind::Checklist);
    resize(980, 680);
    refresh();
}

void PrintDialog::choose(PrintKind kind)
{
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

PrintJob PrintDialog::job() const
{
    PrintJob job;
    job.kind = static_cast<PrintKind>(m_kind->currentIndex());
    job.paper = static_cast<Paper>(m_paper->currentIndex());
    job.deckSheet = {m_player->text().simplified(), m_event->text().simplified(),
                     QLocale().toString(m_date->date(), QStringLiteral("d MMM yyyy")), m_showXFile->isChecked()};
    job.pull = {m_fewestLocations->isChecked(), m_copies->currentIndex() == 0};
    job.onlyMissingProxies = m_proxies->currentIndex() == 1;
    job.checklist = {static_cast<ChecklistWish::Order>(m_order->currentIndex()), m_onlyMissing->isChecked(),
                     m_tickOwned->isChecked()};
    return job;
}

QWidget* PrintDialog::createChoices()
{
    QStringList kinds;
    for (int kind = 0; kind < kPrintKinds; ++kind)
        kinds << nameOf(static_cast<PrintKind>(kind));
    m_kind = choiceOf(kinds, QStringLiteral("printKind"), tr("What to print"));
    m_paper = choiceOf({tr("A4"), tr("Letter")}, QStringLiteral("printPaper"), tr("Paper"));
    m_paper->setCurrentIndex(static_cast<int>(usualPaper(QLocale())));
    m_pages = new QStackedWidget;
    for (QWidget* page : {createDeckSheetPage(), createPullPage(), createProxyPage(), createChecklistPage(), column({}),
                          column({}), column({})})
        m_pages->addWidget(page);
    auto* side = column({new HeadingLabel(tr("What to print"), m_desk.appearance), m_kind,
                         new QuietLabel(tr("Paper"), m_desk.appearance), m_paper});
    auto* layout = static_cast<QVBoxLayout*>(side->layout());
    layout->insertSpacing(4, 2 * kGrid);
    layout->insertWidget(5, m_pages, 1);
    side->setFixedWidth(std::max(75 * kGrid, side->minimumSizeHint().width()));
    return side;
}

QWidget* PrintDialog::createDeckSheetPage()
{
    m_player = new QLineEdit;
    m_player->setObjectName(QStringLiteral("printPlayer"));
    m_player->setAccessibleName(tr("Player"));
    m_player->setPlaceholderText(tr("empty: a line to write on"));
    m_player->setMaxLength(200);
    m_event = new QLineEdit;
    m_event->setObjectName(QStringLiteral("printEvent"));
    m_event->setAccessibleName(tr("Event"));
    m_event->setMaxLength(200);
    m_date = new QDateEdit(QDate::currentDate());
    m_date->setObjectName(QStringLiteral("printDate"));
    m_date->setAccessibleName(tr("Date"));
    m_showXFile = new QCheckBox(tr("Show the X-File"));
    m_showXFile->setObjectName(QStringLiteral("printXFile"));
    m_showXFile->setToolTip(tr("Otherwise the sheet says that it is handed in sealed"));
    return column({new QuietLabel(tr("Player"), m_desk.appearance), m_player,
                   new QuietLabel(tr("Event"), m_desk.appearance), m_event,
                   new QuietLabel(tr("Date"), m_desk.appearance), m_date, m_showXFile});
}

QWidget* PrintDialog::createPullPage()
{
    m_fewestLocations = new QCheckBox(tr("From as few locations as possible"));
    m_fewestLocations->setObjectName(QStringLiteral("printFewest"));
    m_fewestLocations->setChecked(true);
    m_copies = choiceOf({tr("Best copies first"), tr("Worst copies first")}, QStringLiteral("printCopies"),
                        tr("Which copies"));
    return column({m_fewestLocations, m_copies});
}

QWidget* PrintDialog::createProxyPage()
{
    m_proxies = choiceOf({tr("All cards of the deck"), tr("Only the cards I lack")}, QStringLiteral("printProxies"),
                         tr("Which cards"));
    return column({m_proxies, new QuietLabel(tr("Print at 100 %, without “fit to page”: the cards are 63 × 88 mm."),
                                             m_desk.appearance)});
}

QWidget* PrintDialog::createChecklistPage()
{
    m_order = choiceOf({tr("By type"), tr("By rarity"), tr("By number")}, QStringLiteral("printOrder"), tr("Order"));
    m_onlyMissing = new QCheckBox(tr("Only missing cards"));
    m_onlyMissing->setObjectName(QStringLiteral("printOnlyMissing"));
    m_tickOwned = new QCheckBox(tr("Tick and count what I own"));
    m_tickOwned->setObjectName(QStringLiteral("printTickOwned"));
    m_tickOwned->setChecked(true);
    return column({m_order, m_onlyMissing, m_tickOwned});
}

void PrintDialog::createLayout()
{
    m_preview->setObjectName(QStringLiteral("printPreview"));
    m_preview->setAccessibleName(tr("Preview of the pages"));
    m_said->setObjectName(QStringLiteral("printSaid"));
    m_save->setObjectName(QStringLiteral("printSave"));
    m_print->setObjectName(QStringLiteral("printPrint"));
    m_print->setDefault(true);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("printClose"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);

    auto* body = new QHBoxLayout;
    body->setSpacing(4 * kGrid);
    body->addWidget(createChoices());
    body->addWidget(m_preview, 1);
    layOutAboveFoot(*this, m_said, {close, m_save, m_print})->addLayout(body);
    goRound({m_kind, m_paper, m_player, m_event, m_date, m_showXFile, m_fewestLocations, m_copies, m_proxies, m_order,
             m_onlyMissing, m_tickOwned, m_preview, close, m_save, m_print});
    m_kind->setFocus();
}

void PrintDialog::connectSignals()
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &PrintDialog::refresh);
    const auto soon = [this] { m_soon.start(); };
    for (QComboBox* box : {m_kind, m_paper, m_copies, m_proxies, m_order})
        connect(box, &QComboBox::currentIndexChanged, this, soon);
    for (QCheckBox* box : {m_showXFile, m_fewestLocations, m_onlyMissing, m_tickOwned})
        connect(box, &QCheckBox::toggled, this, soon);
    for (QLineEdit* line : {m_player, m_event})
        connect(line, &QLineEdit::textChanged, this, soon);
    connect(m_date, &QDateEdit::dateChanged, this, soon);
    connect(&m_desk.openDeck, &OpenDeck::changed, this, soon);
    connect(&m_desk.owned, &OwnedCards::changed, this, soon);
    connect(&m_desk.appearance, &Appearance::changed, this, soon);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::saveAsPdf);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);
}

void PrintDialog::refresh()
{
    m_soon.stop();
    const PrintJob wanted = job();
    m_pages->setCurrentIndex(static_cast<int>(wanted.kind));
    const bool possible = !isAboutDeck(wanted.kind) || m_desk.openDeck.isOpen();
    m_save->setEnabled(possible);
    m_print->setEnabled(possible);
    const PrintType type(paperTheme(m_desk.appearance.theme()));
    if (!possible) {
        m_preview->show({}, type.theme());
        return m_said->tell(tr("Open a deck first: this is about the open deck."), false);
    }
    PrintedSheet sheet = layOut(wanted, m_desk, type);
    m_said->tell(tr("%n page(s)", nullptr, static_cast<int>(sheet.pages.size())), false);
    m_preview->show(std::move(sheet), type.theme());
}

void PrintDialog::saveAsPdf()
{
    refresh();
    QString suggestion = m_preview->sheet().title;
    suggestion.replace(QLatin1Char('/'), QLatin1Char('-')).replace(QStringLiteral(": "), QStringLiteral(" - "));
    const auto path = m_desk.ask.fileToSave(this, tr("Save as PDF"), suggestion.left(120) + QStringLiteral(".pdf"),
                                            tr("PDF (*.pdf)"));
    if (!path)
        return;
    write(m_preview->sheet(), *path);
}

void PrintDialog::write(const PrintedSheet& sheet, const QString& path)
{
    ProgressDialog work(this, tr("Writing %1 …").arg(path));
    const QString trouble = writePdf(sheet, paperTheme(m_desk.appearance.theme()), path, work.steps());
    if (work.stopped())
        return m_said->tell(tr("Nothing was written."), false);
    m_said->tell(trouble.isEmpty() ? tr("Written to %1.").arg(path)
                                   : tr("%1 cannot be written: %2.").arg(path, trouble),
                 !trouble.isEmpty());
}

void PrintDialog::print()
{
    refresh();
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, m_preview->sheet());
    if (!m_desk.ask.choosePrinter(this, printer))
        return;
    if (const QString file = printer.outputFileName(); !file.isEmpty()) // what the printer writes may be cut off
        return write(chosenPages(m_preview->sheet(), printer), file);
    ProgressDialog work(this, tr("Printing …"));
    const bool done = dossier::print(m_preview->sheet(), paperTheme(m_desk.appearance.theme()), printer, work.steps());
    if (work.stopped())
        return m_said->tell(tr("The print was stopped."), false);
    m_said->tell(done ? tr("Sent to the printer.") : tr("The printer does not take it. Save it as PDF instead."),
                 !done);
}

PrintDialog& showPrintDialog(const Desk& desk, QWidget& window)
{
    auto* dialog = window.findChild<PrintDialog*>();
    if (!dialog)
        dialog = new PrintDialog(desk, &window);
    showOver(*dialog);
    return *dialog;
}

} // namespace dossier
