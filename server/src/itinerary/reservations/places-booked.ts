import type { SegmentFields } from '@/contract/segment-times';

import { momentFields } from '../moments';
import { addressFields } from '../places';
import { nameAt, textAt, thingAt, type Thing } from '../thing';

export function readLodging(reservation: Thing, hotel: Thing | null): SegmentFields {
  const time = (...names: string[]) => names.map((name) => textAt(reservation, name)).find(Boolean) ?? null;
  return {
    hotel_name: nameAt({ hotel }, 'hotel'),
    ...addressFields(hotel, ''),
    ...momentFields(time('checkinTime', 'checkinDate'), 'checkin_date'),
    ...momentFields(time('checkoutTime', 'checkoutDate'), 'checkout_date'),
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
    ...momentFields(textAt(reservation, 'pickupTime'), 'pickup_datetime'),
    ...addressFields(thingAt(reservation, 'dropoffLocation'), 'dropoff_'),
    dropoff_address2: nameAt(reservation, 'dropoffLocation'),
    ...momentFields(textAt(reservation, 'dropoffTime'), 'dropoff_datetime'),
  };
}

export function readEvent(_reservation: Thing, event: Thing | null): SegmentFields {
  return {
    activity_type: 'event',
    activity_name: textAt(event, 'name'),
    start_name: nameAt(event, 'location'),
    ...addressFields(thingAt(event, 'location'), 'start_'),
    ...momentFields(textAt(event, 'startDate'), 'start_datetime'),
    ...momentFields(textAt(event, 'endDate'), 'end_datetime'),
  };
}

export function readTable(reservation: Thing, restaurant: Thing | null): SegmentFields {
  return {
    activity_type: 'restaurant',
    activity_name: nameAt({ restaurant }, 'restaurant'),
    start_name: nameAt({ restaurant }, 'restaurant'),
    ...addressFields(restaurant, 'start_'),
    ...momentFields(textAt(reservation, 'startTime'), 'start_datetime'),
    ...momentFields(textAt(reservation, 'endTime'), 'end_datetime'),
  };
}
