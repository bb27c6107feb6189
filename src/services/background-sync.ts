import type { BackgroundTasks, WorkOutcome } from '@/platform/background-tasks';
import type { SyncSchedule } from '@/sync/schedule';
import type { SyncEngine } from '@/sync/sync-engine';

import { toWorkOutcome } from './push-fetch';

interface BackgroundSyncOptions {
  schedule: Pick<SyncSchedule, 'background'>;
  engine: Pick<SyncEngine, 'stop'>;
  tasks: Pick<BackgroundTasks, 'onTimeUp'>;
}

/** A moment in the background: first out, then in, for as long as the system allows. What is left comes with the next. */
export async function syncInBackground({
  schedule,
  engine,
  tasks,
}: BackgroundSyncOptions): Promise<WorkOutcome> {
  const end = tasks.onTimeUp(() => void engine.stop());
  try {
    return toWorkOutcome(await schedule.background());
  } finally {
    end();
  }
}
