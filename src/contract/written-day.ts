import { z } from 'zod';

import { CalendarDate } from './fields';

const ISO_START = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;

/**
 * The calendar day that a caller meant. A datetime counts as the day it names where it was written: shifting it
 * to another zone would move a trip by a day.
 */
export function readDay(written: string | number, context: z.RefinementCtx): CalendarDate {
  const day =
    typeof written === 'number'
      ? new Date(written * 1000).toISOString().slice(0, 10)
      : (ISO_START.exec(written.trim())?.[1] ?? '');
  const parsed = CalendarDate.safeParse(day);
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'custom', message: 'must be a day such as 2026-11-20, or Unix seconds' });
  return z.NEVER;
}
