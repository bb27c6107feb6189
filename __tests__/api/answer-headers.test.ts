import { readContentLength, readDate, readNextPath, readRetryAfter } from '@/api/answer-headers';

const DATE = 'Wed, 04 Mar 2026 05:06:07 GMT';

describe('the service’s own clock', () => {
  it('is read to the millisecond', () => {
    expect(readDate(new Headers({ Date: DATE }))).toBe(Date.UTC(2026, 2, 4, 5, 6, 7));
  });

  it.each(['', '5', 'yesterday', '2026-03-04', 'Wed, 99 Foo 2026 05:06:07 GMT', `${DATE} or so`])(
    'is not guessed from "%s"',
    (written) => {
      expect(readDate(new Headers({ Date: written }))).toBeNull();
    },
  );

  it('may be missing', () => {
    expect(readDate(new Headers())).toBeNull();
  });
});

describe('how long to leave the service alone', () => {
  const wait = (written: string, date = DATE) =>
    readRetryAfter(new Headers({ 'Retry-After': written, Date: date }));

  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Wed, 04 Mar 2026 05:08:07 GMT', 120_000],
    ['Wed, 04 Mar 2026 05:00:00 GMT', 0],
  ])('is %s', (written, ms) => {
    expect(wait(written)).toBe(ms);
  });

  it.each(['99999999999999999999', 'Wed, 04 Mar 2126 05:06:07 GMT'])(
    'is a day at most, not %s',
    (written) => {
      expect(wait(written)).toBe(86_400_000);
    },
  );

  it.each(['', 'soon', '-5', '1.5', '1e9', '12 seconds', '2026-03-04', 'Wed, 99 Foo 2026 05:06:07 GMT'])(
    'is open when it says "%s"',
    (written) => {
      expect(wait(written)).toBeNull();
    },
  );

  it('is open when a date stands there without the clock that it goes by', () => {
    expect(wait('Wed, 04 Mar 2026 05:08:07 GMT', '')).toBeNull();
  });

  it('is open when nothing is said', () => {
    expect(readRetryAfter(new Headers())).toBeNull();
  });
});

describe('the encoded size', () => {
  it.each([
    ['1234', 1234],
    ['0', 0],
    ['-1', null],
    ['many', null],
    ['', null],
  ])('of "%s" is %p', (written, size) => {
    expect(readContentLength(new Headers({ 'Content-Length': written }))).toBe(size);
  });
});

describe('the next page', () => {
  const next = (link: string, base = 'https://service.test') =>
    readNextPath(new Headers({ Link: link }), base, `${base}/api/v1/partner/trips?page=1`);

  it.each([
    ['<https://service.test/api/v1/partner/trips?page=2&per_page=10>; rel="next"', '?page=2&per_page=10'],
    ["<https://service.test/api/v1/partner/trips?page=2>; rel='next'", '?page=2'],
    ['<https://service.test/api/v1/partner/trips?page=2>; rel=next', '?page=2'],
    ['<https://service.test/api/v1/partner/trips?page=2>;REL="start NEXT"', '?page=2'],
    ['<https://service.test/api/v1/partner/trips?page=2>; title="x"; rel="next"', '?page=2'],
    ['</api/v1/partner/trips?page=9>; rel="last", </api/v1/partner/trips?page=2>; rel="next"', '?page=2'],
    ['<?page=2>; rel="next"', '?page=2'],
    ['<https://user:secret@service.test/api/v1/partner/trips?page=2#there>; rel="next"', '?page=2'],
  ])('is found in %s', (link, query) => {
    expect(next(link)).toBe(`/api/v1/partner/trips${query}`);
  });

  it.each([
    '',
    'nonsense',
    '<>',
    '<https://service.test/api/v1/partner/trips?page=2>; rel="last"',
    '<https://service.test/api/v1/partner/trips?page=2>; rel="nextish"',
    '<https://service.test/api/v1/partner/trips?page=2>',
    '<https://evil.test/api/v1/partner/trips?page=2>; rel="next"',
    '<//evil.test/api/v1/partner/trips>; rel="next"',
    '<\\\\evil.test/api/v1/partner/trips>; rel="next"',
    '<http://service.test/api/v1/partner/trips?page=2>; rel="next"',
    '<https://service.test:8443/api/v1/partner/trips?page=2>; rel="next"',
    '<https://service.test.evil.test/api/v1/partner/trips>; rel="next"',
    '<https://service.test@evil.test/api/v1/partner/trips>; rel="next"',
    '<https://service.test/elsewhere?page=2>; rel="next"',
    '<https://service.test/api/../elsewhere>; rel="next"',
    '<https://service.test/api/%2e%2e/elsewhere>; rel="next"',
    '<https://service.test/apiary/v1>; rel="next"',
    '<javascript:alert(1)>; rel="next"',
    '<https://>; rel="next"',
  ])('is not taken from %p', (link) => {
    expect(next(link)).toBeNull();
  });

  it('keeps to the folder in which the service lives', () => {
    const base = 'https://host.test/sojourn';

    expect(next('<https://host.test/sojourn/api/v1/trips?page=2>; rel="next"', base)).toBe(
      '/api/v1/trips?page=2',
    );
    expect(next('<https://host.test/api/v1/trips?page=2>; rel="next"', base)).toBeNull();
  });
});
