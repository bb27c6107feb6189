import type { AlertFilter } from '@/contract/alert-filter';
import type { Conversation } from '@/contract/conversation';
import { outboxKinds, type OutboxKind } from '@/store/outbox-kinds';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { ACTS } from '../support/act-of-kind';
import { startDeviceWithAll, type DeviceWithAll } from '../support/device-with-all';
import { aTripInput } from '../support/records';
import { aWrittenHotel } from '../support/segments';
import { letPass, travellerOn } from '../support/traveller-actions';

const DAY = 24 * 3600;
/** Where what people do is stored. What becomes of it, such as messages about it, follows from these. */
const TABLES = [
  'trips',
  'destinations',
  'trip_travellers',
  'trip_segments',
  'itinerary_mails',
  'check_ins',
  'check_in_requests',
  'issues',
  'conversations',
  'conversation_participants',
  'messages',
  'notes',
  'travellers',
  'alert_filters',
  'alert_reads',
  'notifications',
  'devices',
];

interface Story {
  what: string;
  /** The traveller is to say what shall become of it, or hears why it can't be; otherwise it is settled. */
  left?: 'asked' | 404;
  /** What is done before on the device, and arrives. */
  first?: number;
  /** Which of what the kind can say. */
  turn?: number;
  /** What somebody does, elsewhere, after it arrived. */
  since: (world: DeviceWithAll) => Promise<unknown>;
}

const nothing: Story = { what: 'nothing else happened', since: async () => undefined };

async function conversationOf({ person, known }: DeviceWithAll, issueId = known.issueId): Promise<string> {
  const talk = await person.get(`/api/v2/issues/${issueId}/conversation`);
  return talk.json<Conversation>().id;
}
/** Whoever asked needs help again. */
async function askAgain(world: DeviceWithAll, by: 'person' | 'other'): Promise<void> {
  const { known } = world;
  const id = await conversationOf(world, by === 'person' ? known.issueId : known.othersIssueId);
  const answer = await world[by].post(`/api/v2/conversations/${id}/messages`, {
    message: { body: 'I need help again', client_id: crypto.randomUUID() },
  });
  expect(answer.status).toBe(200);
}
const done = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);

/** What somebody else, or the same person elsewhere, may have done since about the very same thing. */
const STORIES: Record<OutboxKind, Story[]> = {
  'check-in': [nothing],
  'check-in-answer': [nothing],
  'issue-create': [nothing],
  'issue-cancel': [
    nothing,
    { what: 'help was needed again', left: 'asked', since: (world) => askAgain(world, 'person') },
    {
      what: 'help was needed again, and withdrawn again, and needed again',
      left: 'asked',
      since: async (world) => {
        await askAgain(world, 'person');
        await done(world.person.post(`/api/v2/issues/${world.known.issueId}/cancel`, {}));
        await askAgain(world, 'person');
      },
    },
  ],
  'issue-message': [
    nothing,
    {
      what: 'the request was withdrawn',
      since: ({ person, known }) => done(person.post(`/api/v2/issues/${known.issueId}/cancel`, {})),
    },
  ],
  'issue-photo': [nothing],
  'message-delete': [nothing],
  'issue-move': [
    nothing,
    {
      what: 'help was given',
      since: ({ person, known }) => done(person.post(`/api/v2/issues/${known.othersIssueId}/close`, {})),
    },
    {
      what: 'whoever asked withdrew it',
      since: ({ other, known }) => done(other.post(`/api/v2/issues/${known.othersIssueId}/cancel`, {})),
    },
    { what: 'it was closed', first: 1, turn: 2, since: nothing.since },
    {
      what: 'it was closed, and help was needed again',
      left: 'asked',
      first: 1,
      turn: 2,
      since: (world) => askAgain(world, 'other'),
    },
  ],
  'conversation-join': [nothing],
  'note-create': [nothing],
  'note-pin': [
    nothing,
    {
      what: 'it was taken off again',
      left: 'asked',
      since: ({ person, known }) =>
        done(
          person.patch(`/api/v2/notes/${known.noteId}`, {
            issue_id: known.othersIssueId,
            note: { pinned: false },
          }),
        ),
    },
  ],
  'conversation-read': [nothing],
  'trip-create': [nothing],
  'trip-update': [
    nothing,
    {
      what: 'it was changed again',
      left: 'asked',
      since: ({ person, known }) =>
        done(
          person.put(`/api/v1/trips/${known.tripId}`, aTripInput({ name: 'Later', exit_date: '2029-04-10' })),
        ),
    },
    {
      what: 'it was removed',
      left: 404,
      since: ({ person, known }) => done(person.delete(`/api/v1/trips/${known.tripId}`)),
    },
  ],
  'trip-settings': [
    nothing,
    {
      what: 'it was to be heard of again',
      left: 'asked',
      since: ({ person, known }) =>
        done(person.put(`/api/v1/trips/${known.tripId}/change_trip_settings`, { trip: { muted: false } })),
    },
  ],
  'trip-delete': [nothing],
  'segment-write': [
    nothing,
    {
      what: 'it was written again',
      left: 'asked',
      since: ({ person, known: { tripId, segmentId } }) =>
        done(
          person.put(`/api/v2/trips/${tripId}/segments/${segmentId}`, {
            segment: aWrittenHotel({ hotel_name: 'Later' }),
          }),
        ),
    },
    {
      what: 'it was removed',
      left: 'asked',
      since: ({ person, known: { tripId, segmentId } }) =>
        done(person.delete(`/api/v2/trips/${tripId}/segments/${segmentId}`)),
    },
  ],
  'segment-delete': [nothing],
  'booking-file': [{ ...nothing, left: 'asked' }],
  'alert-read': [nothing],
  'notification-read': [nothing],
  'notification-delete': [nothing],
  settings: [
    nothing,
    {
      what: 'they were set again',
      left: 'asked',
      since: ({ person }) =>
        done(person.put(`/api/v1/users/${person.id}`, { user: { settings: { send_all_good_push: false } } })),
    },
  ],
  'alert-filters': [
    nothing,
    {
      what: 'they were taken away',
      left: 'asked',
      since: async ({ person }) => {
        const path = `/api/v2/users/${person.id}/alert_filters`;
        for (const { id } of (await person.get(path)).json<AlertFilter[]>())
          await done(person.delete(`${path}/${id}`));
      },
    },
  ],
  device: [nothing],
};

/** Of which nobody but the traveller can tell whether they arrived: without their word they don't go again. */
const ASKED: readonly OutboxKind[] = [
  'issue-create',
  'note-create',
  'trip-settings',
  'booking-file',
  'alert-filters',
];

/** Of these the question is whether they are there; of the others, whether they stand as the traveller left them. */
const MAKING: readonly OutboxKind[] = [
  'check-in',
  'check-in-answer',
  'issue-create',
  'note-create',
  'trip-create',
  'booking-file',
];

/** That somebody looked or asked again is no change. */
const withoutTraces = (name: string, value: unknown) =>
  /^updated_at$|revision$/.test(name) ? undefined : value;

const KINDS = Object.keys(outboxKinds) as OutboxKind[];

/** One kind at a time, so that a new one is tried the moment that it is declared. */
describe('an entry that may have arrived so long ago that the service has forgotten its key', () => {
  let service: TestService;
  let world: DeviceWithAll;
  let traveller: ReturnType<typeof travellerOn>;
  let begin: number;

  beforeAll(async () => {
    service = await startTestService();
    begin = service.clock.now.getTime();
  });
  beforeEach(async () => {
    // Each is about people of its own: the weeks of the others are undone, or their trips would be over.
    begin += 3600_000;
    service.clock.now = new Date(begin);
    world = await startDeviceWithAll(service);
    traveller = travellerOn(world.device);
    // Everything stood as it does for a while.
    letPass(service, 3 * DAY);
  });
  afterEach(() => world.device.close());
  afterAll(() => service.close());

  const act = (kind: OutboxKind, turn = 1) =>
    world.device.store.database.write('user', (transaction) =>
      ACTS[kind](transaction, world.known, turn, world.device.context),
    );
  const sendInVain = async (kind: 'drop-after' | 'drop-before') => {
    letPass(service, 60);
    world.device.network.fault = ({ method }) => (method === 'GET' ? null : { kind });
    await world.device.engine.send();
    world.device.network.fault = () => null;
    expect(await traveller.outbox()).toMatchObject([{ attempts: 1 }]);
  };
  const passWeeks = async () => {
    letPass(service, 31 * DAY);
    await service.database.query('delete from idempotent_answers');
    world.device.network.seen.length = 0;
    await world.device.engine.hurry();
  };
  const everything = async () => {
    const rows: string[] = [];
    for (const table of TABLES) {
      const found = await service.database.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(stored) as row from ${table} stored order by stored::text`,
      );
      rows.push(...found.map(({ row }) => `${table} ${JSON.stringify(row, withoutTraces)}`));
    }
    return rows.sort();
  };

  const stories = KINDS.flatMap((kind) => STORIES[kind].map((story) => [kind, story.what, story] as const));
  it.each(stories)('%s that arrived, and %s: undoes and doubles nothing', async (kind, _what, story) => {
    if (story.first !== undefined) {
      await act(kind, story.first);
      await world.device.engine.send();
      letPass(service, 3 * DAY);
    }
    await act(kind, story.turn);
    await sendInVain('drop-after');
    letPass(service, 3600);
    await story.since(world);
    await passWeeks();
    const before = await everything();
    await world.device.engine.send();
    expect(await everything()).toEqual(before);
    const asks = MAKING.includes(kind) ? 'whether-to-repeat' : 'whether-to-overwrite';
    const left = (await traveller.outbox()).map(({ parked }) => parked?.asks ?? parked?.status);
    expect(left).toEqual(story.left ? [story.left === 'asked' ? asks : story.left] : []);
  });

  it.each(KINDS)('%s that never arrived: goes, or waits for the traveller’s word', async (kind) => {
    await act(kind);
    await sendInVain('drop-before');
    await passWeeks();
    await world.device.engine.send();
    const asked = ASKED.includes(kind) ? [{ kind, parked: { asks: expect.any(String) as string } }] : [];
    expect(await traveller.outbox()).toMatchObject(asked);
    expect(await traveller.outbox()).toHaveLength(asked.length);
    const writes = world.device.network.seen.filter(({ method }) => method !== 'GET');
    expect(writes).toHaveLength(asked.length === 0 ? 1 : 0);
  });
});
