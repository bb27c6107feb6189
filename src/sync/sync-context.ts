import type { ApiClient } from '@/api/client';
import type { StoreDatabase } from '@/store/store-database';

/** What every part of a sync works with. */
export interface SyncContext {
  client: ApiClient;
  database: StoreDatabase;
  /** The device's clock, in ms. It may be wrong: nothing but ages shown to people is reckoned by it. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
  signal: AbortSignal;
}
