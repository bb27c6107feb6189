import { type Failure, toFailure } from './failure';

export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  redirect: 'manual';
  credentials: 'omit';
  cache: 'no-store';
}

/** The network's edge: as much of `fetch` as is used here. */
export type Fetch = (url: string, init: FetchInit) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>;

export interface Exchange {
  fetch: Fetch;
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** From the first byte sent to the last one read. */
  timeoutMs: number;
  /** The caller's own; when it ends, the exchange rejects with its reason. */
  signal?: AbortSignal;
}

export interface Received {
  kind: 'received';
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request and reads its answer whole. Any status but the awaited ones is a failure. */
export async function exchange(request: Exchange): Promise<Received | Failure> {
  if (request.signal?.aborted) throw reasonOf(request.signal);
  const deadline = AbortSignal.timeout(request.timeoutMs);
  const end = joinSignals(request.signal ? [request.signal, deadline] : [deadline]);
  let head: { status: number; headers: Headers } | null = null;
  try {
    const response = await Promise.race([
      request.fetch(request.url, toInit(request, end.signal)),
      end.reached,
    ]);
    head = { status: response.status, headers: response.headers };
    const text = await Promise.race([response.text(), end.reached]);
    return isAwaited(head.status, request)
      ? { kind: 'received', ...head, text }
      : toFailure(head.status, head.headers, text);
  } catch {
    if (request.signal?.aborted) throw reasonOf(request.signal);
    // The status was heard; only its words were lost.
    if (head && !isAwaited(head.status, request)) return toFailure(head.status, head.headers, '');
    return deadline.aborted ? { kind: 'timeout' } : { kind: 'offline' };
  } finally {
    end.release();
  }
}

/** "Not modified" makes sense only to somebody who said what they have. */
function isAwaited(status: number, { headers }: Exchange): boolean {
  return status === 200 || status === 201 || (status === 304 && 'If-None-Match' in headers);
}

function toInit({ method, headers, body }: Exchange, signal: AbortSignal): FetchInit {
  return {
    method,
    headers,
    ...(body !== undefined && { body }),
    signal,
    // A redirect, such as to a hotel's sign-in page, would carry the key to another host.
    redirect: 'manual',
    credentials: 'omit',
    // What is kept is kept in the store; a browser's own cache would answer with old news as if it were fresh.
    cache: 'no-store',
  };
}

/**
 * Whichever ends first. `AbortSignal.any` would do, but Expo's leaves its listener on a caller's signal that
 * never ends. `reached` is raced against, because on iOS Expo's `text()` never settles when the connection breaks
 * in the middle of a body.
 */
function joinSignals(signals: AbortSignal[]) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const reached = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error('The exchange has ended.')));
  });
  // The races below take note of it; this is for an end that comes between them.
  reached.catch(() => undefined);

  for (const signal of signals) signal.addEventListener('abort', abort);
  if (signals.some((signal) => signal.aborted)) abort();
  const release = () => {
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, reached, release };
}

/** React Native's signals have no reason. */
function reasonOf(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException('The operation was aborted.', 'AbortError');
}
