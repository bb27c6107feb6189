import { useState, useSyncExternalStore } from 'react';

import type { Progress } from '@/sync/pull-run';
import type { ScheduledOutcome } from '@/sync/schedule';
import type { SyncStatus } from '@/sync/sync-status';

import { useOpened, useRuntime, useSync, useSyncStatus } from './runtime-provider';
import { usePreferences } from './use-preferences';

interface Metering {
  evenIfMetered?: boolean;
}

/** Shaped as the screens of `ui` want it. */
export interface Refresh {
  /** Only while the traveller waits for it. What sync does by itself is not shown: a list must not move under the thumb. */
  active: boolean;
  onRefresh: () => void;
  /** It was asked for here, and not done: downloads are for Wi-Fi only. */
  isHeldBack: boolean;
  /** The traveller knows, and wants it now. */
  onDownloadAnyway: () => void;
}

export interface Download extends Refresh {
  /** Whoever asked for it. */
  isUnderWay: boolean;
  /** For what a screen wants by itself: it is not shown as the traveller's own pull. */
  download: () => void;
  /** Of the last try; null while there was none. */
  outcome: ScheduledOutcome | null;
}

/** Pull to refresh: everything. */
export function useRefresh(): Download {
  const { refresh } = useSync();
  return useDownload(refresh);
}

/** Pull to refresh of one country; null where nobody knows of which. */
export function useCountryRefresh(
  countryId: string | null,
  onProgress?: (progress: Progress) => void,
): Download {
  const { downloadCountry } = useSync();
  return useDownload(async (metering) =>
    countryId === null ? { kind: 'cancelled' } : downloadCountry(countryId, { ...metering, onProgress }),
  );
}

/** Of an alert or advisory that does not come with every sync. */
export function useRecordRefresh(kind: 'alert' | 'advisory', id: string): Download {
  const { downloadAlert, downloadAdvisory } = useSync();
  return useDownload((metering) => (kind === 'alert' ? downloadAlert : downloadAdvisory)(id, metering));
}

function useDownload(download: (metering: Metering) => Promise<ScheduledOutcome>): Download {
  const { status } = useOpened().engine;
  const [running, setRunning] = useState<'asked' | 'by-itself' | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const isHeldBack = useStillHolds(ended);
  const run = async (metering: Metering, how: 'asked' | 'by-itself' = 'asked') => {
    setRunning(how);
    try {
      setEnded({ outcome: await download(metering), lastSync: status.get().last });
    } finally {
      setRunning(null);
    }
  };
  return {
    active: running === 'asked',
    isUnderWay: running !== null,
    download: () => void run({}, 'by-itself'),
    outcome: ended?.outcome ?? null,
    isHeldBack: isHeldBack && running === null,
    onRefresh: () => void run({}),
    onDownloadAnyway: () => void run({ evenIfMetered: true }),
  };
}

interface Ended {
  outcome: ScheduledOutcome;
  /** The whole sync before it: after another one, there is nothing left that was held back. */
  lastSync: SyncStatus['last'];
}

function useStillHolds(ended: Ended | null): boolean {
  const { network } = useRuntime();
  const last = useSyncStatus('last');
  const preferences = usePreferences();
  const isMetered = useSyncExternalStore(
    (listener) => network.onChange(listener),
    () => network.now().isMetered,
  );
  return (
    ended?.outcome.kind === 'held-back' &&
    ended.lastSync === last &&
    isMetered &&
    preferences?.wifiOnly !== false
  );
}
