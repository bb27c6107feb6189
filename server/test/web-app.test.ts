import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { startTestService, type TestService } from './support/test-service';
import { BUNDLE, makeWebAppFolder, PICTURE, SCRIPT, STYLE } from './support/web-app-folder';

/** As every browser asks, also for what is the same in all languages. */
const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
};

describe('the web app', () => {
  let service: TestService;
  const { folder, remove } = makeWebAppFolder();
  beforeAll(async () => {
    service = await startTestService({ webAppFolder: folder });
  });
  afterAll(async () => {
    await service.close();
    remove();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    service.send({ method: 'GET', url, headers });
  const navigate = (url: string) => get(url, NAVIGATION);

  it.each(['/', '/index.html', '/trips', '/trip/42/edit', '/check-in?status=help', '/healthy', '/apiary'])(
    'opens at %s',
    async (url) => {
      const answer = await navigate(url);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.text).toContain(STYLE);
    },
  );

  it.each([
    '/api',
    '/api/v1/nothing',
    '/api/v3/trips',
    '/assets/missing.png',
    '/assets/flags/zz.svg',
    '/_expo/static/js/web/gone.js',
    '/metrics',
  ])('leaves %s to the service, which says that there is nothing', async (url) => {
    const answer = await navigate(url);
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'not-found' } });
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it('leaves the addresses of the service to the service', async () => {
    expect((await navigate('/health')).json()).toMatchObject({ status: 'ready' });
    expect((await navigate('/docs/')).text).toContain('swagger');
    expect((await navigate('/assets/flags/co.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await navigate('/api/v1/trips')).status).toBe(401);
  });

  it('is a page only to whoever asks for pages', async () => {
    expect((await get('/trips')).status).toBe(404);
    for (const accept of ['*/*', 'application/json'])
      expect((await get('/trips', { accept })).json()).toMatchObject({ error: { code: 'not-found' } });
  });

  it('can only be read', async () => {
    const toScreen = await service.send({ method: 'POST', url: '/trips', headers: NAVIGATION });
    expect(toScreen.json()).toMatchObject({ error: { code: 'not-found' } });
    const toFile = await service.send({ method: 'PUT', url: BUNDLE, headers: NAVIGATION });
    expect(toFile.status).toBe(405);
    expect(toFile.headers.allow).toBe('HEAD, GET');
  });

  it('may be kept for ever where the name holds a digest, and is asked for each time elsewhere', async () => {
    for (const url of [BUNDLE, PICTURE])
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/sw.js', '/manifest.webmanifest'])
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('comes compressed as %s', async (encoding, accepted, unpack) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await service.app.inject({ url: BUNDLE, headers });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(unpack(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  it('comes as it is to whoever can not unpack', async () => {
    const answer = await get(BUNDLE, { 'accept-encoding': 'identity' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe(SCRIPT);
  });

  it('is not sent again to whoever has it', async () => {
    for (const url of ['/', BUNDLE]) {
      const { etag = '' } = (await get(url, { ...NAVIGATION, 'accept-encoding': 'br' })).headers;
      const again = await get(url, { ...NAVIGATION, 'accept-encoding': 'br', 'if-none-match': etag });
      expect(etag).not.toBe('');
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
    }
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const url of ['/', '/trips', BUNDLE]) {
      const head = await service.send({ method: 'HEAD', url, headers: NAVIGATION });
      const whole = await navigate(url);
      expect(head.status).toBe(200);
      expect(head.text).toBe('');
      expect(head.headers.etag).toBe(whole.headers.etag);
      expect(head.headers['content-length']).toBe(String(whole.text.length));
    }
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/_expo/../../secret.txt',
    '//secret.txt',
    `${BUNDLE}.br`,
    '/metadata.json',
    '/.fingerprint',
    '/assets',
    '/assets/',
  ])('shows nothing else of the disk (%s)', async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'not-found' } });
    expect((await navigate(url)).text).not.toContain('a secret');
  });

  it('runs no code, and shows no style, but its own', async () => {
    const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    for (const url of ['/', '/trips', BUNDLE, '/sw.js']) {
      const { headers } = await navigate(url);
      const policy = headers['content-security-policy']?.split('; ');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy).toContain(`style-src 'self' ${digest('')} ${digest(STYLE)}`);
      expect(policy).toContain("connect-src 'self' data: blob:");
      expect(policy).toContain("img-src 'self' data: blob:");
      for (const closed of ['base-uri', 'form-action', 'frame-ancestors', 'object-src'])
        expect(policy).toContain(`${closed} 'none'`);
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['permissions-policy']).toMatch(/^geolocation=\(self\), .*camera=\(\)/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('leaves the answers of the service their own headers', async () => {
    expect((await get('/health')).headers['content-security-policy']).toMatch(
      /^default-src 'none';(?!.*script)/,
    );
  });
});

describe('without a web app', () => {
  it('there is nothing at the addresses of screens', async () => {
    const service = await startTestService();
    const answer = await service.send({ method: 'GET', url: '/', headers: NAVIGATION });
    expect(answer.json()).toMatchObject({ error: { code: 'not-found' } });
    await service.close();
  });
});
