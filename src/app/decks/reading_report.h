// What came of an import, line by line, beside the deck it made: nothing to click away before working on.
#pragma once

#include "importers/reading/reading.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace dossier {

struct Desk;

class ReadingReport : public QWidget
{
    Q_OBJECT

public:
    explicit ReadingReport(const Desk& desk, QWidget* parent = nullptr);
    ~ReadingReport() override;

    // Hides itself where there is nothing to tell.
    void show(const QString& source, const DeckReading& reading);
    using QWidget::show;

private:
    struct Shown
    {
        QString source;
        DeckReading reading;
    };

    const Desk& m_desk;
    Shown m_shown;
    QLabel* m_heading;
    QListWidget* m_lines;
    QToolButton* m_close;
};

} // namespace dossier
