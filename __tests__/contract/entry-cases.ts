import type { EntryFacts, EntryRule } from '@/contract/entry-facts';
import type { EntryVerdictKind } from '@/contract/entry-verdict';

import { aRule, NOTHING_TOLD } from '../support/entry-rules';

interface EntryCase {
  story: string;
  who?: Partial<EntryFacts>;
  rules: EntryRule[];
  verdict: EntryVerdictKind;
  /** `quarantine`, or with of whom it is asked: `quarantine of some`. */
  asks?: string[];
  missing?: string[];
}

const OPEN = aRule('foreigners yes');
const CLOSED = aRule('foreigners no');
const UNTOLD = NOTHING_TOLD;

const ADMISSION: EntryCase[] = [
  { story: 'nothing is known', rules: [], verdict: 'unknown' },
  {
    story: 'only rules of another country are known',
    rules: [aRule('foreigners yes', { by: 'VN' })],
    verdict: 'unknown',
  },
  { story: 'foreigners may enter', rules: [OPEN], verdict: 'yes' },
  { story: 'foreigners may enter, with exceptions', rules: [aRule('foreigners mostly')], verdict: 'yes-if' },
  {
    story: 'foreigners may not enter, with exceptions',
    rules: [aRule('foreigners hardly')],
    verdict: 'no-unless',
  },
  { story: 'foreigners may not enter', rules: [CLOSED], verdict: 'no' },
  {
    story: 'residents may enter, which says nothing of foreigners',
    rules: [aRule('residents yes')],
    verdict: 'unknown',
  },
  {
    story: 'a resident comes home',
    who: { residence: 'TH' },
    rules: [CLOSED, aRule('residents yes')],
    verdict: 'yes',
  },
  {
    story: 'a citizen who lives abroad comes home',
    who: { nationality: 'TH' },
    rules: [CLOSED, aRule('residents yes')],
    verdict: 'yes',
  },
  { story: 'of residents nothing is known', who: { residence: 'TH' }, rules: [CLOSED], verdict: 'unknown' },
  {
    story: 'residents may not come back',
    who: { residence: 'TH' },
    rules: [OPEN, aRule('residents no')],
    verdict: 'no',
  },
];

const WHOM_IT_CONCERNS: EntryCase[] = [
  {
    story: 'all but Germans may enter',
    rules: [OPEN, aRule('foreigners no', { of: ['DE'] })],
    verdict: 'no',
  },
  {
    story: 'Germans alone may enter',
    rules: [CLOSED, aRule('foreigners yes', { of: ['DE'] })],
    verdict: 'yes',
  },
  {
    story: 'the French alone may enter',
    rules: [CLOSED, aRule('foreigners yes', { of: ['FR'] })],
    verdict: 'no',
  },
  {
    story: 'of the French alone something is known',
    rules: [aRule('foreigners yes', { of: ['FR'] })],
    verdict: 'unknown',
  },
  {
    story: 'who comes from where it is not let in, whatever their passport',
    who: { departure: 'BR' },
    rules: [OPEN, aRule('foreigners no', { of: ['BR'] })],
    verdict: 'no',
  },
  {
    story: 'who lives there is not let in either',
    who: { residence: 'BR' },
    rules: [OPEN, aRule('foreigners no', { of: ['BR'] })],
    verdict: 'no',
  },
  {
    story: 'to come from an invited country is no invitation',
    who: { departure: 'FR' },
    rules: [CLOSED, aRule('foreigners yes', { of: ['FR'] })],
    verdict: 'no',
  },
  {
    story: 'a passport opens, and where they come from closes',
    who: { departure: 'BR' },
    rules: [
      aRule('foreigners yes', { of: ['DE'], checked: '2026-11-10' }),
      aRule('foreigners no', { of: ['BR'] }),
    ],
    verdict: 'no',
  },
  {
    story: 'a part of a country is closed out, and they come from it',
    who: { departure: 'US', departureDivision: 'US-NY' },
    rules: [OPEN, aRule('foreigners no', { of: ['US-NY'] })],
    verdict: 'no',
  },
  {
    story: 'they come from another part',
    who: { departure: 'US', departureDivision: 'US-CA' },
    rules: [OPEN, aRule('foreigners no', { of: ['US', 'US-NY'] })],
    verdict: 'yes',
  },
  {
    story: 'their country is named by a part, which is no matter of passports',
    who: { nationality: 'US' },
    rules: [OPEN, aRule('foreigners no', { of: ['US', 'US-NY'] })],
    verdict: 'yes',
  },
  {
    story: 'which part they come from is not told',
    who: { departure: 'US' },
    rules: [OPEN, aRule('foreigners no', { of: ['US-NY'] })],
    verdict: 'yes-if',
    missing: ['departure-division'],
  },
];

const NEWER_AND_STRICTER: EntryCase[] = [
  {
    story: 'it was closed since',
    rules: [OPEN, aRule('foreigners no', { checked: '2026-11-09' })],
    verdict: 'no',
  },
  {
    story: 'it was opened since',
    rules: [CLOSED, aRule('foreigners yes', { checked: '2026-11-09' })],
    verdict: 'yes',
  },
  {
    story: 'a newer rule for everybody does not undo one for Germans',
    rules: [aRule('foreigners no', { of: ['DE'] }), aRule('foreigners yes', { checked: '2026-11-15' })],
    verdict: 'no',
  },
  {
    story: 'of two that name Germans the newer one counts',
    rules: [
      aRule('foreigners no', { of: ['DE'] }),
      aRule('foreigners yes', { of: ['DE', 'FR'], checked: '2026-11-15' }),
    ],
    verdict: 'yes',
  },
  { story: 'two of one day contradict each other', rules: [OPEN, CLOSED], verdict: 'no' },
  {
    story: 'two of one day differ in exceptions',
    rules: [OPEN, aRule('foreigners mostly')],
    verdict: 'yes-if',
  },
  {
    story: 'it closes after they arrive',
    rules: [OPEN, aRule('foreigners no', { checked: '2026-12-20' })],
    verdict: 'yes',
  },
  {
    story: 'it closes before they arrive',
    rules: [OPEN, aRule('foreigners no', { checked: '2026-12-01' })],
    verdict: 'no',
  },
  {
    story: 'it was checked after they arrived, and they are there',
    who: { arrival: '2026-11-01' },
    rules: [aRule('foreigners yes', { checked: '2026-11-15' })],
    verdict: 'yes',
  },
  {
    story: 'it closes in December, and the day is not told',
    who: { arrival: null },
    rules: [OPEN, aRule('foreigners no', { checked: '2026-12-01' })],
    verdict: 'yes-if',
    missing: ['arrival'],
  },
];

const STATES: EntryCase[] = [
  {
    story: 'a state asks for quarantine that the country does not',
    who: { destination: 'US', destinationDivision: 'US-HI' },
    rules: [
      aRule('foreigners yes', { by: 'US' }),
      aRule('quarantine no', { by: 'US' }),
      aRule('quarantine yes', { by: 'US', state: 'US-HI' }),
    ],
    verdict: 'yes-if',
    asks: ['quarantine'],
  },
  {
    story: 'another state asks for it',
    who: { destination: 'US', destinationDivision: 'US-CA' },
    rules: [aRule('foreigners yes', { by: 'US' }), aRule('quarantine yes', { by: 'US', state: 'US-HI' })],
    verdict: 'yes',
  },
  {
    story: 'which state they go to is not told',
    who: { destination: 'US' },
    rules: [aRule('foreigners yes', { by: 'US' }), aRule('quarantine yes', { by: 'US', state: 'US-HI' })],
    verdict: 'yes-if',
    asks: ['quarantine of some'],
    missing: ['destination-division'],
  },
  {
    story: 'a state can not open the border of its country',
    who: { destination: 'US', destinationDivision: 'US-HI' },
    rules: [aRule('foreigners no', { by: 'US' }), aRule('foreigners yes', { by: 'US', state: 'US-HI' })],
    verdict: 'no',
  },
  {
    story: 'a state closes itself',
    who: { destination: 'US', destinationDivision: 'US-HI' },
    rules: [aRule('foreigners yes', { by: 'US' }), aRule('foreigners no', { by: 'US', state: 'US-HI' })],
    verdict: 'no',
  },
];

const TRANSIT: EntryCase[] = [
  {
    story: 'transit is allowed though foreigners may not enter',
    who: { way: 'transit' },
    rules: [CLOSED, aRule('transit yes')],
    verdict: 'yes',
  },
  {
    story: 'transit is not allowed though foreigners may enter',
    who: { way: 'transit' },
    rules: [OPEN, aRule('transit no')],
    verdict: 'no',
  },
  { story: 'of transit nothing is known', who: { way: 'transit' }, rules: [OPEN], verdict: 'unknown' },
  {
    story: 'who changes planes shows a certificate',
    who: { way: 'transit' },
    rules: [aRule('transit yes'), aRule('certificate yes')],
    verdict: 'yes-if',
    asks: ['test-certificate'],
  },
  {
    story: 'who changes planes is in no quarantine',
    who: { way: 'transit' },
    rules: [aRule('transit yes'), aRule('quarantine yes'), aRule('insurance yes'), aRule('test there yes')],
    verdict: 'yes',
  },
];

const CONDITIONS: EntryCase[] = [
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

const VACCINATION: EntryCase[] = [
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

const UNTOLD_THINGS: EntryCase[] = [
  { story: 'nothing is told, and there is no rule', who: UNTOLD, rules: [], verdict: 'unknown', missing: [] },
  {
    story: 'nothing is told, and nobody may enter',
    who: UNTOLD,
    rules: [CLOSED, aRule('residents no')],
    verdict: 'no',
    missing: [],
  },
  {
    story: 'nothing is told, and residents alone may enter',
    who: UNTOLD,
    rules: [CLOSED, aRule('residents yes')],
    verdict: 'no-unless',
    missing: ['nationality', 'residence'],
  },
  {
    story: 'nothing is told, and of residents nothing is known',
    who: UNTOLD,
    rules: [OPEN],
    verdict: 'unknown',
    missing: ['nationality', 'residence'],
  },
  {
    story: 'nothing is told, and everybody may enter',
    who: UNTOLD,
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

export const ENTRY_CASES: EntryCase[] = [
  ...ADMISSION,
  ...WHOM_IT_CONCERNS,
  ...NEWER_AND_STRICTER,
  ...STATES,
  ...TRANSIT,
  ...CONDITIONS,
  ...VACCINATION,
  ...UNTOLD_THINGS,
];
