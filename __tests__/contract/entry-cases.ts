import { ADMISSION, WHOM_IT_CONCERNS } from './entry-cases/admission-cases';
import { CONDITIONS, UNTOLD_THINGS, VACCINATION } from './entry-cases/condition-cases';
import type { EntryCase } from './entry-cases/entry-case';
import { NEWER_AND_STRICTER, STATES, TRANSIT } from './entry-cases/order-cases';

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
