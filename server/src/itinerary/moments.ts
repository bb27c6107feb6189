import type { SegmentFields } from '@/contract/segment-times';

import { textAt, type Thing } from './thing';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Which fields of a segment tell a time: what clocks show, and in which zone. */
interface MomentNames {
  local: string;
  zone: string;
}

/** The first of these properties that tells a time. Some write the name of its zone beside it. */
export function momentFields(
  thing: Thing | null,
  properties: readonly string[],
  { local, zone }: MomentNames,
): SegmentFields {
  const told = properties.find((property) => textAt(thing, property) !== null);
  if (told === undefined) return {};
  const named = textAt(thing, told, 'timezone');
  return { ...writtenFields(textAt(thing, told) ?? '', local), ...(named !== null && { [zone]: named }) };
}

/**
 * A time as it is written. With an offset it tells both what clocks show there and the instant; with a `Z` the instant alone, for no traveller's
 * ticket is written by the clocks of Greenwich. What can't be read is left as it is, for the contract to refuse.
 */
function writtenFields(written: string, local: string): SegmentFields {
  const [, day, minutes, seconds = ':00', zone] = MOMENT.exec(written) ?? [];
  if (!day || !minutes || zone === undefined) return { [local]: written };
  const instant = Date.parse(`${day}T${minutes}${seconds}${zone.toUpperCase()}`);
  if (Number.isNaN(instant)) return { [local]: written };
  const inUtc = { [`${local}_utc`]: `${new Date(instant).toISOString().slice(0, 19)}Z` };
  return zone.toUpperCase() === 'Z' ? inUtc : { [local]: `${day}T${minutes}${seconds}`, ...inUtc };
}
