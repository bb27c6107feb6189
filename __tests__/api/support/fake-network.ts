import { type ApiClientOptions, createApiClient } from '@/api/client';
import type { Fetch, FetchInit } from '@/api/exchange';

export const KEY = 'a-key-that-nobody-may-see';
export const ADDRESS = 'https://service.test';

export interface Asked extends FetchInit {
  url: string;
}

interface WrittenAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** An answer of any status; a real `Response` can't be made for each. */
export function anAnswer({ status = 200, headers = {}, body = '' }: WrittenAnswer = {}) {
  return { status, headers: new Headers(headers), text: () => Promise.resolve(body) };
}

export function aJsonAnswer(json: unknown, headers: Record<string, string> = {}) {
  return anAnswer({
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
}

/** A network that answers alike each time and remembers what it was asked. */
export function aNetwork(answer: Awaited<ReturnType<Fetch>>) {
  const asked: Asked[] = [];
  const fetch: Fetch = (url, init) => {
    asked.push({ url, ...init });
    return Promise.resolve(answer);
  };
  return { fetch, asked };
}

/** Never settles by itself, and gives up as a real network does when its signal ends. */
export function untilEnded(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('fetch failed: The operation was aborted.')));
  });
}

export function aClient(fetch: Fetch, options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl: ADDRESS,
    readKey: () => Promise.resolve(KEY),
    language: () => 'de-AT',
    fetch,
    timeoutMs: 20_000,
    ...options,
  });
}

/** Puts the clock of every request into the hands of the test. */
export function holdTheDeadline() {
  const deadline = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  return { timeout, pass: () => deadline.abort(new DOMException('The signal timed out.', 'TimeoutError')) };
}
