const NAMES = ['holiday', 'business', 'other'] as const;

type TripTypeName = (typeof NAMES)[number];

/** The service numbers them; null for a number that this version does not know. */
export function toTripTypeName(type: number): TripTypeName | null {
  return NAMES[type] ?? null;
}
