import type { ApiClient } from '@/api/client';
import { addDevice } from '@/api/devices';
import type { AppActivity } from '@/platform/app-activity';
import type { DeviceFacts } from '@/platform/device-facts';
import type { Timers } from '@/platform/device-timers';
import type { Network } from '@/platform/network';
import type { Notifications } from '@/platform/notifications';
import { getProfile } from '@/store/profile';
import { getMemory, saveMemory } from '@/store/service-memory';
import type { StoreDatabase } from '@/store/store-database';
import { registerDevice } from '@/store/traveller-writes';
import type { WriteContext } from '@/store/write-context';

import { Refresher } from './refresher';
import { within } from './within';

interface DeviceRegistrationOptions {
  database: StoreDatabase;
  client: ApiClient;
  notifications: Pick<Notifications, 'token' | 'onTokenChange'>;
  activity: Pick<AppActivity, 'onForeground'>;
  network: Pick<Network, 'onReturn'>;
  timers: Timers;
  context: WriteContext;
  readInstallation: () => Promise<string>;
  /** Null where the device is none that the service registers. */
  readFacts: (uuid: string) => DeviceFacts | null;
  appVersion: () => string;
}

const TOKEN_LIMIT_MS = 30_000;
const LEAVING_LIMIT_MS = 5_000;

/** Tells the service of this device: at sign-in, and once for each change of token, language, system or app. */
export class DeviceRegistration {
  private readonly refresher = new Refresher(() => this.registerIfChanged());
  private readonly endings: (() => void)[] = [];
  private end: () => void = () => undefined;
  /** What the system may never say is waited for no longer than this. */
  private readonly ended = new Promise<null>((resolve) => {
    this.end = () => resolve(null);
  });
  private isStopped = false;

  constructor(private readonly options: DeviceRegistrationOptions) {}

  start(): void {
    const { notifications, activity, network } = this.options;
    const check = () => void this.refresh();
    this.endings.push(
      notifications.onTokenChange(check),
      // The language and the permission are changed in the system's settings, while the app is away.
      activity.onForeground(check),
      // Without a network there may have been no token.
      network.onReturn(check),
    );
    check();
  }

  refresh(): Promise<void> {
    return this.refresher.ask();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const end of this.endings.splice(0)) end();
    this.end();
    await this.refresher.stop();
  }

  /**
   * Before signing out, as far as the network allows: messages for this traveller no longer come to this device. The interface
   * removes no device, but one without a token gets nothing.
   */
  async leave(): Promise<void> {
    const { database, client, timers, context } = this.options;
    const known = await database.read((reader) => getMemory(reader, 'registered-device'));
    if (known?.device.token == null) return;
    const device = { ...known.device, token: null };
    await within(
      timers,
      LEAVING_LIMIT_MS,
      addDevice(client, { device }, { idempotencyKey: context.newId() }),
    );
  }

  private async registerIfChanged(): Promise<void> {
    const { database, notifications, timers, context, readInstallation, readFacts, appVersion } =
      this.options;
    // A phone that was never unlocked since its start can't tell; it will when it is.
    const uuid = await readInstallation().catch(() => null);
    const facts = uuid === null ? null : readFacts(uuid);
    if (!facts) return;
    // Only a browser needs the service's key for its own.
    const serviceKey = facts.platform === null ? (await database.read(getProfile))?.web_push_key : undefined;
    const given = await within(
      timers,
      TOKEN_LIMIT_MS,
      Promise.race([notifications.token(serviceKey), this.ended]),
    );
    if (this.isStopped) return;
    await database.write('user', async (transaction) => {
      const known = await getMemory(transaction, 'registered-device');
      const token =
        given?.kind === 'token' ? given.token : given?.kind === 'none' ? null : known?.device.token;
      // Of a browser that gets no messages there is nothing to tell.
      if (facts.platform === null && token == null && known?.device.token == null) return;
      const now = { device: { ...facts, token: token ?? null }, appVersion: appVersion() };
      if (JSON.stringify(now) === JSON.stringify(known)) return;
      await registerDevice(transaction, { device: now.device }, context);
      await saveMemory(transaction, 'registered-device', now);
    });
  }
}
