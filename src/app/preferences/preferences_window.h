// The settings, in a window of its own beside the work. Everything holds at once; there is nothing to confirm.
#pragma once

#include <QWidget>

class QListWidget;
class QStackedWidget;

namespace dossier {

class Shortcuts;
struct Desk;

class PreferencesWindow : public QWidget
{
    Q_OBJECT

public:
    enum Page { General, Table, Pictures, Folders, Keys, kPages };

    PreferencesWindow(const Desk& desk, Shortcuts& shortcuts, QWidget* parent);

    void showPage(int page);
    int currentPage() const;

signals:
    void languageWanted(const QString& code);
    void textPercentWanted(int percent);
    // How fast the program plays.
    void tablePaceChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QWidget* createPage(int page);

    const Desk& m_desk;
    Shortcuts& m_shortcuts;
    QListWidget* m_names;
    QStackedWidget* m_pages;
};

} // namespace dossier
