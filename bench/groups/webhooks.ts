import type { Figure } from '../figure';
import { measureBacklog } from '../webhooks/backlog';
import { measureRate } from '../webhooks/rate';

export const figures: Figure[] = [
  {
    name: 'webhooks.rate',
    peer: 'loops that do nothing but sign and fetch, as many at once (deliveries a second)',
    needs: '>= 0.5',
    measure: measureRate,
  },
  {
    name: 'webhooks.backlog',
    peer: 'the same endpoint with no other that is dead and has 100,000 waiting (deliveries a second)',
    needs: '>= 0.8',
    measure: measureBacklog,
  },
];
