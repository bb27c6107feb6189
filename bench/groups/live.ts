import type { Figure } from '../figure';
import { spendIdleHour } from '../live/idle-hour';
import { measureIdleService } from '../live/idle-service';
import { measureSockets } from '../live/sockets';

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
  {
    name: 'live.sockets',
    peer: 'the same 2,000 live lines after 20 hints; what each holds in memory after 20, 40 and 60 more (bytes)',
    needs: '<= 1.1',
    measure: measureSockets,
  },
];
