import type { Config } from '../config';
import { failureFacts } from '../failure-facts';
import { LANES, type Step, type WorkTools } from './background-work';
import { clearOut } from './clear-out';
import { createExpoPush } from './push/expo-push';
import { createLogPush } from './push/log-push';
import type { PushService } from './push/push-service';
import { repeat, type Schedule } from './schedule';

const HOUR_MS = 3_600_000;
/** How long an alert may wait until its travellers hear of it. */
const LOOK_EVERY_MS = 2000;

/** All that the service does by itself, until it is stopped. */
export function startWork(tools: Omit<WorkTools, 'push'>, push: PushService | null): Schedule {
  const report = (job: string) => (error: unknown) =>
    tools.log.error({ job, ...failureFacts(error) }, 'background work failed');
  let isStopping = false;
  const work = { ...tools, push };
  const schedules = [
    repeat(() => clearOut(tools.database, tools.now()), HOUR_MS, report('clearing out')),
    ...Object.entries(LANES).flatMap(([name, { workers, step }]) =>
      Array.from({ length: workers }, () =>
        repeat(() => drain(step, work, () => isStopping), LOOK_EVERY_MS, report(name)),
      ),
    ),
  ];
  return {
    async stop() {
      isStopping = true;
      await Promise.all(schedules.map((schedule) => schedule.stop()));
    },
  };
}

async function drain(step: Step, tools: WorkTools, isStopping: () => boolean): Promise<void> {
  while (!isStopping() && (await step(tools, isStopping)));
}

export function choosePush(push: Config['push'], log: WorkTools['log']): PushService | null {
  switch (push.kind) {
    case 'expo':
      return createExpoPush(push);
    case 'log':
      return createLogPush(log);
    case 'leave':
      log.info({}, 'push messages are left to other processes: PUSH is not set');
      return null;
  }
}
