// Where the program keeps things, each with a button that shows the folder.
#pragma once

#include <QWidget>

class QGridLayout;

namespace dossier {

struct Desk;

class FoldersPage : public QWidget
{
    Q_OBJECT

public:
    explicit FoldersPage(const Desk& desk, QWidget* parent = nullptr);

private:
    void addCopies(QGridLayout& grid);
    void add(QGridLayout& grid, const QString& name, const QString& path, const QString& folder);

    const Desk& m_desk;
};

} // namespace dossier
