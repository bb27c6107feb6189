import fc from 'fast-check';
import { AirSegment, HotelSegment, SegmentBody, TripSegments } from '@/contract/segment';
import { SEGMENT_FIELDS, SEGMENT_KINDS } from '@/contract/segment-fields';
import { completeTimes, SEGMENT_TIMES, type SegmentFields } from '@/contract/segment-times';
import { toLocal } from '@/contract/zoned-moment';

const nowhere = () => null;
const BOGOTA = { airport: 'BOG', latitude: 4.7, longitude: -74.15 };

const read = (segment: object) => SegmentBody.parse({ segment }).segment;
const readAir = (fields: object) => {
  const segment = read({ kind: 'air', ...fields });
  return segment.kind === 'air' ? segment : undefined;
};
const refusalOf = (segment: object) =>
  SegmentBody.safeParse({ segment }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('every time names fields that its kind has', () => {
  for (const kind of SEGMENT_KINDS) {
    const fields = Object.keys(SEGMENT_FIELDS[kind]);
    for (const { local, utc, zone, place, airport } of SEGMENT_TIMES[kind])
      expect(fields).toEqual(
        expect.arrayContaining([local, utc, zone, `${place}lat`, `${place}lng`, airport ?? local]),
      );
    const timed = SEGMENT_TIMES[kind].flatMap(({ local, utc }) => [local, utc]);
    const moments = Object.entries(SEGMENT_FIELDS[kind]).filter(([, field]) =>
      /local|day|instant/.test(field),
    );
    expect(timed.sort()).toEqual(moments.map(([name]) => name).sort());
  }
});

test('the lists of a trip are named after their kinds', () => {
  const names = SEGMENT_KINDS.map((kind) => `${kind}_segments`);
  expect(Object.keys(TripSegments.shape).sort()).toEqual(names.sort());
});

test('the fields that only some kinds have are where the reference has them', () => {
  expect(Object.keys(AirSegment.shape)).toEqual(
    expect.arrayContaining(['fare_basis_code', 'estimated_arrival_utc']),
  );
  expect(Object.keys(HotelSegment.shape)).not.toContain('tickets');
  expect(SEGMENT_FIELDS.rail).not.toHaveProperty('departure_gate');
  expect(SEGMENT_FIELDS.cruise).not.toHaveProperty('seat_assignment');
});

test('a time is taken as people and machines write it', () => {
  const written = ['2026-11-20T14:05', '2026-11-20 14:05:00', '2026-11-20T14:05:00.000'];
  for (const departure_datetime of written)
    expect(readAir({ departure_datetime })?.departure_datetime).toBe('2026-11-20T14:05:00');
  const instants = ['2026-11-20T14:05Z', '2026-11-20T09:05:00-05:00', '2026-11-20T15:05+0100', 1795183500];
  for (const departure_datetime of instants)
    expect(readAir({ departure_datetime })?.departure_datetime).toBe('2026-11-20T14:05:00Z');
});

test.each([
  [{ kind: 'air', departure_datetime: 'tomorrow' }, 'departure_datetime', 'must be a time such as'],
  [{ kind: 'air', departure_datetime: '2026-11-31T10:00' }, 'departure_datetime', 'must be a time such as'],
  [{ kind: 'air', departure_datetime: '2026-11-20T25:00' }, 'departure_datetime', 'must be a time such as'],
  [{ kind: 'car', pickup_time_zone_id: 'Bogota' }, 'pickup_time_zone_id', 'must be a time zone such as'],
  [{ kind: 'hotel', price: '12,50' }, 'price', 'must be a decimal'],
  [{ kind: 'hotel', country: 'Peru' }, 'country', 'must be a country code'],
  [{ kind: 'rail', status: 9 }, 'status', 'must be -1 (unknown)'],
  [{ kind: 'rail', origin_lat: 91 }, 'origin_lat', 'must be at most 90'],
  [{ kind: 'rocket' }, 'kind', 'say in "kind" what it is'],
])('what can not be meant is refused by its field: %j', (segment, field, words) => {
  expect(refusalOf(segment)).toEqual([[`segment.${field}`, expect.stringContaining(words)]]);
});

test('a day of a hotel stays a day, and its instant is the first of it there', () => {
  const given = read({ kind: 'hotel', checkin_date: '2026-11-20', time_zone_id: 'America/Bogota' });
  const { segment, problems } = completeTimes('hotel', given, nowhere);
  expect(problems).toEqual([]);
  expect(segment).toMatchObject({ checkin_date: '2026-11-20', checkin_date_utc: '2026-11-20T05:00:00Z' });
});

test('the zone comes from the airport or the place, and the instant from it', () => {
  const asked: unknown[] = [];
  const { segment } = completeTimes(
    'air',
    { departure_datetime: '2026-11-20T14:05:00', origin: 'BOG', origin_lat: 4.7, origin_lng: -74.15 },
    (place) => {
      asked.push(place);
      return place.airport === 'BOG' ? 'America/Bogota' : null;
    },
  );
  expect(asked[0]).toEqual(BOGOTA);
  expect(segment).toMatchObject({
    departure_time_zone_id: 'America/Bogota',
    departure_datetime_utc: '2026-11-20T19:05:00Z',
    arrival_datetime_utc: null,
  });
});

test('an instant in the field of the local time is read as one', () => {
  const { segment } = completeTimes(
    'rail',
    { departure_datetime: '2026-10-25T01:30:00Z', departure_time_zone_id: 'Europe/Berlin' },
    nowhere,
  );
  expect(segment).toMatchObject({
    departure_datetime: '2026-10-25T02:30:00',
    departure_datetime_utc: '2026-10-25T01:30:00Z',
  });
});

test('where nobody knows the zone, what was written stays, and nothing is guessed', () => {
  const { segment, problems } = completeTimes('car', { pickup_datetime: '2026-11-20T10:00:00' }, nowhere);
  expect(problems).toEqual([]);
  expect(segment).toMatchObject({
    pickup_datetime: '2026-11-20T10:00:00',
    pickup_datetime_utc: null,
    pickup_time_zone_id: null,
  });
});

test('either instant of an hour that comes twice agrees with it; another does not', () => {
  const told = { departure_datetime: '2026-10-25T02:30:00', departure_time_zone_id: 'Europe/Berlin' };
  for (const departure_datetime_utc of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
    expect(completeTimes('rail', { ...told, departure_datetime_utc }, nowhere).problems).toEqual([]);
  expect(
    completeTimes('rail', { ...told, departure_datetime_utc: '2026-10-25T02:30:00Z' }, nowhere).problems,
  ).toEqual([{ field: 'departure_datetime_utc', code: 'contradicts' }]);
});

test('a flight that lands before it leaves is a slip, and one over the date line is not', () => {
  const leaves = { departure_datetime: '2026-11-20T22:00:00', departure_time_zone_id: 'Pacific/Auckland' };
  const lands = (arrival_datetime: string) =>
    completeTimes(
      'air',
      { ...leaves, arrival_datetime, arrival_time_zone_id: 'America/Los_Angeles' },
      nowhere,
    );
  expect(lands('2026-11-20T14:10:00').problems).toEqual([]);
  expect(lands('2026-11-19T14:10:00').problems).toEqual([
    { field: 'arrival_datetime', code: 'ends-before-it-begins' },
  ]);
});

test('whatever two of local time, zone and instant are told, the third is the same', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instants = fc.integer({ min: 1_600_000_000, max: 1_900_000_000 });
  fc.assert(
    fc.property(zones, instants, (zone, second) => {
      const utc = `${new Date(second * 1000).toISOString().slice(0, 19)}Z`;
      const local = toLocal(second * 1000, zone);
      const complete = (given: SegmentFields) =>
        completeTimes('rail', given, nowhere).segment.departure_datetime;
      expect(complete({ departure_datetime_utc: utc, departure_time_zone_id: zone })).toBe(local);
      const again = completeTimes(
        'rail',
        { departure_datetime: local, departure_time_zone_id: zone },
        nowhere,
      );
      expect(complete({ ...again.segment, departure_datetime: null })).toBe(local);
      expect(completeTimes('rail', again.segment, nowhere)).toEqual({ ...again, problems: [] });
    }),
    { numRuns: 1000 },
  );
});
