import type { WebAppUpdates } from '@/platform/web-app-updates';

export class FakeWebAppUpdates implements WebAppUpdates {
  checks = 0;
  changes = 0;
  private whenKept: (isKept: boolean) => void = () => undefined;
  private readonly listeners = new Set<() => void>();

  /** As on a phone; null where a browser has yet to fetch it. */
  constructor(private readonly isKept: boolean | null = true) {}

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

  onKept(listener: (isKept: boolean) => void): void {
    this.whenKept = listener;
    if (this.isKept !== null) listener(this.isKept);
  }

  /** The app itself is on this device, or never will be. */
  keep(isKept: boolean): void {
    this.whenKept(isKept);
  }

  /** A new version is complete on this device. */
  arrive(): void {
    for (const listener of this.listeners) listener();
  }
}
