import { findCountries, groupCountries } from '@/domain/group-countries';

const country = (name: string, country_code: string) => ({ id: country_code, name, country_code });
const all = [
  country('Åland', 'AX'),
  country('Austria', 'AT'),
  country('Peru', 'PE'),
  country('South Korea', 'KR'),
  country('Zambia', 'ZM'),
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

  it.each([
    ['uk', 'GB'],
    ['USA', 'US'],
    ['holland', 'NL'],
    ['dr congo', 'CD'],
    ['turkey', 'TR'],
    ['türkiye', 'TR'],
    ['turquie', 'TR'],
    ['Kolumbien', 'CO'],
    ['columbia', 'CO'],
    ['allemagne', 'DE'],
    ['Alemania', 'DE'],
    ['deu', 'DE'],
    ['germnay', 'DE'],
    ['vereinigte staaten', 'US'],
    ['kingdom united', 'GB'],
    ['ivory', 'CI'],
  ])('are found by what people call them: %s', (text, code) => {
    const world = [
      country('United Kingdom', 'GB'),
      country('United States', 'US'),
      country('Netherlands', 'NL'),
      country('Democratic Republic of the Congo', 'CD'),
      country('Republic of the Congo', 'CG'),
      country('Turkey', 'TR'),
      country('Turkmenistan', 'TM'),
      country('Colombia', 'CO'),
      country('Germany', 'DE'),
      country('Denmark', 'DK'),
      country('Ivory Coast', 'CI'),
    ];
    expect(findCountries(world, text).map(({ id }) => id)).toEqual([code]);
  });

  it('are offered with a typo only where nothing is called so', () => {
    const islands = [country('Ireland', 'IE'), country('Iceland', 'IS')];
    expect(findCountries(islands, 'iceland').map(({ id }) => id)).toEqual(['IS']);
    expect(findCountries(islands, 'iseland').map(({ id }) => id)).toEqual(['IE', 'IS']);
  });
});
