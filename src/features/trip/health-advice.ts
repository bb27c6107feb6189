import type { Trip } from '@/contract/trip';
import type { StoredCountry } from '@/store/countries';

export type HealthKind = 'diseases' | 'medications' | 'vaccinations';

/** A disease, medication or vaccination, and why it matters on this way. */
export interface HealthAdvice {
  kind: HealthKind;
  id: string;
  name: string;
  /** What holds in several countries is said once. */
  comments: { text: string; countries: string[] }[];
}

interface Said {
  kind: HealthKind;
  id: string;
  name: string;
  comment: string;
  country: string;
}

/** The trip's own comments come first: whoever wrote them knew the trip. Without any, its countries speak. */
export function toHealthAdvice(
  trip: Trip,
  countries: readonly StoredCountry[],
): { source: 'trip' | 'countries'; items: HealthAdvice[] } {
  const own = saidOfTrip(trip, countries);
  return own.length > 0
    ? { source: 'trip', items: toItems(own) }
    : { source: 'countries', items: toItems(countries.flatMap(saidOfCountry)) };
}

function toItems(said: readonly Said[]): HealthAdvice[] {
  const items = new Map<string, HealthAdvice>();
  for (const { kind, id, name, comment, country } of said) {
    const item = items.get(`${kind}/${id}`) ?? { kind, id, name, comments: [] };
    items.set(`${kind}/${id}`, item);
    const same = item.comments.find(({ text }) => text === comment);
    if (same) same.countries.push(country);
    else item.comments.push({ text: comment, countries: [country] });
  }
  return [...items.values()];
}

function saidOfTrip(trip: Trip, countries: readonly StoredCountry[]): Said[] {
  const nameOf = (id: string) => countries.find(({ short }) => short.id === id)?.short.name ?? '';
  const said = (
    kind: HealthKind,
    id: string,
    name: string,
    { comment, country_id }: { comment: string; country_id: string },
  ): Said => ({ kind, id, name, comment, country: nameOf(country_id) });
  return [
    ...trip.trip_disease_comments.map((comment) =>
      said('diseases', comment.disease_id, comment.disease_name, comment),
    ),
    ...trip.trip_medication_comments.map((comment) =>
      said('medications', comment.medication_id, comment.medication_name, comment),
    ),
    ...trip.trip_vaccination_comments.map((comment) =>
      said('vaccinations', comment.vaccination_id, comment.vaccination_name, comment),
    ),
  ];
}

function saidOfCountry({ short: { name: country }, whole }: StoredCountry): Said[] {
  const datum = whole?.country_datum;
  if (!datum) return [];
  return [
    ...datum.country_disease_comments.map(({ comment, disease: { id, common_name } }) => ({
      kind: 'diseases' as const,
      id,
      name: common_name,
      comment,
      country,
    })),
    ...datum.country_medication_comments.map(({ comment, medication: { id, name } }) => ({
      kind: 'medications' as const,
      id,
      name,
      comment,
      country,
    })),
    ...datum.country_vaccination_comments.map(({ comment, vaccination: { id, name } }) => ({
      kind: 'vaccinations' as const,
      id,
      name,
      comment,
      country,
    })),
  ];
}
