/**
 * The parts of the fault campaign, in their order. Each is one file of tests; without `long` it is the same short as
 * long. `npm test` runs all of them in their short form.
 */
export const FAULT_PARTS = [
  { name: 'kills', project: 'device', file: '__tests__/sync/kill.test.ts', long: { KILLS: '1000' } },
  {
    name: 'network',
    project: 'device',
    file: '__tests__/faults/network.test.ts',
    long: { REQUESTS: '10000' },
  },
  {
    name: 'storage',
    project: 'device',
    file: '__tests__/faults/storage.test.ts',
    long: { STORAGE_STEP: '1' },
  },
  { name: 'migrations', project: 'device', file: '__tests__/faults/migrations.test.ts' },
];
