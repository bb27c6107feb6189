import { doBackgroundWork } from '../../src/jobs/background-work';
import { createExpoPush } from '../../src/jobs/push/expo-push';
import type { PushTools } from '../../src/jobs/work-tools';
import type { PushStandIn } from './push-stand-in';
import { readHere } from './read-here';
import type { TestService } from './test-service';

export interface Background {
  tools: PushTools;
  /** Does what is due at the service's clock. */
  run(): Promise<void>;
  /** Moves the clock ahead, and does what is due then. */
  runAfter(minutes: number): Promise<void>;
  /** What was logged. */
  lines: string[];
}

/** The background work of a service, by its clock, sending to the stand-in. */
export function createBackground(service: TestService, pushes: PushStandIn): Background {
  const lines: string[] = [];
  const keep = (facts: object, words: string) => void lines.push(`${words} ${JSON.stringify(facts)}`);
  const tools: PushTools = {
    database: service.database,
    now: () => service.clock.now,
    push: createExpoPush({ url: pushes.url, accessToken: 'an access token' }),
    webPush: null,
    mail: null,
    webhooks: null,
    readMail: readHere,
    log: { info: keep, error: keep },
  };
  const run = () => doBackgroundWork(tools);
  return {
    tools,
    lines,
    run,
    runAfter(minutes) {
      service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000);
      return run();
    },
  };
}
