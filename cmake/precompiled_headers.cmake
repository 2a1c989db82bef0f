# Foreign headers that most files of a target read, read once. They save build time and nothing else: every file includes
# what it uses all the same, which the builds without them (fuzz, lint) would notice.
# The fewer the better: reading back what is precompiled costs every file, most of all <QtWidgets> as a whole (300 MB).
set(standard <algorithm> <array> <memory> <optional> <span> <string> <string_view> <vector>)
set(core ${standard} <QCoreApplication> <QString> <QStringList>)
set(widgets ${core} <QApplication> <QBoxLayout> <QLabel> <QMenu> <QPainter> <QPushButton> <QSettings> <QTableView> <QWidget>)

foreach(room dossier_domain dossier_engine dossier_importers)
    target_precompile_headers(${room} PRIVATE ${standard})
endforeach()
foreach(room dossier_wording dossier_table dossier_desk dossier_cli)
    target_precompile_headers(${room} PRIVATE ${core})
endforeach()
target_precompile_headers(dossier_db PRIVATE ${core} <QSqlDatabase> <QSqlQuery>)
target_precompile_headers(dossier_app PRIVATE ${widgets})

if(DOSSIER_TESTS)
    foreach(test domain_test engine_test importers_test)
        target_precompile_headers(${test} PRIVATE ${standard} <gtest/gtest.h>)
    endforeach()
    foreach(test db_test desk_test cli_test table_test wording_test)
        target_precompile_headers(${test} PRIVATE ${core} <gtest/gtest.h>)
    endforeach()
    target_precompile_headers(app_test PRIVATE ${widgets} <QTest> <gtest/gtest.h>)
endif()
