import type { Timers } from '@/platform/device-timers';

/** Timers in the tester's hand: none rings by itself. */
export class HandTimers implements Timers {
  private readonly set = new Map<object, { ms: number; work: () => void }>();

  after = (ms: number, work: () => void): (() => void) => {
    const timer = {};
    this.set.set(timer, { ms, work });
    return () => void this.set.delete(timer);
  };

  /** So much time has passed: whatever waits no longer rings. Gives how many did. */
  pass(ms: number): number {
    const due = [...this.set].filter(([, timer]) => timer.ms <= ms);
    for (const [key] of due) this.set.delete(key);
    for (const [, { work }] of due) work();
    return due.length;
  }

  /** How many are set. */
  get count(): number {
    return this.set.size;
  }

  /** The app is gone, and its timers with it. */
  clear(): void {
    this.set.clear();
  }
}
