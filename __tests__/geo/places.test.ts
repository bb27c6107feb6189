import { countryAt } from '@/geo/country-at';
import { loadPlaces } from '@/geo/places/load-places';
import { nearestPlaceName } from '@/geo/places/nearest-place-name';
import type { Places } from '@/geo/places/places';

let places: Places;

beforeAll(async () => {
  places = await loadPlaces();
});

const cityOf = (name: string, code: string) => {
  const city = places.cities.find((one) => one.name === name && one.code === code);
  if (!city) throw new Error(`no ${name}`);
  return city;
};

describe('the places that the app carries', () => {
  it('are a few thousand cities, in nearly every country', () => {
    expect(places.cities).toHaveLength(5000);
    expect(new Set(places.cities.map(({ code }) => code)).size).toBeGreaterThan(230);
  });

  it('stand where they are', () => {
    expect(cityOf('Bogotá', 'CO').latitude).toBeCloseTo(4.61, 1);
    expect(cityOf('Bogotá', 'CO').longitude).toBeCloseTo(-74.08, 1);
    expect(cityOf('Puerto Ayora', 'EC').longitude).toBeCloseTo(-90.3, 1);
    const astray = places.cities.filter(
      ({ latitude, longitude, code }) => countryAt(latitude, longitude) !== code,
    );
    // Written to a kilometre, a few on a border or a small island are across it.
    expect(astray.length / places.cities.length).toBeLessThan(0.01);
  });

  it('know capitals, and large cities from small ones', () => {
    expect(cityOf('Bogotá', 'CO').isCapital).toBe(true);
    expect(cityOf('Medellín', 'CO').isCapital).toBe(false);
    expect(cityOf('Medellín', 'CO').prominence).toBeGreaterThan(cityOf('Leticia', 'CO').prominence);
  });

  it('have the name of the language where there is one, and else their own', () => {
    const munich = cityOf('Munich', 'DE');
    expect((['en', 'de'] as const).map((language) => places.nameOf(munich, language))).toEqual([
      'Munich',
      'München',
    ]);
    expect(places.nameOf(cityOf('Beijing', 'CN'), 'es')).toBe('Pekín');
    expect(places.nameOf(cityOf('Cali', 'CO'), 'fr')).toBe('Cali');
  });

  it('are countries and waters too', () => {
    const colombia = places.countries.find(({ code }) => code === 'CO');
    expect(colombia).toMatchObject({ name: 'Colombia' });
    expect(countryAt(colombia?.latitude ?? 0, colombia?.longitude ?? 0)).toBe('CO');
    expect(places.waters.map(({ names }) => names.de)).toContain('Karibisches Meer');
  });
});

describe('the name of where somebody is', () => {
  it('is the city around them, also at its edge', () => {
    expect(nearestPlaceName(4.66, -74.08, 'en')).toBe('Bogotá');
    expect(nearestPlaceName(48.135, 11.69, 'de')).toBe('München');
  });

  it('is none in the country between cities, at sea, or nowhere', () => {
    expect(nearestPlaceName(1.5, -71.5, 'en')).toBeNull();
    expect(nearestPlaceName(10, -140, 'en')).toBeNull();
    expect(nearestPlaceName(NaN, 0, 'en')).toBeNull();
  });

  it('is never a city across the border', () => {
    expect(nearestPlaceName(47.5584, 7.5733, 'de')).toBe('Basel');
    expect(nearestPlaceName(47.613, 7.66, 'de')).not.toBe('Basel');
  });
});
