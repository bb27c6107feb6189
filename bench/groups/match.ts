import type { Figure } from '../figure';
import { measureGrowth } from '../match/growth';

export const figures: Figure[] = [
  {
    name: process.env.BENCH_DATABASE_URL ? 'match.growth.postgres' : 'match.growth',
    peer: 'the same 1,000 alerts with the same matches among 10,000 trips instead of 100,000 (time)',
    needs: '<= 3',
    measure: measureGrowth,
  },
];
