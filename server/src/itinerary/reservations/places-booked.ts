import type { SegmentFields } from '@/contract/segment-times';

import { momentFields } from '../moments';
import { addressFields } from '../places';
import { nameAt, textAt, thingAt, type Thing } from '../thing';

/** Both ends have one zone, that of the beginning, which is therefore read last. */
const inOneZone = (local: string) => ({ local, zone: 'time_zone_id' });

export function readLodging(reservation: Thing, hotel: Thing | null): SegmentFields {
  return {
    hotel_name: nameAt({ hotel }, 'hotel'),
    ...addressFields(hotel, ''),
    ...momentFields(reservation, ['checkoutTime', 'checkoutDate'], inOneZone('checkout_date')),
    ...momentFields(reservation, ['checkinTime', 'checkinDate'], inOneZone('checkin_date')),
    room_type: nameAt(reservation, 'lodgingUnitType'),
    room_description: nameAt(reservation, 'lodgingUnitDescription'),
  };
}

export function readCar(reservation: Thing, car: Thing | null): SegmentFields {
  return {
    car_company: nameAt(car, 'rentalCompany') ?? nameAt(reservation, 'provider'),
    car_description: nameAt({ car }, 'car'),
    car_type: nameAt(car, 'model'),
    ...addressFields(thingAt(reservation, 'pickupLocation'), 'pickup_'),
    pickup_address2: nameAt(reservation, 'pickupLocation'),
    ...momentFields(reservation, ['pickupTime'], {
      local: 'pickup_datetime',
      zone: 'pickup_time_zone_id',
    }),
    ...addressFields(thingAt(reservation, 'dropoffLocation'), 'dropoff_'),
    dropoff_address2: nameAt(reservation, 'dropoffLocation'),
    ...momentFields(reservation, ['dropoffTime'], {
      local: 'dropoff_datetime',
      zone: 'dropoff_time_zone_id',
    }),
  };
}

export function readEvent(_reservation: Thing, event: Thing | null): SegmentFields {
  return {
    activity_type: 'event',
    activity_name: textAt(event, 'name'),
    start_name: nameAt(event, 'location'),
    ...addressFields(thingAt(event, 'location'), 'start_'),
    ...momentFields(event, ['endDate'], inOneZone('end_datetime')),
    ...momentFields(event, ['startDate'], inOneZone('start_datetime')),
  };
}

export function readTable(reservation: Thing, restaurant: Thing | null): SegmentFields {
  return {
    activity_type: 'restaurant',
    activity_name: nameAt({ restaurant }, 'restaurant'),
    start_name: nameAt({ restaurant }, 'restaurant'),
    ...addressFields(restaurant, 'start_'),
    ...momentFields(reservation, ['endTime'], inOneZone('end_datetime')),
    ...momentFields(reservation, ['startTime'], inOneZone('start_datetime')),
  };
}
