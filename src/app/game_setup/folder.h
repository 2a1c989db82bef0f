// A case folder that holds widgets: painted like those on the table.
#pragma once

#include "app/theme/papers.h"

#include <QWidget>

class QVBoxLayout;

namespace dossier {

class Appearance;

class Folder : public QWidget
{
    Q_OBJECT

public:
    Folder(const Appearance& appearance, const QString& title, QWidget* parent = nullptr);

    // What lies in the folder.
    QVBoxLayout& column() { return *m_column; }
    void setWords(const FolderWords& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setMargins();

    const Appearance& m_appearance;
    FolderWords m_words;
    QVBoxLayout* m_column;
};

} // namespace dossier
