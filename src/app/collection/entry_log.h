// The last things that were catalogued, newest first: what a person glances at while typing on.
#pragma once

#include <QLabel>
#include <QStringList>

namespace dossier {

class Appearance;

class EntryLog : public QLabel
{
    Q_OBJECT

public:
    explicit EntryLog(const Appearance& appearance, QWidget* parent = nullptr);

    void note(const QString& line);
    void complain(const QString& sentence);

private:
    void wear(bool complaint);

    const Appearance& m_appearance;
    QStringList m_lines;
};

} // namespace dossier
