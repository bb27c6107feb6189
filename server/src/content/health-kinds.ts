import { z } from 'zod';

import { writtenText } from '@/contract/fields';

import { DISEASE_CHAPTERS } from '../resources/health-library/documents';
import { contentId } from './content-id';
import { markdown, optional, plain, reference, text, texts, type Kind } from './kind';
import { CountryCode, MarkdownText, Name, Slug, translatable } from './pack-fields';

const REMEDY_TEXTS = ['description', 'schedule', 'side_effects'];
export const remedies = (name: 'medications' | 'vaccinations', word: string): Kind => ({
  name,
  table: name,
  word,
  keyField: 'slug',
  keyOfRow: 'row.slug',
  files: {
    [name]: optional({ name: Name, routine: z.boolean(), ...markdown(REMEDY_TEXTS) }).extend({ slug: Slug }),
  },
  fields: {
    slug: plain('slug'),
    routine: plain('routine'),
    ...texts('name', ...REMEDY_TEXTS),
  },
  needed: ['name'],
  unsaid: (key) => ({ routine: false, datum_id: contentId(`${word} datum`, key) }),
  isDated: true,
});

export const diseases: Kind = {
  name: 'diseases',
  table: 'diseases',
  word: 'disease',
  keyField: 'slug',
  keyOfRow: 'row.slug',
  files: {
    diseases: optional({
      common_name: Name,
      scientific_name: writtenText(200).nullable(),
      occurs_where: MarkdownText,
      ...markdown(DISEASE_CHAPTERS),
      medications: z.array(Slug),
      vaccinations: z.array(Slug),
    }).extend({ slug: Slug }),
  },
  fields: {
    slug: plain('slug'),
    scientific_name: plain('scientific_name'),
    ...texts('common_name', 'occurs_where', ...DISEASE_CHAPTERS),
    medications: {
      as: 'links',
      to: 'medications',
      table: 'disease_medications',
      own: 'disease_id',
      other: 'medication_id',
    },
    vaccinations: {
      as: 'links',
      to: 'vaccinations',
      table: 'disease_vaccinations',
      own: 'disease_id',
      other: 'vaccination_id',
    },
  },
  needed: ['common_name'],
  unsaid: (key) => ({ datum_id: contentId('disease datum', key) }),
  isDated: true,
};

const SUBJECTS = { disease: 'diseases', medication: 'medications', vaccination: 'vaccinations' } as const;

export const healthComments: Kind = {
  name: 'health-comments',
  table: 'country_comments',
  word: 'comment',
  keyField: 'country',
  keyOf: (record) => {
    const [subject, ...others] = Object.keys(SUBJECTS).filter((name) => record[name] != null);
    if (record.country === undefined || subject === undefined || others.length > 0) return null;
    return [record.country, subject, record[subject]].join(' ');
  },
  keyOfRow: `(select concat_ws(' ', country.country_code, 'disease ' || disease.slug, 'medication ' || medication.slug,
      'vaccination ' || vaccination.slug)
    from country_data datum join countries country on country.id = datum.country_id
    left join diseases disease on disease.id = row.disease_id
    left join medications medication on medication.id = row.medication_id
    left join vaccinations vaccination on vaccination.id = row.vaccination_id
    where datum.id = row.datum_id and datum.company_id is null)`,
  files: {
    'health-comments': optional({
      disease: Slug,
      medication: Slug,
      vaccination: Slug,
      comment: translatable(5_000),
      common: z.boolean(),
      order: z.int(),
    })
      .extend({ country: CountryCode })
      .refine(
        (comment) => Object.keys(SUBJECTS).filter((subject) => subject in comment).length === 1,
        'must name one disease, medication or vaccination',
      ),
  },
  fields: {
    country: reference('datum_id', 'health-data'),
    disease: reference('disease_id', 'diseases'),
    medication: reference('medication_id', 'medications'),
    vaccination: reference('vaccination_id', 'vaccinations'),
    comment: text('comment'),
    common: plain('common'),
    order: plain('position'),
  },
  needed: ['comment'],
  unsaid: () => ({ common: false, position: 0 }),
  isDated: false,
};
