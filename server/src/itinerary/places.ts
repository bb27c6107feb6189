import type { SegmentFields } from '@/contract/segment-times';

import { countryCode } from './country-names';
import { isThing, nameAt, textAt, thingAt, type Thing } from './thing';

/** Where something is, in fields that begin with `prefix`. */
function positionFields(place: Thing | null, prefix: string): SegmentFields {
  const geo = thingAt(place, 'geo');
  return {
    [`${prefix}lat`]: numberOf(textAt(geo, 'latitude') ?? textAt(place, 'latitude')),
    [`${prefix}lng`]: numberOf(textAt(geo, 'longitude') ?? textAt(place, 'longitude')),
  };
}

const numberOf = (written: string | null) =>
  written !== null && /^[+-]?\d{1,3}(\.\d+)?$/.test(written) ? Number(written) : null;

/** A station, an airport, a port: its town and country, without a street. */
export function stationFields(place: Thing | null, prefix: string): SegmentFields {
  const address = thingAt(place, 'address');
  return {
    [`${prefix}name`]: nameAt({ place }, 'place'),
    [`${prefix}admin_code`]: nameAt(address, 'addressRegion'),
    [`${prefix}city_name`]: nameAt(address, 'addressLocality'),
    [`${prefix}country`]: countryCode(nameAt(address, 'addressCountry')),
    ...positionFields(place, prefix),
  };
}

/** An address with its street. One that is written as a single line is not taken apart. */
export function addressFields(place: Thing | null, prefix: string): SegmentFields {
  const address = thingAt(place, 'address');
  const line = isThing(place) && address === null ? textAt(place, 'address') : null;
  return {
    [`${prefix}address1`]: textAt(address, 'streetAddress') ?? line,
    [`${prefix}postal_code`]: textAt(address, 'postalCode'),
    [`${prefix}admin_code`]: nameAt(address, 'addressRegion'),
    [`${prefix}city_name`]: nameAt(address, 'addressLocality'),
    [`${prefix}country`]: countryCode(nameAt(address, 'addressCountry')),
    ...positionFields(place, prefix),
  };
}
