#include "app/preferences/general_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "desk/settings.h"
#include "wording/words/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>

namespace dossier {

GeneralPage::GeneralPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_language(new QComboBox(this))
    , m_look(new QComboBox(this))
    , m_textSize(new QComboBox(this))
    , m_calm(new QCheckBox(tr("Reduce motion"), this))
{
    fillLanguages();
    fillLooks();
    fillSizes();
    m_calm->setObjectName(QStringLiteral("calm"));
    m_calm->setChecked(desk.settings.calm());
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(4 * kGrid);
    form->setVerticalSpacing(3 * kGrid);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(tr("Language"), m_language);
    form->addRow(tr("Theme"), m_look);
    form->addRow(tr("Text size"), m_textSize);
    form->addRow(QString(), m_calm);
    connectSignals();
}

void GeneralPage::fillLanguages()
{
    m_language->setObjectName(QStringLiteral("languageChoice"));
    m_language->setAccessibleName(tr("Language"));
    m_language->addItem(tr("As the system"), QString());
    // A language is named in itself, whatever language the program speaks.
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("Français"), QStringLiteral("fr"));
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_desk.settings.language())));
}

void GeneralPage::fillLooks()
{
    m_look->setObjectName(QStringLiteral("lookChoice"));
    m_look->setAccessibleName(tr("Theme"));
    const std::initializer_list<std::pair<LookChoice, QString>> choices{
        {LookChoice::System, tr("As the system")},
        {LookChoice::Day, tr("Day")},
        {LookChoice::Night, tr("Night")},
        {LookChoice::DayContrast, tr("Day, high contrast")},
        {LookChoice::NightContrast, tr("Night, high contrast")}};
    for (const auto& [choice, words] : choices)
        m_look->addItem(words, static_cast<int>(choice));
    m_look->setCurrentIndex(m_look->findData(static_cast<int>(m_desk.appearance.choice())));
}

void GeneralPage::fillSizes()
{
    m_textSize->setObjectName(QStringLiteral("textSizeChoice"));
    m_textSize->setAccessibleName(tr("Text size"));
    for (const int percent : {85, 100, 115, 130, 150, 175, 200})
        m_textSize->addItem(tr("%1 %").arg(locale().toString(percent)), percent);
    const int present = m_textSize->findData(m_desk.settings.textPercent());
    m_textSize->setCurrentIndex(present < 0 ? m_textSize->findData(100) : present);
}

void GeneralPage::connectSignals()
{
    connect(m_language, &QComboBox::activated, this,
            [this] { emit languageWanted(m_language->currentData().toString()); });
    connect(m_look, &QComboBox::activated, this, [this] {
        const auto choice = static_cast<LookChoice>(m_look->currentData().toInt());
        m_desk.settings.setLook(choice);
        m_desk.appearance.choose(choice);
    });
    connect(&m_desk.appearance, &Appearance::changed, this,
            [this] { m_look->setCurrentIndex(m_look->findData(static_cast<int>(m_desk.appearance.choice()))); });
    connect(m_textSize, &QComboBox::activated, this,
            [this] { emit textPercentWanted(m_textSize->currentData().toInt()); });
    connect(m_calm, &QCheckBox::toggled, this, [this](bool calm) {
        m_desk.settings.setCalm(calm);
        m_desk.appearance.setCalm(calm);
    });
}

} // namespace dossier
