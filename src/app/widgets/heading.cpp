#include "app/widgets/heading.h"

#include "app/theme/appearance.h"

namespace dossier {

HeadingLabel::HeadingLabel(const QString& text, const Appearance& appearance, QWidget* parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    QFont bold = appearance.theme().text;
    bold.setWeight(QFont::DemiBold);
    setFont(bold);
}

QuietLabel::QuietLabel(const QString& text, const Appearance& appearance, QWidget* parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    const auto wear = [this, &appearance] {
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, appearance.theme().quiet);
        setPalette(colours);
    };
    wear();
    connect(&appearance, &Appearance::changed, this, wear);
}

} // namespace dossier
