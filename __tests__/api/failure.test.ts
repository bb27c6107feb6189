import { toFailure } from '@/api/failure';

import { aClient, anAnswer, aNetwork } from './support/fake-network';

const RETRY = { 'Retry-After': '7' };
const REFUSAL = {
  error: { code: 'invalid', message: 'Some fields need correcting.', fields: [{ field: 'a', message: 'b' }] },
};
const body = JSON.stringify(REFUSAL);
const words = { message: REFUSAL.error.message, fields: REFUSAL.error.fields };

type Range = [from: number, to: number, meaning: (status: number) => object];

/** Every status there is, once. */
const MEANINGS: Range[] = [
  [100, 399, (status) => ({ kind: 'server', fault: 'unexpected', status })],
  [400, 400, (status) => ({ kind: 'rejected', status, ...words })],
  [401, 401, () => ({ kind: 'unauthorized' })],
  [402, 428, (status) => ({ kind: 'rejected', status, ...words })],
  [429, 429, () => ({ kind: 'busy', retryAfterMs: 7000 })],
  [430, 499, (status) => ({ kind: 'rejected', status, ...words })],
  [500, 502, (status) => ({ kind: 'server', fault: 'failed', status })],
  [503, 503, () => ({ kind: 'busy', retryAfterMs: 7000 })],
  [504, 599, (status) => ({ kind: 'server', fault: 'failed', status })],
];
const STATUSES = MEANINGS.flatMap(([from, to, meaning]) =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, meaning(from + index)] as const),
);

describe('the failure that a status stands for', () => {
  it('is known for each of the 500', () => {
    expect(STATUSES.map(([status]) => status)).toEqual(
      Array.from({ length: 500 }, (_, index) => 100 + index),
    );
  });

  it.each(STATUSES)('%i', (status, failure) => {
    expect(toFailure(status, new Headers(RETRY), body)).toEqual(failure);
  });

  it.each([0, 99, 600, 999, -1, Number.NaN])('is the server’s even for %p, which is none', (status) => {
    expect(toFailure(status, new Headers(), '')).toEqual({ kind: 'server', fault: 'unexpected', status });
  });
});

describe('a refusal in somebody else’s words', () => {
  it.each([
    ['a hotel’s page', '<html>Please sign in</html>'],
    ['a proxy’s JSON', '{"message":"Unauthorized"}'],
    ['nothing', ''],
  ])('says nothing of the key or of what was sent: %s', (_whose, text) => {
    for (const status of [400, 401, 403, 404, 422])
      expect(toFailure(status, new Headers(), text)).toEqual({ kind: 'server', fault: 'unexpected', status });
  });
});

/** Done, made, or taken in to be done. */
const TAKEN = [200, 201, 202];

describe('what a request comes to, by its status', () => {
  it.each(STATUSES.filter(([status]) => !TAKEN.includes(status)))('%i', async (status, failure) => {
    const { fetch } = aNetwork(anAnswer({ status, headers: RETRY, body }));

    expect(await aClient(fetch).request({ method: 'GET', path: '/api/v1/trips' })).toEqual(failure);
  });

  it.each(TAKEN)('%i', async (status) => {
    const { fetch } = aNetwork(anAnswer({ status, body }));

    const answer = await aClient(fetch).request({ method: 'GET', path: '/api/v1/trips' });

    expect(answer).toMatchObject({ kind: 'answered', status, json: REFUSAL });
  });

  it('304 if it was asked whether something changed', async () => {
    const { fetch } = aNetwork(anAnswer({ status: 304 }));

    const answer = await aClient(fetch).request({ method: 'GET', path: '/api/v1/trips', etag: 'W/"1"' });

    expect(answer).toMatchObject({ kind: 'not-modified' });
  });
});

describe('the words of a refusal', () => {
  const refused = (text: string) => toFailure(422, new Headers(), text);

  it.each([
    ['nothing', ''],
    ['a page', '<html>Not found</html>'],
    ['half of something', '{"error":{"code":"invalid","mess'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another shape', '{"message":"no"}'],
    ['an error that is text', '{"error":"no"}'],
    ['an error without a code', '{"error":{"message":"no"}}'],
    ['a message that is none', '{"error":{"code":"invalid","message":5,"fields":{"a":"b"}}}'],
  ])('are not the service’s in %s: somebody else answered, and it is tried again', (_what, text) => {
    expect(refused(text)).toEqual({ kind: 'server', fault: 'unexpected', status: 422 });
  });

  it('are kept field by field', () => {
    const fields = [{ field: 'a', message: 'b', hint: 'c' }, { field: 'd' }, null, 'e'];

    expect(refused(JSON.stringify({ error: { code: 'invalid', message: 'No.', fields } }))).toEqual({
      kind: 'rejected',
      status: 422,
      message: 'No.',
      fields: [{ field: 'a', message: 'b' }],
    });
  });
});
