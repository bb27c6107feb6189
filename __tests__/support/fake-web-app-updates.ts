import type { WebAppUpdates } from '@/platform/web-app-updates';

export class FakeWebAppUpdates implements WebAppUpdates {
  checks = 0;
  changes = 0;
  private readonly listeners = new Set<() => void>();

  onReady(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  check(): Promise<void> {
    this.checks += 1;
    return Promise.resolve();
  }

  change(): void {
    this.changes += 1;
  }

  /** A new version is complete on this device. */
  arrive(): void {
    for (const listener of this.listeners) listener();
  }
}
