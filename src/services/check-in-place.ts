import { CheckInAccuracy } from '@/contract/check-in';
import { countryAt } from '@/geo/country-at';
import { distanceInMetres } from '@/geo/distance';
import { FRESH_LIMIT_MS, type Fix } from '@/platform/locator';
import type { CheckInPlace } from '@/store/check-ins';

const FINE_METRES = 100;
/** Nobody is found from that far. */
const ELSEWHERE_METRES = 200;

/** Where a check-in was made, as the service names it; the country is found on the device. */
export function toCheckInPlace(fix: Fix | null): CheckInPlace {
  if (!fix) {
    return { latitude: null, longitude: null, accuracy: CheckInAccuracy.Unknown, country_code: null };
  }
  const { latitude, longitude } = fix;
  return { latitude, longitude, accuracy: toAccuracy(fix), country_code: countryAt(latitude, longitude) };
}

function toAccuracy({ accuracyMetres }: Fix): CheckInAccuracy {
  if (accuracyMetres === null) return CheckInAccuracy.Unknown;
  return accuracyMetres < FINE_METRES ? CheckInAccuracy.Fine : CheckInAccuracy.Coarse;
}

export function isFresh(fix: Fix, now: number): boolean {
  return Math.abs(now - fix.at) <= FRESH_LIMIT_MS;
}

/** Good enough to look no further. */
export function isFine(fix: Fix | null, now: number): boolean {
  return fix !== null && isFresh(fix, now) && toAccuracy(fix) === CheckInAccuracy.Fine;
}

/** Whether who comes to help would look for them elsewhere. */
export function saysAnotherPlace(found: Fix, known: Fix | null, now: number): boolean {
  return !known || (!isFresh(known, now) && distanceInMetres(known, found) > ELSEWHERE_METRES);
}

/** Whether the new one says more of where the traveller is now. */
export function isBetterFix(found: Fix, known: Fix | null, now: number): boolean {
  if (!known || !isFresh(known, now)) return true;
  if (found.accuracyMetres === null) return false;
  return known.accuracyMetres === null || found.accuracyMetres < known.accuracyMetres;
}
