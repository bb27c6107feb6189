import { cpSync } from 'node:fs';

import fc from 'fast-check';

import type { Trip } from '@/contract/trip';
import { discardEntry } from '@/store/refusals';

import { COMPANY_ID } from '../../server/src/sample/sample-callers';
import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { publish } from '../../server/test/support/publishing';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import { reportCounts } from '../support/report-counts';
import { SEED } from '../support/seeded-random';
import { listSkippedTrips } from '../support/skipped-trips';
import { temporaryFolder } from '../support/temporary-folder';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

/** A long run tells 1,000 stories. */
const STORIES = Number(process.env.INTERLEAVINGS ?? 5);
const DEVICES = ['phone', 'tablet'] as const;
type Which = (typeof DEVICES)[number];

type Step =
  | { who: Which; act: 'create' | 'change' | 'remove' | 'mute' | 'check-in' | 'settings' | 'read' }
  | { who: Which; run: 'sync' | 'send' | 'pullTripList' | 'pullInbox' | 'restart' }
  | { who: Which; air: 'gone' | 'back' | 'answers-lost' }
  | { who: Which; hours: number }
  | { who: 'both' }
  | { who: 'partner'; does: 'remove' | 'ask' }
  | { who: 'service'; does: 'alert' | 'trip'; seconds: number };

const aDevice = fc.constantFrom(...DEVICES);
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      who: aDevice,
      act: fc.constantFrom('create', 'change', 'change', 'remove', 'mute', 'check-in', 'settings', 'read'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      who: aDevice,
      run: fc.constantFrom('sync', 'sync', 'send', 'pullTripList', 'pullInbox', 'restart'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ who: aDevice, air: fc.constantFrom('gone', 'back', 'answers-lost') }) },
  fc.record({ who: aDevice, hours: fc.integer({ min: -24, max: 24 }) }),
  fc.record({ who: fc.constant('both') }),
  fc.record({ who: fc.constant('partner'), does: fc.constantFrom('remove', 'ask') }),
  fc.record({
    who: fc.constant('service'),
    does: fc.constantFrom('alert', 'trip', 'trip', 'trip'),
    seconds: fc.integer({ min: 1, max: 200 }),
  }),
);

const markOf = (name: string) => name.split(',')[0] ?? '';

/** What must come out in the end: names are given once, and grow with every change. */
class Story {
  readonly checkIns = new Map<number, Which>();
  /** By the mark of its name: who made it, whether anybody has removed it. */
  readonly trips = new Map<string, { by: Which | null; removed: boolean }>();
  private number = 0;

  constructor(
    private readonly service: TestService,
    readonly person: Person,
    readonly devices: Record<Which, Device>,
  ) {}

  async live(step: Step): Promise<void> {
    this.number += 1;
    if (step.who === 'both') {
      await Promise.all(DEVICES.map((name) => this.devices[name].engine.sync()));
    } else if (step.who === 'service') {
      letPass(this.service, step.seconds);
      if (step.does === 'alert') await publish(this.service, { country_ids: ['IT'] });
      else await this.makeTripElsewhere();
    } else if (step.who === 'partner') {
      await (step.does === 'ask' ? this.askToCheckIn() : this.removeAsPartner());
    } else if ('act' in step) await this.act(step.who, step.act);
    else if ('air' in step) this.changeAir(this.devices[step.who], step.air);
    else if ('hours' in step) this.devices[step.who].clock.offset = step.hours * 3_600_000;
    else if (step.run === 'restart') this.devices[step.who] = await this.devices[step.who].restart();
    else await this.devices[step.who].engine[step.run]();
    letPass(this.service, 1);
  }

  private async act(who: Which, act: Extract<Step, { act: string }>['act']): Promise<void> {
    const traveller = travellerOn(this.devices[who]);
    const trips = await traveller.trips();
    const trip = trips[this.number % Math.max(1, trips.length)]?.trip;
    switch (act) {
      case 'create': {
        const name = `Trip ${this.number}`;
        await traveller.createTrip({ name });
        this.trips.set(name, { by: who, removed: false });
        return;
      }
      case 'change':
        if (trip) await traveller.changeTrip(trip.id, { name: `${markOf(trip.name)}, ${this.number}` });
        return;
      case 'remove':
        if (!trip) return;
        await traveller.removeTrip(trip.id);
        this.noteRemoval(trip.name);
        return;
      case 'mute':
        if (trip) await traveller.muteTrip(trip.id, this.number % 2 === 0);
        return;
      case 'settings':
        await traveller.changeSettings({ send_all_good_push: this.number % 2 === 0 });
        return;
      case 'read': {
        const [message] = await traveller.notifications();
        if (message) await traveller.readNotification(message.notification.id);
        return;
      }
      case 'check-in': {
        const latitude = this.number / 1000;
        await traveller.checkIn(undefined, latitude);
        this.checkIns.set(latitude, who);
      }
    }
  }

  private noteRemoval(name: string): void {
    const known = this.trips.get(markOf(name));
    if (known) known.removed = true;
  }

  private changeAir({ network }: Device, air: 'gone' | 'back' | 'answers-lost'): void {
    network.online = air !== 'gone';
    network.fault = ({ method }) =>
      air === 'answers-lost' && method !== 'GET' ? { kind: 'drop-after' } : null;
  }

  private async makeTripElsewhere(): Promise<void> {
    const name = `Elsewhere ${this.number}`;
    await addTrip(this.person, aTrip({ name }));
    this.trips.set(name, { by: null, removed: false });
  }

  private async removeAsPartner(): Promise<void> {
    const trips = await this.listTripsThere();
    const trip = trips[this.number % Math.max(1, trips.length)];
    if (!trip) return;
    await this.service.as('demo-company').delete(`/api/v1/partner/trips/${trip.id}`);
    this.noteRemoval(trip.name);
  }

  private askToCheckIn() {
    return this.service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
      check_in_request: { user_ids: [this.person.id] },
    });
  }

  private async listTripsThere(): Promise<Trip[]> {
    return (await this.person.get('/api/v1/trips')).json<Trip[]>();
  }

  /** What is not as it must be at any moment. */
  async listViolations(): Promise<string[]> {
    const rows = await this.service.database.query<{ latitude: number }>(
      'select latitude from check_ins where traveller_id = $1',
      [this.person.id],
    );
    const checkInsThere = rows.map(({ latitude }) => latitude);
    const marksThere = (await this.listTripsThere()).map(({ name }) => markOf(name));
    const found = [
      ...doublesIn(checkInsThere).map((latitude) => `check-in ${latitude} is there twice`),
      ...doublesIn(marksThere).map((mark) => `${mark} is there twice`),
    ];
    const waiting = {
      phone: await this.wordsWaitingOn('phone'),
      tablet: await this.wordsWaitingOn('tablet'),
    };
    for (const [latitude, who] of this.checkIns)
      if (!checkInsThere.includes(latitude) && !waiting[who].includes(`"latitude":${latitude},`))
        found.push(`check-in ${latitude} of the ${who} is lost`);
    for (const [mark, { by, removed }] of this.trips)
      if (!removed && !marksThere.includes(mark) && !(by && waiting[by].includes(`"${mark}`)))
        found.push(`${mark} is lost`);
    for (const name of DEVICES) found.push(...(await this.listFlawsOf(name)));
    return found;
  }

  private async wordsWaitingOn(name: Which): Promise<string> {
    return JSON.stringify(await travellerOn(this.devices[name]).outbox());
  }

  private listFlawsOf(name: Which): Promise<string[]> {
    return this.devices[name].store.database.read(async (reader) => {
      const all = <Row>(sql: string, values: readonly (string | number | null)[]) =>
        reader.all<Row>(sql, values);
      const skipped = await listSkippedTrips({ all }, this.service, this.person.id);
      const stray = await reader.all<{ id: string }>(
        `select id from trips where (local is not null or removed = 1)
           and 'trip/' || id not in (select subject from outbox)`,
      );
      return [
        ...skipped.map((id) => `the ${name} will never hear of trip ${id}`),
        ...stray.map(({ id }) => `trip ${id} shows on the ${name} what nobody will send`),
      ];
    });
  }

  /** The weather clears, and both devices sync in peace; what was refused is given up by the traveller. */
  async end(): Promise<number> {
    let givenUp = 0;
    for (let round = 0; round < 2; round += 1) {
      for (const name of DEVICES) {
        const device = this.devices[name];
        this.changeAir(device, 'back');
        letPass(this.service, 61);
        await device.engine.hurry();
        await device.engine.sync();
        for (const entry of await travellerOn(device).outbox()) {
          if (!entry.parked) continue;
          expect({ kind: entry.kind, status: entry.parked.status }).toEqual({
            kind: 'trip-update',
            status: 404,
          });
          await device.store.database.write('user', (transaction) =>
            discardEntry(transaction, entry, device.context),
          );
          givenUp += 1;
        }
      }
    }
    return givenUp;
  }

  close(): Promise<unknown> {
    return Promise.all(DEVICES.map((name) => this.devices[name].close()));
  }
}

const doublesIn = <Value>(all: readonly Value[]) => all.filter((each, at) => all.indexOf(each) !== at);

describe(`${STORIES} interleavings of two devices, the partner and the service (SEED=${SEED})`, () => {
  let service: TestService;
  let template: string;
  const counts = {
    interleavings: 0,
    steps: 0,
    changesOfRemovedTripsGivenUp: 0,
    violations: 0,
    devicesThatDiffer: 0,
  };

  beforeAll(async () => {
    service = await startTestService();
    template = await makeTemplate();
  });
  afterAll(async () => {
    reportCounts('interleavings', counts);
    await service.close();
  });

  /** A device with everything on it that is the same for all: to download it each time would only take long. */
  async function makeTemplate(): Promise<string> {
    letPass(service, 600);
    const device = await startDevice(service, { key: (await addTraveller(service)).key });
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await device.store.database.write('user', async (transaction) => {
      await transaction.run('delete from profile');
      await transaction.run(
        `delete from downloads where name in ('trips', 'profile', 'notifications', 'check-ins',
           'check-in-requests')`,
      );
    });
    await device.close();
    return device.folder;
  }

  async function aDeviceOf({ key }: Person): Promise<Device> {
    const folder = temporaryFolder();
    cpSync(template, folder, { recursive: true });
    return startDevice(service, { key, folder });
  }

  const tell = async (steps: readonly Step[]) => {
    letPass(service, 60);
    const person = await addTraveller(service);
    const devices = { phone: await aDeviceOf(person), tablet: await aDeviceOf(person) };
    const story = new Story(service, person, devices);
    try {
      for (const step of steps) {
        await story.live(step);
        counts.steps += 1;
        const violations = await story.listViolations();
        counts.violations += violations.length;
        expect(violations).toEqual([]);
      }
      counts.changesOfRemovedTripsGivenUp += await story.end();
      expect(await story.listViolations()).toEqual([]);
      for (const device of Object.values(story.devices))
        await compareWithService(device, service).catch((reason: unknown) => {
          counts.devicesThatDiffer += 1;
          throw reason;
        });
      counts.interleavings += 1;
    } finally {
      await story.close();
    }
  };

  it(
    'all end with what the service says, and break no promise on the way',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 16 }), tell), {
        seed: SEED,
        numRuns: STORIES,
      });
    },
    120_000 + STORIES * 30_000,
  );
});
