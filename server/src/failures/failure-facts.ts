import { errorCode } from './error-code';

/** What may be logged of a failure. */
export interface FailureFacts {
  kind: string;
  /** The SQLSTATE, or what Node calls it; empty where it has no code. */
  code: string;
  /** Where it happened, innermost first. */
  stack: string[];
}

const FRAME = /^\s+at .+:\d+:\d+\)?$/;
const MOST_FRAMES = 12;

/** Messages, statements and values can hold names and positions: only the kind of failure and its place are told. */
export function failureFacts(error: unknown): FailureFacts {
  return {
    kind: error instanceof Error ? error.name : 'unknown',
    code: errorCode(error),
    stack: framesOf(error),
  };
}

function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  // The message stands before the frames, and may look like one.
  const [, frames = ''] = error.stack?.split(error.message || '\n') ?? [];
  const own = frames
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
    .slice(0, MOST_FRAMES);
  return error.cause === undefined ? own : [...framesOf(error.cause), ...own].slice(0, MOST_FRAMES);
}
