import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import { WholeOrgTrip } from '@/contract/org-trip';
import { Segment, TripSegments } from '@/contract/segment';
import {
  SEGMENT_FIELDS,
  SEGMENT_KINDS,
  WHERE_UNTOLD,
  type SegmentField,
  type SegmentKind,
} from '@/contract/segment-fields';
import { SEGMENT_TIMES } from '@/contract/segment-times';
import { instantsOf, toInstant } from '@/contract/zoned-moment';

import { readSeed, readSize } from './faults/report-counts';
import { addTraveller, addTrip, type Person } from './support/actors';
import { anySegment } from './support/any-segment';
import { anOrgTrip, aTrip } from './support/builders';
import { setOrgTripStage, type OrgTripStage } from './support/org-trip-stage';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

/** How many of each are tried; a campaign asks for more. */
const RUNS = readSize('ROUND_TRIPS', 12);

type Fields = Readonly<Record<string, unknown>>;

/** What was written is told just so. Of what was not, only times are told: those that follow from the others, and agree with them. */
function expectRoundTrip(kind: SegmentKind, written: Fields, told: Fields): void {
  const times = SEGMENT_TIMES[kind].flatMap(({ local, utc, zone }) => [local, utc, zone]);
  const fields = Object.entries<SegmentField>(SEGMENT_FIELDS[kind]);
  const expected = fields
    .filter(([name]) => written[name] !== null || !times.includes(name))
    .map(([name, field]) => [name, written[name] ?? WHERE_UNTOLD[field] ?? null]);
  expect(told).toEqual(expect.objectContaining(Object.fromEntries(expected)));
  expect(Object.keys(told).sort()).toEqual(
    [...fields.map(([name]) => name), 'id', 'created_at', 'updated_at'].sort(),
  );
  for (const { local, utc, zone } of SEGMENT_TIMES[kind]) {
    const [clock, instant, place] = [told[local], told[utc], told[zone]];
    if (typeof place !== 'string') continue;
    expect(clock === null).toBe(instant === null);
    if (typeof clock !== 'string' || typeof instant !== 'string') continue;
    const meant = clock.includes('T') ? instantsOf(clock, place) : [];
    expect([...meant, toInstant(clock, place)]).toContain(Date.parse(instant));
  }
}

describe('whatever is written of a segment', () => {
  const seed = readSeed();
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  describe('by its traveller', () => {
    let robin: Person;
    let tripId: string;
    beforeAll(async () => {
      robin = await addTraveller(service);
      tripId = (await addTrip(robin, aTrip())).id;
    });

    it.each(SEGMENT_KINDS)('is told again just so: %s', async (kind) => {
      const id = randomUUID();
      const path = `/api/v2/trips/${tripId}/segments/${id}`;
      await fc.assert(
        fc.asyncProperty(anySegment(kind), async (written) => {
          readAs(Segment, await robin.put(path, { segment: { kind, ...written } }));
          const told = readAs(TripSegments, await robin.get(`/api/v2/trips/${tripId}/segments`));
          expect(told[`${kind}_segments`]).toHaveLength(1);
          expectRoundTrip(kind, written, told[`${kind}_segments`][0] ?? {});
          // Sent back as it was told, it is as it was.
          const again = await robin.put(path, { segment: { kind, ...told[`${kind}_segments`][0] } });
          expect(again.json()).toEqual({ kind, ...told[`${kind}_segments`][0] });
        }),
        { numRuns: RUNS, seed, endOnFailure: true },
      );
    });
  });

  describe('by a company', () => {
    let stage: OrgTripStage;
    beforeAll(async () => {
      stage = await setOrgTripStage(service);
    });
    /** Each is known again by the number that the test gives it. */
    const listOf = (kind: SegmentKind) =>
      fc
        .array(anySegment(kind), { minLength: 1, maxLength: 2 })
        .map((segments) =>
          segments.map((segment, index) => ({ ...segment, confirmation_no: `No. ${index}` })),
        );
    const lists = fc.record({
      activity_segments: listOf('activity'),
      air_segments: listOf('air'),
      car_segments: listOf('car'),
      cruise_segments: listOf('cruise'),
      hotel_segments: listOf('hotel'),
      rail_segments: listOf('rail'),
    });
    type Lists = Record<`${SegmentKind}_segments`, Fields[]>;
    const expectAll = (written: Lists, told: Lists | TripSegments) => {
      for (const kind of SEGMENT_KINDS) {
        const [sent, read]: [Fields[], Fields[]] = [written[`${kind}_segments`], told[`${kind}_segments`]];
        expect(read).toHaveLength(sent.length);
        for (const segment of sent)
          expectRoundTrip(
            kind,
            segment,
            read.find(({ confirmation_no }) => confirmation_no === segment.confirmation_no) ?? {},
          );
      }
    };

    it('is told again just so, of a trip with all kinds of them: when it is made, and when it is written anew', async () => {
      await fc.assert(
        fc.asyncProperty(lists, lists, async (first, second) => {
          const whole = anOrgTrip({ traveller_ids: [stage.ada.id] });
          const made = readAs(WholeOrgTrip, await stage.post({ ...whole, ...first }));
          expectAll(first, made);
          expectAll(first, await stage.read(made.id));
          const answer = await stage.company.put(stage.path(`/${made.id}`), {
            trip: { ...whole, ...second },
          });
          expectAll(second, readAs(WholeOrgTrip, answer));
          const read = await stage.read(made.id);
          expectAll(second, read);
          const ofTraveller = await stage.ada.get(`/api/v2/trips/${made.id}/segments`);
          expectAll(second, readAs(TripSegments, ofTraveller));
          // Sent back as it was told, it is as it was.
          const { destinations: _destinations, ...segments } = read;
          await stage.change(made.id, segments);
          expect(await stage.read(made.id)).toMatchObject(
            Object.fromEntries(SEGMENT_KINDS.map((kind) => [`${kind}_segments`, read[`${kind}_segments`]])),
          );
        }),
        { numRuns: RUNS, seed, endOnFailure: true },
      );
    });
  });
});
