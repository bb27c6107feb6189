/** The moment at which the sample set of the tests begins: dates in tests are fixed dates. */
export const SAMPLE_MOMENT = new Date('2026-06-15T12:00:00.000Z');

/** Seals the keys of the sample travellers in tests. */
export const TEST_SECRET = 'a secret that only the tests know';
