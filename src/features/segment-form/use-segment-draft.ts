import { useState } from 'react';

import type { Segment } from '@/contract/segment';
import { useMutations } from '@/runtime/runtime-provider';
import type { ParkedReason } from '@/store/outbox';

import { checkDraft, type DraftProblem, type SegmentProblemCode } from './check-draft';
import { dayOf, isSameDraft, toSegmentInput, valueOf, type SegmentDraft } from './segment-draft';

/** What stands at a field: a rule of bookings, or the service's own words. */
export type FieldProblem = { kind: 'rule'; code: SegmentProblemCode } | { kind: 'service'; message: string };

export interface SegmentFormStart {
  tripId: string;
  /** Null for a booking that is to be made. */
  before: Segment | null;
  initial: SegmentDraft;
  /** Of the trip: days are looked for around it. */
  firstDay: string;
  refusal: ParkedReason | null;
}

export function useSegmentDraft({ tripId, before: given, initial: started, refusal }: SegmentFormStart) {
  const mutations = useMutations();
  // What sync brings while one writes must not change what is written.
  const [{ before, initial }] = useState({ before: given, initial: started });
  const [draft, setDraft] = useState(started);
  const [isTried, setIsTried] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle');
  const problems = checkDraft(draft);

  /** What is merely missing can wait until saving; an end before the beginning is worth a word at once. */
  const isSaid = ({ code }: DraftProblem) => isTried || code === 'ends-before-it-begins';

  const problemAt = (key: string): FieldProblem | null => {
    const own = problems.find((problem) => problem.key === key && isSaid(problem));
    if (own) return { kind: 'rule', code: own.code };
    const said = refusal?.fields.find(({ field }) => {
      const name = field.replace(/^segment\./, '');
      return name === key || dayOf(name) === key;
    });
    // It holds until the field is changed.
    const isUntouched = valueOf(draft, key) === valueOf(initial, key);
    return said && isUntouched ? { kind: 'service', message: said.message } : null;
  };

  /** Gives the id of the booking once it is on the disk; null where something is to be corrected first. */
  const save = async (): Promise<string | null> => {
    setIsTried(true);
    setFault(problems[0] ? { key: problems[0].key } : null);
    if (problems.length > 0 || saving === 'busy') return null;
    setSaving('busy');
    try {
      const segment = toSegmentInput(draft, before);
      return await mutations.writeSegment({ tripId, segmentId: before?.id ?? null, segment });
    } catch {
      // The device could not keep it (a full disk): what was written stays in the form.
      setSaving('failed');
      return null;
    }
  };

  return {
    draft,
    /** Another kind is another form: what was missing in the one says nothing of the other. */
    choose: (kind: SegmentDraft['kind']) => {
      setDraft({ ...draft, kind });
      setIsTried(false);
    },
    setDraft,
    isUnsaved: !isSameDraft(draft, initial),
    problemAt,
    /** What keeps it from being saved, once that was tried. */
    hindrance: isTried ? (problems[0] ?? null) : null,
    /** Where the traveller is to be led; another object with every try. */
    faultAt: (key: string) => (fault?.key === key ? fault : null),
    saving,
    save,
  };
}

/** What keeps a booking from being saved. */
interface Fault {
  key: string;
}
