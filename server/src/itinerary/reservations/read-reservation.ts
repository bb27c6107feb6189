import type { SegmentKind } from '@/contract/segment-fields';
import type { SegmentFields } from '@/contract/segment-times';

import type { Booking } from '../booking';
import { readInstant } from '../said';
import { isThing, listOf, textAt, typesOf, withoutVocabulary, type Thing } from '../thing';
import { readCar, readEvent, readLodging, readTable } from './places-booked';
import { priceFields } from './price';
import { readBoat, readFlight, readTrain } from './rides';

interface ReservationKind {
  kind: SegmentKind;
  /** `booked` is what the reservation is for; null where it does not tell. */
  read: (reservation: Thing, booked: Thing | null) => SegmentFields;
}

/** Those of schema.org that a segment can hold. Others are told of as not understood. */
const RESERVATIONS: Readonly<Record<string, ReservationKind>> = {
  FlightReservation: { kind: 'air', read: readFlight },
  TrainReservation: { kind: 'rail', read: readTrain },
  BoatReservation: { kind: 'cruise', read: readBoat },
  LodgingReservation: { kind: 'hotel', read: readLodging },
  RentalCarReservation: { kind: 'car', read: readCar },
  EventReservation: { kind: 'activity', read: readEvent },
  FoodEstablishmentReservation: { kind: 'activity', read: readTable },
};

/** What the thing is called where it is a reservation; null for anything else. */
export function reservationType(thing: Thing): string | null {
  return typesOf(thing).find((type) => type.endsWith('Reservation')) ?? null;
}

const CANCELLED = ['ReservationCancelled', 'Cancelled', 'CANCELLED', 'ReservationCanceled'];

/** One for each thing that it is for; null where no segment can hold it. */
export function readReservation(reservation: Thing): Booking[] | null {
  const found = RESERVATIONS[reservationType(reservation) ?? ''];
  if (!found) return null;
  const { kind, read } = found;
  const booked = listOf(reservation.reservationFor).filter(isThing);
  const status = withoutVocabulary(textAt(reservation, 'reservationStatus') ?? '');
  return (booked.length === 0 ? [null] : booked).map((each) => ({
    kind,
    calendarId: null,
    said: { sequence: null, at: readInstant(textAt(reservation, 'modifiedTime')) },
    isCancelled: CANCELLED.includes(status),
    fields: {
      ...read(reservation, each),
      confirmation_no: textAt(reservation, 'reservationNumber') ?? textAt(reservation, 'reservationId'),
      ...priceFields(reservation),
    },
  }));
}
