import type { SegmentFields } from '@/contract/segment-times';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * A time as it is written. With an offset it tells both what clocks show there and the instant; with a `Z` the instant alone, for no traveller's
 * ticket is written by the clocks of Greenwich. What can't be read is left as it is, for the contract to refuse.
 */
export function momentFields(written: string | null, local: string, utc = `${local}_utc`): SegmentFields {
  if (written === null) return {};
  const [, day, minutes, seconds = ':00', zone] = MOMENT.exec(written) ?? [];
  if (!day || !minutes || zone === undefined) return { [local]: written };
  const instant = Date.parse(`${day}T${minutes}${seconds}${zone.toUpperCase()}`);
  if (Number.isNaN(instant)) return { [local]: written };
  const inUtc = { [utc]: `${new Date(instant).toISOString().slice(0, 19)}Z` };
  return zone.toUpperCase() === 'Z' ? inUtc : { [local]: `${day}T${minutes}${seconds}`, ...inUtc };
}
