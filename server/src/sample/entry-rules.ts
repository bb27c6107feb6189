import { EntryRequirementType as Type, EntryRequirementValue as Value } from '@/contract/entry-requirement';

import type { CountryCode, SampleRule } from './sample-types';

/** Where yellow fever is passed on; a choice of them. */
const YELLOW_FEVER: CountryCode[] = ['AO', 'BR', 'CO', 'EC', 'ET', 'GH', 'KE', 'NG', 'PE', 'UG'];

/** Who lets in whom: residents, foreigners, those who change planes. */
const OPEN: CountryCode[] = [
  ...[
    'AR',
    'AU',
    'BR',
    'CA',
    'CL',
    'CO',
    'CR',
    'CU',
    'DE',
    'EC',
    'EG',
    'ES',
    'ET',
    'FR',
    'GB',
    'GH',
    'ID',
    'IN',
  ],
  ...[
    'IT',
    'JP',
    'KE',
    'LK',
    'MA',
    'MX',
    'MY',
    'NG',
    'NO',
    'NP',
    'NZ',
    'PA',
    'PE',
    'PH',
    'PT',
    'SG',
    'TH',
    'TR',
  ],
  ...['TZ', 'UG', 'US', 'VN', 'ZA'],
];

export const SAMPLE_MARK = 'Sample, not travel advice.';

function openDoors(country: CountryCode): SampleRule[] {
  const place = country.toLowerCase();
  const rule = { country, value: Value.Yes, checked_day: -(country.charCodeAt(1) % 20) - 1 };
  return [
    {
      ...rule,
      slug: `${place}-residents`,
      type: Type.ResidentMayEnter,
      comment: `${SAMPLE_MARK} Citizens and residents may come back.`,
    },
    {
      ...rule,
      slug: `${place}-foreigners`,
      type: Type.ForeignerMayEnter,
      comment: `${SAMPLE_MARK} Visitors may enter; whether they need a visa is another question.`,
    },
    {
      ...rule,
      slug: `${place}-transit`,
      type: Type.TransitAllowed,
      comment: `${SAMPLE_MARK} To change planes is allowed.`,
    },
  ];
}

const yellowFever = (country: CountryCode): SampleRule => ({
  slug: `${country.toLowerCase()}-yellow-fever`,
  country,
  type: Type.VaccinationRequired,
  value: Value.YesWithExceptions,
  of: YELLOW_FEVER.filter((code) => code !== country),
  vaccination: 'yellow-fever-vaccine',
  checked_day: -9,
  comment: `${SAMPLE_MARK} Whoever comes from where yellow fever is passed on shows a certificate of vaccination. Small children are left out.`,
});

const MEASURES: SampleRule[] = [
  ...['CO', 'EG', 'ID', 'IN', 'KE', 'LK', 'MY', 'NP', 'PH', 'SG', 'TH', 'TZ', 'VN', 'ZA'].map(yellowFever),
  {
    slug: 'co-form',
    country: 'CO',
    type: Type.EntryFormRequired,
    value: Value.Yes,
    checked_day: -4,
    comment: `${SAMPLE_MARK} A form is filled in on the web in the three days before arrival.`,
  },
  {
    slug: 'th-form',
    country: 'TH',
    type: Type.EntryFormRequired,
    value: Value.Yes,
    checked_day: -3,
    comment: `${SAMPLE_MARK} An arrival card is filled in on the web in the three days before arrival.`,
  },
  {
    slug: 'sg-form',
    country: 'SG',
    type: Type.EntryFormRequired,
    value: Value.YesWithExceptions,
    checked_day: -6,
    comment: `${SAMPLE_MARK} An arrival card is filled in on the web; whoever only changes planes needs none.`,
  },
  {
    slug: 'ph-form',
    country: 'PH',
    type: Type.EntryFormRequired,
    value: Value.Yes,
    checked_day: -12,
    comment: `${SAMPLE_MARK} A form is filled in on the web before boarding.`,
  },
  {
    slug: 'us-hi-form',
    country: 'US',
    state: 'US-HI',
    type: Type.EntryFormRequired,
    value: Value.Yes,
    checked_day: -15,
    comment: `${SAMPLE_MARK} On the way to Hawaii a form on plants and animals is filled in.`,
  },
  {
    slug: 'cu-insurance',
    country: 'CU',
    type: Type.InsuranceRequired,
    value: Value.Yes,
    checked_day: -7,
    comment: `${SAMPLE_MARK} Visitors show that their health is insured for the whole stay.`,
  },
  {
    slug: 'bt-insurance',
    country: 'BT',
    type: Type.InsuranceRequired,
    value: Value.YesWithExceptions,
    checked_day: -14,
    comment: `${SAMPLE_MARK} Travel insurance is asked for with the permit.`,
  },
  {
    slug: 'bt-foreigners',
    country: 'BT',
    type: Type.ForeignerMayEnter,
    value: Value.YesWithExceptions,
    checked_day: -14,
    comment: `${SAMPLE_MARK} Visitors enter with a permit that a licensed agency asks for.`,
  },
  {
    slug: 'bt-residents',
    country: 'BT',
    type: Type.ResidentMayEnter,
    value: Value.Yes,
    checked_day: -14,
    comment: `${SAMPLE_MARK} Citizens and residents may come back.`,
  },
  {
    slug: 'kp-foreigners',
    country: 'KP',
    type: Type.ForeignerMayEnter,
    value: Value.NoWithExceptions,
    checked_day: -20,
    comment: `${SAMPLE_MARK} Visitors are let in only in groups that were allowed beforehand.`,
  },
  {
    slug: 'kp-residents',
    country: 'KP',
    type: Type.ResidentMayEnter,
    value: Value.Yes,
    checked_day: -20,
    comment: `${SAMPLE_MARK} Citizens may come back.`,
  },
  {
    slug: 'kp-quarantine',
    country: 'KP',
    type: Type.QuarantineOnArrival,
    value: Value.Yes,
    extras: { quarantine_days: 7 },
    checked_day: -20,
    comment: `${SAMPLE_MARK} Seven days in a place that is named on arrival.`,
  },
  {
    slug: 'in-test-from-cn',
    country: 'IN',
    type: Type.TestCertificateRequired,
    value: Value.Yes,
    of: ['CN'],
    extras: { entry_hours: 72 },
    checked_day: -11,
    comment: `${SAMPLE_MARK} Invented: a negative test of the last 72 hours.`,
  },
  {
    slug: 'id-vaccination',
    country: 'ID',
    type: Type.VaccinationRequired,
    value: Value.NoWithExceptions,
    vaccination: 'covid-19-vaccine',
    extras: { vacc_list: [0, 1, 2, 5, 8] },
    checked_day: -18,
    comment: `${SAMPLE_MARK} Invented: asked of whoever joins a pilgrimage.`,
  },
  {
    slug: 'np-no-quarantine',
    country: 'NP',
    type: Type.QuarantineOnArrival,
    value: Value.No,
    checked_day: -10,
    comment: `${SAMPLE_MARK} Nobody is kept in quarantine.`,
  },
  {
    slug: 'ke-form',
    country: 'KE',
    type: Type.EntryFormRequired,
    value: Value.Yes,
    checked_day: -5,
    comment: `${SAMPLE_MARK} A travel authorisation is asked for on the web.`,
  },
];

export const sampleRequirements: SampleRule[] = [...OPEN.flatMap(openDoors), ...MEASURES];
