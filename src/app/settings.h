// What the program remembers between two starts, in one INI file. The window's layout lies in a file of its own, so
// that a broken one can be deleted alone.
#pragma once

#include "app/theme/appearance.h"

#include <QByteArray>
#include <QSettings>

#include <cstdint>

namespace dossier {

class Settings
{
public:
    // `folder` empty: the platform's place for this program's settings.
    explicit Settings(const QString& folder = {});

    LookChoice look() const;
    void setLook(LookChoice choice);
    QString language() const; // "" means the system's
    void setLanguage(const QString& code);
    bool killersAgreed() const;
    void setKillersAgreed(bool agreed);
    QStringList notebook() const; // the answers, as Notebook spells them
    void setNotebook(const QStringList& answers);
    std::int64_t openDeck() const; // 0: none
    void setOpenDeck(std::int64_t id);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    int currentTab() const;
    void setCurrentTab(int tab);
    QByteArray splitter(const QString& name) const;
    void setSplitter(const QString& name, const QByteArray& state);

private:
    QSettings m_choices;
    QSettings m_layout;
};

} // namespace dossier
