import { readFlightNumber } from './flight-number';
import { fieldsOf, type FormField } from './form-fields';
import { dayOf, momentOf, timeOf, valueOf, type SegmentDraft } from './segment-draft';

export type SegmentProblemCode =
  'missing' | 'no-day' | 'no-time' | 'bad-airport' | 'bad-flight' | 'ends-before-it-begins';

export interface DraftProblem {
  /** Where it stands in the form: the name of a field, with `.day` or `.time` for a part of a moment. */
  key: string;
  code: SegmentProblemCode;
  label: FormField['label'];
}

const AIRPORT = /^[a-z0-9]{3,4}$/i;
/** Clocks on both sides of the date line differ by so much: only an end that is further back is surely too early. */
const WIDEST_ZONES_MS = 26 * 3_600_000;

/** What keeps it from being saved, in the order of the form. */
export function checkDraft(draft: SegmentDraft): DraftProblem[] {
  const fields = fieldsOf(draft.kind);
  const problems = fields.flatMap((field) =>
    problemsOf(draft, field).map((problem) => ({ ...problem, label: field.label })),
  );
  const end = endBeforeBegin(draft, fields);
  return end ? [...problems, end] : problems;
}

function problemsOf(draft: SegmentDraft, field: FormField): Omit<DraftProblem, 'label'>[] {
  const { name, input, isRequired } = field;
  const text = valueOf(draft, name);
  switch (input) {
    case 'moment':
      return problemsOfMoment(draft, field);
    case 'day':
      return isRequired && !text ? [{ key: name, code: 'no-day' }] : [];
    case 'airport':
      if (text && !AIRPORT.test(text)) return [{ key: name, code: 'bad-airport' }];
      break;
    case 'flight':
      if (text && !readFlightNumber(text)) return [{ key: name, code: 'bad-flight' }];
      break;
    case 'text':
      break;
  }
  return isRequired && !text ? [{ key: name, code: 'missing' }] : [];
}

/** Half a moment is none. */
function problemsOfMoment(
  draft: SegmentDraft,
  { name, isRequired }: FormField,
): Omit<DraftProblem, 'label'>[] {
  const hasDay = valueOf(draft, dayOf(name)) !== '';
  const hasTime = valueOf(draft, timeOf(name)) !== '';
  if (!hasDay && !hasTime && !isRequired) return [];
  return [
    ...(hasDay ? [] : [{ key: dayOf(name), code: 'no-day' } as const]),
    ...(hasTime ? [] : [{ key: timeOf(name), code: 'no-time' } as const]),
  ];
}

/** What clocks there show, as if all of them showed the same. */
function clockOf(draft: SegmentDraft, { name, input }: FormField): number {
  return input === 'day'
    ? Date.parse(`${valueOf(draft, name)}T00:00:00Z`)
    : Date.parse(`${momentOf(draft, name) ?? ''}Z`);
}

function endBeforeBegin(draft: SegmentDraft, fields: readonly FormField[]): DraftProblem | null {
  const [begin, end] = fields.filter(({ input }) => input === 'moment' || input === 'day');
  if (!begin || !end) return null;
  const isInOneZone = draft.kind === 'hotel' || draft.kind === 'activity';
  // What is missing is no number, and before nothing.
  const isTooEarly = clockOf(draft, end) < clockOf(draft, begin) - (isInOneZone ? 0 : WIDEST_ZONES_MS);
  if (!isTooEarly) return null;
  const key = end.input === 'day' ? end.name : dayOf(end.name);
  return { key, code: 'ends-before-it-begins', label: end.label };
}
