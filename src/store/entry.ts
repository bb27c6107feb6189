import type { EntryCondition } from '@/contract/entry-conditions';
import type { EntryRequirement } from '@/contract/entry-requirement';
import { type EntryVerdict, judgeEntry } from '@/contract/entry-verdict';
import { NOTHING_TOLD } from '@/domain/about-me';
import { type EntryTask, type Stay, toEntryTask, transitItem } from '@/domain/entry-tasks';

import { listEntryRules } from './entry-rules';
import { listPreparations, type Preparing } from './preparations';
import { getPreferences } from './preferences';
import type { Reader } from './store-database';
import { getTrip } from './trips';

/** What somebody still has to see to, and on which day they did. */
export interface Preparation extends EntryTask<EntryCondition> {
  doneOn: string | null;
}

/** Whether a traveller may enter a place, by what is on the device, and what they have to see to. */
export interface EntryToPlace extends Stay {
  /** Tells several visits to one country apart. */
  visit: string;
  countryId: string;
  countryCode: string;
  way: 'stay' | 'transit';
  verdict: EntryVerdict;
  tasks: Preparation[];
  /** Those that the verdict and what is asked rest on, as they came. */
  rules: EntryRequirement[];
  /** Names of the parts of the country that have rules of their own: nobody tells the app whether a trip leads there. */
  statesWithRules: string[];
}

interface Place extends Stay {
  visit: string;
  countryId: string;
  countryCode: string;
  /** Null: where the traveller lives. */
  comingFrom: string | null;
}

/** In the order of travel; null where there is no such trip. */
export async function readEntryOfTrip(
  reader: Reader,
  tripId: string,
  today: string,
): Promise<EntryToPlace[] | null> {
  const stored = await getTrip(reader, tripId);
  if (!stored) return null;
  const { id, destinations } = stored.trip;
  const stays = [...destinations].sort((one, other) => (one.departure_date < other.departure_date ? -1 : 1));
  const places = stays.map((stay, index): Place => {
    const before = stays.slice(0, index);
    const visits = before.filter(({ country_code }) => country_code === stay.country_code).length;
    return {
      visit: `${stay.country_code}.${visits + 1}`,
      countryId: stay.country_id,
      countryCode: stay.country_code,
      comingFrom: before.at(-1)?.country_code ?? null,
      arrival: stay.departure_date || null,
      leaving: stay.return_date || null,
    };
  });
  return readPlaces(reader, { of: 'trip', id }, places, today);
}

/** Of a country to which no plan leads: without days. Null where its code is not known. */
export async function readEntryOfCountry(
  reader: Reader,
  countryId: string,
  today: string,
): Promise<EntryToPlace | null> {
  const country = await reader.first<{ code: string }>('select code from countries where id = ?', [
    countryId,
  ]);
  if (!country) return null;
  const place = {
    visit: `${country.code}.1`,
    countryId,
    countryCode: country.code,
    comingFrom: null,
    arrival: null,
    leaving: null,
  };
  const [entry] = await readPlaces(reader, { of: 'country', id: countryId }, [place], today);
  return entry ?? null;
}

async function readPlaces(
  reader: Reader,
  preparing: Preparing,
  places: readonly Place[],
  today: string,
): Promise<EntryToPlace[]> {
  const me = (await getPreferences(reader)).aboutMe ?? NOTHING_TOLD;
  const done = await listPreparations(reader, preparing);
  const entries: EntryToPlace[] = [];
  for (const place of places) {
    const { visit, countryId, countryCode, comingFrom, arrival, leaving } = place;
    const known = await listEntryRules(reader, countryId);
    const way = done.has(transitItem(visit)) ? 'transit' : 'stay';
    const verdict = judgeEntry(known, {
      ...me,
      destination: countryCode,
      destinationDivision: null,
      way,
      departure: comingFrom ?? me.residence,
      departureDivision: null,
      arrival,
      today,
    });
    const tasks = verdict.conditions.map((condition): Preparation => {
      const task = toEntryTask(visit, condition, place);
      return { ...task, doneOn: done.get(task.item) ?? null };
    });
    const rules = rulesBehind(verdict, known);
    const shown = { verdict, tasks, rules, statesWithRules: statesOf(known) };
    entries.push({ visit, countryId, countryCode, way, arrival, leaving, ...shown });
  }
  return entries;
}

function rulesBehind({ rules, conditions }: EntryVerdict, known: readonly EntryRequirement[]) {
  const ids = new Set([...rules, ...conditions.flatMap((condition) => condition.rules)].map(({ id }) => id));
  return known.filter(({ id }) => ids.has(id));
}

function statesOf(known: readonly EntryRequirement[]): string[] {
  return [...new Set(known.flatMap(({ origin_country_division: state }) => state?.name ?? []))].sort();
}
