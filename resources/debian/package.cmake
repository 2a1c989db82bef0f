# What cpack -G DEB makes a package of (scripts/package).
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME dossier)
# Those of the copyright file. The project has no address of its own: .invalid is sure to reach nobody else.
set(CPACK_PACKAGE_CONTACT "Dossier contributors <contributors@dossier.invalid>")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION utils) # games would have to lie in /usr/games
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "deck builder, collection and playtest table for the X-Files CCG")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "\
Dossier keeps a collection of the X-Files Collectible Card Game of 1996, helps
to build decks, says exactly which rule a deck breaks, and plays it: alone,
against the program, or with others at one screen.

It is an unofficial fan project and ships neither card pictures nor printed
card texts.")
# Libraries are found by themselves; what Qt loads at run time is not: drivers, and the words of its own dialogs, without
# which half of a French window speaks English.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-courier-prime, qt6-wayland")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/finish.cmake)
include(CPack)
