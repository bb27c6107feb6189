import type { Fetch } from '@/api/exchange';
import { getServiceHealth } from '@/api/service-health';

import { anAnswer, holdTheDeadline, untilEnded } from './support/fake-network';

const ready = { status: 'ready', version: '0.1.0', sample_data: true };

const answering = (status: number, body: string): Fetch => {
  return () => Promise.resolve(anAnswer({ status, body }));
};

/** A network that never answers, and gives up as a real one does when its signal ends. */
const silent: Fetch = (_url, { signal }) => untilEnded(signal);

const ask = (fetch: Fetch, signal = new AbortController().signal) =>
  getServiceHealth('http://service.test', signal, fetch);

describe('asking the service for its health', () => {
  afterEach(() => jest.restoreAllMocks());

  it('reads what the service says of itself', async () => {
    const asked: string[] = [];
    const answer = await ask((url) => {
      asked.push(url);
      return Promise.resolve(new Response(JSON.stringify(ready)));
    });

    expect(answer).toEqual({ kind: 'answered', value: ready });
    expect(asked).toEqual(['http://service.test/health']);
  });

  it('lets fields pass that it does not know yet', async () => {
    const answer = await ask(answering(200, JSON.stringify({ ...ready, uptime: 12 })));

    expect(answer).toMatchObject({ kind: 'answered', value: ready });
  });

  it.each([
    [503, { kind: 'busy', retryAfterMs: null }],
    [429, { kind: 'busy', retryAfterMs: null }],
    [304, { kind: 'server', fault: 'unexpected', status: 304 }],
    [500, { kind: 'server', fault: 'failed', status: 500 }],
    [502, { kind: 'server', fault: 'failed', status: 502 }],
    [401, { kind: 'unauthorized' }],
    [404, { kind: 'rejected', status: 404, message: 'Some message.', fields: [] }],
  ])('takes a status of %i for what it is', async (status, failure) => {
    const body = JSON.stringify({ error: { code: 'some_code', message: 'Some message.' } });

    expect(await ask(answering(status, body))).toEqual(failure);
  });

  it.each([
    ['a sign-in page', '<html>Welcome to the hotel</html>'],
    ['something else in JSON', '{"status":"ok"}'],
    ['nothing', ''],
  ])('does not mistake %s for the service', async (_what, body) => {
    expect(await ask(answering(200, body))).toEqual({ kind: 'server', fault: 'unreadable', status: 200 });
  });

  it('is offline when nothing can be reached', async () => {
    const unreachable: Fetch = () => Promise.reject(new TypeError('Network request failed'));

    expect(await ask(unreachable)).toEqual({ kind: 'offline' });
  });

  it('stops waiting after ten seconds', async () => {
    const deadline = holdTheDeadline();

    const answer = ask(silent);
    deadline.pass();

    expect(await answer).toEqual({ kind: 'timeout' });
    expect(deadline.limits).toEqual([10_000]);
  });

  it('calls it no failure when the caller no longer wants to know', async () => {
    const caller = new AbortController();

    const answer = ask(silent, caller.signal);
    caller.abort();

    await expect(answer).rejects.toBe(caller.signal.reason);
  });
});
