import type {
  BackgroundHandlers,
  BackgroundTasks,
  TaskRegistration,
  WorkOutcome,
} from '@/platform/background-tasks';

import { Listeners } from './listeners';

/** The system's side of background work. It wakes nobody who did not register. */
export class FakeBackgroundTasks implements BackgroundTasks {
  readonly registered = new Set<'sync' | 'push'>();
  private handlers: BackgroundHandlers | null = null;
  private registration: TaskRegistration = 'registered';
  private readonly timeUp = new Listeners();

  /** In place of `defineBackgroundTasks`. */
  define(handlers: BackgroundHandlers): void {
    this.handlers = handlers;
  }

  /** What registering comes to from now on. */
  answerWith(registration: TaskRegistration): void {
    this.registration = registration;
  }

  /** The system gives the app a moment; null where it was not asked to. */
  runSync(): Promise<WorkOutcome | null> {
    return this.run('sync', (handlers) => handlers.onSyncTime());
  }

  /** A message comes while the app is not open; null where nobody is woken by it. */
  deliver(data: Record<string, unknown>): Promise<WorkOutcome | null> {
    return this.run('push', (handlers) => handlers.onPush(data));
  }

  takeTimeBack(): void {
    this.timeUp.tell();
  }

  registerSync(): Promise<TaskRegistration> {
    return this.register('sync');
  }

  unregisterSync(): Promise<boolean> {
    return this.unregister('sync');
  }

  registerPush(): Promise<TaskRegistration> {
    return this.register('push');
  }

  unregisterPush(): Promise<boolean> {
    return this.unregister('push');
  }

  onTimeUp(listener: () => void): () => void {
    return this.timeUp.add(listener);
  }

  private register(task: 'sync' | 'push'): Promise<TaskRegistration> {
    if (this.registration === 'registered') this.registered.add(task);
    return Promise.resolve(this.registration);
  }

  private unregister(task: 'sync' | 'push'): Promise<boolean> {
    this.registered.delete(task);
    return Promise.resolve(true);
  }

  private async run(
    task: 'sync' | 'push',
    work: (handlers: BackgroundHandlers) => Promise<WorkOutcome>,
  ): Promise<WorkOutcome | null> {
    if (!this.handlers || !this.registered.has(task)) return null;
    return work(this.handlers).catch(() => 'failed' as const);
  }
}
