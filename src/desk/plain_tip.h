// Tool tips guess whether their text is markup: what users and files say is none.
#pragma once

#include <QString>

namespace dossier {

// Shown as it stands, whatever it looks like.
inline QString plainTip(const QString& text)
{
    constexpr int kMost = 1000;
    const QString shown = text.size() > kMost ? text.left(kMost) + QStringLiteral("…") : text;
    // Without either of these nothing is taken for markup.
    if (!shown.contains(QLatin1Char('<')) && !shown.contains(QLatin1String("&lt;")))
        return shown;
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(shown.toHtmlEscaped());
}

} // namespace dossier
