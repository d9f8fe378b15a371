#include "marks.h"

void batchBegins(void) {}

void batchEnds(void) {}
