import type { Fetch } from '@/api/exchange';

import { aClient, anAnswer, aNetwork, holdTheDeadline, untilEnded } from './support/fake-network';

const ask = (fetch: Fetch, signal?: AbortSignal) =>
  aClient(fetch).request({ method: 'GET', path: '/api/v1/trips', signal });

/** The headers arrive, the body never does. */
const stuckInTheBody =
  (status = 200): Fetch =>
  (_url, { signal }) =>
    Promise.resolve({ ...anAnswer({ status }), text: () => untilEnded(signal) });

const never = () => new Promise<never>(() => undefined);
const deaf: Fetch = never;
const deafInTheBody: Fetch = () => Promise.resolve({ ...anAnswer(), text: never });

describe('a network that fails', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['nothing can be reached', () => Promise.reject(new TypeError('Network request failed'))],
    [
      'the request can not even be made',
      () => {
        throw new TypeError('Invalid URL');
      },
    ],
    ['it rejects with something odd', () => Promise.reject(new Error())],
    [
      'it breaks in the middle of the body',
      () => Promise.resolve({ ...anAnswer(), text: () => Promise.reject(new TypeError('terminated')) }),
    ],
    ['it aborts of its own accord', () => Promise.reject(new DOMException('Aborted', 'AbortError'))],
  ] satisfies [string, Fetch][])('is offline when %s', async (_when, fetch) => {
    expect(await ask(fetch)).toEqual({ kind: 'offline' });
  });

  it.each([
    ['before the headers', (_url, { signal }) => untilEnded(signal)],
    ['in the middle of the body', stuckInTheBody()],
    ['before the headers of a network that does not listen', deaf],
    ['in the body of a network that does not listen', deafInTheBody],
  ] satisfies [string, Fetch][])('is a timeout when time runs out %s', async (_when, fetch) => {
    const deadline = holdTheDeadline();

    const answer = ask(fetch);
    await Promise.resolve();
    deadline.pass();

    expect(await answer).toEqual({ kind: 'timeout' });
    expect(deadline.limits).toEqual([20_000]);
  });

  it('waits as long as the request says', async () => {
    const deadline = holdTheDeadline();
    const { fetch } = aNetwork(anAnswer({ body: '[]' }));

    await aClient(fetch).request({ method: 'GET', path: '/api/v1/countries', timeoutMs: 90_000 });

    expect(deadline.limits).toEqual([90_000]);
  });

  it('leaves no clock running behind an answer', async () => {
    const deadline = holdTheDeadline();
    const { fetch } = aNetwork(anAnswer({ body: '[]' }));

    await ask(fetch);

    expect(deadline.count()).toBe(0);
  });

  it.each([
    [401, { kind: 'server', fault: 'unexpected', status: 401 }],
    [404, { kind: 'server', fault: 'unexpected', status: 404 }],
    [500, { kind: 'server', fault: 'failed', status: 500 }],
  ])('still has said %i when the rest of the answer is lost', async (status, failure) => {
    const deadline = holdTheDeadline();

    const answer = ask(stuckInTheBody(status));
    await new Promise(setImmediate);
    deadline.pass();

    expect(await answer).toEqual(failure);
  });
});

describe('a body', () => {
  it.each([
    ['cut off', '[{"id":"trip-1"},{"id'],
    ['a sign-in page', '<!doctype html><title>Welcome</title>'],
    ['empty', ''],
    ['blank', '  \n'],
    ['several values', '{} {}'],
    ['not quite JSON', "{'id': undefined}"],
  ])('that is %s is unreadable', async (_what, body) => {
    const { fetch } = aNetwork(anAnswer({ headers: { 'Content-Type': 'application/json' }, body }));

    expect(await ask(fetch)).toEqual({ kind: 'server', fault: 'unreadable', status: 200 });
  });

  it.each(['text/html', 'text/plain', 'application/octet-stream', ''])(
    'is read for what it is, not for what it is called ("%s")',
    async (type) => {
      const { fetch } = aNetwork(anAnswer({ headers: { 'Content-Type': type }, body: '[1]' }));

      expect(await ask(fetch)).toMatchObject({ kind: 'answered', json: [1] });
    },
  );

  it.each(['null', 'false', '0', '""'])('may be %s', async (body) => {
    const { fetch } = aNetwork(anAnswer({ body }));

    expect(await ask(fetch)).toMatchObject({ kind: 'answered', json: JSON.parse(body) as unknown });
  });
});

describe('a caller who leaves', () => {
  it.each([
    ['before the headers', (_url, { signal }) => untilEnded(signal)],
    ['in the middle of the body', stuckInTheBody()],
    ['in the middle of a refusal', stuckInTheBody(404)],
    ['while the network does not listen', deaf],
    ['while its body does not listen', deafInTheBody],
  ] satisfies [string, Fetch][])('%s gets their own reason back', async (_when, fetch) => {
    const caller = new AbortController();

    const answer = ask(fetch, caller.signal);
    await new Promise(setImmediate);
    caller.abort('the screen was closed');

    await expect(answer).rejects.toBe('the screen was closed');
  });

  it('before anything was sent sends nothing', async () => {
    const { fetch, asked } = aNetwork(anAnswer({ body: '[]' }));

    await expect(ask(fetch, AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(asked).toEqual([]);
  });

  it('ends the request on the network too', async () => {
    const caller = new AbortController();
    const signals: AbortSignal[] = [];
    const answer = ask((_url, { signal }) => {
      signals.push(signal);
      return untilEnded(signal);
    }, caller.signal);
    await new Promise(setImmediate);

    caller.abort('gone');

    await expect(answer).rejects.toBe('gone');
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  it('is given an AbortError on engines whose signals have no reason', async () => {
    const caller = new AbortController();
    Object.defineProperty(caller.signal, 'reason', { value: undefined });

    const answer = ask(deaf, caller.signal);
    await new Promise(setImmediate);
    caller.abort();

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('keeps no listener of a request that is over', async () => {
    const caller = new AbortController();
    const added = jest.spyOn(caller.signal, 'addEventListener');
    const removed = jest.spyOn(caller.signal, 'removeEventListener');
    const { fetch } = aNetwork(anAnswer({ body: '[]' }));

    await ask(fetch, caller.signal);

    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});
