# The files of a folder compiled as one, so that the headers they share are read once: in the rooms full of Qt that is
# most of the work. So no two files of such a folder may have a name of their own alike. The other rooms stay out: each
# of their files has a table or steps of the same name.
foreach(room dossier_wording dossier_app)
    set_target_properties(${room} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(files ${room} SOURCES)
    get_target_property(source ${room} SOURCE_DIR)
    foreach(file ${files})
        get_filename_component(folder ${file} DIRECTORY)
        if(file MATCHES "\\.cpp$")
            string(MAKE_C_IDENTIFIER "${folder}" group)
            set_source_files_properties(${source}/${file} TARGET_DIRECTORY ${room} PROPERTIES UNITY_GROUP ${group})
        endif()
    endforeach()
endforeach()
