import { createRuntime, type Runtime } from '@/runtime/create-runtime';
import type { Edges } from '@/runtime/edges';
import type { Opened } from '@/runtime/running-store';

import type { TestService } from '../../server/test/support/test-service';
import { FakeSecrets } from './fake-secrets';
import { databaseFilesIn } from './node-sqlite';
import { temporaryFolder } from './temporary-folder';
import { testEdges } from './test-edges';
import { TestNetwork } from './test-network';

/** What of a phone outlives the app on it. */
export interface Phone {
  folder: string;
  secrets: FakeSecrets;
  air: TestNetwork;
}

export interface RunningApp {
  runtime: Runtime;
  opened: Opened;
  phone: Phone;
  /** The app is killed; the same phone may start it again. */
  kill(): Promise<void>;
}

export function aPhone(service: TestService): Phone {
  return { folder: temporaryFolder(), secrets: new FakeSecrets(), air: new TestNetwork(service.app) };
}

/** The whole app without its screens, on a phone of the test's. */
export async function startApp(
  service: TestService,
  phone: Phone = aPhone(service),
  changes: Partial<Edges> = {},
): Promise<RunningApp> {
  const now = () => service.clock.now.getTime();
  const runtime = createRuntime(
    testEdges({
      service: { address: 'http://service.test', fetch: phone.air.fetch },
      files: databaseFilesIn(phone.folder),
      secrets: phone.secrets,
      clock: { now, today: () => new Date(now()).toISOString().slice(0, 10) },
      ...changes,
    }),
  );
  await runtime.running.open();
  const opened = runtime.running.state.get();
  if (opened.kind !== 'ready' && opened.kind !== 'recovered')
    throw new Error(`the app did not open: ${opened.kind}`, { cause: opened });
  return { runtime, opened, phone, kill: () => runtime.running.close() };
}
