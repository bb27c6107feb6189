import fc from 'fast-check';

import type { CheckIn } from '@/contract/check-in';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { phoneOf, startApp, type Phone, type RunningApp } from '../support/running-app';
import { letPass } from '../support/traveller-actions';

/** How many stories are told; a long run tells 1,000. */
const STORIES = Number(process.env.NOTHING_LOST_STORIES ?? 30);
const CUSCO = { latitude: -13.5226, longitude: -71.9673 };

type Event =
  | { kind: 'tap'; status: 'safe' | 'help' }
  | { kind: 'kill' | 'close' | 'wake' | 'send' | 'move' }
  | { kind: 'network'; how: 'gone' | 'back' | 'answers-lost' | 'busy' }
  | { kind: 'location' | 'notifications'; allowed: boolean }
  | { kind: 'token'; token: string }
  | { kind: 'clock'; hours: number }
  | { kind: 'time'; seconds: number };

const anEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('tap' as const),
      status: fc.constantFrom('safe' as const, 'help' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'kill' as const,
        'close' as const,
        'wake' as const,
        'send' as const,
        'move' as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      how: fc.constantFrom('gone' as const, 'back' as const, 'answers-lost' as const, 'busy' as const),
    }),
  },
  fc.record({ kind: fc.constantFrom('location' as const, 'notifications' as const), allowed: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('token' as const), token: fc.constantFrom('A', 'B', 'C') }),
  },
  fc.record({ kind: fc.constant('clock' as const), hours: fc.integer({ min: -72, max: 72 }) }),
  fc.record({ kind: fc.constant('time' as const), seconds: fc.constantFrom(1, 11, 120) }),
);

/** One phone through one story. The app on it dies and comes back; what it confirmed is remembered by the test. */
class Story {
  readonly confirmed: { id: string; at: number; status: number }[] = [];

  /** How often the token became another, or none. */
  changes = 0;

  constructor(
    private readonly service: TestService,
    readonly phone: Phone,
    private app: RunningApp,
  ) {}

  async live(event: Event): Promise<void> {
    const before = JSON.stringify(await this.phone.notifications.token());
    await this.happen(event);
    if (JSON.stringify(await this.phone.notifications.token()) !== before) this.changes += 1;
  }

  private async happen(event: Event): Promise<void> {
    const { phone, service } = this;
    switch (event.kind) {
      case 'tap': {
        const result = await this.app.opened.services.checkIns.checkIn({ status: event.status });
        if (result.kind === 'not-stored') throw result.reason;
        if (result.kind === 'sent-unstored') throw new Error('not stored');
        this.confirmed.push({
          id: result.id,
          at: result.checkedInAt,
          status: event.status === 'safe' ? 1 : 2,
        });
        return;
      }
      case 'kill':
      case 'close':
        await (event.kind === 'kill' ? this.app.killHard() : this.app.kill());
        this.app = await startApp(service, phone);
        return;
      case 'wake':
        phone.activity.goAway();
        phone.activity.comeBack();
        return;
      case 'send':
        await this.app.opened.engine.send();
        return;
      case 'move':
        return phone.locator.moveTo(CUSCO);
      case 'network':
        this.changeNetwork(event.how);
        return;
      case 'location':
        if (event.allowed) phone.locator.grant();
        else phone.locator.refuse();
        return;
      case 'notifications':
        if (event.allowed) phone.notifications.grant();
        else phone.notifications.refuse();
        return;
      case 'token':
        phone.notifications.changeToken(`ExponentPushToken[${phone.folder}-${event.token}]`);
        return;
      case 'clock':
        phone.clock.offset = event.hours * 3_600_000;
        return;
      case 'time':
        letPass(service, event.seconds);
        phone.timers.pass(event.seconds * 1_000);
    }
  }

  /** Whatever happened, in the end there is a network, and the traveller opens the app. */
  async end(): Promise<void> {
    this.changeNetwork('back');
    // What may have arrived long ago, by a clock that was set back, is looked for at the service before it is sent again.
    this.phone.air.fault = () => null;
    await this.app.opened.services.whenSettled();
    await this.app.opened.services.refreshRegistration();
    for (let round = 0; round < 3; round += 1) {
      letPass(this.service, 60);
      await this.app.opened.engine.hurry();
      await this.app.opened.engine.send();
    }
    expect(await this.app.opened.reads.unsent()).toEqual([]);
  }

  async onDevice() {
    return (await this.app.opened.reads.checkIns.list()).map(({ id, checkedInAt, status }) => ({
      id,
      at: checkedInAt.getTime(),
      status,
    }));
  }

  close(): Promise<void> {
    return this.app.kill();
  }

  private changeNetwork(how: Extract<Event, { kind: 'network' }>['how']): void {
    const { air, network } = this.phone;
    air.online = how !== 'gone';
    air.fault = ({ method }) => {
      if (method === 'GET') return { kind: 'status', status: 503 };
      if (how === 'answers-lost') return { kind: 'drop-after' };
      return how === 'busy' ? { kind: 'status', status: 503 } : null;
    };
    if (how === 'gone') network.cut();
    else network.joinWifi();
  }
}

/** By second, which is as exact as the service keeps it. */
const toSecond = (at: number) => Math.floor(at / 1000);
const inOrder = (all: { at: number; status: number }[]) =>
  all.map(({ at, status }) => `${toSecond(at)} ${status}`).sort();

describe('whatever happens to the phone', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  const tell = async (events: readonly Event[], person: Person): Promise<void> => {
    const phone = phoneOf(service, person);
    phone.air.fault = ({ method }) => (method === 'GET' ? { kind: 'status', status: 503 } : null);
    const story = new Story(service, phone, await startApp(service, phone));
    try {
      for (const event of events) await story.live(event);
      await story.end();

      const here = await story.onDevice();
      for (const said of story.confirmed) expect(here).toContainEqual(said);
      const there = (await person.get('/api/v2/check_ins')).json<CheckIn[]>();
      expect(
        inOrder(there.map(({ checkin_at, status }) => ({ at: Date.parse(checkin_at), status }))),
      ).toEqual(inOrder(here));
      await expectRegisteredOnce(story, person);
    } finally {
      await story.close();
    }
  };

  const expectRegisteredOnce = async ({ phone, changes }: Story, person: Person): Promise<void> => {
    const devices = await service.database.query<{ token: string | null }>(
      'select token from devices where traveller_id = $1',
      [person.id],
    );
    const token = await phone.notifications.token();
    expect(devices).toEqual([{ token: token.kind === 'token' ? token.token : null }]);
    // Each registration has a key of its own for all its attempts: no change is told under two.
    const told = phone.air.seen.filter(({ path, status }) => path.endsWith('/add_device') && status === 200);
    const keys = new Set(told.map(({ idempotencyKey }) => idempotencyKey));
    expect(keys.size).toBeLessThanOrEqual(1 + changes);
  };

  it(
    'each check-in reaches the service once, with its own time, and the device is registered once for each change',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anEvent, { minLength: 3, maxLength: 12 }), async (events) => {
          await tell(events, await addTraveller(service));
        }),
        { numRuns: STORIES, endOnFailure: true },
      );
    },
    60_000 + STORIES * 3_000,
  );
});
