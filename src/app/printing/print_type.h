// The faces and colours of paper: black on white, the same type colours, sizes in millimetres.
#pragma once

#include "app/theme/theme.h"

#include <QFont>
#include <QStringList>

namespace dossier {

// The day theme on white paper, in the fonts of `screen`.
Theme paperTheme(const Theme& screen);

class PrintType
{
public:
    explicit PrintType(Theme paper)
        : m_theme(std::move(paper))
    {}

    const Theme& theme() const { return m_theme; }

    // `size` is the height of the face (its em) in millimetres.
    QFont text(qreal size, QFont::Weight weight = QFont::Normal) const;
    QFont typed(qreal size) const;

    // In millimetres.
    static qreal widthOf(const QString& text, const QFont& font);
    // Broken between words so that no line is wider than `width` millimetres, where words allow it.
    static QStringList wrapped(const QString& text, const QFont& font, qreal width);

private:
    QFont sized(QFont font, qreal size) const;

    Theme m_theme;
};

} // namespace dossier
