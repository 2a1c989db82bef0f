// What of earlier collections was not understood: a button that is there where something is kept, with each file to be
// read again, taken away or thrown away.
#pragma once

#include <QPushButton>

namespace dossier {

struct Desk;
struct KeptFile;

class KeptMenu : public QPushButton
{
    Q_OBJECT

public:
    explicit KeptMenu(const Desk& desk, QWidget* parent = nullptr);

    // Looks anew at what is kept.
    void refresh();

signals:
    void readAgain(const QString& path, const QString& source);
    // How writing a file ended.
    void said(const QString& sentence, bool trouble);

private:
    void save(const KeptFile& file);
    void throwAway(const KeptFile& file);

    const Desk& m_desk;
};

} // namespace dossier
