import { findCountries, groupCountries } from '@/domain/group-countries';

const country = (name: string, country_code: string) => ({ id: country_code, name, country_code });
const all = [
  country('Zambia', 'ZM'),
  country('Åland', 'AX'),
  country('Austria', 'AT'),
  country('Peru', 'PE'),
  country('South Korea', 'KR'),
];

describe('countries in a list', () => {
  it('stand once each: here, on trips, then by letter whatever the accent', () => {
    const groups = groupCountries(all, 'PE', new Set(['PE', 'ZM']));
    expect(groups.map(({ key, letter, countries }) => [key, letter, countries.map(({ id }) => id)])).toEqual([
      ['here', '', ['PE']],
      ['trips', '', ['ZM']],
      ['letter', 'A', ['AX', 'AT']],
      ['letter', 'S', ['KR']],
    ]);
  });

  it('are found by the beginning of any word, without accents, or by code', () => {
    const find = (text: string) => findCountries(all, text).map(({ id }) => id);
    expect(find('aland')).toEqual(['AX']);
    expect(find('KOR')).toEqual(['KR']);
    expect(find('at')).toEqual(['AT']);
    expect(find('orea')).toEqual([]);
    expect(find('  ')).toHaveLength(5);
  });
});
