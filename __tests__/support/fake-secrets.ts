import type { Secrets } from '@/platform/secrets';

/** Keeps what it is given over restarts of the app, if the test hands the same one to each. */
export class FakeSecrets implements Secrets {
  isLocked = false;
  readonly kept = new Map<string, string>();

  async read(name: string): Promise<string | null> {
    this.requireUnlocked();
    return this.kept.get(name) ?? null;
  }

  async write(name: string, value: string): Promise<void> {
    this.requireUnlocked();
    this.kept.set(name, value);
  }

  async remove(name: string): Promise<void> {
    this.requireUnlocked();
    this.kept.delete(name);
  }

  private requireUnlocked(): void {
    if (this.isLocked) throw new Error('The keychain is locked.');
  }
}
