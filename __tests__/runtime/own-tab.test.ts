import { inOwnTab } from '@/runtime/own-tab';

describe('a link to a detail', () => {
  it.each([
    ['/country/co', '/(tabs)/(explore)/country/co'],
    ['/trip/42/edit', '/(tabs)/(trips)/trip/42/edit'],
    ['/check-in?status=safe', '/(tabs)/(help)/check-in?status=safe'],
    ['/settings', '/(tabs)/(today)/settings'],
    ['/about-me', '/(tabs)/(today)/about-me'],
    ['/alert-filters', '/(tabs)/(today)/alert-filters'],
    ['/entry-rule/7', '/(tabs)/(explore)/entry-rule/7'],
    ['/request/7', '/(tabs)/(help)/request/7'],
    ['/pass/7?pass=1', '/(tabs)/(trips)/pass/7?pass=1'],
    ['/requests', '/(tabs)/(help)/requests'],
    ['sojourn://hospital/7', '/(tabs)/(help)/hospital/7'],
  ])('%s opens in the tab where it is at home', (path, place) => {
    expect(inOwnTab(path)).toBe(place);
  });

  it.each([
    '/',
    '/alerts',
    '/sign-in?key=x',
    '/no-such-screen',
    '/(tabs)/(help)/country/co',
    '/constructor',
    '',
  ])('%s stays as it is', (path) => {
    expect(inOwnTab(path)).toBe(path);
  });
});
