import findZone from '@photostructure/tz-lookup';

import type { SegmentKind } from '@/contract/segment-fields';
import { SEGMENT_TIMES, type SegmentFields, type SegmentPlace } from '@/contract/segment-times';
import { isKnownZone } from '@/contract/zone-clock';

import type { Queryable } from '../../database/database';

type ZoneAt = (place: SegmentPlace) => string | null;

/** How the zones of the places of these segments are found: by the airport that one names, or by where it says that it is. Null where it tells neither. */
export async function findZones(
  database: Queryable,
  kind: SegmentKind,
  segments: readonly SegmentFields[],
): Promise<ZoneAt> {
  const named = SEGMENT_TIMES[kind].flatMap(({ airport }) =>
    airport ? segments.map((fields) => fields[airport]) : [],
  );
  const ofAirports = await readAirportZones(
    database,
    named.map(toCode).filter((code) => code !== null),
  );
  return (place) => ofAirports.get(toCode(place.airport) ?? '') ?? zoneAt(place);
}

/** By codes of IATA and of ICAO, which have three letters and four. */
async function readAirportZones(
  database: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await database.query<{ code: string; time_zone: string }>(
    `select iata as code, time_zone from airports where iata = any($1::text[]) and time_zone is not null
     union all
     select icao, time_zone from airports where icao = any($1::text[]) and time_zone is not null`,
    [codes],
  );
  return new Map(rows.flatMap(({ code, time_zone }) => (isKnownZone(time_zone) ? [[code, time_zone]] : [])));
}

const toCode = (written: unknown) =>
  typeof written === 'string' && /^[a-z0-9]{3,4}$/i.test(written.trim())
    ? written.trim().toUpperCase()
    : null;

function zoneAt({ latitude, longitude }: SegmentPlace): string | null {
  if (latitude === null || longitude === null) return null;
  const zone = findZone(latitude, longitude);
  return isKnownZone(zone) ? zone : null;
}
