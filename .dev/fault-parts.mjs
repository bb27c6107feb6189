const device = (name, long) => ({ name, project: 'device', file: `__tests__/faults/${name}.test.ts`, long });
/** On a PostgreSQL server, as the service runs for people; within the test. */
const inProcess = (name, file, long) => ({
  name,
  project: 'server (postgres)',
  needsPostgres: true,
  file: `server/test/faults/${file}.test.ts`,
  long,
});
/** The same in processes of its own. */
const service = (name, file, long) => ({ ...inProcess(name, file, long), startsService: true });
/** On the engine inside the service's own process. */
const embedded = (part) => ({
  ...part,
  name: `${part.name}-embedded`,
  project: 'server (embedded)',
  needsPostgres: false,
});

const isolation = inProcess('isolation', 'isolation');
const kills = service('service-kills', 'kill', { SERVICE_KILLS: '100' });
const secrets = inProcess('service-secrets', 'secrets');
const backups = service('service-backups', 'backups', { BACKED_UP_TRAVELLERS: '100' });

/**
 * The parts of the fault campaign, in their order. Each is one file of tests; without `long` it is the same short as
 * long. `npm test` runs all of them in their short form.
 */
export const FAULT_PARTS = [
  { name: 'kills', project: 'device', file: '__tests__/sync/kill.test.ts', long: { KILLS: '1000' } },
  device('network', { REQUESTS: '10000' }),
  device('interleavings', { INTERLEAVINGS: '1000' }),
  device('conversations', { INTERLEAVINGS: '1000' }),
  device('waiting', { WAITING_STORIES: '2000' }),
  device('responses', { RESPONSES: '100000' }),
  device('storage', { STORAGE_STEP: '1' }),
  {
    name: 'storage-in-sync',
    project: 'device',
    file: '__tests__/sync/fail-points.test.ts',
    long: { FAIL_POINT_STEP: '1' },
  },
  device('migrations', { MIGRATION_STEP: '1' }),
  device('geography', { COORDINATES: '1000000' }),
  { name: 'texts', project: 'app', file: '__tests__/faults/texts.test.tsx', long: { TEXTS: '10000' } },
  device('secrets', { SIGN_OUT_STEP: '1' }),
  device('long-run', { DAYS: '30' }),
  isolation,
  embedded(isolation),
  {
    name: 'mails',
    project: 'itinerary',
    file: 'server/test/itinerary/mutations.test.ts',
    long: { MUTATED_MAILS: '10000' },
  },
  service('fuzz', 'fuzz', { FUZZED_REQUESTS: '100000' }),
  service('collisions', 'collisions', { COLLISIONS: '100' }),
  service('load', 'load', { LOAD_TRAVELLERS: '200', LOAD_SECONDS: '60' }),
  kills,
  embedded(kills),
  service('two-processes', 'two-processes', {
    SHARED_WRITES: '1000',
    SHARED_PHONES: '100',
    SHARED_KILLS: '100',
    SHARED_STARTS: '3',
  }),
  service('deliveries', 'deliveries', { DELIVERY_KILLS: '200', DELIVERED_EVENTS: '5000' }),
  secrets,
  embedded(secrets),
  backups,
  embedded(backups),
];
