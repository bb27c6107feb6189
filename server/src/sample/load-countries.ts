import type { Queryable } from '../database/database';
import { countryTexts } from './country-texts';
import { insertRows } from './insert-rows';
import { readFacts, type CountryFacts } from './read-facts';
import { sampleRegions } from './regions';
import { sampleId } from './sample-ids';
import type { SampleCountryText, SampleRegion, TravelStatus } from './sample-types';

const textsByCode = new Map(countryTexts.map((text) => [text.code, text]));

/** Countries without a text of their own that are plainly not at rest. */
const AVOID = [
  'AF',
  'BF',
  'BY',
  'CF',
  'HT',
  'IQ',
  'KP',
  'LY',
  'ML',
  'NE',
  'RU',
  'SD',
  'SO',
  'SS',
  'SY',
  'UA',
  'VE',
  'YE',
];
const CAUTION = [
  'BD',
  'BO',
  'CD',
  'CM',
  'ET',
  'GT',
  'HN',
  'IL',
  'JM',
  'JO',
  'LB',
  'LK',
  'MG',
  'MM',
  'NG',
  'NP',
  'PG',
  'PK',
  'SV',
  'TD',
  'TN',
  'UG',
  'ZW',
];

export function countryId(code: string): string {
  return sampleId('country', code);
}

export function divisionId(isoCode: string): string {
  return sampleId('division', isoCode);
}

export function regionId(slug: string): string {
  return sampleId('region', slug);
}

/** Those of the codes that the map has: a code that it lacks leads nowhere, and is left out. */
export function onTheMap(isoCodes: readonly string[]): string[] {
  return isoCodes.filter((code) =>
    readFacts('divisions')[code.slice(0, 2)]?.some((division) => division.code === code),
  );
}

export async function loadCountries(transaction: Queryable, now: Date): Promise<void> {
  const countries = readFacts('countries');
  await insertRows(
    transaction,
    'countries',
    countries.map((facts) => toCountryRow(facts, now)),
  );
  await insertRows(transaction, 'country_divisions', countries.flatMap(toDivisionRows));
  await insertRows(transaction, 'country_regions', sampleRegions.map(toRegionRow));
}

function statusOf(code: string): TravelStatus {
  const text = textsByCode.get(code);
  if (text) return text.travel_status;
  if (AVOID.includes(code)) return 2;
  return CAUTION.includes(code) ? 1 : 0;
}

function toCountryRow(facts: CountryFacts, now: Date) {
  const text = textsByCode.get(facts.code);
  return {
    id: countryId(facts.code),
    slug: facts.slug,
    country_code: facts.code,
    country_code_3: facts.code3,
    name: facts.name,
    capital: facts.capital || null,
    currency_name: facts.currency_name || null,
    currency_code: facts.currency_code || null,
    ...(text ? writtenText(text) : plainText(facts)),
    travel_status: statusOf(facts.code),
    emerg_numbers: readFacts('emergency-numbers')[facts.code] ?? [],
    topo_json: JSON.stringify(readFacts('borders')[facts.code]),
    created_at: now,
    updated_at: now,
    document: '',
    short_document: '',
  };
}

function writtenText(text: SampleCountryText) {
  const { facts, language, division_name, region_name } = text;
  const { sec_emer_num, sec_personal, sec_ext_viol, sec_pol_unr, sec_areas } = text;
  return {
    facts,
    language,
    division_name,
    region_name,
    sec_emer_num,
    sec_personal,
    sec_ext_viol,
    sec_pol_unr,
    sec_areas,
  };
}

/** What can be said of a country from its facts alone. */
function plainText(facts: CountryFacts) {
  const lines = [
    facts.capital && `- **Capital:** ${facts.capital}`,
    facts.currency_name && `- **Currency:** ${facts.currency_name} (${facts.currency_code})`,
    facts.calling_code && `- **Calling code:** +${facts.calling_code}`,
  ].filter(Boolean);
  const { languages } = facts;
  const numbers = readFacts('emergency-numbers')[facts.code] ?? [];
  return {
    facts: lines.length > 0 ? lines.join('\n') : null,
    language: languages.length > 0 ? `Spoken here: ${languages.join(', ')}.` : null,
    division_name: facts.division_name,
    region_name: facts.region_name,
    sec_emer_num:
      numbers.length > 0 ? numbers.map((number) => `- ${number.note}: **${number.val}**`).join('\n') : null,
    sec_personal: null,
    sec_ext_viol: null,
    sec_pol_unr: null,
    sec_areas: null,
  };
}

function toDivisionRows({ code }: CountryFacts) {
  const special = textsByCode.get(code)?.division_status ?? {};
  return (readFacts('divisions')[code] ?? []).map((division) => ({
    id: divisionId(division.code),
    country_id: countryId(code),
    iso_code: division.code,
    name: division.name,
    travel_status: special[division.code] ?? statusOf(code),
    topo_json: JSON.stringify(division.topo_json),
  }));
}

function toRegionRow(region: SampleRegion) {
  const topology = {
    type: 'Topology',
    objects: { area: { type: 'Polygon', arcs: [[0]] } },
    arcs: [region.ring],
  };
  return {
    id: regionId(region.slug),
    country_id: countryId(region.country),
    country_division_id: onTheMap([region.division]).map(divisionId)[0] ?? null,
    slug: region.slug,
    name: region.name,
    travel_status: region.travel_status,
    topo_json: JSON.stringify(topology),
  };
}
