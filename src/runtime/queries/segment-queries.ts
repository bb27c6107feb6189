import { storeQuery } from './store-query';

/** What is booked for trips. */
export const segmentQueries = {
  ofTrip: (tripId: string) =>
    storeQuery(['segments', 'trip', tripId], (reads) => reads.segments.ofTrip(tripId)),
  /** So many of them, from the first that is not over, or all; those of before stay in view until more of them are read. */
  windowOf: (tripId: string, limit: number | null, now: number) =>
    storeQuery(
      ['segments', 'window', tripId, `${limit}/${now}`],
      (reads) => reads.segments.windowOf(tripId, { limit, now }),
      { keepsPrevious: true },
    ),
  /** The trip that one belongs to; null where it is not on this device. */
  tripOf: (segmentId: string) =>
    storeQuery(['segments', 'trip-of', segmentId], (reads) => reads.segments.tripOf(segmentId)),
  /** The boarding passes that are kept with one. */
  passesOf: (segmentId: string) =>
    storeQuery(['segments', 'passes-of', segmentId], (reads) => reads.boardingPasses.ofSegment(segmentId)),
  /** The JPEG of a pass that is a picture, in Base64. */
  passPicture: (passId: number) =>
    storeQuery(['segments', 'pass-picture', String(passId)], (reads) => reads.boardingPasses.picture(passId)),
  /** Those whose booking is not on this device any more. */
  passesLeft: () => storeQuery(['segments', 'passes-left'], (reads) => reads.boardingPasses.withoutBooking()),
  /** Files with bookings that were given to be read. */
  files: () => storeQuery(['booking-files'], (reads) => reads.bookingFiles.list()),
};
