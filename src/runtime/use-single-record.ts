import { isConfirmedLately, type DownloadState } from '@/domain/freshness';

import { downloadQueries } from './queries/download-queries';
import { useReads } from './runtime-provider';
import { useIsOnline } from './use-is-online';
import { useMissingDownload } from './use-missing-download';
import { useSideRead } from './use-read';
import { useRecordRefresh, useRefresh, type Download } from './use-refresh';
import { useCurrentMinute } from './use-today';

/** What a screen knows of it. What a trip has, every sync sees to. */
type RecordView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | { kind: 'ready'; trips: readonly unknown[]; download: DownloadState | null };

interface SingleRecord {
  refresh: Download;
  /** Where it is missing: why. */
  whyMissing: 'looking' | 'offline' | 'held-back' | 'gone' | 'failed';
}

/**
 * An alert or advisory that a link leads to, be it of no trip: it is fetched when it is opened, stays on the device for a month,
 * and is fetched again when it is opened later.
 */
export function useSingleRecord(kind: 'alert' | 'advisory', id: string, view: RecordView): SingleRecord {
  const now = useCurrentMinute();
  const { downloadNames: names } = useReads();
  const isOnline = useIsOnline();
  const name = kind === 'alert' ? names.singleAlert(id) : names.singleAdvisory(id);
  const own = useSideRead(downloadQueries.together([name]));
  const everything = useRefresh();
  const single = useRecordRefresh(kind, id);
  useMissingDownload(isWanted(view, now) ? id : null, single.download);

  const whyMissing = () => {
    if (single.isUnderWay) return 'looking';
    if (single.isHeldBack) return 'held-back';
    if (!isOnline) return 'offline';
    if (single.outcome === null) return 'looking';
    return own?.failure === 'rejected' ? 'gone' : 'failed';
  };
  return { refresh: isOfTrips(view) ? everything : single, whyMissing: whyMissing() };
}

function isOfTrips(view: RecordView): boolean {
  return view.kind === 'ready' && view.trips.length > 0;
}

function isWanted(view: RecordView, now: number): boolean {
  switch (view.kind) {
    case 'opening':
      return false;
    case 'not-found':
      return true;
    case 'ready':
      return !isOfTrips(view) && !isConfirmedLately(view.download, now);
  }
}
