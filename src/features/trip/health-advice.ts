import type { Trip } from '@/contract/trip';
import type { StoredCountry } from '@/store/countries';

export type HealthKind = 'diseases' | 'medications' | 'vaccinations';

/** A disease, medication or vaccination, and why it matters on this way. */
export interface HealthAdvice {
  kind: HealthKind;
  id: string;
  name: string;
  comment: string;
  countryName: string;
}

type Countries = readonly StoredCountry[];

/** The trip's own comments come first: whoever wrote them knew the trip. Without any, its countries speak. */
export function toHealthAdvice(
  trip: Trip,
  countries: Countries,
): { source: 'trip' | 'countries'; items: HealthAdvice[] } {
  const own = ofTrip(trip, countries);
  return own.length > 0
    ? { source: 'trip', items: own }
    : { source: 'countries', items: countries.flatMap(ofCountry) };
}

function ofTrip(trip: Trip, countries: Countries): HealthAdvice[] {
  const nameOf = (id: string) => countries.find(({ short }) => short.id === id)?.short.name ?? '';
  const shared = ({ comment, country_id }: { comment: string; country_id: string }) => ({
    comment,
    countryName: nameOf(country_id),
  });
  return [
    ...trip.trip_disease_comments.map((comment) => ({
      kind: 'diseases' as const,
      id: comment.disease_id,
      name: comment.disease_name,
      ...shared(comment),
    })),
    ...trip.trip_medication_comments.map((comment) => ({
      kind: 'medications' as const,
      id: comment.medication_id,
      name: comment.medication_name,
      ...shared(comment),
    })),
    ...trip.trip_vaccination_comments.map((comment) => ({
      kind: 'vaccinations' as const,
      id: comment.vaccination_id,
      name: comment.vaccination_name,
      ...shared(comment),
    })),
  ];
}

function ofCountry({ short, whole }: StoredCountry): HealthAdvice[] {
  const datum = whole?.country_datum;
  if (!datum) return [];
  const countryName = short.name;
  return [
    ...datum.country_disease_comments.map(({ comment, disease }) => ({
      kind: 'diseases' as const,
      id: disease.id,
      name: disease.common_name,
      comment,
      countryName,
    })),
    ...datum.country_medication_comments.map(({ comment, medication }) => ({
      kind: 'medications' as const,
      ...medication,
      comment,
      countryName,
    })),
    ...datum.country_vaccination_comments.map(({ comment, vaccination }) => ({
      kind: 'vaccinations' as const,
      ...vaccination,
      comment,
      countryName,
    })),
  ];
}
