import type { BackgroundTasks, WorkOutcome } from '@/platform/background-tasks';
import type { Timers } from '@/platform/device-timers';
import type { SyncSchedule } from '@/sync/schedule';
import type { SyncEngine } from '@/sync/sync-engine';

import { toWorkOutcome } from './push-fetch';

interface BackgroundSyncOptions {
  schedule: Pick<SyncSchedule, 'background'>;
  engine: Pick<SyncEngine, 'stop'>;
  tasks: Pick<BackgroundTasks, 'onTimeUp'>;
  timers: Timers;
}

/** Android ends a task after ten minutes without a word, and iOS counts what overran its time against the app. */
const LIMIT_MS = 4 * 60_000;

/** A moment in the background: first out, then in, for as long as the system allows. What is left comes with the next. */
export async function syncInBackground(options: BackgroundSyncOptions): Promise<WorkOutcome> {
  const { schedule, engine, tasks, timers } = options;
  const stop = () => void engine.stop();
  const endings = [tasks.onTimeUp(stop), timers.after(LIMIT_MS, stop)];
  try {
    return toWorkOutcome(await schedule.background());
  } finally {
    for (const end of endings) end();
  }
}
