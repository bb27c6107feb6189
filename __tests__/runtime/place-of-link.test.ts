import { placeOfLink } from '@/runtime/place-of-link';

describe('a link into the app', () => {
  it.each([
    ['sojourn://check-in?status=safe', '/check-in?status=safe'],
    ['sojourn://check-in?status=help&request=r-1', '/check-in?status=help&request=r-1'],
    ['sojourn://check-in?status=help&request=../x', null],
    ['https://evil.example/check-in?status=help', null],
  ])('%s leads to %s', (url, place) => {
    expect(placeOfLink(url)).toBe(place);
  });
});
