# Run by cpack between installing and packing: what Debian asks for beside what cmake --install puts in place.
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
set(doc ${share}/doc/dossier)
file(COPY ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${doc}
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
# The package is as old as what it was made of: its date is the last commit's (or SOURCE_DATE_EPOCH, or now without Git).
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND git log -1 --format=%ct WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}
        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed ERROR_QUIET)
    if(NOT failed)
        set(ENV{SOURCE_DATE_EPOCH} ${commit})
    endif()
endif()
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog.in ${doc}/changelog.Debian @ONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/../../CHANGELOG.md ${doc}/changelog COPYONLY)
file(GLOB_RECURSE pages ${share}/man/*.1)
execute_process(COMMAND gzip -9n ${pages} ${doc}/changelog.Debian ${doc}/changelog COMMAND_ERROR_IS_FATAL ANY)
