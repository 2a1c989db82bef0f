#include "app/decks/reading_report.h"

#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/view_memory.h"
#include "box/game_data.h"
#include "wording/lists/reading_text.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>

namespace dossier {

namespace {

constexpr int kMostLines = 6; // in sight

} // namespace

ReadingReport::ReadingReport(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_heading(new QLabel(this))
    , m_lines(new QListWidget(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("readingReport"));
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    m_lines->setObjectName(QStringLiteral("readingLines"));
    m_lines->setAccessibleName(tr("What came of the import"));
    m_lines->setFrameShape(QFrame::NoFrame);
    m_lines->setWordWrap(true);
    // As high as its lines, up to some; the deck needs the room.
    m_lines->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_lines->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_lines->setMaximumHeight(kMostLines * desk.appearance.theme().rowHeight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_close->setIcon(icon(Glyph::Close, desk.appearance));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close the report"));
    m_close->setAccessibleName(tr("Close the report"));
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(head);
    column->addWidget(m_lines, 1);
    hide();
    if (const auto left = desk.memory.take<Shown>(objectName()))
        show(left->source, left->reading);
}

ReadingReport::~ReadingReport()
{
    if (!isHidden())
        m_desk.memory.leave(objectName(), m_shown);
}

void ReadingReport::show(const QString& source, const DeckReading& reading)
{
    m_shown = {source, reading};
    m_lines->clear();
    for (const LineProblem& problem : reading.unknown) {
        const QString line = problem.line > 0 ? tr("Line %1").arg(problem.line) : QString();
        const QString text = QString::fromStdString(problem.text);
        m_lines->addItem(QStringLiteral("%1 “%2”: %3").arg(line, text, sentence(problem)).trimmed());
    }
    for (const Remark& remark : reading.remarks)
        m_lines->addItem(sentence(remark, m_desk.box.cards));
    const QString name = QFileInfo(source).fileName();
    m_heading->setText(reading.unknown.empty() ? tr("%1: every line was understood.").arg(name)
                                               : tr("%1: %n line(s) not understood, kept with the deck.", nullptr,
                                                    static_cast<int>(reading.unknown.size()))
                                                     .arg(name));
    setVisible(m_lines->count() > 0);
}

} // namespace dossier
