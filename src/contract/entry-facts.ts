import type { EntryRequirement } from './entry-requirement';
import type { CalendarDate } from './fields';

/** As much of a requirement as it takes to judge by it. */
export type EntryRule = Pick<
  EntryRequirement,
  'id' | 'type' | 'value' | 'extras' | 'effective_as_of' | 'vaccination_id'
> & {
  origin_country: { country_code: string };
  origin_country_division: { iso_code: string } | null;
  affected_countries: readonly { country_code: string }[];
  affected_country_divisions: readonly { iso_code: string }[];
};

/** Who wants to enter what, from where, when and how. `null` is what the traveller has not told. */
export interface EntryFacts {
  /** Codes of ISO 3166-1, and of ISO 3166-2 for divisions. */
  destination: string;
  destinationDivision: string | null;
  way: 'stay' | 'transit';
  nationality: string | null;
  residence: string | null;
  /** The country that they come from. */
  departure: string | null;
  departureDivision: string | null;
  /** Fully, as far as no vaccination is named. */
  vaccinated: boolean | null;
  /** Ids of the vaccinations that they have had. */
  vaccinations: readonly string[] | null;
  /** Of the list of accepted vaccines. */
  vaccines: readonly number[] | null;
  arrival: CalendarDate | null;
  today: CalendarDate;
}

/** What a traveller may leave untold. */
export const MISSING_FACTS = [
  'nationality',
  'residence',
  'departure',
  'departure-division',
  'destination-division',
  'arrival',
  'vaccination',
  'vaccine',
] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** Each once, whatever order they were found in. */
export function inOrder(missing: readonly MissingFact[]): MissingFact[] {
  return MISSING_FACTS.filter((fact) => missing.includes(fact));
}
