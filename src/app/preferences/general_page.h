// Language, look, size of text and movement.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace dossier {

struct Desk;

class GeneralPage : public QWidget
{
    Q_OBJECT

public:
    explicit GeneralPage(const Desk& desk, QWidget* parent = nullptr);

signals:
    void languageWanted(const QString& code);
    void textPercentWanted(int percent);

private:
    void fillLanguages();
    void fillLooks();
    void fillSizes();
    void connectSignals();

    const Desk& m_desk;
    QComboBox* m_language;
    QComboBox* m_look;
    QComboBox* m_textSize;
    QCheckBox* m_calm;
};

} // namespace dossier
