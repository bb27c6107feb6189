import { z } from 'zod';

/**
 * Half of a surrogate pair or a NUL can't be stored by PostgreSQL nor by JSON readers elsewhere, so such text
 * is refused at the door.
 */
const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Text that a caller sends: bounded, and storable everywhere. */
export function writtenText(limit: number) {
  return z
    .string()
    .max(limit, `must be at most ${limit} characters long`)
    .refine((value) => !UNSTORABLE.test(value), 'contains characters that can not be stored');
}

export function requiredText(limit: number) {
  return writtenText(limit).refine((value) => value.trim() !== '', 'must not be empty');
}

/** Earliest and latest day that the service reckons with; what lies outside is a slip of the hand. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

const FIRST_SECOND = Date.parse(`${FIRST_DAY}T00:00:00Z`) / 1000;
const LAST_SECOND = Date.parse(`${LAST_DAY}T23:59:59Z`) / 1000;

/** A day on the calendar, `YYYY-MM-DD`: never a moment, so it never shifts with a time zone. */
export const CalendarDate = z.iso
  .date()
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, `must lie between ${FIRST_DAY} and ${LAST_DAY}`);
export type CalendarDate = z.infer<typeof CalendarDate>;

export const UnixSeconds = z
  .int('must be a whole number of seconds since 1970')
  .min(FIRST_SECOND, `must not be before ${FIRST_DAY}`)
  .max(LAST_SECOND, `must not be after ${LAST_DAY}`);

/** ISO 8601 or Unix seconds; what waited for a signal keeps its own time. Comes out as seconds. */
export const WrittenMoment = z.union(
  [
    UnixSeconds,
    z.iso
      .datetime({ offset: true })
      .transform((text) => Math.floor(Date.parse(text) / 1000))
      .pipe(UnixSeconds),
  ],
  'must be an ISO 8601 datetime or Unix seconds',
);

/** A moment in a response, ISO 8601. */
export const Timestamp = z.iso.datetime({ offset: true });

export const Latitude = z.number().min(-90, 'must be at least -90').max(90, 'must be at most 90');
export const Longitude = z.number().min(-180, 'must be at least -180').max(180, 'must be at most 180');
/** Longitude first, as in GeoJSON. */
export const Position = z.tuple([Longitude, Latitude]);
export type Position = z.infer<typeof Position>;

/** ISO 3166-1 alpha-2 as a caller may write it; kept in capitals. */
export const WrittenCountryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'must be a country code of two letters')
  .transform((code) => code.toUpperCase());

/** ISO 639-1, or a locale such as `en-US`, of which the language is kept. */
export const WrittenLanguage = z
  .string()
  .regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,3}$/, 'must be a language code such as "en"')
  .transform((locale) => locale.replace(/[-_].*/, '').toLowerCase());

/** `Markdown` is hostile until a renderer has proven otherwise: it is only ever carried here. */
export const Markdown = z.string();

/** The service answers a done deed without a result by an empty array. */
export const EmptyArray = z.array(z.never()).length(0);
