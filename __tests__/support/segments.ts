import { OWN_SOURCE, type Segment, type SegmentInput } from '@/contract/segment';
import { SEGMENT_FIELDS, type SegmentKind } from '@/contract/segment-fields';

const MOMENT = '2026-03-04T05:06:07.000Z';

/** Of any kind; what a test does not name is not told. */
export function aSegment<Kind extends SegmentKind>(
  kind: Kind,
  changes: Partial<Extract<Segment, { kind: Kind }>> = {},
): Extract<Segment, { kind: Kind }> {
  const untold = Object.entries(SEGMENT_FIELDS[kind]).map(([name, field]) => [
    name,
    field === 'status' ? 0 : field === 'texts' ? [] : null,
  ]);
  return {
    id: `${kind}-1`,
    created_at: MOMENT,
    updated_at: MOMENT,
    ...(Object.fromEntries(untold) as Partial<Segment>),
    ...changes,
    kind,
  } as Extract<Segment, { kind: Kind }>;
}

/** From Bogotá to Lima, an hour later by the same clocks. */
export function aFlight(changes: Partial<Extract<Segment, { kind: 'air' }>> = {}) {
  return aSegment('air', {
    airline: 'Avianca',
    iata_code: 'AV',
    flight_number: '9145',
    origin: 'BOG',
    origin_city_name: 'Bogotá',
    origin_country: 'CO',
    destination: 'LIM',
    destination_city_name: 'Lima',
    destination_country: 'PE',
    departure_datetime: '2026-04-02T14:05:00',
    departure_time_zone_id: 'America/Bogota',
    departure_datetime_utc: '2026-04-02T19:05:00Z',
    arrival_datetime: '2026-04-02T17:15:00',
    arrival_time_zone_id: 'America/Lima',
    arrival_datetime_utc: '2026-04-02T22:15:00Z',
    confirmation_no: 'K7Q2MD',
    ...changes,
  });
}

/** As a traveller writes a hotel of their own. */
export function aWrittenHotel(changes: Partial<Extract<SegmentInput, { kind: 'hotel' }>> = {}): SegmentInput {
  return {
    kind: 'hotel',
    source: OWN_SOURCE,
    hotel_name: 'Hostal San Blas',
    city_name: 'Cusco',
    checkin_date: '2026-04-02',
    checkout_date: '2026-04-05',
    ...changes,
  };
}

/** The same, as the service tells it. */
export function anOwnHotel(changes: Partial<Extract<Segment, { kind: 'hotel' }>> = {}) {
  return aSegment('hotel', {
    source: OWN_SOURCE,
    hotel_name: 'Hostal San Blas',
    city_name: 'Cusco',
    checkin_date: '2026-04-02',
    checkout_date: '2026-04-05',
    ...changes,
  });
}

/** As the service tells the segments of a trip: a list for each kind, in which none says its kind. */
export function toTripSegments(segments: readonly Segment[]) {
  return Object.fromEntries(
    Object.keys(SEGMENT_FIELDS).map((kind) => [
      `${kind}_segments`,
      segments.filter((segment) => segment.kind === kind).map(({ kind: _kind, ...told }) => told),
    ]),
  );
}
