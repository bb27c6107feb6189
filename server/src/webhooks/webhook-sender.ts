import type { AttemptFailure } from '@/contract/webhook-delivery';

import type { KeyRing } from '../http/keys';
import {
  createOutsideRequests,
  type OutsideOutcome,
  type OutsideSettings,
} from '../outside/outside-requests';
import { readRetryAfter } from '../outside/retry-after';
import { signatureHeaders } from './signature';
import { openSigningSecrets, type SealedSecrets } from './signing-secret';

const TIMEOUT_MS = 15_000;
const LONGEST_ANSWER_BYTES = 64 * 1024;
const LONGEST_KEPT_ANSWER = 4096;
const GONE = 410;

export interface ReceivingEndpoint extends SealedSecrets {
  url: string;
}

export interface WebhookMessage {
  eventId: string;
  body: string;
  /** Which attempt this is, from 1. */
  number: number;
  /** Sent by hand to try the endpoint: nothing has happened. */
  isTest?: boolean;
}

export interface Attempt {
  number: number;
  at: Date;
  duration_ms: number;
  status: number | null;
  failure: AttemptFailure | null;
  answer: string;
  /** How long the receiver asks to be left alone. */
  retryAfterMs: number | null;
  /** The receiver wants nothing any more. */
  isGone: boolean;
}

export interface WebhookSender {
  /** Longer than this no attempt takes. */
  timeoutMs: number;
  /** One attempt. Whatever becomes of it is told, never thrown. */
  send(endpoint: ReceivingEndpoint, message: WebhookMessage): Promise<Attempt>;
  close(): void;
}

export interface SenderTools {
  keyRing: KeyRing;
  version: string;
  now: () => Date;
  /** Hosts of the service's own network that may be called, over http too. */
  allowedHosts: readonly string[];
  timeoutMs?: number;
  /** How names are looked up and who is trusted, where it is not the usual. */
  network?: Pick<OutsideSettings, 'lookUp' | 'authority'>;
}

export function createWebhookSender(tools: SenderTools): WebhookSender {
  const { keyRing, version, now, allowedHosts, timeoutMs = TIMEOUT_MS, network } = tools;
  const outside = createOutsideRequests({
    ...network,
    innerHosts: allowedHosts,
    mayBePlain: true,
    timeoutMs,
    longestAnswerBytes: LONGEST_ANSWER_BYTES,
  });
  return {
    timeoutMs,
    async send(endpoint, { eventId, body, number, isTest }) {
      const at = now();
      const outcome = await outside.send({
        url: endpoint.url,
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': `Sojourn/${version}`,
          'webhook-attempt': number,
          ...(isTest && { 'webhook-test': 'true' }),
          ...signatureHeaders({ eventId, body, secrets: openSigningSecrets(keyRing, endpoint, at), at }),
        },
      });
      const end = now();
      const answered = outcome.kind === 'answered' ? outcome : null;
      return {
        number,
        at,
        duration_ms: end.getTime() - at.getTime(),
        status: answered?.status ?? null,
        failure: failureOf(outcome),
        answer: storable(answered?.text ?? ''),
        retryAfterMs: readRetryAfter(answered?.headers['retry-after'], end),
        isGone: answered?.status === GONE,
      };
    },
    close: () => outside.close(),
  };
}

function failureOf(outcome: OutsideOutcome): AttemptFailure | null {
  switch (outcome.kind) {
    case 'forbidden':
      return 'forbidden-address';
    case 'no-answer':
      return outcome.why;
    case 'answered':
      if (outcome.status >= 300 && outcome.status < 400) return 'redirect';
      if (outcome.status < 200 || outcome.status >= 300) return 'refused';
      return outcome.isCut ? 'too-long' : null;
  }
}

/** An answer may hold anything; PostgreSQL takes no NUL. */
function storable(text: string): string {
  return Buffer.from(text).subarray(0, LONGEST_KEPT_ANSWER).toString('utf8').replaceAll('\0', '\uFFFD');
}
