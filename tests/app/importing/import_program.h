// The program with its import dialog, and short ways to use it.
#pragma once

#include "app/importing/import_dialog.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>

#include <gtest/gtest.h>

namespace dossier::test {

class ImportProgram : public testing::Test
{
protected:
    ImportDialog& dialog() { return importDialog(program.desk(), program.window()); }
    template <typename Widget>
    Widget& find(const char* name)
    {
        auto* found = dialog().findChild<Widget*>(QLatin1String(name));
        if (!found)
            throw std::runtime_error(std::string("no widget ") + name);
        return *found;
    }
    void show(const QByteArray& content)
    {
        dialog().read(content, QStringLiteral("lists/odd.txt"), QStringLiteral("odd"));
        dialog().show();
    }
    void import() { find<QPushButton>("importDo").click(); }
    void cancel() { find<QPushButton>("importCancel").click(); }
    QString said() { return find<QLabel>("importSaid").text(); }
    const Deck& deck() { return program.desk().openDeck.deck(); }
    int copies(const char* number) { return program.desk().owned.copies(card(number)); }
    void drop(const QMimeData& data)
    {
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&program.window(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&program.window(), &event);
    }

    void choose(const char* name, const char* field)
    {
        auto& box = find<QComboBox>(name);
        box.setCurrentIndex(box.findData(QLatin1String(field)));
    }
    QString written(const QString& name, const QByteArray& content)
    {
        QFile file(program.path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(content), content.size());
        return file.fileName();
    }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

    TestProgram program;
};

} // namespace dossier::test
