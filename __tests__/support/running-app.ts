import type { DeviceFacts } from '@/platform/device-facts';
import type { Fix } from '@/platform/locator';
import { createRuntime, type Runtime } from '@/runtime/create-runtime';
import type { Dependencies } from '@/runtime/dependencies';
import type { Opened } from '@/runtime/running-store';

import { addTraveller, type Person } from '../../server/test/support/actors';
import type { TestService } from '../../server/test/support/test-service';
import { FakeAppActivity } from './fake-app-activity';
import { FakeBackgroundTasks } from './fake-background-tasks';
import { FakeLocator } from './fake-locator';
import { FakeNetwork } from './fake-network';
import { FakeNotifications } from './fake-notifications';
import { FakeSecrets } from './fake-secrets';
import { FakeSms } from './fake-sms';
import { HandTimers } from './hand-timers';
import { mortal } from './mortal-files';
import { databaseFilesIn } from './node-sqlite';
import { temporaryFolder } from './temporary-folder';
import { deviceFacts, testDependencies } from './test-dependencies';
import { TestNetwork } from './test-network';

/** What of a phone outlives the app on it. */
export interface Phone {
  folder: string;
  secrets: FakeSecrets;
  /** Between the phone and the service. */
  air: TestNetwork;
  /** What the phone believes of its network. */
  network: FakeNetwork;
  activity: FakeAppActivity;
  notifications: FakeNotifications;
  locator: FakeLocator;
  tasks: FakeBackgroundTasks;
  sms: FakeSms;
  timers: HandTimers;
  /** How far its clock is off the service's, in ms. */
  clock: { offset: number };
  facts: Partial<DeviceFacts>;
  appVersion: string;
  /** Of the app that runs on it. */
  onMoved: (fixes: Fix[]) => Promise<void>;
}

export interface RunningApp {
  runtime: Runtime;
  opened: Opened;
  phone: Phone;
  /** The app is closed in good order; the same phone may start it again. */
  kill(): Promise<void>;
  /** It dies where it stands. */
  killHard(): Promise<void>;
}

export function aPhone(service: TestService): Phone {
  const clock = { offset: 0 };
  const now = () => service.clock.now.getTime() + clock.offset;
  const phone: Phone = {
    folder: temporaryFolder(),
    secrets: new FakeSecrets(),
    air: new TestNetwork(service.app),
    network: new FakeNetwork(),
    activity: new FakeAppActivity(),
    notifications: new FakeNotifications(now),
    locator: new FakeLocator({ now, onMoved: (fixes) => phone.onMoved(fixes) }),
    tasks: new FakeBackgroundTasks(),
    sms: new FakeSms(),
    timers: new HandTimers(),
    clock,
    facts: {},
    appVersion: '1.0.0 (1)',
    onMoved: () => Promise.resolve(),
  };
  return phone;
}

/** The whole app without its screens, on a phone of the test's. */
export async function startApp(
  service: TestService,
  phone: Phone = aPhone(service),
  changes: Partial<Dependencies> = {},
): Promise<RunningApp> {
  const now = () => service.clock.now.getTime() + phone.clock.offset;
  const { files, die } = mortal(databaseFilesIn(phone.folder));
  const runtime = createRuntime(
    testDependencies({
      service: { address: 'http://service.test', fetch: phone.air.fetch, fetchBytes: phone.air.fetchBytes },
      files,
      secrets: phone.secrets,
      network: phone.network,
      activity: phone.activity,
      clock: { now, today: () => new Date(now()).toISOString().slice(0, 10) },
      timers: phone.timers,
      createLocator: (onMoved) => {
        phone.onMoved = onMoved;
        return phone.locator;
      },
      notifications: phone.notifications,
      backgroundTasks: phone.tasks,
      sms: phone.sms,
      readDeviceFacts: (uuid) => ({ ...deviceFacts(uuid), ...phone.facts }),
      appVersion: () => phone.appVersion,
      ...changes,
    }),
  );
  phone.tasks.define(runtime.background);
  await runtime.running.open();
  const opened = runtime.running.state.get();
  if (opened.kind !== 'ready' && opened.kind !== 'recovered')
    throw new Error(`the app did not open: ${opened.kind}`, { cause: opened });
  const kill = () => runtime.running.close();
  const killHard = async () => {
    const closed = kill();
    await die();
    await closed;
    phone.timers.clear();
  };
  return { runtime, opened, phone, kill, killHard };
}

/** A phone on which this traveller has signed in some time ago. */
export function phoneOf(service: TestService, { key }: Pick<Person, 'key'>): Phone {
  const phone = aPhone(service);
  phone.secrets.kept.set('traveller-key', key);
  return phone;
}

export async function startAppOf(
  service: TestService,
  person?: Person,
): Promise<RunningApp & { person: Person }> {
  const traveller = person ?? (await addTraveller(service));
  const app = await startApp(service, phoneOf(service, traveller));
  return { ...app, person: traveller };
}
