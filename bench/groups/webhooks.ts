import type { Figure } from '../figure';
import { measureBacklog } from '../webhooks/backlog';
import { measureRate } from '../webhooks/rate';

const suffix = process.env.BENCH_DATABASE_URL ? '.postgres' : '';

export const figures: Figure[] = [
  {
    name: `webhooks.rate${suffix}`,
    peer: 'loops that do nothing but sign and fetch, as many at once (deliveries a second)',
    needs: '>= 0.5',
    measure: measureRate,
  },
  {
    name: `webhooks.backlog${suffix}`,
    peer: 'the same endpoint with no other that is dead and has 100,000 waiting (deliveries a second)',
    needs: '>= 0.8',
    measure: measureBacklog,
  },
];
