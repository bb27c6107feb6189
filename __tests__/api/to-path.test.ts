import { toPath } from '@/api/to-path';

describe('a path', () => {
  it.each([
    ['65f0c1', '65f0c1'],
    ['cote-d-ivoire', 'cote-d-ivoire'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['%2e%2e', '%252e%252e'],
    ['東京', '%E6%9D%B1%E4%BA%AC'],
    ['...', '...'],
  ])('holds the id %p as %s', (id, segment) => {
    expect(toPath`/api/v1/trips/${id}/alerts`).toBe(`/api/v1/trips/${segment}/alerts`);
  });

  it.each(['', '.', '..', '\ud800', 'x\udc00'])('is not left by means of the id %p', (id) => {
    expect(toPath`/api/v1/trips/${id}/alerts`).toBe('/api/v1/trips/-/alerts');
  });
});
