import shown from '../../assets/names/shown.json';

import { compareNames, nameOfCountry } from '@/i18n/country-names';

describe('the names of countries', () => {
  it('are those of the language, and the service’s own in English or where no other is known', () => {
    expect(nameOfCountry('CO', 'Colombia', 'de')).toBe('Kolumbien');
    expect(nameOfCountry('CI', 'Ivory Coast', 'fr')).toBe('Côte d’Ivoire');
    expect(nameOfCountry('AX', 'Åland Islands', 'es')).toBe('Islas Aland');
    expect(nameOfCountry('CI', 'Ivory Coast', 'en')).toBe('Ivory Coast');
    expect(nameOfCountry('ZZ', 'Atlantis', 'de')).toBe('Atlantis');
  });

  it('are there for every country that can be looked for, in every language', () => {
    const codes = shown.codes.split('|');
    for (const language of ['es', 'fr', 'de'] as const) {
      const names = shown[language].split('|');
      expect(names).toHaveLength(codes.length);
      expect(names.filter((name) => name === '')).toEqual([]);
    }
  });

  it('stand in the order of the language, whatever the accents', () => {
    const sort = (names: string[], language: 'en' | 'de') =>
      [...names].sort((one, other) => compareNames(one, other, language));
    expect(sort(['Zambia', 'Åland Islands', 'Albania', 'Austria'], 'en')).toEqual([
      'Åland Islands',
      'Albania',
      'Austria',
      'Zambia',
    ]);
    expect(sort(['Osttimor', 'Österreich', 'Oman'], 'de')).toEqual(['Oman', 'Österreich', 'Osttimor']);
  });
});
