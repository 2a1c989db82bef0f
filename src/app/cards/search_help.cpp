#include "app/cards/search_help.h"

#include "app/theme/appearance.h"
#include "app/theme/plain_page.h"
#include "domain/search/query_fields.h"
#include "wording/lists/query_words.h"
#include "wording/words/qt_text.h"

#include <QGuiApplication>
#include <QScreen>
#include <QUrl>
#include <QVBoxLayout>

namespace dossier {

namespace {

QString link(const QString& query)
{
    return QStringLiteral("<a href=\"query:%1\">%2</a>")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(query)), query.toHtmlEscaped());
}

// The typewriter face brings a line height of its own many times its size: write() sets one.
QString row(const QString& left, const QString& middle, const QString& query)
{
    return QStringLiteral("<tr><td><p><tt>%1</tt></p></td><td><p>%2</p></td><td><p><tt>%3</tt></p></td></tr>")
        .arg(left, middle.toHtmlEscaped(), link(query));
}

QString heading(const QString& words)
{
    return QStringLiteral("<tr><td colspan=\"3\"><b>%1</b></td></tr>").arg(words.toHtmlEscaped());
}

QString namesOf(const QueryFieldFacts& facts)
{
    QStringList names;
    for (const std::string_view name : facts.names)
        if (!name.empty())
            names << qtText(name) + QLatin1Char(':');
    return names.join(QLatin1Char(' '));
}

QString fieldRows(QuerySubject subject)
{
    QString rows;
    for (const QueryFieldFacts& facts : describeFields())
        if (facts.subject == subject)
            rows += row(namesOf(facts), explain(facts.field), qtText(facts.example));
    return rows;
}

} // namespace

SearchHelp::SearchHelp(const Appearance& appearance, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_appearance(appearance)
    , m_page(new PlainPage(this))
{
    setObjectName(QStringLiteral("searchHelp"));
    setAccessibleName(tr("The search language"));
    setFrameShape(QFrame::StyledPanel);
    m_page->setObjectName(QStringLiteral("searchHelpPage"));
    m_page->setAccessibleName(tr("The search language"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->addWidget(m_page);
    connect(m_page, &PlainPage::anchorClicked, this, [this](const QUrl& url) {
        emit exampleChosen(url.path(QUrl::FullyDecoded));
        close();
    });
}

void SearchHelp::popUp(const QWidget& above)
{
    write();
    const QPoint corner = above.mapToGlobal(QPoint(0, above.height() + kGrid));
    const QRect screen = above.screen()->availableGeometry();
    resize(std::min(190 * kGrid, screen.right() - corner.x() - kGrid),
           std::min(140 * kGrid, screen.bottom() - corner.y() - kGrid));
    move(corner);
    show();
    m_page->setFocus();
}

void SearchHelp::write()
{
    const Theme& theme = m_appearance.theme();
    m_page->document()->setDefaultFont(theme.text);
    m_page->document()->setDocumentMargin(3 * kGrid);
    m_page->document()->setDefaultStyleSheet(
        QStringLiteral("td { padding: 3px 16px 3px 0; } tt { font-family: '%1'; } a { color: %2; }")
            .arg(theme.typewriter.family(), theme.advice.name()));
    QString html =
        QStringLiteral("<p>%1</p><table>").arg(tr("Words find titles. Click an example to try it.").toHtmlEscaped());
    html += heading(tr("Joining"));
    html += row(QStringLiteral("a b"), tr("both must hold"), QStringLiteral("t:site pre>=5"));
    html += row(QStringLiteral("a OR b"), tr("one of them, or both"), QStringLiteral("t:combat OR t:equipment"));
    html += row(QStringLiteral("-a"), tr("must not hold; also NOT a"), QStringLiteral("mulder -t:agent"));
    html += row(QStringLiteral("( )"), tr("belongs together"), QStringLiteral("t:site (q:motive OR q:method)"));
    html += row(QStringLiteral("\"a b\""), tr("words just so"), QStringLiteral("\"the x-files\""));
    html += row(QStringLiteral("/a.b/"), tr("a pattern"), QStringLiteral("/^agent [d-f]/"));
    html += row(QStringLiteral(": = != &lt; &lt;= &gt; &gt;="), tr("holds; is; compares"),
                QStringLiteral("cost!=0 cost<=2"));
    html += heading(tr("Cards")) + fieldRows(QuerySubject::Card);
    html += heading(tr("Collection")) + fieldRows(QuerySubject::Collection);
    html += heading(tr("Sorting, of cards and of the collection")) + fieldRows(QuerySubject::Sorting);
    html.replace(QLatin1String("<p>"),
                 QStringLiteral("<p style='margin:0; line-height:%1px; -qt-line-height-type:fixed'>")
                     .arg(QFontMetrics(theme.text).lineSpacing()));
    m_page->setHtml(html + QStringLiteral("</table>"));
}

} // namespace dossier
