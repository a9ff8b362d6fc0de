#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>

// A pipe whose ends are closed on exec from the start, and are none of the numbers 0, 1 and 2; 0, or an errno.
int emptystates_pipe(int *reader, int *writer);

// Makes the spawned program start in a folder; `actions` is a posix_spawn_file_actions_t. 0, or an errno.
int emptystates_add_chdir(void *actions, const char *folder);

// Closes all but the three standard streams in the spawned program, where the system can; 0, or an errno.
int emptystates_add_close_others(void *actions);

// Removes a folder with all that is in it, and follows no link; 0, or -1 where something is left.
int emptystates_remove_tree(const char *folder);

// Copies what the linker has called this build of the program, at most `room` bytes; their number, or 0 where it
// has called it nothing.
size_t emptystates_build_id(unsigned char *id, size_t room);

// Keeps memory that was freed for what comes next, where the system can be told so.
void emptystates_keep_freed_memory(void);

#endif
