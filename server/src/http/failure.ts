import type { FieldError } from '@/contract/service-error';

/** Every way in which the service refuses; each has its status and its words. */
const STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  /** The state that something is in forbids it. */
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  invalid: 422,
  'upgrade-required': 426,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
} as const;
export type FailureCode = keyof typeof STATUS;

export class Failure extends Error {
  readonly status: number;

  constructor(
    readonly code: FailureCode,
    message: string,
    readonly details: { fields?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = STATUS[code];
  }
}

export function notFound(what: string): Failure {
  return new Failure('not-found', `There is no such ${what}.`);
}

export function invalid(fields: FieldError[]): Failure {
  return new Failure('invalid', 'Some fields need correcting.', { fields });
}

/** For what passes by itself: whoever asks is told when to come again. */
export function unavailable(message: string): Failure {
  return new Failure('unavailable', message, { headers: { 'retry-after': '2' } });
}

export function tooSlow(message: string): Failure {
  return new Failure('timeout', message, { headers: { 'retry-after': '2' } });
}
