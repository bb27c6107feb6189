import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { Trip } from '@/contract/trip';

import { addTraveller } from '../../server/test/support/actors';
import { createBackground, type Background } from '../../server/test/support/background';
import { publish } from '../../server/test/support/publishing';
import { startPushStandIn, type PushStandIn } from '../../server/test/support/push-stand-in';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { reportCounts } from '../support/report-counts';
import { phoneOf, startApp, type RunningApp } from '../support/running-app';

/** A long run lives through 30. */
const DAYS = Number(process.env.DAYS ?? 4);
/** From here on the traveller's days are alike, and so is what is kept. */
const SETTLED_DAY = Math.floor(DAYS / 3);
const DAY_MS = 86_400_000;
const LOOKS_A_DAY = 3;
const ALERTS_A_DAY = 2;
/** An alert is taken back, and a trip removed, so many days after. */
const ALERT_LIFE = 3;
const TRIP_LIFE = 4;
const COUNTRIES = ['NO', 'SE', 'NZ'];

interface Size {
  database: number;
  free: number;
  heap: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe(`${DAYS} days with the app open`, () => {
  let service: TestService;
  let pushes: PushStandIn;
  let background: Background;
  let app: RunningApp;
  const sizes: Size[] = [];
  const counts = { days: 0, syncs: 0, alerts: 0, trips: 0, checkIns: 0 };

  beforeAll(async () => {
    service = await startTestService();
    pushes = await startPushStandIn();
    background = createBackground(service, pushes);
    app = await startApp(service, phoneOf(service, await addTraveller(service)));
  });
  afterAll(async () => {
    const kilobytes = (day: number, of: keyof Size) => Math.round((sizes[day - 1]?.[of] ?? 0) / 1024);
    reportCounts('long-run', {
      ...counts,
      [`kilobytesOnDay${SETTLED_DAY}`]: kilobytes(SETTLED_DAY, 'database'),
      [`kilobytesOnDay${DAYS}`]: kilobytes(DAYS, 'database'),
      [`ofThemFreeOnDay${DAYS}`]: kilobytes(DAYS, 'free'),
      [`kilobytesOfMemoryOnDay${SETTLED_DAY}`]: kilobytes(SETTLED_DAY, 'heap'),
      [`kilobytesOfMemoryOnDay${DAYS}`]: kilobytes(DAYS, 'heap'),
    });
    await app.kill();
    await pushes.close();
    await service.close();
  });

  const dayFrom = (days: number) =>
    new Date(service.clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

  const planTrip = async (day: number) => {
    const country_code = COUNTRIES[day % COUNTRIES.length] ?? 'NO';
    const destination = { country_code, entry_date: dayFrom(0), exit_date: dayFrom(TRIP_LIFE) };
    await app.opened.mutations.createTrip({ trip: { name: `Day ${day}`, destinations: [destination] } });
    counts.trips += 1;
  };

  const removeOldTrips = async () => {
    const over = (await app.opened.reads.trips.list()).filter(
      ({ trip }: { trip: Trip }) => trip.finish < dayFrom(0),
    );
    for (const { trip } of over) await app.opened.mutations.removeTrip(trip.id);
  };

  const tellNews = async (day: number, alerts: { id: string; day: number }[]) => {
    for (let number = 0; number < ALERTS_A_DAY; number += 1) {
      const country = COUNTRIES[(day + number) % COUNTRIES.length] ?? 'NO';
      const { id } = await publish(service, {
        country_ids: [country],
        body: `Day ${day}. ${'More words. '.repeat(200)}`,
      });
      alerts.push({ id, day });
      counts.alerts += 1;
    }
    while (alerts[0] && alerts[0].day <= day - ALERT_LIFE) {
      await service.as('demo-publisher').delete(`/api/v2/publishing/alerts/${alerts[0].id}`);
      alerts.shift();
    }
    await background.run();
  };

  const look = async () => {
    service.clock.now = new Date(service.clock.now.getTime() + DAY_MS / LOOKS_A_DAY);
    app.phone.activity.goAway();
    app.phone.activity.comeBack();
    expect(await app.opened.schedule.refresh()).toMatchObject({ kind: 'finished', failed: 0, setAside: 0 });
    counts.syncs += 1;
    const moment = { today: app.runtime.clock.today(), now: app.runtime.clock.now() };
    for (const { kind, id, read } of await app.opened.reads.news.concerning(moment))
      if (kind === 'alert' && !read) await app.opened.mutations.readAlert(id);
  };

  const measure = async (): Promise<Size> => {
    // All countries come after everything else, once: they belong to every day.
    await app.opened.engine.downloadMore();
    await app.opened.services.whenSettled();
    collectGarbage();
    const [pages] = await app.opened.store.database.read((reader) =>
      reader.all<{ size: number; free: number }>(
        `select page_count * page_size as size, freelist_count * page_size as free
         from pragma_page_count, pragma_page_size, pragma_freelist_count`,
      ),
    );
    return { database: pages?.size ?? 0, free: pages?.free ?? 0, heap: process.memoryUsage().heapUsed };
  };

  it(
    'neither fill the disk nor the memory',
    async () => {
      const alerts: { id: string; day: number }[] = [];
      for (let day = 1; day <= DAYS; day += 1) {
        await planTrip(day);
        await tellNews(day, alerts);
        const { kind } = await app.opened.services.checkIns.checkIn({ status: day % 2 ? 'safe' : 'help' });
        expect(kind).not.toBe('not-stored');
        counts.checkIns += 1;
        for (let times = 0; times < LOOKS_A_DAY; times += 1) await look();
        await removeOldTrips();
        sizes.push(await measure());
        counts.days += 1;
      }
      const settled = sizes[SETTLED_DAY - 1];
      const last = sizes.at(-1);
      if (!settled || !last) throw new Error('no day was lived through');
      expect(last.database).toBeLessThan(settled.database * 1.25 + 512 * 1024);
      expect(last.heap).toBeLessThan(settled.heap + 48 * 1024 * 1024);
    },
    120_000 + DAYS * 60_000,
  );
});
