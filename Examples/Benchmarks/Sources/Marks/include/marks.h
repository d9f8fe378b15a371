#pragma once

/// Is called before each batch that is timed: `.ci/instructions` counts from here.
void batchBegins(void);

/// Is called after each batch that is timed: `.ci/instructions` counts up to here.
void batchEnds(void);
