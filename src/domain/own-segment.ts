import { OWN_SOURCE, SegmentBody, type Segment, type SegmentInput } from '@/contract/segment';
import { SEGMENT_FIELDS, type SegmentField, type SegmentKind } from '@/contract/segment-fields';

/** Whether its traveller wrote it, and may change it: what others have booked is theirs to change. */
export function isOwnSegment({ source }: Pick<Segment, 'source'>): boolean {
  return source === OWN_SOURCE;
}

interface Written {
  kind: SegmentKind;
  /** As the contract calls them. */
  fields: Readonly<Record<string, unknown>>;
  /** As the service knows it; null where it is new. */
  before: Segment | null;
  /** What the fields of those of its places begin with that are others than before. */
  otherPlaces: readonly string[];
}

/** What is sent: what was written, over what the service knows of it beside. */
export function toOwnSegment({ kind, fields, before, otherPlaces }: Written): SegmentInput {
  const kept = before?.kind === kind ? keptOf(before, otherPlaces) : {};
  return SegmentBody.parse({ segment: { ...kept, ...fields, kind, source: OWN_SOURCE } }).segment;
}

/** What follows from the rest, or comes with what is told of a flight: the service makes it anew. */
const MADE_BY_SERVICE: ReadonlySet<SegmentField> = new Set(['instant', 'zone', 'status', 'local', 'day']);
const OF_FLIGHT = /^(departure|arrival)_(gate|terminal)$|^baggage_claim$|^diverted_to$/;
const OF_PLACE = [
  'name',
  'address1',
  'address2',
  'admin_code',
  'city_name',
  'country',
  'lat',
  'lng',
  'postal_code',
] as const;

/** What nobody wrote anew and still holds. */
function keptOf(before: Segment, otherPlaces: readonly string[]): Record<string, unknown> {
  const told: Readonly<Record<string, unknown>> = before;
  const outdated = new Set(otherPlaces.flatMap((place) => OF_PLACE.map((rest) => `${place}${rest}`)));
  const kept = Object.entries<SegmentField>(SEGMENT_FIELDS[before.kind]).filter(
    ([name, field]) => !MADE_BY_SERVICE.has(field) && !OF_FLIGHT.test(name) && !outdated.has(name),
  );
  return Object.fromEntries(kept.map(([name]) => [name, told[name]]));
}
