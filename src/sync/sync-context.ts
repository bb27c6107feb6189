import type { ApiClient } from '@/api/client';
import type { GetPhoto } from '@/api/photos';
import type { Store } from '@/store/open-store';
import type { StoreDatabase } from '@/store/store-database';

import type { UploadProgress } from './upload-progress';

/** What the engine is given for as long as it lives. */
export interface SyncEngineOptions extends Pick<SyncContext, 'client' | 'now' | 'random'> {
  store: Store;
  /** Where photos come from; without it they stay away. */
  getPhoto?: GetPhoto;
  /** The calendar day where the traveller is. */
  today: () => string;
}

/** What every part of a sync works with. */
export interface SyncContext {
  client: ApiClient;
  database: StoreDatabase;
  /** The device's clock, in ms. It may be wrong: nothing but ages shown to people is reckoned by it. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
  signal: AbortSignal;
  /** Where somebody wants to see bytes go. */
  uploads?: UploadProgress;
}
