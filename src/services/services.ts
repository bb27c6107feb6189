import type { WorkOutcome } from '@/platform/background-tasks';
import type { Fix } from '@/platform/locator';

import { syncInBackground } from './background-sync';
import type { Badge } from './badge';
import type { CheckIns } from './check-ins';
import type { DeviceRegistration } from './device-registration';
import type { Movement } from './movement';
import type { OutboxCopies } from './outbox-copies';
import { Permissions } from './permissions';
import type { PushMessages } from './push-messages';
import type { Reminders } from './reminders';
import type { ServiceDependencies } from './service-dependencies';
import type { Stays } from './stays';
import type { Surroundings } from './surroundings';
import type { UrgentAlerts } from './urgent-alerts';
import { within } from './within';

/** Whoever closes the app or signs out does not wait longer for a device that does not answer: what still runs then is left behind. */
const STOPPING_LIMIT_MS = 5_000;

interface Stoppable {
  stop(): Promise<void>;
}

export interface Parts {
  checkIns: CheckIns;
  copies: OutboxCopies;
  registration: DeviceRegistration;
  push: PushMessages;
  badge: Badge;
  reminders: Reminders;
  movement: Movement;
  surroundings: Surroundings;
  urgentAlerts: UrgentAlerts;
}

/** Started when a traveller is signed in and the store is open; ended before it closes; left when they sign out. */
export class Services {
  readonly permissions: Permissions;
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly endings: (() => void)[] = [];
  private isRunning = false;
  private hasEnded = false;
  /** Each serves from one start to one stop. */
  private parts: Parts;

  constructor(
    private readonly dependencies: ServiceDependencies,
    private readonly createParts: () => Parts,
    private readonly stays: Pick<Stays, 'end'>,
  ) {
    this.parts = createParts();
    this.permissions = new Permissions(dependencies, () => this.allowedMore());
  }

  get checkIns(): CheckIns {
    return this.parts.checkIns;
  }

  get copies(): OutboxCopies {
    return this.parts.copies;
  }

  start({ isNewSession = false } = {}): void {
    if (this.isRunning || this.hasEnded) return;
    this.isRunning = true;
    const { copies, registration, push, badge, reminders, movement, surroundings, urgentAlerts } = this.parts;
    const { notifications, tasks, words, onLanguageChange } = this.dependencies;
    copies.start();
    push.start({ isNewSession });
    registration.start();
    badge.start();
    reminders.start();
    movement.start();
    surroundings.start();
    urgentAlerts.start();
    this.endings.push(onLanguageChange(() => this.speakAnew()));
    for (const work of [
      notifications.prepare(words().notifications),
      tasks.registerSync(),
      tasks.registerPush(),
    ])
      this.track(work);
  }

  /** Ends when the registration of the device is on its way, if it changed. */
  refreshRegistration(): Promise<void> {
    return this.parts.registration.refresh();
  }

  refreshReminders(): Promise<void> {
    return this.parts.reminders.refresh();
  }

  /** Ends when nothing that came from outside, and no position, is waited for. */
  async whenSettled(): Promise<void> {
    await this.parts.push.whenSettled();
    await this.parts.checkIns.whenSettled();
  }

  onSyncTime(): Promise<WorkOutcome> {
    return this.withWhatFollows(syncInBackground(this.dependencies));
  }

  onPush(data: Readonly<Record<string, unknown>>): Promise<WorkOutcome> {
    return this.withWhatFollows(this.parts.push.onPush(data));
  }

  onMoved(fixes: Fix[]): Promise<void> {
    const { movement, surroundings } = this.parts;
    return this.withWhatFollows(
      movement.onMoved(fixes).then(() => (this.isRunning ? undefined : surroundings.refresh())),
    );
  }

  /** Nobody is signed in: the system wakes the app for nothing from now on. */
  async wakeForNobody(): Promise<void> {
    const { tasks } = this.dependencies;
    await Promise.allSettled([tasks.unregisterSync(), tasks.unregisterPush(), this.parts.movement.leave()]);
  }

  /** The store closes: nothing reads or writes when this ends, nor ever again. What the system keeps for the app stays. */
  end(): Promise<void> {
    // Whoever is signing in at this moment starts nothing on it.
    this.hasEnded = true;
    return this.stop();
  }

  private async stop(): Promise<void> {
    this.isRunning = false;
    for (const end of this.endings.splice(0)) end();
    const stopped = Promise.all(Object.values(this.parts).map((part: Stoppable) => part.stop()));
    await within(this.dependencies.timers, STOPPING_LIMIT_MS, Promise.all([stopped, ...this.underWay]));
    this.parts = this.createParts();
  }

  /** The traveller signs out: the device wakes for nobody any more. As far as it can be; nothing here rejects. */
  async leave(): Promise<void> {
    await this.stop();
    // What is done from here on is done by others than those that were left behind.
    this.endStay();
    const { registration, badge } = this.parts;
    const { shell, notifications } = this.dependencies;
    shell.clear();
    const left = Promise.allSettled([
      // Whoever comes next says yes for themselves. A browser that can't let go now gives the service no address until it has.
      notifications.inBrowser?.turnOff(),
      this.wakeForNobody(),
      badge.leave(),
      // Also those that the system shows for the service: they are about somebody else's trips from now on.
      notifications.clear(),
      registration.leave(),
    ]);
    await within(this.dependencies.timers, STOPPING_LIMIT_MS, left);
    this.endStay();
  }

  private endStay(): void {
    this.stays.end();
    this.parts = this.createParts();
  }

  /** Once, where nothing else runs that would see to it: the number on the icon, and reminders of what is sent now. */
  private async withWhatFollows<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    const outcome = await work;
    if (!this.isRunning) await Promise.all([this.parts.badge.refresh(), this.parts.reminders.refresh()]);
    return outcome;
  }

  private async allowedMore(): Promise<void> {
    const { registration, reminders, badge, movement } = this.parts;
    if (!this.isRunning) return;
    await Promise.allSettled([
      registration.refresh(),
      reminders.refresh(),
      badge.refresh(),
      movement.refresh(),
    ]);
  }

  /** Whatever the system keeps words of gets them in the new language; the service is told of it, and asked for everything in it. */
  private speakAnew(): void {
    const { notifications, words, schedule } = this.dependencies;
    const { registration, reminders } = this.parts;
    for (const work of [
      notifications.prepare(words().notifications),
      registration.refresh(),
      reminders.refresh(),
      schedule.changeLanguage(),
    ])
      this.track(work);
  }

  /** The device may fail at any of it; the app works on without. */
  private track(work: Promise<unknown>): void {
    const settled = work.catch(() => undefined).finally(() => this.underWay.delete(settled));
    this.underWay.add(settled);
  }
}
