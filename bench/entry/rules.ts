import {
  EntryRequirementType as Type,
  EntryRequirementValue as Value,
  type EntryRequirement,
} from '@/contract/entry-requirement';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHECKED = '2026-11-01T09:00:00.000Z';

export const COUNTRIES = Array.from({ length: 250 }, (_, index) => {
  const code = `${LETTERS[Math.floor(index / 26)]}${LETTERS[index % 26]}`;
  return { id: `country-${index}`, name: `Country ${index}`, country_code: code, country_code_3: `${code}X` };
});

/** What each country asks: of everybody, and otherwise of thirty of the others; each rule with its words and a source. */
export function rulesOf(index: number): EntryRequirement[] {
  const country = COUNTRIES[index];
  if (!country) throw new RangeError(`there is no country ${index}`);
  const named = Array.from({ length: 30 }, (_, step) => COUNTRIES[(index + 1 + step * 8) % 250] ?? country);
  return Object.values(Type).flatMap((type) =>
    [[], named].map((affected, which): EntryRequirement => ({
      id: `rule-${index}-${type}-${which}`,
      created_at: CHECKED,
      updated_at: CHECKED,
      effective_as_of: CHECKED,
      type,
      value: Object.values(Value)[(index + type + which) % 4] ?? Value.Yes,
      extras: { entry_hours: 72, quarantine_days: 7 },
      comment: 'Whoever comes from where it is passed on shows a certificate. Small children are left out.',
      references: ['https://ministry.example/entry'],
      vaccination: null,
      vaccination_id: null,
      origin_country: country,
      origin_country_id: country.id,
      origin_country_division: null,
      origin_country_division_id: null,
      affected_countries: affected,
      affected_country_ids: affected.map(({ id }) => id),
      affected_country_divisions: [],
      affected_country_division_ids: [],
    })),
  );
}
