import { queryOptions } from '@tanstack/react-query';

import type { DownloadState } from '@/domain/freshness';
import type { Reads } from '@/runtime/reads';
import type { Permissions } from '@/services/permissions';

export const todayQueries = {
  /** Of the device, not of the store: it is asked anew by whoever changes it. */
  notificationPermission: (permissions: Permissions) =>
    queryOptions({
      queryKey: ['notification-permission'],
      queryFn: () => permissions.notifications(),
      refetchOnMount: 'always',
    }),
  news: (reads: Reads) => queryOptions({ queryKey: ['alerts', 'news'], queryFn: () => reads.news() }),
  trips: (reads: Reads) => queryOptions({ queryKey: ['trips', 'all'], queryFn: () => reads.trips.list() }),
  notifications: (reads: Reads) =>
    queryOptions({ queryKey: ['notifications', 'all'], queryFn: () => reads.notifications.list() }),
  requests: (reads: Reads) =>
    queryOptions({ queryKey: ['check-in-requests'], queryFn: () => reads.checkIns.requests() }),
  unsent: (reads: Reads) => queryOptions({ queryKey: ['outbox'], queryFn: () => reads.unsent() }),
  profile: (reads: Reads) => queryOptions({ queryKey: ['profile'], queryFn: () => reads.profile() }),
  areasAbove: (reads: Reads, countryId: string | null) =>
    queryOptions({
      queryKey: ['maps', 'areas-above', countryId],
      queryFn: () => (countryId === null ? null : reads.countries.countAreasAbove(countryId)),
    }),
  /** Whether every trip that is not over can be read without a network. */
  isEverythingHere: (reads: Reads, today: string) =>
    queryOptions({
      queryKey: ['downloads', 'is-everything-here', today],
      queryFn: async () => {
        if (!(await reads.download(reads.downloadNames.trips))?.checked_at) return false;
        const trips = (await reads.trips.list()).filter(({ trip }) => trip.finish >= today);
        const downloads = await reads.trips.downloadsOfAll(trips.map(({ trip }) => trip));
        return [...downloads.values()].flat().every(({ checkedAt }) => checkedAt !== null);
      },
    }),
  /** Of the alerts of every trip that is not over: as old as the oldest of them, and failed where one has. */
  alertsDownload: (reads: Reads, today: string) =>
    queryOptions({
      queryKey: ['downloads', 'alerts-of-trips', today],
      queryFn: async (): Promise<DownloadState | null> => {
        const trips = (await reads.trips.list()).filter(({ trip }) => trip.finish >= today);
        const names = trips.map(({ trip }) => reads.downloadNames.tripAlerts(trip.id));
        // Without a trip nothing can be missing but the list of trips itself.
        const all = names.length > 0 ? names : [reads.downloadNames.trips];
        const states = await Promise.all(all.map((name) => reads.download(name)));
        const oldest = states.map((state) => state?.checked_at ?? null);
        return {
          checkedAt: oldest.some((at) => at === null) ? null : Math.min(...oldest.map((at) => at ?? 0)),
          failure: states.find((state) => state?.failure)?.failure ?? null,
        };
      },
    }),
};
