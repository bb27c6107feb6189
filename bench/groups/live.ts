import type { Figure } from '../figure';
import { spendIdleHour } from '../live/idle-hour';
import { measureIdleService } from '../live/idle-service';

let hour: ReturnType<typeof spendIdleHour> | null = null;
/** Spent once for both figures. */
const idleHour = () => (hour ??= spendIdleHour());

export const figures: Figure[] = [
  {
    name: 'live.idle',
    peer: 'one KB; of an hour with the app in front and nothing new, in both directions with all headers (KB)',
    needs: '<= 60',
    measure: async () => ({ runs: [(await idleHour()).bytes / 1_000] }),
  },
  {
    name: 'live.idle.requests',
    peer: 'one request; of the same hour (requests)',
    needs: '<= 60',
    measure: async () => ({ runs: [(await idleHour()).requests] }),
  },
  {
    name: 'live.idle.service',
    peer: 'one core; of the service while 2,000 open apps ask once a minute (time on the processor)',
    needs: '<= 0.2',
    measure: measureIdleService,
  },
];
