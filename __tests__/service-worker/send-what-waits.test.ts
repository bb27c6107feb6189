import { toFailure } from '@/api/failure';
import type { QueuedRequest } from '@/platform/background-sender';

import { FakePage, FakeWorker, startWorker } from '../support/fake-worker';

const KEY = 'key-of-the-traveller';
const DAY_MS = 24 * 3_600_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Answer {
  status: number;
  text: string;
}

const inWords = (status: number, code: string): Answer => ({
  status,
  text: JSON.stringify({ error: { code, message: 'No.', request_id: 'r-1' } }),
});

/** What stands between somebody and the service says these; all of them as JSON. */
const OF_OTHERS: Answer[] = [
  { status: 401, text: '{"message":"Forbidden"}' },
  { status: 403, text: '{"message":"Forbidden"}' },
  { status: 404, text: '{"error":"Not Found"}' },
  { status: 422, text: '{"error":{"message":"Policy 7"}}' },
  { status: 400, text: '{"error":{"code":7,"message":"Policy 7"}}' },
  { status: 401, text: '"Forbidden"' },
  { status: 404, text: 'null' },
  { status: 403, text: '<html>Sign in</html>' },
  { status: 403, text: '' },
  { status: 502, text: '{}' },
];

describe('what waits in a browser whose page is closed', () => {
  let worker: FakeWorker;
  let end: () => void;
  let answers: Map<string, Answer>;
  let asked: { url: string; init?: RequestInit }[];
  beforeEach(async () => {
    worker = new FakeWorker();
    worker.folders.set('secrets', new Map([['traveller-key', KEY]]));
    worker.folders.set('to-send', new Map());
    asked = [];
    answers = new Map();
    worker.fetch = (url, init) => {
      const address = url as string;
      asked.push({ url: address, init });
      const { status, text } = answers.get(address) ?? { status: 201, text: '{"id":"c-1"}' };
      return Promise.resolve(new Response(text, { status, headers: JSON_TYPE }));
    };
    end = await startWorker(worker, async () => {
      await import('@/service-worker/send-what-waits');
    });
  });
  afterEach(() => end());

  const put = (id: string, urgency: number, validity?: QueuedRequest['validity']): QueuedRequest => {
    const request = {
      id,
      url: `https://sojourn.example/${id}`,
      method: 'POST',
      body: '{"status":2}',
      urgency,
      validity,
    };
    worker.folders.get('to-send')?.set(id, JSON.stringify(request));
    return request;
  };
  const networkComesBack = () => worker.dispatch('sync', { tag: 'send-what-waits' });
  const names = () => asked.map(({ url }) => url.replace('https://sojourn.example/', ''));
  const refusesAll = (answer: Answer) => {
    for (const id of ['help', 'note']) answers.set(put(id, id === 'help' ? 9 : 1).url, answer);
  };

  it('is sent word for word, the most urgent first, and an open page hears of it before', async () => {
    const page = new FakePage(() => true);
    worker.pages.push(page);
    put('note', 1);
    put('help', 9);
    await networkComesBack();
    expect(page.received).toEqual([{ type: 'sending', ids: ['help', 'note'] }]);
    expect(names()).toEqual(['help', 'note']);
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"status":2}',
      headers: { Authorization: `TKN ${KEY}`, 'Idempotency-Key': 'help' },
      redirect: 'manual',
    });
  });

  it('is left to the app where the service may have forgotten it, or the clock was set so that nobody can tell', async () => {
    const page = new FakePage(() => true);
    worker.pages.push(page);
    const now = Date.now();
    put('old', 9, { notBefore: now - 30 * DAY_MS, notAfter: now - 1 });
    put('of-tomorrow', 9, { notBefore: now + DAY_MS, notAfter: now + 30 * DAY_MS });
    put('help', 9, { notBefore: now - DAY_MS, notAfter: now + DAY_MS });
    put('for-ever', 1);
    await networkComesBack();
    expect(names()).toEqual(['help', 'for-ever']);
    expect(page.received).toEqual([{ type: 'sending', ids: ['help', 'for-ever'] }]);
    // By what lies there the app knows what was in other hands.
    expect([...(worker.folders.get('to-send')?.keys() ?? [])]).toContain('old');
  });

  it('is left alone where nobody is signed in, or the browser wakes the worker for something else', async () => {
    put('help', 9);
    await worker.dispatch('sync', { tag: 'another' });
    worker.folders.delete('secrets');
    await networkComesBack();
    expect(asked).toEqual([]);
  });

  it.each(OF_OTHERS)('is tried again after words that are not the service’s: %j', async (answer) => {
    refusesAll(answer);
    await expect(networkComesBack()).rejects.toThrow();
    // Nor does one that was refused so keep back what comes after it.
    expect(names()).toEqual(['help', 'note']);
    expect(toFailure(answer.status, new Headers(), answer.text).kind).not.toMatch(/unauthorized|rejected/);
  });

  it.each([inWords(400, 'bad_request'), inWords(404, 'not_found'), inWords(422, 'invalid')])(
    'is answered where the service itself refuses it: %j',
    async (answer) => {
      refusesAll(answer);
      await networkComesBack();
      expect(names()).toEqual(['help', 'note']);
      expect(toFailure(answer.status, new Headers(), answer.text).kind).toBe('rejected');
    },
  );

  it('ends where the service itself does not take the key', async () => {
    const answer = inWords(401, 'unauthorized');
    refusesAll(answer);
    await networkComesBack();
    expect(names()).toEqual(['help']);
    expect(toFailure(answer.status, new Headers(), answer.text).kind).toBe('unauthorized');
  });

  it.each([inWords(409, 'busy'), inWords(429, 'too_many'), inWords(503, 'starting')])(
    'is tried again where the service can’t do it now: %j',
    async (answer) => {
      refusesAll(answer);
      await expect(networkComesBack()).rejects.toThrow();
    },
  );

  it.each(['<html>Sign in</html>', ''])('is tried again where a yes says nothing of it: %j', async (text) => {
    refusesAll({ status: 200, text });
    await expect(networkComesBack()).rejects.toThrow();
  });

  it('is tried again where there is no network after all, or the answer breaks off', async () => {
    put('help', 9);
    worker.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(networkComesBack()).rejects.toThrow();
    worker.fetch = () =>
      Promise.resolve({
        status: 404,
        headers: new Headers(JSON_TYPE),
        text: () => Promise.reject(new TypeError('Load failed')),
      } as Response);
    await expect(networkComesBack()).rejects.toThrow();
  });
});
