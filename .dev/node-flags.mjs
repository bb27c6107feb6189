/**
 * For compilers, linters and test runners. They make millions of objects that are gone in a moment: with 16 MB for them, as Node
 * has it, a tenth of the time goes into telling them from what stays. And each core is busy with one of them: threads that help
 * to collect garbage take from the neighbour more than they give, a seventh of the processor's time.
 */
export const FOR_SHORT_LIVED_OBJECTS = ['--max-semi-space-size=64', '--single-threaded-gc'];
