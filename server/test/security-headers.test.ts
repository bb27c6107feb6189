import { startTestService, type TestService } from './support/test-service';

describe('what a browser may do with an answer', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it.each(['/api/v1/trips', '/health', '/nowhere', '/assets/flags/co.svg'])('%s: nothing', async (path) => {
    const { headers } = await service.as('demo-traveller').get(path);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('the page of the interface: its own scripts, and no others', async () => {
    const { status, headers } = await service.as(null).get('/docs/');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe-eval/);
  });

  it('the interface shows itself to nobody where that is switched off', async () => {
    const hidden = await startTestService({ docs: false });
    for (const path of ['/docs', '/docs/', '/docs/json'])
      expect([path, (await hidden.as(null).get(path)).status]).toEqual([path, 404]);
    expect((await hidden.as('demo-traveller').get('/api/v1/trips')).status).toBe(200);
    await hidden.close();
  });
});
