import type { Queryable } from '../database/database';
import { countryTexts } from './country-texts';
import { animalTickAndEnvironmentDiseases } from './health/animal-tick-and-environment-diseases';
import { contactDiseases } from './health/contact-diseases';
import { foodAndWaterDiseases } from './health/food-and-water-diseases';
import { medications } from './health/medications';
import { mosquitoDiseases } from './health/mosquito-diseases';
import { vaccinations } from './health/vaccinations';
import { insertRows } from './insert-rows';
import { countryId } from './load-countries';
import { readFacts } from './read-facts';
import { sampleId } from './sample-ids';
import type { SampleDisease, SampleRemedy } from './sample-types';

const diseases: SampleDisease[] = [
  ...mosquitoDiseases,
  ...foodAndWaterDiseases,
  ...contactDiseases,
  ...animalTickAndEnvironmentDiseases,
];

/** The first so many comments of a country are the ones that concern nearly everybody. */
const COMMON_COMMENTS = 3;

/** What holds wherever one travels: for countries without health texts of their own. */
const EVERYWHERE = {
  diseases: {},
  medications: {},
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Routine: be up to date before you travel anywhere.',
    'tetanus-diphtheria-pertussis-vaccine':
      'Routine: have a booster if the last one is ten years ago or more.',
  },
};

export function diseaseId(slug: string): string {
  return sampleId('disease', slug);
}

export async function loadHealth(transaction: Queryable, now: Date): Promise<void> {
  await insertRows(
    transaction,
    'medications',
    medications.map((item) => toRemedyRow('medication', item, now)),
  );
  await insertRows(
    transaction,
    'vaccinations',
    vaccinations.map((item) => toRemedyRow('vaccination', item, now)),
  );
  await insertRows(
    transaction,
    'diseases',
    diseases.map((disease) => toDiseaseRow(disease, now)),
  );
  await loadRemedyLinks(transaction, 'medication');
  await loadRemedyLinks(transaction, 'vaccination');
  await loadCountryComments(transaction);
}

function toRemedyRow(kind: 'medication' | 'vaccination', remedy: SampleRemedy, now: Date) {
  return {
    id: sampleId(kind, remedy.slug),
    datum_id: sampleId(`${kind} datum`, remedy.slug),
    ...remedy,
    created_at: now,
    updated_at: now,
    document: '',
  };
}

function toDiseaseRow(
  { medications: _medications, vaccinations: _vaccinations, ...disease }: SampleDisease,
  now: Date,
) {
  return {
    id: diseaseId(disease.slug),
    datum_id: sampleId('disease datum', disease.slug),
    ...disease,
    created_at: now,
    updated_at: now,
    document: '',
  };
}

async function loadRemedyLinks(transaction: Queryable, kind: 'medication' | 'vaccination'): Promise<void> {
  const links = diseases.flatMap((disease) =>
    disease[`${kind}s`].map((slug) => ({
      disease_id: diseaseId(disease.slug),
      [`${kind}_id`]: sampleId(kind, slug),
    })),
  );
  await insertRows(transaction, `disease_${kind}s`, links);
}

async function loadCountryComments(transaction: Queryable): Promise<void> {
  const countries = readFacts('countries');
  const texts = new Map(countryTexts.map((text) => [text.code, text]));
  const data = countries.map(({ code }) => ({
    id: sampleId('country datum', code),
    country_id: countryId(code),
    document: '',
  }));
  const comments = countries.flatMap(({ code }) => {
    const text = texts.get(code) ?? EVERYWHERE;
    return [
      ...toComments(code, 'disease', text.diseases),
      ...toComments(code, 'vaccination', text.vaccinations),
      ...toComments(code, 'medication', text.medications),
    ];
  });
  await insertRows(transaction, 'country_data', data);
  await insertRows(transaction, 'country_comments', comments);
}

function toComments(
  code: string,
  kind: 'disease' | 'medication' | 'vaccination',
  bySlug: Record<string, string>,
) {
  return Object.entries(bySlug).map(([slug, comment], position) => ({
    id: sampleId(`${kind} comment`, `${code} ${slug}`),
    datum_id: sampleId('country datum', code),
    disease_id: kind === 'disease' ? sampleId(kind, slug) : null,
    medication_id: kind === 'medication' ? sampleId(kind, slug) : null,
    vaccination_id: kind === 'vaccination' ? sampleId(kind, slug) : null,
    comment,
    common: position < COMMON_COMMENTS,
    position,
  }));
}
