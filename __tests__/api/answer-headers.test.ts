import { readDate, readRetryAfter } from '@/api/answer-headers';

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
