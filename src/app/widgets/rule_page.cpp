#include "app/widgets/rule_page.h"

#include "domain/cards/published_set.h"

#include <QFontMetrics>

#include <algorithm>

namespace dossier {

namespace {

constexpr qsizetype kPreviewLetters = 240; // of the rule behind a link

// Rich text takes the narrow space before French marks for any other, and may break the line there.
QString escaped(std::string_view text)
{
    return QString::fromUtf8(text)
        .toHtmlEscaped()
        .replace(QChar(0x202f), QStringLiteral("&nbsp;"))
        .replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString faceOf(const QFont& font)
{
    QStringList families;
    for (const QString& family : font.families())
        families << QLatin1Char('\'') + family + QLatin1Char('\'');
    return families.join(QLatin1Char(','));
}

QString previewOf(const RuleEntry& entry)
{
    const QString text = QString::fromStdString(entry.statements.empty() ? std::string() : entry.statements[0].text);
    return text.size() > kPreviewLetters ? text.left(kPreviewLetters) + QStringLiteral(" …") : text;
}

// A number of its own, "DECK-4": it stands beside its text. Longer labels stand above it.
bool isBesideText(const RuleEntry& entry)
{
    return !entry.number.empty() && entry.label.size() == entry.number.text().size();
}

} // namespace

std::optional<CardIndex> namedCard(const CardPool& pool, int number)
{
    return pool.findNumber(printedNumberOf(number));
}

RulePage::RulePage(const RuleBook& book, const CardPool& pool, const Theme& theme)
    : m_book(book)
    , m_pool(pool)
    , m_theme(theme)
{}

void RulePage::addTitle(const QString& title)
{
    m_html += QStringLiteral("<p style='font-size:%1pt; font-weight:600; margin-left:4px'>%2</p>")
                  .arg(m_theme.title.pointSizeF())
                  .arg(title.toHtmlEscaped());
}

void RulePage::addHeading(const QString& heading)
{
    m_html += QStringLiteral("<p style='font-size:%1pt; font-weight:600; margin-left:4px; margin-top:16px'>%2</p>")
                  .arg(m_theme.heading.pointSizeF())
                  .arg(heading.toHtmlEscaped());
}

void RulePage::addRemark(const QString& remark)
{
    m_html += QStringLiteral("<table cellspacing='0' cellpadding='4'><tr><td style='color:%1'>%2</td></tr></table>")
                  .arg(m_theme.quiet.name(), inLines(linked(remark.toStdString())));
}

void RulePage::addSection(const RuleSection& section, RuleNumber marked)
{
    addTitle(QString::fromStdString(section.heading));
    if (!section.introduction.empty())
        addRemark(QString::fromStdString(section.introduction));
    std::string_view subheading;
    openTable();
    for (const RuleEntry& entry : m_book.entriesOf(section)) {
        if (entry.subheading != subheading) {
            subheading = entry.subheading;
            closeTable();
            addHeading(QString::fromUtf8(subheading));
            openTable();
        }
        addRow(entry, !marked.empty() && entry.number == marked);
    }
    closeTable();
}

void RulePage::addFound(const std::vector<const RuleEntry*>& entries)
{
    for (auto first = entries.begin(); first != entries.end();) {
        const std::size_t section = (*first)->section;
        const auto end =
            std::find_if(first, entries.end(), [&](const RuleEntry* entry) { return entry->section != section; });
        addHeading(QString::fromStdString(m_book.sections()[section].heading));
        addEntries({first, end});
        first = end;
    }
}

void RulePage::addEntries(const std::vector<const RuleEntry*>& entries)
{
    openTable();
    for (const RuleEntry* entry : entries)
        addRow(*entry, false);
    closeTable();
}

void RulePage::addParagraphs(const std::vector<const RuleEntry*>& entries)
{
    for (const RuleEntry* entry : entries) {
        QString words = entry->cards.empty() ? linked(entry->label) + QStringLiteral("&nbsp; ") : QString();
        for (const RuleStatement& statement : entry->statements)
            words += linked(statement.text) + QLatin1Char(' ');
        m_html += QStringLiteral("<div style='margin-bottom:%1px'>%2</div>").arg(kGrid).arg(inLines(words));
    }
}

void RulePage::addRow(const RuleEntry& entry, bool marked)
{
    m_html += marked ? QStringLiteral("<tr bgcolor='%1'>").arg(m_theme.selection.name()) : QStringLiteral("<tr>");
    if (isBesideText(entry))
        m_html += QStringLiteral("<td width='%1'>%2</td><td>%3</td></tr>")
                      .arg(QFontMetrics(m_theme.typewriter).horizontalAdvance(QStringLiteral("COMBAT-99")) + 2 * kGrid)
                      .arg(inLines(labelOf(entry)), inLines(wordsOf(entry)));
    else
        m_html += QStringLiteral("<td colspan='2'>%1</td></tr>").arg(inLines(labelOf(entry) + wordsOf(entry)));
}

// All lines of one height: a typewriter face may claim a line of many times its size.
QString RulePage::inLines(const QString& html) const
{
    return QStringLiteral("<p style='margin:0; line-height:%1px; -qt-line-height-type:fixed'>%2</p>")
        .arg(QFontMetrics(m_theme.text).lineSpacing() + kGrid / 2)
        .arg(html);
}

QString RulePage::labelOf(const RuleEntry& entry) const
{
    if (entry.label.empty())
        return {};
    if (entry.number.empty())
        return QStringLiteral("<b>%1</b>%2<br>")
            .arg(escaped(entry.label),
                 entry.french.empty() ? QString() : QStringLiteral(" · ") + escaped(entry.french));
    const QString anchor = QStringLiteral("<a name='%1'></a>").arg(escaped(entry.number.text()));
    if (!entry.cards.empty())
        return anchor + QStringLiteral("<b>%1</b><br>").arg(linked(entry.label));
    return anchor + QStringLiteral("<span style=\"font-family:%1\">%2</span>")
                        .arg(faceOf(m_theme.typewriter), escaped(entry.label));
}

QString RulePage::wordsOf(const RuleEntry& entry) const
{
    QString words;
    for (const RuleStatement& statement : entry.statements) {
        words += linked(statement.text);
        if (!statement.sources.empty())
            words += (entry.statements.size() == 1 ? QStringLiteral("<br>") : QStringLiteral(" ")) +
                     quietly(linked(statement.sources)) + QLatin1Char(' ');
    }
    return words;
}

QString RulePage::linked(std::string_view text) const
{
    QString html;
    std::size_t at = 0;
    for (const RuleMention& mention : m_book.mentionsIn(text)) {
        html += escaped(text.substr(at, mention.at - at));
        html += linkTo(mention, escaped(text.substr(mention.at, mention.length)));
        at = mention.at + mention.length;
    }
    return html + escaped(text.substr(at));
}

QString RulePage::linkTo(const RuleMention& mention, const QString& words) const
{
    QString target;
    QString preview;
    if (mention.card > 0) {
        const auto card = namedCard(m_pool, mention.card);
        if (!card)
            return words;
        target = QStringLiteral("card:%1").arg(mention.card);
        preview = QString::fromStdString(m_pool[*card].title);
    } else {
        target = QStringLiteral("rule:") + QString::fromUtf8(mention.rule.text());
        preview = previewOf(*m_book.find(mention.rule));
    }
    return QStringLiteral("<a href=\"%1\" title=\"%2\" style=\"text-decoration:none; font-family:%3\">%4</a>")
        .arg(target, preview.toHtmlEscaped(), faceOf(m_theme.typewriter), words);
}

QString RulePage::quietly(const QString& html) const
{
    return QStringLiteral("<span style='font-size:%1pt; color:%2'>%3</span>")
        .arg(m_theme.small.pointSizeF())
        .arg(m_theme.quiet.name(), html);
}

} // namespace dossier
