// Tool tips guess whether their text is markup: what users and files say is none.
#pragma once

#include <QString>
#include <QTextDocument>
#include <Qt>

namespace dossier {

// Shown as it stands, whatever it looks like.
inline QString plainTip(const QString& text)
{
    constexpr int kMost = 1000;
    const QString shown = text.size() > kMost ? text.left(kMost) + QStringLiteral("…") : text;
    return Qt::mightBeRichText(shown) ? Qt::convertFromPlainText(shown) : shown;
}

} // namespace dossier
