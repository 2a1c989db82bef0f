// A desk with a database and settings of its own, laid without a window.
#pragma once

#include "desk/settings.h"
#include "desk/start/laid_desk.h"

#include <QTemporaryDir>

#include <memory>

namespace dossier::test {

class DeskOnTable
{
public:
    DeskOnTable() { layAgain(); }

    // As after leaving and starting the program again.
    void layAgain()
    {
        m_laid.reset();
        m_laid = std::make_unique<LaidDesk>(Places{database(), m_folder.path(), m_folder.filePath("pictures")},
                                            m_settings, QStringLiteral("en"));
    }

    const InHand& operator*() const { return m_laid->inHand(); }
    const InHand* operator->() const { return &m_laid->inHand(); }
    OtherPrograms& others() { return m_laid->others(); }
    QString database() const { return m_folder.filePath(QStringLiteral("test.sqlite")); }
    Settings& settings() { return m_settings; }

private:
    QTemporaryDir m_folder;
    Settings m_settings{m_folder.path()};
    std::unique_ptr<LaidDesk> m_laid;
};

} // namespace dossier::test
