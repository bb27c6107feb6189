import type { AppActivity } from '@/platform/app-activity';
import type { WorkOutcome } from '@/platform/background-tasks';
import type { ScheduledOutcome, SyncSchedule } from '@/sync/schedule';
import type { SyncEngine } from '@/sync/sync-engine';

import type { FetchTarget } from './push-table';

export interface PushFetchOptions {
  engine: Pick<
    SyncEngine,
    | 'pullInbox'
    | 'pullTrip'
    | 'pullBookings'
    | 'pullTripList'
    | 'pullSegment'
    | 'pullProfile'
    | 'pullIssues'
    | 'pullConversations'
    | 'downloadPhotos'
    | 'pullAlert'
    | 'pullAdvisory'
  >;
  schedule: Pick<SyncSchedule, 'mayDownload' | 'refresh' | 'background'>;
  activity: Pick<AppActivity, 'isForeground'>;
}

/**
 * Downloads what a message is about, and the inbox, in which it left its words. Where the traveller wants Wi-Fi and there is none,
 * only what is small: the alert or the advisory itself, what was said, the list of trips, what is booked for one, the profile.
 */
export async function fetchFor(target: FetchTarget, options: PushFetchOptions): Promise<WorkOutcome> {
  if (target.kind === 'everything') {
    const outcome = await syncAll(options);
    if (outcome.kind !== 'held-back') return toWorkOutcome(outcome);
  }
  const outcomes = (await Promise.all([options.engine.pullInbox(), pull(target, options)])).map(
    toWorkOutcome,
  );
  return outcomes.includes('failed') ? 'failed' : 'new-data';
}

/** Woken without a screen, the app brings what the system waits for and no more: all countries and photos would go on after its time. */
function syncAll({ schedule, activity }: PushFetchOptions): Promise<ScheduledOutcome> {
  return activity.isForeground() ? schedule.refresh() : schedule.background();
}

async function pull(target: FetchTarget, options: PushFetchOptions): Promise<ScheduledOutcome> {
  const { engine, schedule } = options;
  switch (target.kind) {
    case 'inbox':
      return { kind: 'finished', failed: 0, setAside: 0 };
    case 'profile':
      return engine.pullProfile();
    case 'issues':
      return engine.pullIssues();
    case 'conversations': {
      const outcome = await engine.pullConversations();
      // What was said counts, whether or not its photos come now.
      if (outcome.kind === 'finished' && (await schedule.mayDownload())) await engine.downloadPhotos();
      return outcome;
    }
    case 'everything':
    case 'trip-list':
      return engine.pullTripList();
    case 'segment':
      return engine.pullSegment(target.segmentId);
    case 'alert':
      return engine.pullAlert(target.alertId, { withTrips: await schedule.mayDownload() });
    case 'advisory':
      if (!(await schedule.mayDownload())) return engine.pullAdvisory(target.advisoryId);
      return target.tripId === null ? syncAll(options) : engine.pullTrip(target.tripId);
    case 'trip':
      // Nobody can tell what of it has changed; its stays come with the list.
      return (await schedule.mayDownload())
        ? engine.pullTrip(target.tripId)
        : engine.pullBookings(target.tripId);
  }
}

export function toWorkOutcome(outcome: ScheduledOutcome): WorkOutcome {
  switch (outcome.kind) {
    case 'finished':
      return outcome.failed === 0 ? 'new-data' : 'failed';
    case 'held-back':
      return 'nothing-new';
    // Cut short, nobody knows what else there is.
    case 'cancelled':
    case 'stopped':
    case 'broken':
      return 'failed';
  }
}
