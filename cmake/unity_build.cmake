# Several files of a room compiled as one, so that the headers they share are read once: in the rooms full of Qt that is
# most of the work. The others stay out: their files each have a table or steps of the same name, as one file cannot.
foreach(room dossier_wording dossier_app)
    set_target_properties(${room} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
endforeach()
