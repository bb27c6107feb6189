import type { Figure } from '../figure';
import { measureGrowth } from '../match/growth';
import { measureSegments } from '../match/segments';
import { measureWide } from '../match/wide';
import { onBothEngines } from '../service/on-both-engines';

export const figures: Figure[] = onBothEngines([
  {
    name: 'match.growth',
    peer: 'the same 1,000 alerts with the same matches among 10,000 trips instead of 100,000 (time)',
    needs: '<= 3',
    measure: measureGrowth,
  },
  {
    name: 'match.wide',
    peer: 'ten alerts that touch 5,000 trips each instead of one that touches 50,000 (time)',
    needs: '<= 1.3',
    measure: measureWide,
  },
  {
    name: 'match.segments',
    peer: 'ten alerts for airports from which 1,000 travellers fly each instead of one from which 10,000 do (time)',
    needs: '<= 1.3',
    measure: measureSegments,
  },
]);
