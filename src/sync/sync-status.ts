import type { Failure } from '@/api/failure';

import type { EntryUpload } from './upload-progress';

export type SyncOutcome =
  /** `failed` counts the downloads that came to nothing, `setAside` the records that could not be read. */
  | { kind: 'finished'; failed: number; setAside: number }
  | { kind: 'stopped'; by: Failure }
  | { kind: 'cancelled' }
  /**
   * The device itself is out of order: its keychain is locked, its storage full. Nothing is lost: what waits to be
   * sent waits on, what was downloaded stays, and the next run takes up where this one ended.
   */
  | { kind: 'broken'; reason: unknown };

export interface SyncStatus {
  /** `downloading-more` brings what nobody waits for. */
  activity: 'idle' | 'sending' | 'downloading' | 'downloading-more';
  /** Of the downloads of this sync. */
  done: number;
  total: number;
  bytes: number;
  /** What carries bytes and is on its way: how much of each has left. */
  uploads: readonly EntryUpload[];
  /** How the last sync ended, and when by the device's clock. */
  last: { outcome: SyncOutcome; at: number } | null;
  /** The service does not take the key any more: everything stays readable and waits, until there is a new one. */
  needsKey: boolean;
}

export const initialStatus: SyncStatus = {
  activity: 'idle',
  done: 0,
  total: 0,
  bytes: 0,
  uploads: [],
  last: null,
  needsKey: false,
};

/** A value that can be watched, for React's `useSyncExternalStore`. */
export class Watchable<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: Value) {}

  get = (): Value => this.value;

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  set(value: Value): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}
