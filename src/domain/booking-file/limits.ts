/** A mail with a few pages attached. Attached to another it grows by a third, and the service takes no more than five megabytes. */
export const MOST_FILE_BYTES = 3 * 1024 * 1024;

/** As the files are called that may hold bookings. */
export const BOOKING_FILES = ['eml', 'ics', 'pkpass'] as const;
