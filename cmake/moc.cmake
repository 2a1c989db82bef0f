# What moc makes of a room's headers is compiled beside the room, so that none of its files waits for moc.
# Call it once all libraries of the room are linked. Folders named behind the room are another's.
function(dossier_moc room)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    foreach(folder ${ARGN})
        list(FILTER headers EXCLUDE REGEX "/${folder}/")
    endforeach()
    get_target_property(libraries ${room} LINK_LIBRARIES)
    add_library(${room}_moc OBJECT ${headers})
    set_target_properties(${room}_moc PROPERTIES AUTOMOC ON
        AUTOMOC_MOC_OPTIONS "--include;${PROJECT_SOURCE_DIR}/src/moc_first.h")
    target_include_directories(${room}_moc PRIVATE $<TARGET_PROPERTY:${room},INCLUDE_DIRECTORIES>)
    target_link_libraries(${room}_moc PRIVATE ${libraries})
    target_sources(${room} PRIVATE $<TARGET_OBJECTS:${room}_moc>)
endfunction()
