import type { Queryable } from '../database/database';
import { insertRows } from '../database/insert-rows';
import { SAMPLE_MARK } from './entry-rules';
import { addDays } from './sample-days';
import { countryId, diseaseId, divisionId, sampleId } from './sample-ids';

/** Days from the day the service starts: began, ended, was last known. */
type Days = readonly [start: number, finish: number | null, known: number];
type SampleOutbreak = readonly [
  slug: string,
  disease: string,
  days: Days,
  counted: readonly [cases: number | null, deaths: number | null],
  comment: string,
  divisions?: readonly string[],
];

const OUTBREAKS: readonly SampleOutbreak[] = [
  [
    'co-yellow-fever',
    'yellow-fever',
    [-64, null, -2],
    [74, 31],
    'Most cases are in Tolima, among people who work in the forest.',
    ['CO-TOL'],
  ],
  [
    'co-dengue',
    'dengue',
    [-90, null, -6],
    [41_200, 28],
    'Twice as many as is usual for the season.',
    ['CO-ANT'],
  ],
  ['pe-dengue', 'dengue', [-75, null, -4], [62_500, 71], 'The northern coast is hit most.'],
  ['pe-leptospirosis', 'leptospirosis', [-40, null, -9], [910, 6], 'After floods in the north.'],
  ['ec-leptospirosis', 'leptospirosis', [-35, null, -7], [320, 4], 'In Manabí, after heavy rain.', ['EC-M']],
  [
    'mx-measles',
    'measles',
    [-120, null, -3],
    [3_900, 14],
    'Most cases are in Chihuahua, among people without the vaccine.',
    ['MX-CHH'],
  ],
  [
    'us-measles',
    'measles',
    [-130, null, -5],
    [1_240, 3],
    'In several states; travellers without the vaccine are at risk.',
    ['US-TX'],
  ],
  ['br-dengue', 'dengue', [-110, null, -8], [980_000, 640], 'In most states.'],
  ['th-mpox', 'mpox', [-55, null, -12], [130, 1], 'Single cases in Bangkok.'],
  ['vn-dengue', 'dengue', [-60, null, -5], [21_000, 7], 'Ho Chi Minh City and the provinces around it.'],
  ['ke-cholera', 'cholera', [-48, null, -3], [2_100, 33], 'On the coast, where water is short.'],
  ['tz-cholera', 'cholera', [-70, null, -10], [3_400, 41], 'Around Lake Victoria.'],
  ['cd-mpox', 'mpox', [-300, null, -4], [14_800, 410], 'All over the country; there is a vaccine.'],
  [
    'ng-lassa-fever',
    'lassa-fever',
    [-140, null, -6],
    [1_020, 190],
    'In the dry season; keep food where rats can not reach it.',
  ],
  ['it-west-nile-virus', 'west-nile-virus', [-150, -20, -20], [270, 12], 'It ended with the warm nights.'],
];

const outbreakId = ([slug]: SampleOutbreak) => sampleId('disease outbreak', slug);
const countryOf = ([slug]: SampleOutbreak) => slug.slice(0, 2).toUpperCase();

export const SAMPLE_OUTBREAK_IDS = OUTBREAKS.map(outbreakId);

/** Invented after what is usual there; those of another version make room. */
export async function loadOutbreaks(
  transaction: Queryable,
  onTheMap: ReadonlyMap<string, unknown>,
  now: Date,
): Promise<void> {
  await transaction.query('delete from disease_outbreaks where id = any($1::uuid[])', [SAMPLE_OUTBREAK_IDS]);
  await insertRows(
    transaction,
    'disease_outbreaks',
    OUTBREAKS.map((outbreak) => toRow(outbreak, now)),
  );
  await insertRows(
    transaction,
    'disease_outbreak_divisions',
    OUTBREAKS.flatMap((outbreak) =>
      (outbreak[5] ?? [])
        .filter((code) => onTheMap.has(code))
        .map((code) => ({
          disease_outbreak_id: outbreakId(outbreak),
          country_division_id: divisionId(code),
        })),
    ),
  );
}

function toRow(outbreak: SampleOutbreak, now: Date): object {
  const [slug, disease, [start, finish, known], [cases, deaths], comment] = outbreak;
  const effective_as_of = addDays(now, known);
  return {
    id: outbreakId(outbreak),
    disease_id: diseaseId(disease),
    country_id: countryId(countryOf(outbreak)),
    start: addDays(now, start),
    finish: finish === null ? null : addDays(now, finish),
    cases,
    deaths,
    effective_as_of,
    comment: `${SAMPLE_MARK} ${comment}`,
    translations: {},
    reference_urls: [`https://outbreaks.example.org/${slug}`],
    created_at: effective_as_of,
    updated_at: effective_as_of,
  };
}
