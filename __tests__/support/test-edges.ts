import { randomUUID } from 'node:crypto';

import type { Edges } from '@/runtime/edges';

import { FakeAppActivity } from './fake-app-activity';
import { FakeNetwork } from './fake-network';
import { FakeSecrets } from './fake-secrets';
import { databaseFilesIn } from './node-sqlite';
import { temporaryFolder } from './temporary-folder';

/** A phone without a network and with nothing on it, but for what the test says. No timer ever rings. */
export function testEdges(changes: Partial<Edges> = {}): Edges {
  const now = () => Date.UTC(2026, 2, 20);
  return {
    service: {
      address: 'http://service.test',
      fetch: () => Promise.reject(new TypeError('Network request failed')),
    },
    files: databaseFilesIn(temporaryFolder()),
    secrets: new FakeSecrets(),
    network: new FakeNetwork(),
    activity: new FakeAppActivity(),
    clock: { now, today: () => new Date(now()).toISOString().slice(0, 10) },
    timers: { after: () => () => undefined },
    random: () => 0.5,
    newId: randomUUID,
    language: () => 'en',
    reloadPage: () => undefined,
    ...changes,
  };
}
