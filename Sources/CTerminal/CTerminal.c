#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE
#include "CTerminal.h"

#include <locale.h>
#include <sys/ioctl.h>
#include <wchar.h>

int emptystates_wcwidth(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

int emptystates_use_utf8(void) {
    return setlocale(LC_CTYPE, "C.UTF-8") || setlocale(LC_CTYPE, "en_US.UTF-8");
}

int emptystates_terminal_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 1;
}
