// The folder with the user's own scans: which it is, how files are named, how many cards have one.
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace dossier {

struct Desk;

class PicturesPage : public QWidget
{
    Q_OBJECT

public:
    explicit PicturesPage(const Desk& desk, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createLayout();
    void choose();
    void openFolder();
    void use(const QString& folder);
    void refresh();

    const Desk& m_desk;
    QLineEdit* m_folder;
    QLabel* m_found;
    QLabel* m_broken;
};

} // namespace dossier
