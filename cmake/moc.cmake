# What moc makes of a room's headers is compiled beside the room, so that none of its files waits for moc.
# Call it once all libraries of the room are linked. Folders named behind the room are another's.
# moc itself is shown no folder of headers, Qt's least of all: what it makes of a header does not depend on those the header
# includes, and to read them is nearly all of its work (25 seconds of it for the window).
function(dossier_moc room)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    foreach(folder ${ARGN})
        list(FILTER headers EXCLUDE REGEX "/${folder}/")
    endforeach()
    add_library(${room}_moc OBJECT ${headers})
    set_target_properties(${room}_moc PROPERTIES AUTOMOC ON
        AUTOMOC_MOC_OPTIONS "--include;${PROJECT_SOURCE_DIR}/src/moc_first.h")
    set(includes $<TARGET_PROPERTY:${room},INCLUDE_DIRECTORIES>)
    set(definitions $<TARGET_PROPERTY:${room},COMPILE_DEFINITIONS>)
    get_target_property(libraries ${room} LINK_LIBRARIES)
    foreach(library ${libraries})
        list(APPEND includes $<TARGET_PROPERTY:${library},INTERFACE_INCLUDE_DIRECTORIES>)
        list(APPEND definitions $<TARGET_PROPERTY:${library},INTERFACE_COMPILE_DEFINITIONS>)
    endforeach()
    # No warnings: what was generated is nobody's to mend, and the headers are read elsewhere.
    target_compile_options(${room}_moc PRIVATE -fPIC -w "-I$<JOIN:${includes},;-I>")
    target_compile_definitions(${room}_moc PRIVATE ${definitions})
    target_link_libraries(${room}_moc PRIVATE dossier_build)
    target_sources(${room} PRIVATE $<TARGET_OBJECTS:${room}_moc>)
endfunction()
