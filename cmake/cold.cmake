# What is never hot, as nearly all of the window, is compiled sooner than what plays and searches: DOSSIER_COLD_FLAGS stand
# behind the flags of the build.
function(dossier_cold)
    foreach(target ${ARGN})
        target_compile_options(${target} PRIVATE ${DOSSIER_COLD_FLAGS})
    endforeach()
endfunction()

dossier_cold(dossier_wording dossier_host_program dossier-host dossier_app dossier_app_moc dossier dossier_cli dossier-cli)
if(DOSSIER_TESTS)
    # Not those of the engine, of hosts, and of how work grows with what is read: they work for seconds themselves.
    dossier_cold(app_test box_test cli_test db_test desk_test domain_test importers_test net_test table_test wording_test
        board_benchmark collection_benchmark dossier-pictures kill_window)
endif()
