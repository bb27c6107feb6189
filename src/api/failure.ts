import { FieldError } from '@/contract/service-error';

import { readRetryAfter } from './answer-headers';
import { parseJson } from './parse-json';

/**
 * `failed`: a server said so. `unreadable` and `unexpected`: what answered may not be the service at all. `emptied`: nor may it be where there is nothing in the
 * answer to a write, but of what it kept for a repeat the service leaves no more where somebody was erased.
 */
export type ServerFault = 'failed' | 'unreadable' | 'unexpected' | 'emptied';

/** Every way in which a request can come to nothing; each asks for a different next step. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'busy'; retryAfterMs: number | null }
  | { kind: 'server'; fault: ServerFault; status: number }
  /** The service does not take the key, or there is none. */
  | { kind: 'unauthorized' }
  | { kind: 'rejected'; status: number; message: string; fields: FieldError[] };

/**
 * The failure that a status stands for, whatever the status. A refusal counts only in the service's own words: a proxy,
 * a firewall or a hotel's sign-in page refuses everything, and must neither put a call
 * for help aside nor make the app believe that its key is worth nothing.
 */
export function toFailure(status: number, headers: Headers, text: string): Failure {
  if (status === 429 || status === 503) return { kind: 'busy', retryAfterMs: readRetryAfter(headers) };
  const words = status >= 400 && status < 500 ? readWords(text) : null;
  if (words) return status === 401 ? { kind: 'unauthorized' } : { kind: 'rejected', status, ...words };
  return { kind: 'server', fault: status >= 500 && status < 600 ? 'failed' : 'unexpected', status };
}

export function unreadable(status: number): Failure {
  return { kind: 'server', fault: 'unreadable', status };
}

/** Null where they are not the service's. */
function readWords(text: string): { message: string; fields: FieldError[] } | null {
  const error = property(parseJson(text), 'error');
  const message = property(error, 'message');
  const fields = property(error, 'fields');
  if (typeof message !== 'string' || typeof property(error, 'code') !== 'string') return null;
  return { message, fields: Array.isArray(fields) ? fields.flatMap(toFieldError) : [] };
}

function toFieldError(entry: unknown): FieldError[] {
  const read = FieldError.safeParse(entry);
  return read.success ? [read.data] : [];
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
