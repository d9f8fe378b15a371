#pragma once

/// Returns the bytes that the process has allocated and not freed; less than 0 where the C library does
/// not tell.
double heapUse(void);
