#include "CFuzzer.h"

// libFuzzer's own main function, which is linked and never called, refers to this.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) { return 0; }
