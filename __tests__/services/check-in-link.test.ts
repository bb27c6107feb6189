import fc from 'fast-check';

import { readCheckInLink } from '@/services/check-in-link';

describe('a link to check in', () => {
  it.each([
    ['sojourn://check-in?status=safe', { status: 'safe', requestId: null }],
    ['sojourn:///check-in?status=help', { status: 'help', requestId: null }],
    ['SOJOURN://check-in/?status=safe&request=r-1', { status: 'safe', requestId: 'r-1' }],
  ])('is read from %s', (url, link) => {
    expect(readCheckInLink(url)).toEqual(link);
  });

  it.each([
    '',
    'sojourn://check-in',
    'sojourn://check-in?status=unreported',
    'sojourn://check-in?status=safe&status=help',
    'sojourn://check-in?status=safe&request=../settings',
    'sojourn://check-in?status=safe&request=%2e%2e%2f',
    'sojourn://check-in?status=%',
    'sojourn://check-in/../settings?status=safe',
    'sojourn://evil@check-in?status=safe',
    'https://check-in?status=safe',
    'javascript:sojourn://check-in?status=safe',
    `sojourn://check-in?status=safe&request=${'x'.repeat(201)}`,
    `sojourn://check-in?status=safe&${'x=y&'.repeat(1000)}`,
  ])('is not read from %s', (url) => {
    expect(readCheckInLink(url)).toBeNull();
  });

  it('never throws, and gives nothing that could mean another place', () => {
    const query = fc.array(fc.tuple(fc.constantFrom('status', 'request', 'x'), fc.string()));
    fc.assert(
      fc.property(query, (parts) => {
        const text = parts.map(([name, value]) => `${name}=${value}`).join('&');
        const link = readCheckInLink(`sojourn://check-in?status=safe&${text}`);
        expect(link?.requestId ?? 'none').toMatch(/^[\w-]+$/);
      }),
    );
  });
});
