# Foreign headers that most files of a target read, read once. They save build time and nothing else: every file includes
# what it uses all the same, which the build without them (lint) would notice.
# The fewer the better: reading back what is precompiled costs every file, most of all <QtWidgets> as a whole (300 MB).
set(standard <algorithm> <array> <functional> <map> <memory> <optional> <span> <string> <string_view> <unordered_map>
    <variant> <vector>)
set(core ${standard} <QCoreApplication> <QSqlDatabase> <QSqlQuery> <QString> <QStringList>)
set(widgets ${standard} <QApplication> <QBoxLayout> <QLabel> <QMenu> <QPainter> <QPushButton> <QSettings> <QTableView>
    <QWidget>)

# dossier_precompile(NAME [FLAGS VARIABLE] HEADERS ... LIBS ... FOR ...): precompiled once for all those targets, which are
# compiled with the same options, cold.cmake's included.
file(WRITE ${CMAKE_BINARY_DIR}/nothing.cpp.new "")
file(COPY_FILE ${CMAKE_BINARY_DIR}/nothing.cpp.new ${CMAKE_BINARY_DIR}/nothing.cpp ONLY_IF_DIFFERENT)
function(dossier_precompile NAME)
    cmake_parse_arguments(ARG "" "FLAGS" "HEADERS;LIBS;FOR" ${ARGN})
    add_library(${NAME} OBJECT ${CMAKE_BINARY_DIR}/nothing.cpp)
    target_link_libraries(${NAME} PRIVATE ${ARG_LIBS} dossier_build)
    target_precompile_headers(${NAME} PRIVATE ${ARG_HEADERS})
    if(ARG_FLAGS)
        dossier_flags(${ARG_FLAGS} ${NAME})
    endif()
    foreach(target ${ARG_FOR})
        target_precompile_headers(${target} REUSE_FROM ${NAME})
    endforeach()
endfunction()

dossier_precompile(precompiled_standard HEADERS ${standard}
    FOR dossier_domain dossier_effects dossier_engine)
target_precompile_headers(dossier_importers PRIVATE ${standard}) # Poco's own definitions
dossier_precompile(precompiled_core HEADERS ${core} LIBS Qt6::Sql FOR dossier_db dossier_table dossier_net dossier_desk dossier_host)
dossier_precompile(precompiled_core_cold FLAGS DOSSIER_COLD_FLAGS HEADERS ${core} LIBS Qt6::Sql FOR dossier_wording dossier_cli dossier-cli)
dossier_precompile(precompiled_widgets FLAGS DOSSIER_COLD_FLAGS HEADERS ${widgets} LIBS Qt6::Widgets FOR dossier_app dossier)

if(DOSSIER_TESTS)
    find_package(GTest REQUIRED)
    dossier_precompile(precompiled_standard_test HEADERS ${standard} <gtest/gtest.h> LIBS GTest::gtest
        FOR effects_test engine_test mutation_test playtest_test rooms_test text_test)
    target_precompile_headers(domain_test PRIVATE ${standard} <gtest/gtest.h>)
    target_precompile_headers(importers_test PRIVATE ${standard} <gtest/gtest.h>)
    target_precompile_headers(cli_test PRIVATE ${core} <gtest/gtest.h>)
    target_precompile_headers(host_test PRIVATE ${core} <gtest/gtest.h>)
    dossier_precompile(precompiled_core_test FLAGS DOSSIER_COLD_TEST_FLAGS HEADERS ${core} <gtest/gtest.h> LIBS Qt6::Sql GTest::gtest
        FOR db_test desk_test net_test table_test wording_test)
    target_precompile_headers(app_test PRIVATE ${widgets} <QTest> <gtest/gtest.h>)
    foreach(program board_benchmark collection_benchmark dossier-pictures kill_window)
        target_precompile_headers(${program} REUSE_FROM precompiled_widgets)
    endforeach()
endif()
