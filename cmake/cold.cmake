# What is never hot, as nearly all of the window, is compiled sooner than what plays and searches: DOSSIER_COLD_FLAGS stand
# behind the flags of the build, DOSSIER_COLD_TEST_FLAGS behind those of tests. They are two because the time to compile
# without optimization is saved with tests (GoogleTest's macros), hardly with the program, whose files cost what they include.
function(dossier_flags flags)
    foreach(target ${ARGN})
        target_compile_options(${target} PRIVATE ${${flags}})
    endforeach()
endfunction()

dossier_flags(DOSSIER_COLD_FLAGS
    dossier_wording dossier_host_program dossier-host dossier_app dossier_app_moc dossier dossier_cli dossier-cli)
if(DOSSIER_TESTS)
    dossier_flags(DOSSIER_COLD_FLAGS board_benchmark collection_benchmark dossier-pictures kill_window)
    # Not those of the engine, of hosts, and of how work grows with what is read: they work for seconds themselves.
    dossier_flags(DOSSIER_COLD_TEST_FLAGS
        app_test box_test cli_test db_test desk_test domain_test importers_test net_test table_test wording_test)
endif()
