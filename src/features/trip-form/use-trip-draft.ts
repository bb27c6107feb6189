import { useState } from 'react';

import type { ShortCountry } from '@/contract/country';
import type { TripProblemCode } from '@/contract/trip-rules';
import { checkTrip } from '@/runtime/check-trip';
import { useMutations } from '@/runtime/runtime-provider';
import { useCurrentMinute } from '@/runtime/use-today';
import type { ParkedReason } from '@/store/outbox';

import { findOverlap, isSameDraft, toTripInput, toWritten, type Overlap, type TripDraft } from './trip-draft';

/** What stands at a field: a rule of trips, or the service's own words. */
export type FieldProblem = { kind: 'rule'; code: TripProblemCode } | { kind: 'service'; message: string };

/** These are worth a word while one still writes; what is merely missing can wait until saving. */
const AT_ONCE: ReadonlySet<TripProblemCode> = new Set(['exit-before-entry', 'all-in-the-past']);

interface Start {
  tripId: string | null;
  initial: TripDraft;
  countries: readonly ShortCountry[];
  refusal: ParkedReason | null;
}

export function useTripDraft({ tripId, initial: given, countries, refusal }: Start) {
  const mutations = useMutations();
  const now = useCurrentMinute();
  // What sync brings while one writes must not change what is written.
  const [initial] = useState(given);
  const [draft, setDraft] = useState(given);
  // By their keys the destinations that were there when saving was tried: one that came later is not blamed for being empty.
  const [tried, setTried] = useState<ReadonlySet<string> | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [overlap, setOverlap] = useState<Overlap | null>(null);
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle');

  const codes = new Set(countries.map(({ country_code }) => country_code));
  const problems = checkTrip(toWritten(draft), codes, now);
  const isUnsaved = !isSameDraft(draft, initial);

  const isTried = (field: string) => {
    const [, index] = field.split('.');
    const key = index === undefined ? undefined : draft.destinations[Number(index)]?.key;
    return tried !== null && (key === undefined || tried.has(key));
  };

  /** By its path inside the trip, such as `destinations.0.exit_date`. */
  const problemAt = (field: string): FieldProblem | null => {
    const own = problems.find((problem) => problem.field === field);
    if (own && (isTried(field) || AT_ONCE.has(own.code))) return { kind: 'rule', code: own.code };
    const said = refusal?.fields.find((refused) => refused.field.replace(/^trip\./, '') === field);
    return said && isUntouched(field, draft, initial) ? { kind: 'service', message: said.message } : null;
  };

  /** Gives the id of the trip once it is on the disk; null where something is to be corrected first. */
  const save = async ({ evenIfOverlapping = false } = {}): Promise<string | null> => {
    setTried(new Set(draft.destinations.map(({ key }) => key)));
    setFault(problems[0] ? { field: problems[0].field } : null);
    if (problems.length > 0 || saving === 'busy') return null;
    const found = evenIfOverlapping ? null : findOverlap(draft);
    setOverlap(found);
    if (found) return null;
    setSaving('busy');
    try {
      if (tripId === null) return await mutations.createTrip(toTripInput(draft));
      await mutations.changeTrip(tripId, toTripInput(draft));
      return tripId;
    } catch {
      // The device could not keep it (a full disk): what was written stays in the form.
      setSaving('failed');
      return null;
    }
  };

  return {
    draft,
    setDraft,
    isUnsaved,
    problemAt,
    /** What keeps the trip from being saved, once that was tried. */
    hindrance: problems.find(({ field }) => isTried(field)) ?? null,
    /** Where the traveller is to be led; another object with every try. */
    faultAt: (field: string) => (fault?.field === field ? fault : null),
    /** To be asked about before it is saved. */
    overlap,
    correctOverlap: () => setOverlap(null),
    saving,
    save,
  };
}

/** What keeps a trip from being saved. */
interface Fault {
  field: string;
}

/** What the service said of a field holds until that part is changed. */
function isUntouched(field: string, draft: TripDraft, initial: TripDraft): boolean {
  const [part, index] = field.split('.');
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  if (part === 'name') return draft.name === initial.name;
  if (part !== 'destinations') return isSameDraft(draft, initial);
  if (index === undefined) return isSame(draft.destinations, initial.destinations);
  return isSame(draft.destinations[Number(index)], initial.destinations[Number(index)]);
}
