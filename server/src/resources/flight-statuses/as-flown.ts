import { SegmentStatus } from '@/contract/segment';
import type { SegmentFields } from '@/contract/segment-times';
import { toLocal } from '@/contract/zoned-moment';

import { SIGNS, WORTH_TELLING } from './changes';
import { delayOf, toFlight } from './flight';
import type { Told } from './told-facts';

/** What is known of a flight, as segments are read with it. */
export interface ToldFlight {
  scheduled_departure: string;
  told: Told;
}

/** SQL: what is known of the flight of the `segment`, as `flight.status`. */
export const WITH_FLIGHT = `left join lateral (
  select json_build_object('scheduled_departure', wire_time(known.scheduled_departure), 'told', known.told) as status
  from flight_statuses known
  where segment.kind = 'air' and known.flight_keys @> array[flight_key(segment.fields)]
    and known.departure_day = left(segment.fields ->> 'departure_datetime', 10)
    and coalesce(upper(trim(segment.fields ->> 'origin')), known.origin) = any(known.origins)
  order by known.scheduled_departure limit 1) flight on true`;

/** The fields of an air segment that are otherwise than they were booked. What is not known of the flight stays as it is written. */
export function asFlown(written: SegmentFields, { scheduled_departure, told }: ToldFlight): SegmentFields {
  const flight = toFlight(scheduled_departure, told);
  const signs = SIGNS.filter((sign) => told[sign] !== undefined).map((sign) => [sign, flight[sign]]);
  return {
    ...(Object.fromEntries(signs) as SegmentFields),
    ...(flight.diverted_to !== null && { diverted_to: flight.diverted_to }),
    ...estimated('departure', flight.estimated_departure, written),
    ...estimated('arrival', flight.estimated_arrival, written),
    ...(flight.cancelled && { status: SegmentStatus.Deleted }),
    ...(!flight.cancelled && delayOf(flight) >= WORTH_TELLING && { status: SegmentStatus.Delayed }),
  };
}

function estimated(
  end: 'departure' | 'arrival',
  instant: string | null,
  written: SegmentFields,
): SegmentFields {
  if (instant === null) return {};
  const zone = written[`${end}_time_zone_id`];
  return {
    [`estimated_${end}`]: typeof zone === 'string' ? toLocal(Date.parse(instant), zone) : null,
    [`estimated_${end}_utc`]: instant,
  };
}
