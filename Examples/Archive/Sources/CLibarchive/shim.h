#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

/// Makes names of entries UTF-8 for this thread until the locale that is returned is given back.
static inline locale_t archive_names_begin(locale_t utf8) {
    return uselocale(utf8);
}

/// Returns the locale whose only difference from `C` is that texts are UTF-8.
static inline locale_t archive_names_locale(void) {
    return newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}
