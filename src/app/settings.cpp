#include "app/settings.h"

#include <QDir>
#include <QStandardPaths>

namespace dossier {

namespace {

QString fileIn(const QString& folder, const QString& name)
{
    const QString place = folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                                                 QStringLiteral("/dossier")
                                           : folder;
    return QDir(place).filePath(name);
}

} // namespace

Settings::Settings(const QString& folder)
    : m_choices(fileIn(folder, QStringLiteral("dossier.ini")), QSettings::IniFormat)
    , m_layout(fileIn(folder, QStringLiteral("layout.ini")), QSettings::IniFormat)
{}

LookChoice Settings::look() const
{
    return lookChoiceNamed(m_choices.value("look").toString());
}

void Settings::setLook(LookChoice choice)
{
    m_choices.setValue("look", nameOf(choice));
}

QString Settings::language() const
{
    return m_choices.value("language").toString();
}

void Settings::setLanguage(const QString& code)
{
    m_choices.setValue("language", code);
}

bool Settings::killersAgreed() const
{
    return m_choices.value("killersAgreed", false).toBool();
}

void Settings::setKillersAgreed(bool agreed)
{
    m_choices.setValue("killersAgreed", agreed);
}

QStringList Settings::notebook() const
{
    return m_choices.value("notebook").toStringList();
}

void Settings::setNotebook(const QStringList& answers)
{
    m_choices.setValue("notebook", answers);
}

std::int64_t Settings::openDeck() const
{
    return m_choices.value("openDeck", 0).toLongLong();
}

void Settings::setOpenDeck(std::int64_t id)
{
    m_choices.setValue("openDeck", static_cast<qlonglong>(id));
}

QByteArray Settings::windowGeometry() const
{
    return m_layout.value("window").toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    m_layout.setValue("window", geometry);
}

int Settings::currentTab() const
{
    return m_layout.value("tab", 0).toInt();
}

void Settings::setCurrentTab(int tab)
{
    m_layout.setValue("tab", tab);
}

QByteArray Settings::splitter(const QString& name) const
{
    return m_layout.value("splitter/" + name).toByteArray();
}

void Settings::setSplitter(const QString& name, const QByteArray& state)
{
    m_layout.setValue("splitter/" + name, state);
}

} // namespace dossier
