import { measureVerdicts } from '../entry/verdicts';
import type { Figure } from '../figure';

export const figures: Figure[] = [
  {
    name: 'entry.verdict',
    peer: 'reading the same rows alone, of 250 countries and 250 nationalities (time for each pair)',
    needs: '<= 1.5',
    measure: measureVerdicts,
  },
];
