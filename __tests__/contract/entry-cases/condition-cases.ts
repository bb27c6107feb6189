import { aRule, NOTHING_TOLD } from '../../support/entry-rules';
import { OPEN, CLOSED, type EntryCase } from './entry-case';

export const CONDITIONS: EntryCase[] = [
  {
    story: 'a form is to be filled in',
    rules: [OPEN, aRule('form yes')],
    verdict: 'yes-if',
    asks: ['entry-form'],
  },
  {
    story: 'everything is asked for',
    rules: [
      OPEN,
      aRule('quarantine yes'),
      aRule('test there yes'),
      aRule('insurance yes'),
      aRule('form yes'),
      aRule('certificate yes'),
      aRule('vaccination yes'),
    ],
    verdict: 'yes-if',
    asks: ['vaccination', 'test-certificate', 'entry-form', 'insurance', 'test-on-arrival', 'quarantine'],
  },
  {
    story: 'nothing is asked for, and that is known',
    rules: [OPEN, aRule('form no'), aRule('quarantine no')],
    verdict: 'yes',
  },
  {
    story: 'quarantine is for a few only',
    rules: [OPEN, aRule('quarantine hardly')],
    verdict: 'yes-if',
    asks: ['quarantine of some'],
  },
  {
    story: 'insurance is asked of most',
    rules: [OPEN, aRule('insurance mostly')],
    verdict: 'yes-if',
    asks: ['insurance of most'],
  },
  {
    story: 'who comes from Germany need not be tested',
    rules: [OPEN, aRule('certificate yes'), aRule('certificate no', { of: ['DE'] })],
    verdict: 'yes',
  },
  {
    story: 'a German who comes from elsewhere must be tested',
    who: { departure: 'BR' },
    rules: [OPEN, aRule('certificate yes'), aRule('certificate no', { of: ['DE'] })],
    verdict: 'yes-if',
    asks: ['test-certificate'],
  },
  {
    story: 'a certificate is taken, which asks for nothing',
    rules: [OPEN, aRule('certificate taken yes')],
    verdict: 'yes',
  },
  {
    story: 'a form is known of, but not whether they may enter',
    rules: [aRule('form yes')],
    verdict: 'unknown',
    asks: ['entry-form'],
  },
  { story: 'who may not enter is not asked for forms', rules: [CLOSED, aRule('form yes')], verdict: 'no' },
];

export const VACCINATION: EntryCase[] = [
  {
    story: 'vaccination is required, and they are not',
    rules: [OPEN, aRule('vaccination yes')],
    verdict: 'yes-if',
    asks: ['vaccination'],
  },
  {
    story: 'they are vaccinated',
    who: { vaccinated: true },
    rules: [OPEN, aRule('vaccination yes')],
    verdict: 'yes',
  },
  {
    story: 'whether they are is not told',
    who: { vaccinated: null },
    rules: [OPEN, aRule('vaccination yes')],
    verdict: 'yes-if',
    asks: ['vaccination'],
    missing: ['vaccination'],
  },
  {
    story: 'their vaccine is not accepted',
    who: { vaccinated: true, vaccines: [3] },
    rules: [OPEN, aRule('vaccination yes', { extras: { vacc_list: [1, 2] } })],
    verdict: 'yes-if',
    asks: ['vaccination'],
  },
  {
    story: 'their vaccine is among those that the details accept',
    who: { vaccinated: true, vaccines: [2] },
    rules: [OPEN, aRule('vaccination yes'), aRule('vaccines yes', { extras: { vacc_list: [1, 2] } })],
    verdict: 'yes',
  },
  {
    story: 'which vaccine they had is not told',
    who: { vaccinated: true, vaccines: null },
    rules: [OPEN, aRule('vaccination yes', { extras: { vacc_list: [1, 2] } })],
    verdict: 'yes-if',
    asks: ['vaccination'],
    missing: ['vaccine'],
  },
  {
    story: 'yellow fever is asked of who comes from where it is, and they have had it',
    who: { departure: 'BR', vaccinations: ['yellow-fever'] },
    rules: [OPEN, aRule('vaccination yes', { of: ['BR'], against: 'yellow-fever' })],
    verdict: 'yes',
  },
  {
    story: 'to be vaccinated is not to have had yellow fever',
    who: { departure: 'BR', vaccinated: true },
    rules: [OPEN, aRule('vaccination yes', { of: ['BR'], against: 'yellow-fever' })],
    verdict: 'yes-if',
    asks: ['vaccination'],
  },
];

export const UNTOLD_THINGS: EntryCase[] = [
  {
    story: 'nothing is told, and there is no rule',
    who: NOTHING_TOLD,
    rules: [],
    verdict: 'unknown',
    missing: [],
  },
  {
    story: 'nothing is told, and nobody may enter',
    who: NOTHING_TOLD,
    rules: [CLOSED, aRule('residents no')],
    verdict: 'no',
    missing: [],
  },
  {
    story: 'nothing is told, and residents alone may enter',
    who: NOTHING_TOLD,
    rules: [CLOSED, aRule('residents yes')],
    verdict: 'no-unless',
    missing: ['nationality', 'residence'],
  },
  {
    story: 'nothing is told, and of residents nothing is known',
    who: NOTHING_TOLD,
    rules: [OPEN],
    verdict: 'unknown',
    missing: ['nationality', 'residence'],
  },
  {
    story: 'nothing is told, and everybody may enter',
    who: NOTHING_TOLD,
    rules: [OPEN, aRule('residents yes')],
    verdict: 'yes',
    missing: [],
  },
  {
    story: 'their passport is not told, and one of them opens',
    who: { nationality: null },
    rules: [CLOSED, aRule('residents no'), aRule('foreigners yes', { of: ['FR'] })],
    verdict: 'no-unless',
    missing: ['nationality'],
  },
  {
    story: 'where they come from is not told, and one place is closed out',
    who: { departure: null },
    rules: [OPEN, aRule('foreigners no', { of: ['BR'] })],
    verdict: 'yes-if',
    missing: ['departure'],
  },
];
