#include "app/collection/entry_log.h"

#include "app/theme/appearance.h"

namespace dossier {

namespace {

constexpr qsizetype kRemembered = 3;

} // namespace

EntryLog::EntryLog(const Appearance& appearance, QWidget* parent)
    : QLabel(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("entryLog"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAccessibleName(tr("Last entries"));
    setText(tr("A number or the start of a title, a count if it is more than one, Enter."));
    wear(false);
    connect(&appearance, &Appearance::changed, this, [this] { wear(false); });
}

void EntryLog::note(const QString& line)
{
    m_lines.prepend(line);
    m_lines = m_lines.mid(0, kRemembered);
    setText(m_lines.join(QStringLiteral("   ·   ")));
    wear(false);
}

void EntryLog::complain(const QString& sentence)
{
    setText(sentence);
    wear(true);
}

void EntryLog::wear(bool complaint)
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, complaint ? m_appearance.theme().error : m_appearance.theme().quiet);
    setPalette(colours);
}

} // namespace dossier
