#ifndef CBYTES_H
#define CBYTES_H

#include <stdint.h>

// Which of sixteen bytes are marked, eight in a number, the first the lowest: FF stands for a marked one.
struct emptystates_marks {
    uint64_t low, high;
};

// What is marked; such numbers are added together.
enum {
    // & < >
    EMPTYSTATES_MARKUP = 1,
    // <
    EMPTYSTATES_LESS_THAN = 2,
    // "
    EMPTYSTATES_QUOTE = 4,
    // The reverse solidus.
    EMPTYSTATES_BACKSLASH = 8,
    // 00 to 1F and 7F.
    EMPTYSTATES_CONTROLS = 16,
    // 0A, if it is a control that is marked, is not.
    EMPTYSTATES_PLAIN_LINE_FEED = 32,
    // 09, if it is a control that is marked, is not.
    EMPTYSTATES_PLAIN_TAB = 64,
    // E2, which leads U+2000 to U+2FFF in UTF-8.
    EMPTYSTATES_LEAD_E2 = 128,
    // C2 and EF, which lead U+0080 to U+00BF and U+F000 to U+FFFF.
    EMPTYSTATES_LEADS_C2_EF = 256,
};

// Marks bytes. It is here and not in Swift, which makes loops of comparisons between vectors of bytes; `what` is a
// constant wherever it is called, so that only the comparisons that it names are left.
__attribute__((always_inline)) static inline struct emptystates_marks emptystates_mark(
    uint64_t low, uint64_t high, unsigned what) {
    typedef uint8_t bytes_t __attribute__((vector_size(16)));
    typedef uint64_t words_t __attribute__((vector_size(16)));
    const bytes_t all = (bytes_t)(words_t){low, high};
    bytes_t marks = {0};
    if (what & EMPTYSTATES_CONTROLS) {
        marks = (bytes_t)(all < 0x20);
        if (what & EMPTYSTATES_PLAIN_LINE_FEED) marks &= (bytes_t)(all != '\n');
        if (what & EMPTYSTATES_PLAIN_TAB) marks &= (bytes_t)(all != '\t');
        marks |= (bytes_t)(all == 0x7F);
    }
    if (what & EMPTYSTATES_MARKUP) marks |= (bytes_t)(all == '&') | (bytes_t)((all | 2) == '>');
    if (what & EMPTYSTATES_LESS_THAN) marks |= (bytes_t)(all == '<');
    if (what & EMPTYSTATES_QUOTE) marks |= (bytes_t)(all == '"');
    if (what & EMPTYSTATES_BACKSLASH) marks |= (bytes_t)(all == '\\');
    if (what & EMPTYSTATES_LEAD_E2) marks |= (bytes_t)(all == 0xE2);
    if (what & EMPTYSTATES_LEADS_C2_EF) marks |= (bytes_t)(all == 0xC2) | (bytes_t)(all == 0xEF);
    const words_t words = (words_t)marks;
    return (struct emptystates_marks){words[0], words[1]};
}

#endif
