import { type Failure, toFailure } from './failure';

/** A text, or bytes as they are: a mail may be written in any characters. */
export type Body = string | Uint8Array<ArrayBuffer>;

export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body?: Body;
  signal: AbortSignal;
  redirect: 'manual';
  credentials: 'omit';
  cache: 'no-store';
}

/** The network's edge: as much of `fetch` as is used here. */
export type Fetch = (url: string, init: FetchInit) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>;

/** The edge for requests whose progress is told: `fetch` has no word for it. */
export type Upload = (
  url: string,
  init: Pick<FetchInit, 'method' | 'headers' | 'signal'> & { body: Body; onSent: OnSent },
) => ReturnType<Fetch>;

/** In bytes of the body; `total` is all of it. */
export type OnSent = (sent: number, total: number) => void;

export interface Exchange {
  fetch: Fetch;
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: Body;
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
  const { signal, timeoutMs } = request;
  if (signal?.aborted) throw reasonOf(signal);
  const heard: Heard = { head: null };
  const end = new ExchangeEnd(signal, timeoutMs);
  try {
    // Raced, because on iOS Expo's `text()` never settles when the connection breaks in the middle of a body.
    return await Promise.race([converse(request, end.signal, heard), end.reached]);
  } catch {
    if (signal?.aborted) throw reasonOf(signal);
    // The status was heard; only its words were lost.
    const { head } = heard;
    if (head && !isAwaited(head.status, request)) return toFailure(head.status, head.headers, '');
    return { kind: end.isTimeout ? 'timeout' : 'offline' };
  } finally {
    end.release();
  }
}

/** What there is of an answer before it is whole. */
interface Heard {
  head: { status: number; headers: Headers } | null;
}

async function converse(request: Exchange, signal: AbortSignal, heard: Heard): Promise<Received | Failure> {
  const response = await request.fetch(request.url, toInit(request, signal));
  const { status, headers } = response;
  heard.head = { status, headers };
  const text = await response.text();
  return isAwaited(status, request)
    ? { kind: 'received', status, headers, text }
    : toFailure(status, headers, text);
}

/** "Not modified" makes sense only to somebody who said what they have. */
function isAwaited(status: number, { headers }: Exchange): boolean {
  return [200, 201, 202].includes(status) || (status === 304 && 'If-None-Match' in headers);
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
 * The caller leaves or time runs out, whichever comes first. `AbortSignal.any` and `AbortSignal.timeout` would do, but Expo's leave their
 * listeners and timers behind, and making three signals for each request takes as long as the rest of the request.
 */
class ExchangeEnd {
  /** Rejects at the end. */
  readonly reached: Promise<never>;
  isTimeout = false;
  private readonly controller = new AbortController();
  private readonly timer: ReturnType<typeof setTimeout>;
  private reject: (reason: Error) => void = () => undefined;

  constructor(
    private readonly caller: AbortSignal | undefined,
    timeoutMs: number,
  ) {
    this.reached = new Promise<never>((_resolve, reject) => {
      this.reject = reject;
    });
    this.timer = setTimeout(() => {
      this.isTimeout = true;
      this.end();
    }, timeoutMs);
    caller?.addEventListener('abort', this.end);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  release(): void {
    clearTimeout(this.timer);
    this.caller?.removeEventListener('abort', this.end);
  }

  private readonly end = (): void => {
    this.controller.abort();
    this.reject(new Error('The exchange has ended.'));
  };
}

/** React Native's signals have no reason. */
function reasonOf(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException('The operation was aborted.', 'AbortError');
}
