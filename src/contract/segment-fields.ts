/** What stands in a field of a segment. */
export type SegmentField =
  | 'text'
  /** Of several sentences. */
  | 'words'
  | 'texts'
  | 'country'
  | 'currency'
  /** A decimal, as text: no machine rounds it. */
  | 'price'
  | 'count'
  | 'latitude'
  | 'longitude'
  | 'status'
  /** What clocks show there, without a zone. */
  | 'local'
  /** The same, or a day alone. */
  | 'day'
  | 'zone'
  | 'instant';

type Fields = Readonly<Record<string, SegmentField>>;
type Prefixed<Prefix extends string, Given> = {
  readonly [Name in keyof Given as `${Prefix}_${Name & string}`]: Given[Name];
};

function prefixed<const Prefix extends string, const Given extends Fields>(
  prefix: Prefix,
  fields: Given,
): Prefixed<Prefix, Given> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${prefix}_${name}`, field]),
  ) as Prefixed<Prefix, Given>;
}

const BOOKING = {
  confirmation_no: 'text',
  currency: 'currency',
  price: 'price',
  source: 'text',
  status: 'status',
} as const;
const SEATS = { number_of_pax: 'count', tickets: 'texts', seats: 'texts' } as const;
const TICKET = { seat_assignment: 'text', ticket_number: 'text' } as const;
const TIME = { datetime: 'local', time_zone_id: 'zone', datetime_utc: 'instant' } as const;
const STATION = {
  name: 'text',
  admin_code: 'text',
  city_name: 'text',
  country: 'country',
  lat: 'latitude',
  lng: 'longitude',
} as const;
const ADDRESS = {
  address1: 'text',
  address2: 'text',
  admin_code: 'text',
  city_name: 'text',
  country: 'country',
  lat: 'latitude',
  lng: 'longitude',
  postal_code: 'text',
} as const;

/** From one station to another, at a time each. */
const RIDE = {
  ...prefixed('departure', TIME),
  ...prefixed('arrival', TIME),
  origin: 'text',
  ...prefixed('origin', STATION),
  destination: 'text',
  ...prefixed('destination', STATION),
} as const;

/** Every field of every kind of segment beside its id and when it was written, named once. */
export const SEGMENT_FIELDS = {
  activity: {
    ...BOOKING,
    activity_type: 'text',
    activity_name: 'text',
    start_name: 'text',
    ...prefixed('start', ADDRESS),
    end_name: 'text',
    ...prefixed('end', ADDRESS),
    start_datetime: 'local',
    start_datetime_utc: 'instant',
    end_datetime: 'local',
    end_datetime_utc: 'instant',
    time_zone_id: 'zone',
  },
  air: {
    ...BOOKING,
    ...SEATS,
    ...TICKET,
    ...RIDE,
    airline: 'text',
    normalized_airline: 'text',
    iata_code: 'text',
    flight_number: 'text',
    class_of_service: 'text',
    fare_basis_code: 'text',
    departure_gate: 'text',
    departure_terminal: 'text',
    arrival_gate: 'text',
    arrival_terminal: 'text',
    // Not of the reference, which tells of changes to it and has no field for it; as the airport that a flight is diverted to.
    baggage_claim: 'text',
    diverted_to: 'text',
    estimated_departure: 'local',
    estimated_departure_utc: 'instant',
    estimated_arrival: 'local',
    estimated_arrival_utc: 'instant',
  },
  car: {
    ...BOOKING,
    car_company: 'text',
    normalized_car_company: 'text',
    car_description: 'text',
    car_type: 'text',
    hours_of_operation: 'words',
    ...prefixed('pickup', ADDRESS),
    ...prefixed('pickup', TIME),
    ...prefixed('dropoff', ADDRESS),
    ...prefixed('dropoff', TIME),
  },
  cruise: { ...BOOKING, ...SEATS, ...RIDE, cruise_line: 'text', ship_name: 'text' },
  hotel: {
    ...BOOKING,
    ...ADDRESS,
    hotel_name: 'text',
    cancellation_policy: 'words',
    rate_description: 'words',
    room_description: 'words',
    room_type: 'text',
    number_of_rooms: 'count',
    checkin_date: 'day',
    checkin_date_utc: 'instant',
    checkout_date: 'day',
    checkout_date_utc: 'instant',
    time_zone_id: 'zone',
  },
  rail: { ...BOOKING, ...SEATS, ...TICKET, ...RIDE, rail_line: 'text', train_number: 'text' },
} as const satisfies Record<string, Fields>;

export type SegmentKind = keyof typeof SEGMENT_FIELDS;
export const SEGMENT_KINDS = Object.keys(SEGMENT_FIELDS) as SegmentKind[];

/** What is told of a field of which nothing is known; null where it is not named here. */
export const WHERE_UNTOLD: Partial<Record<SegmentField, unknown>> = { texts: [], status: 0 };

/** With every field of its kind, also those that nobody wrote. */
export function withEveryField(
  kind: SegmentKind,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const all = Object.entries<SegmentField>(SEGMENT_FIELDS[kind]).map(([name, field]) => [
    name,
    fields[name] ?? WHERE_UNTOLD[field] ?? null,
  ]);
  return Object.fromEntries(all) as Record<string, unknown>;
}
