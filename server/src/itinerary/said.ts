/** When something was said of a booking, as its sender tells it; null where they do not. */
export interface Said {
  /** Of a calendar's event: it rises with every change. */
  sequence: number | null;
  /** An instant. */
  at: string | null;
}

const MOST = 2 ** 31 - 1;

export function readSequence(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST ? value : null;
}

/** With a zone: without one nobody knows which moment is meant. */
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

export function readInstant(value: unknown): string | null {
  if (typeof value !== 'string' || !INSTANT.test(value)) return null;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

/** Whether something newer is known. Of calendars the higher number is, whatever the clocks of their senders say. */
export function isOlder(said: Said, known: Said): boolean {
  if (said.sequence !== null && known.sequence !== null && said.sequence !== known.sequence)
    return said.sequence < known.sequence;
  return said.at !== null && known.at !== null && Date.parse(said.at) < Date.parse(known.at);
}
