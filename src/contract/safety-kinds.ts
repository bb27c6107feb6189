/** The kinds of danger that the service tells apart, by their slugs and in its order. The list is stable, so that no device has to ask for it. */
export const SAFETY_KINDS = [
  'health',
  'crime',
  'terrorism',
  'armed-conflict',
  'civil-unrest',
  'strikes',
  'earthquakes-and-volcanoes',
  'weather-and-floods',
  'fires',
  'environment',
  'air-travel',
  'roads-rail-and-sea',
  'supplies',
  'authorities',
] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/** The id of each, by which alerts and filters name it. */
export const SAFETY_KIND_IDS = Object.fromEntries(
  SAFETY_KINDS.map((kind, place) => [kind, `5afe0000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`]),
) as Record<SafetyKind, string>;
