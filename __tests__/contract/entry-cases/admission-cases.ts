import { aRule } from '../../support/entry-rules';
import { OPEN, CLOSED, type EntryCase } from './entry-case';

export const ADMISSION: EntryCase[] = [
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

export const WHOM_IT_CONCERNS: EntryCase[] = [
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
