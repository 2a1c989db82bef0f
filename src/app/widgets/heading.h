// The words above a part of a panel.
#pragma once

#include <QLabel>

namespace dossier {

class Appearance;

class HeadingLabel : public QLabel
{
    Q_OBJECT

public:
    HeadingLabel(const QString& text, const Appearance& appearance, QWidget* parent = nullptr);
};

// A line of second rank: smaller and quieter, breaking where it must.
class QuietLabel : public QLabel
{
    Q_OBJECT

public:
    QuietLabel(const QString& text, const Appearance& appearance, QWidget* parent = nullptr);
};

} // namespace dossier
