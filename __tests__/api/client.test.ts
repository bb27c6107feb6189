import type { ApiRequest } from '@/api/client';

import { ADDRESS, aClient, aJsonAnswer, anAnswer, aNetwork, KEY } from './support/fake-network';

/** What the network was asked, for a request that succeeds. */
async function sentFor(request: ApiRequest) {
  const network = aNetwork(aJsonAnswer([]));
  await aClient(network.fetch).request(request);
  const [sent] = network.asked;
  if (!sent || network.asked.length > 1) throw new Error(`sent ${network.asked.length} requests`);
  return sent;
}

describe('a request', () => {
  it('says who asks, in which language, for what', async () => {
    const sent = await sentFor({ method: 'GET', path: '/api/v1/trips' });

    expect(sent.url).toBe(`${ADDRESS}/api/v1/trips`);
    expect(sent.method).toBe('GET');
    expect(sent.headers).toEqual({
      Authorization: `TKN ${KEY}`,
      Accept: 'application/json',
      'Accept-Language': 'de-AT',
    });
    expect(sent).not.toHaveProperty('body');
  });

  it('carries a body as JSON, what it knows, and under which key it is repeated', async () => {
    const sent = await sentFor({
      method: 'POST',
      path: '/api/v1/trips',
      body: { trip: { name: 'Zürich' } },
      etag: 'W/"abc"',
      idempotencyKey: 'entry-1',
    });

    expect(sent.body).toBe('{"trip":{"name":"Zürich"}}');
    expect(sent.headers).toMatchObject({
      'Content-Type': 'application/json',
      'If-None-Match': 'W/"abc"',
      'Idempotency-Key': 'entry-1',
    });
  });

  it('leaves out of the query what is not given', async () => {
    const query = { since: 1_700_000_000, all: null, page: undefined, q: 'a&b=ü' };

    expect((await sentFor({ method: 'GET', path: '/api/v1/trips', query })).url).toBe(
      `${ADDRESS}/api/v1/trips?since=1700000000&q=a%26b%3D%C3%BC`,
    );
  });

  it('neither follows a redirect with the key, nor brings cookies, nor asks a cache', async () => {
    expect(await sentFor({ method: 'GET', path: '/api/v1/trips' })).toMatchObject({
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
    });
  });

  it('asks for the language and the key each time', async () => {
    const { fetch, asked } = aNetwork(aJsonAnswer([]));
    const languages = ['de', 'fr'];
    const keys = ['first', 'second'];
    const client = aClient(fetch, {
      language: () => languages.shift() ?? '',
      readKey: () => Promise.resolve(keys.shift() ?? null),
    });

    for (let turn = 0; turn < 2; turn += 1) await client.request({ method: 'GET', path: '/api/v1/trips' });

    expect(asked.map(({ headers }) => [headers.Authorization, headers['Accept-Language']])).toEqual([
      ['TKN first', 'de'],
      ['TKN second', 'fr'],
    ]);
  });
});

describe('an answer', () => {
  const answerTo = (headers: Record<string, string>, body: string) =>
    aClient(aNetwork(anAnswer({ headers, body })).fetch).request({ method: 'GET', path: '/api/v1/trips' });

  it('comes as it was written, with what stood above it', async () => {
    const text = '["Zürich","東京","🏔"]';

    const answer = await answerTo({ ETag: 'W/"abc"', 'Data-Revision': '7.42' }, text);

    expect(answer).toMatchObject({ kind: 'answered', status: 200, text, json: ['Zürich', '東京', '🏔'] });
    expect(new Map(answer.kind === 'answered' ? answer.headers : [])).toEqual(
      new Map([
        ['etag', 'W/"abc"'],
        ['data-revision', '7.42'],
      ]),
    );
  });

  it('may be that nothing changed', async () => {
    const headers = { 'Data-Revision': '7.42' };
    const client = aClient(aNetwork(anAnswer({ status: 304, headers })).fetch);

    const answer = await client.request({ method: 'GET', path: '/api/v1/trips', etag: '"1"' });

    expect(answer).toEqual({ kind: 'not-modified', headers: new Headers(headers), next: null });
  });
});

describe('the key', () => {
  it.each([null, '', ' ', 'two words', 'line\nbreak', 'clé', '🔑'])(
    'is asked for again instead of sending %p',
    async (key) => {
      const { fetch, asked } = aNetwork(aJsonAnswer([]));
      const client = aClient(fetch, { readKey: () => Promise.resolve(key) });

      expect(await client.request({ method: 'GET', path: '/api/v1/trips' })).toEqual({
        kind: 'unauthorized',
      });
      expect(asked).toEqual([]);
    },
  );

  it('that can not be read for now is not taken for a missing one', async () => {
    const locked = new Error('The device is locked.');
    const client = aClient(aNetwork(aJsonAnswer([])).fetch, { readKey: () => Promise.reject(locked) });

    await expect(client.request({ method: 'GET', path: '/api/v1/trips' })).rejects.toBe(locked);
  });

  it('stays out of what a proxy says that repeats the request', async () => {
    const message = `Bad header: Authorization: TKN ${KEY}`;
    const fields = [{ field: `header ${KEY}`, message: `${KEY}, ${KEY}` }];
    const body = JSON.stringify({ error: { code: 'x', message, fields } });
    const client = aClient(aNetwork(anAnswer({ status: 400, body })).fetch);

    const failure = await client.request({ method: 'GET', path: '/api/v1/trips' });

    expect(failure).toEqual({
      kind: 'rejected',
      status: 400,
      message: 'Bad header: Authorization: TKN …',
      fields: [{ field: 'header …', message: '…, …' }],
    });
  });

  it('stays out of every failure, and of the log', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => undefined),
    );
    const body = `Authorization: TKN ${KEY}`;
    const answers = [301, 400, 401, 429, 500, 503, 200].map((status) => anAnswer({ status, body }));
    const networks = [
      ...answers.map((answer) => aNetwork(answer).fetch),
      () => Promise.reject(new TypeError(`invalid header: ${body}`)),
    ];

    const failures = await Promise.all(
      networks.map((fetch) => aClient(fetch).request({ method: 'GET', path: '/api/v1/trips' })),
    );

    expect(JSON.stringify(failures)).not.toContain(KEY);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
