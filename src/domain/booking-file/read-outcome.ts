import type { ItineraryMail, ItineraryMailAction } from '@/contract/itinerary-mail';

/** What a mail did to the traveller's trips, by what matters most of it. */
export interface ReadOutcome {
  /** Null where nothing of it was understood. */
  most: { action: ItineraryMailAction; count: number } | null;
  /** Whether something was left that nobody has read yet. */
  isLeft: boolean;
  /** Those that its bookings are in. */
  tripIds: string[];
}

/** What is new is told first. */
const ACTIONS = ['added', 'updated', 'cancelled', 'unchanged'] as const;

export function toReadOutcome({ segments, status }: Pick<ItineraryMail, 'segments' | 'status'>): ReadOutcome {
  const most = ACTIONS.find((each) => segments.some(({ action }) => action === each));
  return {
    most: most ? { action: most, count: segments.filter(({ action }) => action === most).length } : null,
    isLeft: status !== 'read',
    tripIds: [...new Set(segments.map(({ trip_id }) => trip_id))],
  };
}
