import { aRule } from '../../support/entry-rules';
import { OPEN, CLOSED, type EntryCase } from './entry-case';

export const NEWER_AND_STRICTER: EntryCase[] = [
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

export const STATES: EntryCase[] = [
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

export const TRANSIT: EntryCase[] = [
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
