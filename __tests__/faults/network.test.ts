import fc from 'fast-check';

import { CheckInAccuracy, CheckInStatus } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';
import { saveCheckIn } from '@/store/check-ins';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { aWeather, toFault, type Weather } from '../support/bad-weather';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import { reportCounts } from '../support/report-counts';
import { SEED } from '../support/seeded-random';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

/** How many requests meet bad weather; a long run sends 10,000. */
const REQUESTS = Number(process.env.REQUESTS ?? 300);
/** Of a request that nobody answers; others may take longer than this on a busy machine, and then fail likewise. */
const IMPATIENCE_MS = 150;
/** The longest wait between two attempts, and a little more. */
const LONGEST_PAUSE_SECONDS = 1_000;

type Act = 'check-in' | 'create' | 'change' | 'remove' | 'mute' | 'settings';
interface Round {
  acts: Act[];
  /** For one request after the other; beyond its end the air is clear. */
  weather: (Weather | null)[];
  how: 'sync' | 'send';
}

const aRound: fc.Arbitrary<Round> = fc.record({
  acts: fc.array(
    fc.constantFrom<Act>('check-in', 'check-in', 'create', 'change', 'remove', 'mute', 'settings'),
    { maxLength: 6 },
  ),
  weather: fc.array(fc.option(aWeather, { freq: 4, nil: null }), { minLength: 2, maxLength: 30 }),
  how: fc.constantFrom('sync', 'send'),
});
interface Story {
  rounds: Round[];
  /** The network's return is told to the app, or nobody says so and the pauses between attempts pass. */
  returnIsTold: boolean;
}
const aStory: fc.Arbitrary<Story> = fc.record({
  rounds: fc.array(aRound, { minLength: 1, maxLength: 6 }),
  returnIsTold: fc.boolean(),
});

/** What the traveller did, as the service must have it in the end. */
class Deeds {
  readonly checkIns = new Set<number>();
  readonly trips = new Map<string, { id: string; name: string }>();
  private number = 0;

  constructor(
    private readonly device: Device,
    private readonly traveller: ReturnType<typeof travellerOn>,
  ) {}

  async do(act: Act): Promise<void> {
    this.number += 1;
    const [mark, known] = [...this.trips][this.number % Math.max(1, this.trips.size)] ?? [];
    switch (act) {
      case 'check-in':
        return this.checkIn(this.number / 1000);
      case 'create': {
        const name = `Trip ${this.number}`;
        this.trips.set(name, { id: await this.traveller.createTrip({ name }), name });
        return;
      }
      case 'settings':
        await this.traveller.changeSettings({ send_all_good_push: this.number % 2 === 0 });
        return;
      case 'change':
        if (!mark || !known) return;
        await this.traveller.changeTrip(known.id, { name: `${mark}, change ${this.number}` });
        this.trips.set(mark, { ...known, name: `${mark}, change ${this.number}` });
        return;
      case 'mute':
        if (known) await this.traveller.muteTrip(known.id, this.number % 2 === 0);
        return;
      case 'remove':
        if (!mark || !known) return;
        await this.traveller.removeTrip(known.id);
        this.trips.delete(mark);
    }
  }

  private async checkIn(latitude: number): Promise<void> {
    const { store, context } = this.device;
    await store.database.write('user', (transaction) =>
      saveCheckIn(
        transaction,
        {
          status: CheckInStatus.Help,
          latitude,
          longitude: 1,
          accuracy: CheckInAccuracy.Fine,
          country_code: 'IT',
          request_id: null,
          checkedInAt: new Date(context.now()),
          deviceToken: 'token',
        },
        context,
      ),
    );
    this.checkIns.add(latitude);
  }
}

describe(`${REQUESTS} requests through bad weather (SEED=${SEED})`, () => {
  let service: TestService;
  const counts = { requests: 0, faults: 0, acts: 0, lost: 0, doubled: 0, stuck: 0 };
  const kinds: Record<string, number> = {};

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(async () => {
    reportCounts('network', { ...counts, ...kinds });
    await service.close();
  });

  const liveThrough = async (device: Device, deeds: Deeds, { acts, weather, how }: Round) => {
    const coming = [...weather];
    device.network.fault = () => {
      counts.requests += 1;
      const next = coming.shift() ?? null;
      if (!next) return null;
      counts.faults += 1;
      kinds[next.kind] = (kinds[next.kind] ?? 0) + 1;
      return toFault(next);
    };
    for (const act of acts) await deeds.do(act);
    counts.acts += acts.length;
    letPass(service, 3);
    await device.engine[how]();
    // So that entries that were put off meet the next weather too.
    await device.engine.hurry();
  };

  const expectAllArrived = async (device: Device, deeds: Deeds, person: Person) => {
    const rows = await service.database.query<{ latitude: number }>(
      'select latitude from check_ins where traveller_id = $1',
      [person.id],
    );
    const there = rows.map(({ latitude }) => latitude);
    const names = (await person.get('/api/v1/trips')).json<Trip[]>().map(({ name }) => name);
    const wanted = ['From elsewhere', ...[...deeds.trips.values()].map(({ name }) => name)];
    const found = {
      lost:
        [...deeds.checkIns].filter((latitude) => !there.includes(latitude)).length +
        wanted.filter((name) => !names.includes(name)).length,
      doubled:
        there.length - new Set(there).size + names.filter((name, at) => names.indexOf(name) !== at).length,
      stuck: (await travellerOn(device).outbox()).length,
    };
    counts.lost += found.lost;
    counts.doubled += found.doubled;
    counts.stuck += found.stuck;
    expect(found).toEqual({ lost: 0, doubled: 0, stuck: 0 });
    expect(names.sort()).toEqual(wanted.sort());
  };

  const tell = async ({ rounds, returnIsTold }: Story) => {
    letPass(service, 60);
    const person = await addTraveller(service);
    await addTrip(person, aTrip({ name: 'From elsewhere' }));
    const device = await startDevice(service, { key: person.key, timeoutMs: IMPATIENCE_MS });
    try {
      const deeds = new Deeds(device, travellerOn(device));
      for (const round of rounds) await liveThrough(device, deeds, round);

      device.network.fault = () => null;
      device.patience.ms = 30_000;
      letPass(service, returnIsTold ? 1 : LONGEST_PAUSE_SECONDS);
      if (returnIsTold) await device.engine.hurry();
      expect(await device.engine.sync()).toEqual(ALL_WELL);
      expect(device.engine.status.get()).toMatchObject({ needsKey: false, activity: 'idle' });
      await expectAllArrived(device, deeds, person);
      await compareWithService(device, service);
    } finally {
      await device.close();
    }
  };

  it(
    'lose nothing, double nothing, and leave nothing stuck once it clears',
    async () => {
      await fc.assert(
        fc.asyncProperty(aStory, async (story) => {
          if (counts.requests < REQUESTS) await tell(story);
        }),
        { seed: SEED, numRuns: REQUESTS },
      );
      expect(counts.requests).toBeGreaterThanOrEqual(REQUESTS);
    },
    60_000 + REQUESTS * 500,
  );
});
