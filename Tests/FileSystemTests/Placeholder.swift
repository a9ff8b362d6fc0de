// Filled by its module's tests.
