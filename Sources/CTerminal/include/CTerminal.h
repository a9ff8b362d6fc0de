#ifndef CTERMINAL_H
#define CTERMINAL_H

// Columns of one character under the current LC_CTYPE, -1 where it is not printable.
// <wchar.h> declares it too, but Swift's Glibc module leaves it out.
int emptystates_wcwidth(unsigned int scalar);

// Makes LC_CTYPE a UTF-8 locale whatever the environment says; 0 where none is to be had.
int emptystates_use_utf8(void);

// Columns and rows of the terminal behind a descriptor; 0 where it is none.
int emptystates_terminal_size(int descriptor, int *columns, int *rows);

#endif
