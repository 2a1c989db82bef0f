# Foreign headers that most files of a target read, read once. They save build time and nothing else: every file includes
# what it uses all the same, which the builds without them (fuzz, lint) would notice.
set(standard <algorithm> <array> <functional> <map> <memory> <optional> <set> <span> <string> <string_view> <unordered_map>
    <vector>)
set(core ${standard} <QCoreApplication> <QFile> <QJsonArray> <QJsonDocument> <QJsonObject> <QString> <QStringList>)

foreach(room dossier_domain dossier_engine dossier_importers)
    target_precompile_headers(${room} PRIVATE ${standard})
endforeach()
foreach(room dossier_wording dossier_desk dossier_cli)
    target_precompile_headers(${room} PRIVATE ${core})
endforeach()
target_precompile_headers(dossier_db PRIVATE ${core} <QSqlDatabase> <QSqlQuery>)
target_precompile_headers(dossier_app PRIVATE ${core} <QtWidgets>)

if(DOSSIER_TESTS)
    foreach(test domain_test engine_test importers_test)
        target_precompile_headers(${test} PRIVATE ${standard} <gtest/gtest.h>)
    endforeach()
    foreach(test db_test desk_test cli_test wording_test)
        target_precompile_headers(${test} PRIVATE ${core} <gtest/gtest.h>)
    endforeach()
    target_precompile_headers(app_test PRIVATE ${core} <QtTest> <QtWidgets> <gtest/gtest.h>)
endif()
