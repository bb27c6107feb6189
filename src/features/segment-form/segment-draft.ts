import type { Segment, SegmentInput } from '@/contract/segment';
import type { SegmentKind } from '@/contract/segment-fields';
import { toOwnSegment } from '@/domain/own-segment';
import { toFlightNumber } from '@/domain/segment-name';

import { readFlightNumber } from './flight-number';
import { fieldsOf, FORM_PARTS, type FormField } from './form-fields';

/** A booking as it stands in the form. */
export interface SegmentDraft {
  kind: SegmentKind;
  /** By the name of the field; a moment has a day and a time of its own. Empty where nothing was written. */
  values: Readonly<Record<string, string>>;
}

export const dayOf = (name: string) => `${name}.day`;
export const timeOf = (name: string) => `${name}.time`;

export function newDraft(): SegmentDraft {
  return { kind: 'air', values: {} };
}

export function toDraft(segment: Segment): SegmentDraft {
  const told: Readonly<Record<string, unknown>> = segment;
  const values: Record<string, string> = {};
  for (const { name, input } of fieldsOf(segment.kind)) {
    const value = told[name];
    const text = typeof value === 'string' ? value : '';
    if (input === 'moment') {
      values[dayOf(name)] = text.slice(0, 10);
      values[timeOf(name)] = text.slice(11, 16);
    } else if (input === 'day') values[name] = text.slice(0, 10);
    else values[name] = input === 'flight' && segment.kind === 'air' ? toFlightNumber(segment) : text;
  }
  return { kind: segment.kind, values };
}

export const valueOf = ({ values }: SegmentDraft, key: string): string => values[key]?.trim() ?? '';

/** Whoever sets out on a day mostly arrives on it: where nothing is chosen yet, the end is on the day of the beginning. */
export function withValue(draft: SegmentDraft, key: string, value: string): SegmentDraft {
  const values = { ...draft.values, [key]: value };
  const [begin, end] = fieldsOf(draft.kind).filter(({ input }) => input === 'moment');
  if (begin && end && key === dayOf(begin.name) && !values[dayOf(end.name)] && !values[timeOf(end.name)])
    values[dayOf(end.name)] = value;
  return { ...draft, values };
}

/** The day and the time that were chosen, as clocks there show them; null where one of both is missing. */
export function momentOf(draft: SegmentDraft, name: string): string | null {
  const [day, time] = [valueOf(draft, dayOf(name)), valueOf(draft, timeOf(name))];
  return day && time ? `${day}T${time}:00` : null;
}

/** The first day that was chosen; null where none was. */
export function firstDayOf(draft: SegmentDraft): string | null {
  const days = fieldsOf(draft.kind).map(({ name, input }) =>
    input === 'moment' ? valueOf(draft, dayOf(name)) : input === 'day' ? valueOf(draft, name) : '',
  );
  return days.find((day) => day !== '') ?? null;
}

/** What is sent: the form over what the service knows of it beside. */
export function toSegmentInput(draft: SegmentDraft, before: Segment | null): SegmentInput {
  const written = fieldsOf(draft.kind).reduce<Record<string, unknown>>(
    (fields, field) => ({ ...fields, ...toWritten(draft, field) }),
    {},
  );
  const otherPlaces = before ? placesChanged(draft, toDraft(before)) : [];
  return toOwnSegment({ kind: draft.kind, fields: written, before, otherPlaces });
}

function toWritten(draft: SegmentDraft, { name, input }: FormField): Record<string, unknown> {
  const text = valueOf(draft, name) || null;
  switch (input) {
    case 'text':
    case 'day':
      return { [name]: text };
    case 'airport':
      return { [name]: text?.toUpperCase() ?? null };
    case 'moment':
      return { [name]: momentOf(draft, name) };
    case 'flight':
      return text === null ? { iata_code: null, [name]: null } : { ...readFlightNumber(text) };
  }
}

function placesChanged(draft: SegmentDraft, before: SegmentDraft): string[] {
  return FORM_PARTS[draft.kind].flatMap(({ place, fields }) =>
    place !== null && fields.some(({ name }) => valueOf(draft, name) !== valueOf(before, name))
      ? [place]
      : [],
  );
}

/** Whether nothing would be lost: to look at another kind is to have written nothing. */
export function isSameDraft(one: SegmentDraft, other: SegmentDraft): boolean {
  const keys = new Set([...Object.keys(one.values), ...Object.keys(other.values)]);
  return [...keys].every((key) => valueOf(one, key) === valueOf(other, key));
}
