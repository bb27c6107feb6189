import type { CalendarDate } from './fields';
import type { WrittenDestination } from './trip';

/**
 * What makes a trip acceptable, in one place: the form in the app shows these problems while the traveller types,
 * and the service refuses a trip by the same ones.
 */
export type TripProblemCode =
  'no-destination' | 'no-entry' | 'no-exit' | 'exit-before-entry' | 'unknown-country' | 'all-in-the-past';

export interface TripProblem {
  /** Path inside the trip, such as `destinations.0.exit_date`. */
  field: string;
  code: TripProblemCode;
}

/** In the order that a form shows them: one problem per field. */
export function findTripProblems(
  destinations: readonly WrittenDestination[],
  today: CalendarDate,
  isKnownCountry: (code: string) => boolean,
): TripProblem[] {
  if (destinations.length === 0) return [{ field: 'destinations', code: 'no-destination' }];

  const problems = destinations.flatMap((destination, index) =>
    findDestinationProblems(destination, `destinations.${index}`, isKnownCountry),
  );
  if (problems.length > 0) return problems;

  const { start, finish } = tripPeriod(destinations);
  return start < today && finish < today ? [{ field: 'destinations', code: 'all-in-the-past' }] : [];
}

function findDestinationProblems(
  destination: WrittenDestination,
  path: string,
  isKnownCountry: (code: string) => boolean,
): TripProblem[] {
  const { entry_date, exit_date, country_code } = destination;
  const problems: TripProblem[] = [];
  if (!isKnownCountry(country_code))
    problems.push({ field: `${path}.country_code`, code: 'unknown-country' });
  if (!entry_date) problems.push({ field: `${path}.entry_date`, code: 'no-entry' });
  if (!exit_date) problems.push({ field: `${path}.exit_date`, code: 'no-exit' });
  if (entry_date && exit_date && exit_date < entry_date) {
    problems.push({ field: `${path}.exit_date`, code: 'exit-before-entry' });
  }
  return problems;
}

/** First day of the first destination to the last day of the last; days compare as text. */
export function tripPeriod(destinations: readonly WrittenDestination[]): {
  start: CalendarDate;
  finish: CalendarDate;
} {
  const days = (pick: (destination: WrittenDestination) => CalendarDate | null) =>
    destinations
      .map(pick)
      .filter((day) => day !== null)
      .sort();
  const start = days((destination) => destination.entry_date)[0];
  const finish = days((destination) => destination.exit_date).at(-1);
  if (start === undefined || finish === undefined)
    throw new RangeError('a trip without destinations has no period');
  return { start, finish };
}

const NAMED_COUNTRIES = 3;

/** The name of a trip that got none: its countries in the order of travel, each once. */
export function generateTripName(countryNames: readonly string[]): string {
  const distinct = [...new Set(countryNames)];
  const more = distinct.length - NAMED_COUNTRIES;
  return distinct.slice(0, NAMED_COUNTRIES).join(', ') + (more > 0 ? ` +${more}` : '');
}

/**
 * The earliest day that it still is somewhere on Earth. The service judges "in the past" by it, so that it never refuses a
 * trip that is not over where the traveller stands.
 */
export function earliestTodayOnEarth(now: Date): CalendarDate {
  const WESTERNMOST_OFFSET_HOURS = 12;
  return new Date(now.getTime() - WESTERNMOST_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10);
}
