import type { SegmentKind } from '@/contract/segment-fields';
import type { SegmentFields } from '@/contract/segment-times';
import { countryAt } from '@/geo/country-at';

import type { Queryable } from '../../database/database';
import type { Booking } from '../../itinerary/booking';

/** What the fields of the places of each kind begin with: where it begins, and where it ends. */
export const PLACES: Record<SegmentKind, readonly string[]> = {
  activity: ['start_', 'end_'],
  air: ['origin_', 'destination_'],
  car: ['pickup_', 'dropoff_'],
  cruise: ['origin_', 'destination_'],
  hotel: [''],
  rail: ['origin_', 'destination_'],
};

interface Airport {
  codes: string[];
  name: string;
  city_name: string | null;
  country: string;
  lat: number;
  lng: number;
}

/** Adds what is known of airports, and the country at a position; what the mail tells itself stays. */
export async function completePlaces(
  transaction: Queryable,
  bookings: readonly Booking[],
): Promise<Booking[]> {
  const airports = await findAirports(transaction, bookings);
  return bookings.map((booking) => ({
    ...booking,
    fields: PLACES[booking.kind].reduce(
      (fields, prefix) => ({ ...fields, ...missingOf(booking, fields, prefix, airports) }),
      booking.fields,
    ),
  }));
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z0-9]{3,4}$/.test(value);

const codesOf = ({ kind, fields }: Booking) =>
  kind === 'air' ? [fields.origin, fields.destination].filter(isCode) : [];

async function findAirports(
  transaction: Queryable,
  bookings: readonly Booking[],
): Promise<ReadonlyMap<string, Airport>> {
  const codes = bookings.flatMap(codesOf);
  if (codes.length === 0) return new Map();
  const rows = await transaction.query<Airport>(
    `select array_remove(array[airport.iata, airport.icao], null) as codes, airport.name, airport.city as city_name,
       country.country_code as country, airport.latitude as lat, airport.longitude as lng
     from airports airport join countries country on country.id = airport.country_id
     where airport.iata = any($1::text[]) or airport.icao = any($1::text[])`,
    [codes],
  );
  return new Map(rows.flatMap((airport) => airport.codes.map((code) => [code, airport])));
}

function missingOf(
  { kind }: Booking,
  fields: SegmentFields,
  prefix: string,
  airports: ReadonlyMap<string, Airport>,
): SegmentFields {
  const code = kind === 'air' ? fields[prefix.slice(0, -1)] : null;
  const { codes: _codes, ...airport } = airports.get(typeof code === 'string' ? code : '') ?? {};
  const [latitude, longitude] = [fields[`${prefix}lat`], fields[`${prefix}lng`]];
  const here =
    typeof latitude === 'number' && typeof longitude === 'number' ? countryAt(latitude, longitude) : null;
  const known = { ...(here !== null && { country: here }), ...airport };
  // A position is one: half of it from elsewhere would be a third place.
  const isPlaced = latitude !== undefined || longitude !== undefined;
  return Object.fromEntries(
    Object.entries(known)
      .filter(([name]) => !(isPlaced && (name === 'lat' || name === 'lng')))
      .map(([name, value]): [string, unknown] => [`${prefix}${name}`, value])
      .filter(([name, value]) => fields[name] === undefined && value !== null),
  );
}
