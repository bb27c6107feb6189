import { createApiClient } from '@/api/client';
import { Alert } from '@/contract/alert';
import { Company } from '@/contract/company';
import { WholeOrgTrip } from '@/contract/org-trip';
import { Traveller } from '@/contract/traveller';
import { PartnerTrip } from '@/contract/trip';
import { listTripAlerts } from '@/store/alerts';
import { openStore } from '@/store/open-store';
import { listTrips } from '@/store/trips';
import { SyncEngine } from '@/sync/sync-engine';

import { databaseFilesIn } from '../../__tests__/support/node-sqlite';
import { temporaryFolder } from '../../__tests__/support/temporary-folder';
import { createBackedUpDatabase } from './support/backed-up-database';
import { aDevice, anOrgTrip, aTraveller } from './support/builders';
import { buildService, type BuiltService } from './support/built-service';
import { callersOf, daysAroundToday } from './support/http-callers';
import { startMailStandIn } from './support/mail-stand-in';
import { anAlert } from './support/publishing';
import { startPushStandIn } from './support/push-stand-in';
import { readAs } from './support/read-as';
import { startServiceProcess } from './support/service-process';
import { startSteadyLoad } from './support/steady-load';
import { TEST_SECRET } from './support/sample-moment';

declare const serviceEngine: 'embedded' | 'postgres';

const PHONE = 'ExponentPushToken[a-phone]';
const NEWER = `
  alter table travellers add column of_a_newer_version text default 'new';
  alter table trips add column of_a_newer_version text default 'new';
  alter table check_ins add column of_a_newer_version text default 'new';
  alter table notifications add column of_a_newer_version text default 'new';`;

/** Up to date with all that the service has for it; gives the headlines of the alerts of each trip. */
async function syncDevice(url: string, key: string): Promise<Record<string, string[]>> {
  const store = await openStore(databaseFilesIn(temporaryFolder()));
  const client = createApiClient({
    baseUrl: url,
    readKey: async () => key,
    language: () => 'de',
    fetch,
    timeoutMs: 60_000,
  });
  const now = () => Date.now();
  const today = () => new Date().toISOString().slice(0, 10);
  const engine = new SyncEngine({ client, store, now, random: () => 0.5, today });
  expect(await engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 0 });
  const read = await store.database.read(async (reader) => {
    const trips = (await listTrips(reader)).map(({ trip }) => trip);
    return Promise.all(
      trips.map(async ({ id, name }) => {
        const alerts = await listTripAlerts(reader, id);
        return [name, alerts.map(({ alert }) => alert.headline)] as const;
      }),
    );
  });
  await store.database.close();
  return Object.fromEntries(read);
}

/** Whatever becomes of the story, nothing of it stays behind; the last that was begun ends first. */
const endings: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

it('goes from an empty database to a served traveller, through a restored backup and an upgrade', async () => {
  const built = buildService();
  endings.push(() => built.remove());
  const database = await createBackedUpDatabase();
  endings.push(() => database.remove());
  const mails = await startMailStandIn();
  const pushes = await startPushStandIn();
  endings.push(
    () => mails.close(),
    () => pushes.close(),
  );
  const start = async ({ program }: BuiltService, given: Record<string, string>) => {
    const started = await startServiceProcess(given, { program });
    endings.push(() => started.kill());
    return started;
  };
  const quiet = {
    DATABASE_URL: database.address,
    KEY_SECRET: TEST_SECRET,
    SAMPLE_DATA: 'false',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const settings = {
    ...quiet,
    PUSH: 'expo',
    EXPO_PUSH_URL: pushes.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Sojourn <alerts@acme.example>',
    PUBLIC_URL: 'https://travel.acme.example',
  };

  // Whoever runs it fills it.
  built.admin(quiet, 'content', 'import', 'world');
  const make = (...words: string[]) => JSON.parse(built.admin(quiet, ...words, '--json')) as { key: string };
  const { key: companyKey } = make('company', 'create', '--name', 'Acme');
  const { key: publisherKey } = make('publisher', 'create', '--name', 'Night desk');

  // A partner brings a traveller, who has a phone, and plans a trip for them.
  const first = await start(built, settings);
  const service = callersOf(first.url);
  const company = service.as(companyKey);
  const { id: companyId, name } = readAs(Company, await company.get('/api/v2/org'));
  expect(name).toBe('Acme');
  const written = { traveller: aTraveller({ language: 'de' }) };
  const traveller = readAs(Traveller, await company.post('/api/v1/partner/travellers', written));
  const key = traveller.authentication_token;
  const caller = service.as(key);
  const device = { device: aDevice({ token: PHONE, locale: 'de' }) };
  expect((await caller.post(`/api/v2/users/${traveller.id}/devices`, device)).status).toBe(200);
  const entry_date = new Date().toISOString().slice(0, 10);
  const stay = { country_id: 'NO', ...daysAroundToday(), entry_date };
  const plan = { trip: anOrgTrip({ name: undefined, traveller_ids: [traveller.id], destinations: [stay] }) };
  const trip = readAs(WholeOrgTrip, await company.post(`/api/v2/org/${companyId}/trips`, plan));
  expect(trip.name).toBe('Norway');
  expect(readAs(PartnerTrip, await company.get(`/api/v1/partner/trips/${trip.id}`)).travellers).toMatchObject(
    [{ id: traveller.id }],
  );
  await pushes.untilTaken(1);

  // Something happens: mail and phone say so, and the device has it.
  const alert = { alert: anAlert({ headline: 'Ferries stay in port' }) };
  readAs(Alert, await service.as(publisherKey).post('/api/v2/publishing/alerts', alert));
  await Promise.all([mails.untilTaken(1), pushes.untilTaken(2)]);
  expect(mails.taken[0]).toMatchObject({ to: [traveller.email] });
  expect(mails.taken[0]?.headers.subject).toBe('Neue Warnung: hohes Risiko – Ferries stay in port');
  expect(pushes.taken).toMatchObject([
    { to: PHONE, title: 'Neue Reise' },
    { to: PHONE, title: 'Neue Warnung: hohes Risiko' },
  ]);
  expect(await syncDevice(first.url, key)).toEqual({ Norwegen: ['Ferries stay in port'] });

  // The backup, restored elsewhere, serves the same to the same key. The embedded engine is copied at rest.
  const told = await caller.get('/api/v2/notifications');
  if (serviceEngine === 'embedded') expect(await first.stop()).toBe(0);
  const restored = await start(built, {
    ...quiet,
    DATABASE_URL: await database.restoreElsewhere(),
    PUSH: 'log',
    WEBHOOKS: 'off',
  });
  const second = callersOf(restored.url).as(key);
  expect((await second.get('/api/v2/notifications')).text).toBe(told.text);
  expect(await syncDevice(restored.url, key)).toEqual({ Norwegen: ['Ferries stay in port'] });
  expect(await restored.stop()).toBe(0);
  expect(restored.lines.join('\n')).toContain('webhooks are left to other processes');

  // A newer version takes over: beside the running one where processes share a database, after it where they can't.
  const newer = built.newerWith(NEWER);
  endings.push(() => newer.remove());
  if (serviceEngine === 'postgres') {
    const load = startSteadyLoad(key, first.url);
    endings.push(() => load.stop());
    await load.untilAnswered(20);
    const next = await start(newer, settings);
    await load.moveTo(first.url, next.url);
    await load.untilAnswered(40);
    await load.moveTo(next.url);
    expect(await first.stop()).toBe(0);
    await load.untilAnswered(20);
    const { failed, answered } = await load.stop();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(80);
    expect(await next.stop()).toBe(0);
  } else {
    const next = await start(newer, settings);
    expect((await callersOf(next.url).as(key).get('/api/v2/notifications')).text).toBe(told.text);
    expect(await next.stop()).toBe(0);
  }
}, 600_000);
