import type { z } from 'zod';

import { CheckInAccuracy, CheckInStatus, CheckInType, type CheckInBody } from '@/contract/check-in';
import type { DeviceBodyV2 } from '@/contract/device';
import type { SegmentBody } from '@/contract/segment';
import type { NewTravellerBody } from '@/contract/traveller';
import { TripType, type TripBody } from '@/contract/trip';
import type { OrgTripBody } from '@/contract/written-org-trip';

type SentTrip = z.input<typeof TripBody>['trip'];
type SentDestination = NonNullable<SentTrip['destinations']>[number];
type SentOrgTrip = z.input<typeof OrgTripBody>['trip'];
type SentTraveller = z.input<typeof NewTravellerBody>['traveller'];
type SentDevice = z.input<typeof DeviceBodyV2>['device'];
type SentCheckIn = z.input<typeof CheckInBody>['check_in'];

type SentFlight = Extract<z.input<typeof SegmentBody>['segment'], { kind: 'air' }>;

let count = 0;

/** A week in Italy, in September of the sample year. */
export function aDestination(fields: Partial<SentDestination> = {}): SentDestination {
  return { country_code: 'IT', entry_date: '2026-09-03', exit_date: '2026-09-10', ...fields };
}

export function aTrip(fields: Partial<SentTrip> = {}): SentTrip {
  return {
    name: 'Late summer',
    trip_type: TripType.Holiday,
    activities: [],
    destinations: [aDestination()],
    ...fields,
  };
}

/** The same week, as a company plans it; for whom, each test says. */
export function anOrgTrip(fields: Partial<SentOrgTrip> = {}): SentOrgTrip {
  return {
    name: 'Late summer',
    trip_type: TripType.Business,
    activities: [],
    destinations: [{ country_id: 'IT', entry_date: '2026-09-03', exit_date: '2026-09-10' }],
    ...fields,
  };
}

/** From Bogotá to Rome, over night. */
export function aFlight(fields: Partial<SentFlight> = {}): SentFlight {
  return {
    kind: 'air',
    airline: 'Example Air',
    iata_code: 'XA',
    flight_number: '12',
    origin: 'BOG',
    origin_lat: 4.7016,
    origin_lng: -74.1469,
    departure_datetime: '2026-09-02T18:40:00',
    destination: 'FCO',
    destination_lat: 41.8003,
    destination_lng: 12.2389,
    arrival_datetime: '2026-09-03T12:35:00',
    ...fields,
  };
}

/** Each has an e-mail address of its own. */
export function aTraveller(fields: Partial<SentTraveller> = {}): SentTraveller {
  count += 1;
  return {
    first_name: 'Robin',
    last_name: 'Example',
    email: `robin.${count}@example.org`,
    home_country: 'CA',
    language: 'en',
    ...fields,
  };
}

/** Each is a phone of its own, with its own token. */
export function aDevice(fields: Partial<SentDevice> = {}): SentDevice {
  count += 1;
  return {
    uuid: `phone-${count}`,
    token: `token-${count}`,
    platform: 'android',
    locale: 'en',
    manufacturer: 'Example',
    model: 'One',
    osname: 'Android',
    osversion: '16',
    ...fields,
  };
}

/** Safe in Bogotá. */
export function aCheckIn(fields: Partial<SentCheckIn> = {}): SentCheckIn {
  return {
    latitude: 4.711,
    longitude: -74.0721,
    accuracy: CheckInAccuracy.Fine,
    type: CheckInType.Mobile,
    status: CheckInStatus.Safe,
    country_code: 'CO',
    device_token: 'token-of-the-phone',
    ...fields,
  };
}
