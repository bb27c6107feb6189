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

/** Puts the clock of every request into the hands of the test: how long each may take, and the end of that time for all of them. */
export function holdTheDeadline() {
  const deadlines = new Map<unknown, () => void>();
  const limits: (number | undefined)[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((pass, limit) => {
    const timer = { [Symbol.toPrimitive]: () => limits.length } as unknown as NodeJS.Timeout;
    limits.push(limit);
    deadlines.set(timer, pass);
    return timer;
  });
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    deadlines.delete(timer);
  });
  return {
    limits,
    /** Of those that are still waited for. */
    count: () => deadlines.size,
    pass: () => deadlines.forEach((pass) => pass()),
  };
}
