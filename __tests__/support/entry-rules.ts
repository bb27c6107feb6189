import type { EntryFacts, EntryRule } from '@/contract/entry-facts';
import { EntryRequirementType, EntryRequirementValue } from '@/contract/entry-requirement';

const TYPES = {
  residents: EntryRequirementType.ResidentMayEnter,
  foreigners: EntryRequirementType.ForeignerMayEnter,
  transit: EntryRequirementType.TransitAllowed,
  'test there': EntryRequirementType.TestOnArrival,
  'certificate taken': EntryRequirementType.TestCertificateAllowed,
  quarantine: EntryRequirementType.QuarantineOnArrival,
  vaccination: EntryRequirementType.VaccinationRequired,
  insurance: EntryRequirementType.InsuranceRequired,
  certificate: EntryRequirementType.TestCertificateRequired,
  form: EntryRequirementType.EntryFormRequired,
  vaccines: EntryRequirementType.VaccineDetails,
} as const;

const VALUES = {
  no: EntryRequirementValue.No,
  yes: EntryRequirementValue.Yes,
  mostly: EntryRequirementValue.YesWithExceptions,
  hardly: EntryRequirementValue.NoWithExceptions,
} as const;

export type RuleWords = `${keyof typeof TYPES} ${keyof typeof VALUES}`;

interface RuleDetails {
  id?: string;
  by?: string;
  /** The state that imposes it. */
  state?: string;
  /** Countries of two letters, divisions of ISO 3166-2. */
  of?: readonly string[];
  checked?: string;
  extras?: EntryRule['extras'];
  against?: string;
}

/** A rule of Thailand for everybody, checked on the first of November, unless told otherwise. */
export function aRule(words: RuleWords, details: RuleDetails = {}): EntryRule {
  const { by = 'TH', state, of = [], checked = '2026-11-01', extras = {}, against = null } = details;
  const split = words.lastIndexOf(' ');
  return {
    id: details.id ?? [words, state, ...of, checked].join(' '),
    type: TYPES[words.slice(0, split) as keyof typeof TYPES],
    value: VALUES[words.slice(split + 1) as keyof typeof VALUES],
    extras,
    effective_as_of: `${checked}T09:00:00Z`,
    vaccination_id: against,
    origin_country: { country_code: by },
    origin_country_division: state === undefined ? null : { iso_code: state },
    affected_countries: of.filter((code) => code.length === 2).map((country_code) => ({ country_code })),
    affected_country_divisions: of.filter((code) => code.length > 2).map((iso_code) => ({ iso_code })),
  };
}

/** A German who lives in Germany and comes from there to Thailand in December, unless told otherwise. */
export function aTraveller(facts: Partial<EntryFacts> = {}): EntryFacts {
  return {
    destination: 'TH',
    destinationDivision: null,
    way: 'stay',
    nationality: 'DE',
    residence: 'DE',
    departure: 'DE',
    departureDivision: null,
    vaccinated: false,
    vaccinations: [],
    vaccines: [],
    arrival: '2026-12-10',
    today: '2026-11-16',
    ...facts,
  };
}

/** Somebody who has told nothing but where they go. */
export const NOTHING_TOLD: Partial<EntryFacts> = {
  nationality: null,
  residence: null,
  departure: null,
  vaccinated: null,
  vaccinations: null,
  vaccines: null,
  arrival: null,
};
