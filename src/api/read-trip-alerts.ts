import { Alert, TripAlert, TripAlerts } from '@/contract/alert';

import { readList } from './read-list';

/**
 * Each list sets its own malformed records aside. One that is missing makes the whole unreadable: taken for empty, it
 * would erase alerts that the service never took back.
 */
export function readTripAlerts(json: unknown): { value: TripAlerts; setAside: number } | null {
  if (typeof json !== 'object' || json === null) return null;
  const during = readList(TripAlert, Reflect.get(json, 'trip_alerts'));
  const before = readList(Alert, Reflect.get(json, 'past_alerts'));
  if (!during || !before) return null;
  return {
    value: { ...json, trip_alerts: during.records, past_alerts: before.records },
    setAside: during.setAside + before.setAside,
  };
}
