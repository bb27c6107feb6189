import type { Queryable } from '../database/database';
import { insertRows } from '../database/insert-rows';
import { countryId, sampleId } from './sample-ids';

interface Flown {
  /** Slugs of the pack's airlines. */
  airlines?: string[];
  /** Codes of ICAO. */
  airports?: string[];
  /** Countries with all their airports. */
  countries?: string[];
}

/** Which flights the sample alerts are about, by their slugs. */
const FLIGHTS: Record<string, Flown> = {
  'okinawa-typhoon': { airlines: ['all-nippon-airways', 'japan-airlines'], airports: ['ROAH'] },
  'fiji-cyclone': { airlines: ['fiji-airways'], countries: ['FJ'] },
  'tanzania-election-curfew': { countries: ['TZ'] },
  'haiti-gang-violence': { airports: ['MTPP'] },
  'florida-hurricane-warning': { airports: ['KTPA', 'KRSW'] },
  'acapulco-storm-damage': { airports: ['MMAA'] },
};

/** Ties the sample alerts to airlines and airports. Those of another version make room. */
export async function loadFlightsOfAlerts(transaction: Queryable): Promise<void> {
  const link = (of: keyof Flown, column: string, idOf: (key: string) => string) =>
    Object.entries(FLIGHTS).flatMap(([slug, flown]) =>
      (flown[of] ?? []).map((key) => ({ alert_id: sampleId('alert', slug), [column]: idOf(key) })),
    );
  const links = {
    alert_airlines: link('airlines', 'airline_id', (slug) => sampleId('airline', slug)),
    alert_airports: link('airports', 'airport_id', (code) => sampleId('airport', code)),
    alert_airport_countries: link('countries', 'country_id', countryId),
  };
  const alertIds = Object.keys(FLIGHTS).map((slug) => sampleId('alert', slug));
  for (const [table, rows] of Object.entries(links)) {
    await transaction.query(`delete from ${table} where alert_id = any($1::uuid[])`, [alertIds]);
    await insertRows(transaction, table, rows);
  }
}
